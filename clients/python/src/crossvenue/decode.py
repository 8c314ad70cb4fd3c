"""Reads the records of answers. A field that is null or absent on the wire is None; an unknown field is skipped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from .encode import wire_name
from .errors import CrossvenueError
from .rows import Page, Rows

T = TypeVar("T")
M = TypeVar("M")


@dataclass(frozen=True)
class Answer:
    """A successful answer of the gateway."""

    data: Any
    meta: Any
    request_id: str | None


Decode = Callable[[Answer], T]


def one(cls: type[T]) -> Decode[T]:
    """Reads one record."""
    return lambda answer: read(cls, answer.data)


def rows(cls: type[T]) -> Decode[Rows[T]]:
    """Reads a list of records."""
    return lambda answer: Rows(read(cls, row) for row in answer.data)


def page(cls: type[T], meta: type[M]) -> Decode[Page[T, M]]:
    """Reads one of several pages."""
    return lambda answer: Page(rows(cls)(answer), read(meta, answer.meta), answer.request_id)


def short_list(cls: type[T], meta: type[M]) -> Decode[Page[T, M | None]]:
    """Reads a list that has metadata only where it was cut."""

    def decode(answer: Answer) -> Page[T, M | None]:
        about = None if answer.meta is None else read(meta, answer.meta)
        return Page(rows(cls)(answer), about, answer.request_id)

    return decode


def mapping(cls: type[T]) -> Decode[dict[str, T]]:
    """Reads records by their ids."""
    return lambda answer: {key: read(cls, value) for key, value in answer.data.items()}


def as_is(answer: Answer) -> Any:
    """Returns a value that needs no reading."""
    return answer.data


def nothing(_: Answer) -> None:
    """Reads an answer without data."""


def read(cls: type[T], value: Any) -> T:
    """Reads a record. Raises CrossvenueError if the value has not its form."""
    try:
        return _reader(cls)(value)
    except (AttributeError, TypeError) as cause:
        message = f"the answer holds no {cls.__name__}: {cause}; the gateway may be of another version than this client"
        raise CrossvenueError("NETWORK_ERROR", message) from cause


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    """Returns the function that reads values of a type."""
    args = get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        rest = [arg for arg in args if arg is not type(None)]
        return _optional(_reader(rest[0])) if len(rest) == 1 else _same
    if get_origin(kind) is Rows:
        item = _reader(args[0])
        return lambda value: Rows(item(each) for each in value)
    if get_origin(kind) is dict:
        entry = _reader(args[1])
        return lambda value: {key: entry(each) for key, each in value.items()}
    return _record(kind) if is_dataclass(kind) else _same


def _record(cls: Any) -> Callable[[Any], Any]:
    types = get_type_hints(cls)
    readers = [(field.name, wire_name(field.name), _optional(_reader(types[field.name]))) for field in fields(cls)]
    return lambda value: cls(**{name: reader(value[wire]) for name, wire, reader in readers if wire in value})


def _optional(reader: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else reader(value)


def _same(value: Any) -> Any:
    return value
