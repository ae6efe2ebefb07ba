### Why other devices cannot open the tables, and what to try: in the lobby of whoever serves them, and in their terminal.

sharing-no-network = This machine is in no network: join a Wi-Fi or plug in a cable, and try again.
sharing-only-virtual = This machine is in networks of a VPN, of containers or of virtual machines only ({ LIST($names) }), where devices at home do not reach it: join a Wi-Fi or plug in a cable, or name the address to serve at with --host.
sharing-only-public = This machine has a public address only ({ LIST($addresses) }), which all the internet could open: join a home network, or serve at that address with --host and read docs/hosting.md.
sharing-advice = If it does not open there: the other device has to be in this same network, not in a guest Wi-Fi or on mobile data, and this machine's firewall has to let port { EITHER($ports) } through.
sharing-enclosed = This runs in a container or in WSL, whose address other devices seldom reach: if it does not open there, start it with --host 0.0.0.0 --public-url http://ADDRESS:{ EITHER($ports) }, the address of the machine outside, which has to pass port { EITHER($ports) } on.
# What the system says is in its own language.
sharing-port-taken = The table cannot be opened at { $host }, port { $port } ({ $why }): choose another --port.
