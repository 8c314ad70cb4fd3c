"""The changes of the matches, for programs that wait for each one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING

import httpx

from .change_feed import ChangeFeed, MissedChanges
from .connection import Settings, read_answer, unreachable
from .errors import CrossvenueError
from .models import Change

if TYPE_CHECKING:
    from typing_extensions import Self


class Changes:
    """The changes of the matches, oldest first, without an end.

    A connection that breaks off is made again and continues, so that no change is missed or read twice.
    """

    def __init__(self, http: httpx.Client, settings: Settings, feed: ChangeFeed) -> None:
        self._http = http
        self._settings = settings
        self._feed = feed
        self._response: httpx.Response | None = None
        self._lines: Iterator[str] | None = None
        self._is_closed = False

    @property
    def place(self) -> int | None:
        """The place after the change read last, from which a later iterator continues; None until one is known."""
        return self._feed.place

    @property
    def missed(self) -> MissedChanges | None:
        """The changes missed right before the one read last, because the gateway no longer had them."""
        return self._feed.missed

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Change:
        while not self._is_closed:
            try:
                change = self._next()
                if change:
                    return change
                pause = self._feed.lost()
            except CrossvenueError as error:
                pause = self._feed.refused(error)
            if not self._is_closed:
                time.sleep(pause)
        raise StopIteration

    def _next(self) -> Change | None:
        """Returns the next change, or None where the connection has broken off."""
        try:
            if self._lines is None:
                self._lines = self._connect()
            for line in self._lines:
                change = self._feed.received(line)
                if change:
                    return change
        except (httpx.TransportError, httpx.StreamError) as cause:
            is_open = self._response is not None
            self._drop()
            if not is_open and isinstance(cause, httpx.TransportError):
                raise unreachable(cause, self._settings.base_url) from cause
            return None
        except CrossvenueError:
            self._drop()
            raise
        self._drop()
        return None

    def _connect(self) -> Iterator[str]:
        response = self._http.send(self._feed.request(self._http), stream=True)
        self._response = response
        if response.status_code != 200:
            response.read()
            read_answer(response, self._settings.base_url)
        return response.iter_lines()

    def close(self) -> None:
        """Ends the iterator."""
        self._is_closed = True
        self._drop()

    def _drop(self) -> None:
        self._lines = None
        response, self._response = self._response, None
        if response:
            response.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
