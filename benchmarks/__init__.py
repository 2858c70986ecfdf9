"""How fast Sobremesa plays, beside its nearest peers: ``python -m benchmarks``.

To add a subject, add a module to this folder. It marks functions with
``@measurement``; each prepares everything that is not to be timed and returns
the function that is: it plays a number of games and says how much it did. The
folder is walked, so nothing else changes.
"""
