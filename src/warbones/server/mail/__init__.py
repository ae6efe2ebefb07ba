"""Email notifications: the operator's mail server, messages, addresses and their confirmation."""
