### Why other devices cannot open the tables, and what to try: in the lobby of whoever serves them, and in their terminal.

sharing-no-network = This machine isn't on a network. Join Wi-Fi or plug in a cable, then try again.
sharing-only-virtual = The only networks of this machine belong to a VPN, containers or virtual machines ({ LIST($names) }), and devices at home can't reach those. Join Wi-Fi or plug in a cable, or name the address to serve at with --host.
sharing-only-public = This machine has only a public address ({ LIST($addresses) }), which anyone on the internet could open. Join a home network, or serve at that address with --host and read docs/hosting.md.
sharing-advice = If it doesn't open there: the other device must be on this same network, not on guest Wi-Fi or mobile data, and this machine's firewall must let port { EITHER($ports) } through.
sharing-enclosed = This runs in a container or in WSL, which other devices can rarely reach. If it doesn't open there, start it with --host 0.0.0.0 --public-url http://ADDRESS:{ EITHER($ports) }, where ADDRESS is the host machine's address, and let the host machine forward port { EITHER($ports) }.
# What the system says is in its own language.
sharing-port-taken = The table can't be opened at { $host }, port { $port } ({ $why }). Choose another --port.
