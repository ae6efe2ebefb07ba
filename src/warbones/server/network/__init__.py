"""Where the tables can be reached: this machine's addresses, the names it answers to, and links to them."""
