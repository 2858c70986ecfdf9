"""How much a server carries, ours beside its peers: ``make bench-server``.

Every server runs on one core and the load client on another. The client plays both seats of
each table in turns and counts acknowledged moves; CPU time and memory of the server are read
from ``/proc``. Each system has a module that starts it and plays at its tables;
``client.py`` has what all of them share.
"""
