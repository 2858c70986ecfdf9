"""How much a server carries, ours beside its peers: ``make bench-server``.

Every server runs on one core and one client on another. The client plays two seats a
table in ping-pong and counts what the server acknowledged; what the server used is read
from ``/proc``. Each system has a module that knows how it is started and how a table of
it is played; ``client.py`` has what all of them share.
"""
