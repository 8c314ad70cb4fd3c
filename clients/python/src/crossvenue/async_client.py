"""The client for programs that await each answer."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import TYPE_CHECKING

import httpx

from .async_changes import AsyncChanges
from .async_streams import AsyncRouterStreams, AsyncStreams
from .calling import Credentials
from .change_feed import ChangeFeed
from .connection import Request, Settings, pause_before_retry, read_answer, settings, unreachable
from .decode import Answer
from .errors import CrossvenueError
from .models import ChangeFilter
from .operations import AsyncLookups, AsyncRouterOperations, AsyncVenueOperations, AsyncVenues

if TYPE_CHECKING:
    from typing_extensions import Self


class AsyncVenue(AsyncVenueOperations):
    """A venue behind the gateway: its operations as coroutines, and its streams."""

    def __init__(self, client: AsyncCrossvenue, exchange: str, credentials: Credentials | None = None) -> None:
        super().__init__(client.send, exchange, credentials)
        self.streams = AsyncStreams(client.settings, exchange, credentials)


class AsyncRouter(AsyncRouterOperations):
    """The operations over all venues at once, and their streams."""

    def __init__(self, client: AsyncCrossvenue) -> None:
        super().__init__(client.send, "router")
        self.streams = AsyncRouterStreams(client.settings, "router", None)


class AsyncCrossvenue(AsyncLookups, AsyncVenues):
    """The client of a gateway for asyncio, with the same methods as `Crossvenue`.

    >>> async with AsyncCrossvenue(api_key="cv_...") as client:
    ...     [event] = await client.kalshi.fetch_events(query="fed", limit=1)
    """

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        timeout: float = 30.0,
        retries: int = 2,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        super().__init__(self.send)
        self.settings: Settings = settings(api_key, base_url, timeout, retries)
        self._http = http or httpx.AsyncClient()
        self._venues: dict[str, AsyncVenue] = {}
        self._router = AsyncRouter(self)

    def venue(self, exchange: str, credentials: Credentials | None = None) -> AsyncVenue:
        """Returns a venue by its id. Credentials go with the operations that act for an account, and are kept nowhere."""
        if credentials:
            return AsyncVenue(self, exchange, credentials)
        return self._venues.setdefault(exchange, AsyncVenue(self, exchange))

    @property
    def router(self) -> AsyncRouter:
        """The operations over all venues at once."""
        return self._router

    def changes(self, chosen: ChangeFilter | None = None, *, after: int | None = None) -> AsyncChanges:
        """Streams the changes of the matches from now on, or after a place: an earlier iterator's `place`.

        >>> changes = client.changes(ChangeFilter(kinds=["gap.crossed"]), after=saved)
        >>> async for change in changes:
        ...     print(change.kind, change.data.title, changes.place, changes.missed)
        """
        return AsyncChanges(self._http, self.settings, ChangeFeed(self.settings, chosen, after))

    async def send(self, request: Request) -> Answer:
        """Sends a request, again where that may help, and returns the answer."""
        tries = 1
        while True:
            try:
                return await self._send_once(request)
            except CrossvenueError as error:
                pause = pause_before_retry(error, request, tries, self.settings.retries)
                if pause is None:
                    raise
            await asyncio.sleep(pause)
            tries += 1

    async def _send_once(self, request: Request) -> Answer:
        try:
            response = await self._http.send(request.to(self._http, self.settings))
        except httpx.TransportError as cause:
            raise unreachable(cause, self.settings.base_url) from cause
        return read_answer(response, self.settings.base_url)

    async def close(self) -> None:
        """Closes the connections."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
