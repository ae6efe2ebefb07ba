"""The table in one web page: rooms, lobby and bots that answer the server's protocol under Pyodide."""
