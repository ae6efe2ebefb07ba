### Why other devices cannot open the tables, and what to try: in the lobby of whoever serves them, and in their terminal.

sharing-no-network = This machine isn't on a network. Join Wi-Fi or plug in a cable, then try again.
sharing-only-virtual = This machine's only networks belong to a VPN, containers or virtual machines ({ LIST($names) }), and devices at home can't reach those. Join Wi-Fi or plug in a cable, or give the address to serve at with --host.
sharing-only-public = This machine has only a public address ({ LIST($addresses) }), which anyone on the internet could open. Join a home network, or serve at that address with --host and read docs/hosting.md.
sharing-advice = If the link doesn't open there, check that the other device is on this same network, not on guest Wi-Fi or mobile data, and that this machine's firewall lets port { EITHER($ports) } through.
sharing-enclosed = Warbones is running in a container or in WSL, which other devices can rarely reach. If the link doesn't open there, start Warbones with --host 0.0.0.0 --public-url http://ADDRESS:{ EITHER($ports) }, where ADDRESS is the host machine's address, and have the host machine forward port { EITHER($ports) }.
# What the system says is in its own language.
sharing-port-taken = The table can't be opened at { $host }, port { $port } ({ $why }). Choose another --port.
