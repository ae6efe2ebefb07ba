"""What steps tables, in machine code: all that is compiled lies here, so that nothing else costs compiling anew."""
