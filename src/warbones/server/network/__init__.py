"""The network: this machine's addresses, the host names it answers to, and links to tables."""
