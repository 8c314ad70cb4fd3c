"""The streams of a venue: the request and the reading of each."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeVar

from .connection import Settings
from .decode import read
from .event_memory import EventMemory, remember_orders, remember_positions, remember_trades
from .models import (
    MatchedPrices,
    OrderBook,
    OrderEvent,
    Position,
    SubscribedAddressSnapshot,
    Ticker,
    Trade,
    UserTrade,
)
from .rows import Rows
from .subscription import Subscription, request_of

T = TypeVar("T")
AccountPart = Literal["trades", "positions", "balances"]


class Feeds:
    """Creates the subscriptions of one venue."""

    def __init__(self, settings: Settings, exchange: str, credentials: Mapping[str, object] | None) -> None:
        self._settings = settings
        self._exchange = exchange
        self._credentials = credentials

    def order_book_feed(self, outcome_id: str, limit: int | None) -> Subscription[OrderBook]:
        return self._feed("watchOrderBook", [outcome_id, limit], lambda frame, _, __: read(OrderBook, frame["data"]))

    def order_books_feed(self, outcome_ids: Sequence[str], limit: int | None) -> Subscription[dict[str, OrderBook]]:
        return self._feed("watchOrderBooks", [outcome_ids, limit], _books)

    def trades_feed(self, outcome_id: str) -> Subscription[Rows[Trade]]:
        return self._feed("watchTrades", [outcome_id], _trades)

    def ticker_feed(self, outcome_id: str) -> Subscription[Ticker]:
        return self._feed("watchTicker", [outcome_id], lambda frame, _, __: read(Ticker, frame["data"]))

    def orders_feed(self, market_id: str | None) -> Subscription[Rows[OrderEvent]]:
        return self._events("watchOrders", [market_id], OrderEvent, remember_orders())

    def my_trades_feed(self, market_id: str | None, since: int | None) -> Subscription[Rows[UserTrade]]:
        # Every connection begins with the trades since then, so that those made without one are not missed.
        start = int(time.time() * 1000) if since is None else since
        return self._events("watchMyTrades", [market_id, start], UserTrade, remember_trades())

    def positions_feed(self, address: str | None) -> Subscription[Rows[Position]]:
        return self._events("watchPositions", [address], Position, remember_positions())

    def account_feed(
        self, address: str, types: Sequence[AccountPart] | None
    ) -> Subscription[SubscribedAddressSnapshot]:
        return self._feed(
            "watchAddress", [address, types], lambda frame, _, __: read(SubscribedAddressSnapshot, frame["data"])
        )

    def matched_prices_feed(self, question: str) -> Subscription[MatchedPrices]:
        return self._feed("watchMatchedPrices", [question], lambda frame, _, __: read(MatchedPrices, frame["data"]))

    def _events(
        self, method: str, args: list[object], kind: type[T], memory: EventMemory[T]
    ) -> Subscription[Rows[T]]:
        def reading(frame: Mapping[str, Any], _: object, is_new: bool) -> Rows[T] | None:
            return Rows(memory.take((read(kind, event) for event in frame["data"]), is_new)) or None

        return self._feed(method, args, reading)

    def _feed(
        self, method: str, args: list[object], reading: Callable[[Mapping[str, Any], Any, bool], Any]
    ) -> Subscription[Any]:
        return Subscription(self._settings, request_of(self._exchange, method, args, self._credentials), reading)


def _books(frame: Mapping[str, Any], last: dict[str, OrderBook] | None, _: bool) -> dict[str, OrderBook]:
    """The first frame holds all books, a later one that of its symbol."""
    if "symbol" in frame:
        return {**(last or {}), frame["symbol"]: read(OrderBook, frame["data"])}
    return {outcome_id: read(OrderBook, book) for outcome_id, book in frame["data"].items()}


def _trades(frame: Mapping[str, Any], *_: object) -> Rows[Trade] | None:
    """From time to time a gateway sends an empty list, for clients that poll."""
    return Rows(read(Trade, trade) for trade in frame["data"]) or None
