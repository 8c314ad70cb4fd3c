"""Writes arguments. None is left out; a value that would be lost or changed on the way is an error."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import date, datetime, timezone
from typing import Any, cast

from .errors import invalid


def wire_name(name: str) -> str:
    """Returns a name as the wire has it: volume_24h is volume24h."""
    return re.sub(r"_([a-z0-9])", lambda match: match[1].upper(), name.rstrip("_"))


def to_json(body: object) -> bytes:
    """Writes a body of JSON."""
    return json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def to_query(parameters: Mapping[str, object]) -> dict[str, str]:
    """Writes the parameters of a query string; lists are joined by commas."""
    return {name: _text(value) for name, value in cast("dict[str, Any]", to_wire(parameters)).items()}


def to_args(args: Sequence[object]) -> list[object]:
    """Writes positional arguments, without those at the end that are not given."""
    written = [to_wire(arg, f"args[{position}]") for position, arg in enumerate(args)]
    while written and written[-1] in (None, {}):
        written.pop()
    return written


def to_wire(value: object, name: str = "args") -> object:
    """Writes options under the names of the wire, and records as they were read."""
    if isinstance(value, Mapping):
        options = cast("Mapping[str, object]", value)
        return {wire_name(key): to_wire(each, key) for key, each in options.items() if each is not None}
    if is_dataclass(value):
        return _record(value)
    if isinstance(value, (list, tuple, set, frozenset)):
        return [to_wire(each, name) for each in cast("Sequence[object]", value)]
    if isinstance(value, date):
        return _instant(value, name)
    if isinstance(value, float) and not math.isfinite(value):
        raise invalid(name, f"must be a finite number, got {value}")
    if value is None or isinstance(value, (str, int, float)):
        return value
    raise invalid(name, f"must be a value that JSON can represent, got {type(value).__name__}")


def _record(value: Any) -> object:
    """Writes a record; the venue's own objects inside it are sent back unchanged."""
    if is_dataclass(value):
        each = ((wire_name(field.name), getattr(value, field.name)) for field in fields(value))
        return {name: _record(held) for name, held in each if held is not None}
    return [_record(item) for item in cast("list[Any]", value)] if isinstance(value, list) else value


def _instant(value: date, name: str) -> str:
    if not isinstance(value, datetime):
        return value.isoformat()
    if value.tzinfo is None:
        raise invalid(name, f"must have a time zone, got {value.isoformat()}; datetime.now(timezone.utc) has one")
    return value.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")


def _text(value: object) -> str:
    if isinstance(value, list):
        return ",".join(_text(each) for each in cast("list[object]", value))
    return str(value).lower() if isinstance(value, bool) else str(value)
