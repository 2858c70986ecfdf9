"""The addresses by which other devices can reach this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

# Where a packet to each of these would leave the machine is one of its own addresses: the way to the
# internet, and to the networks that homes and offices have. Nothing is sent.
PROBES = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
ANY_PORT = 9
EVERYWHERE = ("0.0.0.0", "::", "")  # hosts that stand for every address of the machine


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def urls(host: str, port: int) -> list[str]:
    """URLs by which other devices reach a server that listens at a host; nothing if none can."""
    if is_loopback(host):
        return []
    hosts = dict.fromkeys(own_addresses()) if host in EVERYWHERE else [host]
    return [url(each, port) for each in hosts]


def own_url(host: str, port: int) -> str:
    """The URL by which this machine itself reaches the server."""
    return url("127.0.0.1" if host in EVERYWHERE else host, port)


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_addresses() -> Iterator[str]:
    for probe in PROBES:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
            sender.connect((probe, ANY_PORT))
            found = sender.getsockname()[0]
            if not is_loopback(found) and not ip_address(found).is_unspecified:
                yield found
