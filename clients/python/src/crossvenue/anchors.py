"""Names an event or a market that a caller gives whole or by its id."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from .errors import invalid

if TYPE_CHECKING:
    from .models import AnyEvent, AnyMarket


def event_anchor(anchor: str | AnyEvent | AnyMarket | None) -> dict[str, str]:
    """Returns the parameter that names an event; that of a market is its own."""
    if anchor is None:
        return {}
    if isinstance(anchor, str):
        return {"eventId": anchor}
    event = _market_id(anchor) is None
    own = getattr(anchor, "id", None) if event else getattr(anchor, "event_id", None)
    if own is not None:
        return {"eventId": _service_id(anchor, own)}
    return _page(anchor, "the market has neither an event id nor a page")


def market_anchor(anchor: str | AnyEvent | AnyMarket | None) -> dict[str, str]:
    """Returns the parameter that names a market; an event stands for all its markets."""
    if anchor is None:
        return {}
    if isinstance(anchor, str):
        return {"marketId": anchor}
    market = _market_id(anchor)
    if market is not None:
        return {"marketId": _service_id(anchor, market)}
    return _page(anchor, "the event has neither a page nor a slug")


def item_id(item: str | AnyEvent | AnyMarket, *, in_path: bool = False) -> str:
    """Returns the service id of an event or a market."""
    own = item if isinstance(item, str) else _service_id(item, _market_id(item) or getattr(item, "id", ""))
    return path_part(own) if in_path else own


def path_part(text: str) -> str:
    """Writes a text as one part of a path."""
    return quote(text, safe="")


def _market_id(item: AnyEvent | AnyMarket) -> str | None:
    return getattr(item, "market_id", None)


def _service_id(item: AnyEvent | AnyMarket, own: str) -> str:
    """An id alone may exist on several venues."""
    return f"{item.source_exchange}:{own}" if item.source_exchange else own


def _page(item: AnyEvent | AnyMarket, problem: str) -> dict[str, str]:
    if item.url:
        return {"url": item.url}
    if item.slug:
        return {"slug": item.slug}
    raise invalid("anchor", f"must name an event or a market: {problem}")
