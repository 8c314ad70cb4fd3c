from __future__ import annotations

from importlib.util import find_spec

import pytest

from crossvenue import Crossvenue, Rows
from crossvenue.models import UnifiedEvent


def test_rows_become_a_frame_of_the_installed_library(client: Crossvenue, event: UnifiedEvent) -> None:
    frame = event.markets[0].outcomes.to_frame()
    assert type(frame).__module__.split(".")[0] == ("pandas" if find_spec("pandas") else "polars")
    assert list(frame["label"]) == ["Yes", "No"]
    book = client.kalshi.fetch_order_book("KXNETANYAHUOUT-27-26DEC31:YES")
    assert list(book.asks.to_frame()["price"]) == [level.price for level in book.asks]


def test_a_frame_leaves_out_what_has_a_frame_of_its_own(event: UnifiedEvent) -> None:
    columns = list(event.markets.to_frame().columns)
    assert "title" in columns and "volume_24h" in columns
    assert "outcomes" not in columns and "source_metadata" not in columns


def test_an_empty_list_is_an_empty_frame() -> None:
    assert len(Rows[UnifiedEvent]().to_frame()) == 0


def test_a_library_that_is_missing_is_named() -> None:
    missing = [name for name in ("pandas", "polars") if not find_spec(name)]
    for name in missing:
        with pytest.raises(ImportError, match=name):
            Rows[UnifiedEvent]().to_frame("polars" if name == "polars" else "pandas")
