"""The client for programs that wait for each answer."""

from __future__ import annotations

import time
from types import TracebackType
from typing import TYPE_CHECKING

import httpx

from .calling import Credentials
from .change_feed import ChangeFeed
from .changes import Changes
from .connection import Request, Settings, pause_before_retry, read_answer, settings, unreachable
from .decode import Answer
from .errors import CrossvenueError
from .models import ChangeFilter
from .operations import Lookups, RouterOperations, VenueOperations, Venues
from .streams import RouterStreams, Streams

if TYPE_CHECKING:
    from typing_extensions import Self


class Venue(VenueOperations):
    """A venue behind the gateway: its operations as methods, and its streams."""

    def __init__(self, client: Crossvenue, exchange: str, credentials: Credentials | None = None) -> None:
        super().__init__(client.send, exchange, credentials)
        self.streams = Streams(client.settings, exchange, credentials)


class Router(RouterOperations):
    """The operations over all venues at once, and their streams."""

    def __init__(self, client: Crossvenue) -> None:
        super().__init__(client.send, "router")
        self.streams = RouterStreams(client.settings, "router", None)


class Crossvenue(Lookups, Venues):
    """The client of a gateway: every venue as a property of its name, and the lookups over all venues.

    >>> client = Crossvenue(api_key="cv_...")
    >>> event = client.kalshi.fetch_events(query="fed", limit=1)[0]
    >>> clusters = client.fetch_matched_event_clusters(event)

    `api_key` and `base_url` default to CROSSVENUE_API_KEY and CROSSVENUE_URL of the environment, the address else to
    http://127.0.0.1:3847. `timeout` is that of one try in seconds. A read that failed to connect or was answered 429 or
    503 is sent again up to `retries` times; a write is sent once. Every failure raises CrossvenueError.
    """

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        timeout: float = 30.0,
        retries: int = 2,
        http: httpx.Client | None = None,
    ) -> None:
        super().__init__(self.send)
        self.settings: Settings = settings(api_key, base_url, timeout, retries)
        self._http = http or httpx.Client()
        self._venues: dict[str, Venue] = {}
        self._router = Router(self)

    def venue(self, exchange: str, credentials: Credentials | None = None) -> Venue:
        """Returns a venue by its id. Credentials go with the operations that act for an account, and are kept nowhere."""
        if credentials:
            return Venue(self, exchange, credentials)
        return self._venues.setdefault(exchange, Venue(self, exchange))

    @property
    def router(self) -> Router:
        """The operations over all venues at once."""
        return self._router

    def changes(self, chosen: ChangeFilter | None = None, *, after: int | None = None) -> Changes:
        """Streams the changes of the matches from now on, or after a place: an earlier iterator's `place`.

        >>> changes = client.changes(ChangeFilter(kinds=["gap.crossed"]), after=saved)
        >>> for change in changes:
        ...     print(change.kind, change.data.title, changes.place, changes.missed)
        """
        return Changes(self._http, self.settings, ChangeFeed(self.settings, chosen, after))

    def send(self, request: Request) -> Answer:
        """Sends a request, again where that may help, and returns the answer."""
        tries = 1
        while True:
            try:
                return self._send_once(request)
            except CrossvenueError as error:
                pause = pause_before_retry(error, request, tries, self.settings.retries)
                if pause is None:
                    raise
            time.sleep(pause)
            tries += 1

    def _send_once(self, request: Request) -> Answer:
        try:
            response = self._http.send(request.to(self._http, self.settings))
        except httpx.TransportError as cause:
            raise unreachable(cause, self.settings.base_url) from cause
        return read_answer(response, self.settings.base_url)

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
