"""Asks every case of a file with the Python client of this environment and prints one answer per line."""

from __future__ import annotations

import json
import re
import sys

from crossvenue import Crossvenue, CrossvenueError
from crossvenue.encode import to_wire


def snake(name: str) -> str:
    """Returns a name as Python has it: fetchOHLCV is fetch_ohlcv, volume24h is volume_24h."""
    return re.sub(r"(?<=[a-z])(?=[A-Z0-9])", "_", name).lower()


def ask(client: Crossvenue, case: dict) -> dict:
    """Returns the answer of one case."""
    *first, last = case["args"] or [None]
    name = snake(case["operation"])
    caller = client if case["on"] == "v0" else client.venue(case["on"], case.get("credentials"))
    if case["on"] == "router" and hasattr(client.router, name):
        caller = client.router
    method = getattr(caller, name)
    # A built order is an argument; any other object at the end has the options.
    if isinstance(last, dict) and case["operation"] != "submitOrder":
        args, options = first, {snake(name): value for name, value in last.items()}
    else:
        args, options = case["args"], {}
    try:
        return {"data": to_wire(method(*args, **options))}
    except CrossvenueError as error:
        return {"error": {"code": error.code, "field": error.field}}


with open(sys.argv[1], encoding="utf-8") as file, Crossvenue() as client:
    for case in json.load(file):
        print(json.dumps(ask(client, case)))
