"""The streams of a venue: the request and the reading of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .connection import Settings
from .decode import read
from .models import MatchedPrices, OrderBook, SubscribedAddressSnapshot, Trade
from .rows import Rows
from .subscription import Subscription, request_of

AccountPart = Literal["trades", "positions", "balances"]


class Feeds:
    """Creates the subscriptions of one venue."""

    def __init__(self, settings: Settings, exchange: str, credentials: Mapping[str, object] | None) -> None:
        self._settings = settings
        self._exchange = exchange
        self._credentials = credentials

    def order_book_feed(self, outcome_id: str, limit: int | None) -> Subscription[OrderBook]:
        return self._feed("watchOrderBook", [outcome_id, limit], lambda frame, _: read(OrderBook, frame["data"]))

    def order_books_feed(self, outcome_ids: Sequence[str], limit: int | None) -> Subscription[dict[str, OrderBook]]:
        return self._feed("watchOrderBooks", [outcome_ids, limit], _books)

    def trades_feed(self, outcome_id: str) -> Subscription[Rows[Trade]]:
        return self._feed("watchTrades", [outcome_id], _trades)

    def account_feed(
        self, address: str, types: Sequence[AccountPart] | None
    ) -> Subscription[SubscribedAddressSnapshot]:
        return self._feed(
            "watchAddress", [address, types], lambda frame, _: read(SubscribedAddressSnapshot, frame["data"])
        )

    def matched_prices_feed(self, question: str) -> Subscription[MatchedPrices]:
        return self._feed("watchMatchedPrices", [question], lambda frame, _: read(MatchedPrices, frame["data"]))

    def _feed(
        self, method: str, args: list[object], reading: Callable[[Mapping[str, Any], Any], Any]
    ) -> Subscription[Any]:
        return Subscription(self._settings, request_of(self._exchange, method, args, self._credentials), reading)


def _books(frame: Mapping[str, Any], last: dict[str, OrderBook] | None) -> dict[str, OrderBook]:
    """The first frame holds all books, a later one that of its symbol."""
    if "symbol" in frame:
        return {**(last or {}), frame["symbol"]: read(OrderBook, frame["data"])}
    return {outcome_id: read(OrderBook, book) for outcome_id, book in frame["data"].items()}


def _trades(frame: Mapping[str, Any], _: Rows[Trade] | None) -> Rows[Trade] | None:
    """From time to time a gateway sends an empty list, for clients that poll."""
    return Rows(read(Trade, trade) for trade in frame["data"]) or None
