"""The operator's page: what the server is doing, and blocks of names and addresses."""
