"""Live streams for programs that wait for each value."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import TYPE_CHECKING, Generic, TypeVar

from .errors import CrossvenueError
from .feeds import AccountPart, Feeds
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
from .subscription import Gap, Subscription

if TYPE_CHECKING:
    from typing_extensions import Self
    from websockets.sync.client import ClientConnection

T = TypeVar("T")


class Stream(Generic[T]):
    """An endless iterator over the values of a stream, with a connection of its own.

    A lost connection is made again. `gap` is None, or the time that was missed right before the last value.
    """

    def __init__(self, subscription: Subscription[T]) -> None:
        self._subscription = subscription
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()
        self._is_closed = False

    @property
    def gap(self) -> Gap | None:
        """The time without a connection before the last value; None where nothing was missed."""
        return self._subscription.gap

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> T:
        try:
            return self._next()
        except CrossvenueError:
            self.close()
            raise

    def _next(self) -> T:
        from websockets.exceptions import ConnectionClosed

        while not self._is_closed:
            socket = self._socket or self._connect()
            try:
                found = self._subscription.received(socket.recv()) if socket else None
            except ConnectionClosed as cause:
                self._drop()
                if not self._is_closed:
                    time.sleep(self._subscription.lost(cause))
                continue
            if found:
                return found.value
        raise StopIteration

    def _connect(self) -> ClientConnection | None:
        """Returns a connection, or None after a pause if there is none yet."""
        from websockets.exceptions import InvalidHandshake, InvalidStatus
        from websockets.sync.client import connect

        try:
            socket = connect(self._subscription.url, additional_headers=self._subscription.headers, max_size=None)
            # The context has a wider type than the socket in the websockets of Python 3.10.
            self._opened.enter_context(socket)
            socket.send(self._subscription.opened())
            self._socket = socket
            return socket
        except InvalidStatus as cause:
            refusal = (cause.response.status_code, bytes(cause.response.body or b""))
            time.sleep(self._subscription.lost(cause, refusal))
        except (OSError, TimeoutError, InvalidHandshake) as cause:
            time.sleep(self._subscription.lost(cause))
        return None

    def close(self) -> None:
        """Ends the stream."""
        self._is_closed = True
        self._drop()

    def _drop(self) -> None:
        self._socket = None
        self._opened.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


class Streams(Feeds):
    """The live streams of one venue. Every value is whole; needs `pip install "crossvenue[streams]"`.

    >>> with client.kalshi.streams.order_book("KXFED-26DEC-T4.00:YES") as books:
    ...     for book in books:
    ...         print(book.bids[:1], book.asks[:1], books.gap)
    """

    def order_book(self, outcome_id: str, limit: int | None = None) -> Stream[OrderBook]:
        """Streams the book of one outcome."""
        return Stream(self.order_book_feed(outcome_id, limit))

    def order_books(self, outcome_ids: Sequence[str], limit: int | None = None) -> Stream[dict[str, OrderBook]]:
        """Streams the books of several outcomes, all of them each time."""
        return Stream(self.order_books_feed(outcome_ids, limit))

    def trades(self, outcome_id: str) -> Stream[Rows[Trade]]:
        """Streams the trades of one outcome: each value has those since the one before."""
        return Stream(self.trades_feed(outcome_id))

    def ticker(self, outcome_id: str) -> Stream[Ticker]:
        """Streams the best prices and figures of one outcome."""
        return Stream(self.ticker_feed(outcome_id))

    def orders(self, market_id: str | None = None) -> Stream[Rows[OrderEvent]]:
        """Streams the changes of your orders: first all open ones, then each change once.

        After a lost connection, those that were closed meanwhile come with their last known state.
        """
        return Stream(self.orders_feed(market_id))

    def my_trades(self, market_id: str | None = None, since: int | None = None) -> Stream[Rows[UserTrade]]:
        """Streams your trades from now on, or since a time in Unix milliseconds: each once, over lost connections too."""
        return Stream(self.my_trades_feed(market_id, since))

    def positions(self, address: str | None = None) -> Stream[Rows[Position]]:
        """Streams your positions or those of a wallet: first all, then those that changed; the size is 0 if they are gone."""
        return Stream(self.positions_feed(address))

    def account(self, address: str, types: Sequence[AccountPart] | None = None) -> Stream[SubscribedAddressSnapshot]:
        """Streams the state of a wallet, or of the signed-in account (`me`)."""
        return Stream(self.account_feed(address, types))


class RouterStreams(Feeds):
    """The live streams over all venues at once; needs `pip install "crossvenue[streams]"`."""

    def matched_prices(self, question: str) -> Stream[MatchedPrices]:
        """Streams the quotes of all markets of a question, by its cluster or one of its markets."""
        return Stream(self.matched_prices_feed(question))
