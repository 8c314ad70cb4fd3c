"""Lists of records as answers hold them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_: Any) -> Any:
        return lambda decorator: decorator


T = TypeVar("T")
M = TypeVar("M")
FrameLibrary = Literal["pandas", "polars"]


@dataclass_transform(kw_only_default=True, frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Makes a class an immutable record whose fields are given by name."""
    return dataclass(frozen=True, kw_only=True, slots=True)(cls)


class Rows(list[T]):
    """A list of records."""

    def to_frame(self, library: FrameLibrary | None = None) -> Any:
        """Returns a DataFrame with one row per record and one column per field with a plain value.

        Lists of records inside a record, such as the markets of an event, have a frame of their own:
        ``event.markets.to_frame()``. Uses pandas where it is installed, else polars; raises ImportError without both.
        """
        names = list(dict.fromkeys(field.name for row in self for field in fields(row)))  # type: ignore[arg-type]
        rows = [{name: getattr(row, name, None) for name in names} for row in self]
        columns = [name for name in names if all(_is_plain(row[name]) for row in rows)]
        data = {name: [row[name] for row in rows] for name in columns}
        if (library or _installed()) == "pandas":
            return import_module("pandas").DataFrame(data)
        return import_module("polars").DataFrame(data, strict=False)


class Page(Rows[T], Generic[T, M]):
    """A list of records with what the answer states about it."""

    meta: M
    """The position of the page: `meta.total`, `meta.next_cursor`; for a list of a venue None unless it was cut."""
    request_id: str | None
    """The request's id in the log of the gateway."""

    def __init__(self, rows: Iterable[T], meta: M, request_id: str | None = None) -> None:
        super().__init__(rows)
        self.meta = meta
        self.request_id = request_id


def _is_plain(value: object) -> bool:
    if isinstance(value, list) and not isinstance(value, Rows):
        return all(_is_plain(item) for item in value)  # type: ignore[misc]
    return value is None or isinstance(value, (str, int, float, bool))


def _installed() -> FrameLibrary:
    for library in ("pandas", "polars"):
        if find_spec(library):
            return library
    raise ImportError("to_frame needs pandas or polars: pip install pandas")
