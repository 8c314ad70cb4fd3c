"""The stream of changes, whatever connection carries it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

import httpx

from .connection import Settings
from .decode import read
from .encode import to_query, to_wire
from .errors import CrossvenueError
from .models import Change, ChangeFilter

FIRST_PAUSE = 0.5
MAX_PAUSE = 30.0
SILENCE = 45.0
"""The gateway sends something at least every 15 seconds."""


@dataclass(frozen=True)
class MissedChanges:
    """Changes that a gateway no longer had: those after one place up to another."""

    after: int
    until: int


class ChangeFeed:
    """The place in the stream of changes: what a connection asks for, what came, and what a lost one cost."""

    place: int | None
    missed: MissedChanges | None = None

    def __init__(self, settings: Settings, chosen: ChangeFilter | None, after: int | None) -> None:
        self._settings = settings
        self._query = {} if chosen is None else to_query(cast("Mapping[str, object]", to_wire(chosen)))
        self.place = after
        self._lost_after: int | None = None
        self._lost: MissedChanges | None = None
        self._pause = FIRST_PAUSE
        self._fields: dict[str, str] = {}

    def request(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """Returns the request that continues after the place."""
        self._fields = {}
        place = {} if self.place is None else {"last-event-id": str(self.place)}
        return http.build_request(
            "GET",
            self._settings.base_url + "/v0/stream",
            params=self._query,
            headers={**self._settings.headers, "accept": "text/event-stream", **place},
            timeout=httpx.Timeout(self._settings.timeout, read=SILENCE),
        )

    def received(self, line: str) -> Change | None:
        """Reads a line; returns the change that it completes."""
        if line:
            name, _, value = line.partition(":")
            self._fields[name] = value.removeprefix(" ")
            return None
        fields, self._fields = self._fields, {}
        self._pause = FIRST_PAUSE
        if fields.get("id"):
            self.place = int(fields["id"])
        if fields.get("event") == "open" and self._lost_after is not None and self.place is not None:
            self._lost = MissedChanges(self._lost_after, self.place)
            self._lost_after = None
        if fields.get("event") == "open" or "data" not in fields:
            return None
        self.missed, self._lost = self._lost, None
        return read(Change, json.loads(fields["data"]))

    def lost(self) -> float:
        """Returns the seconds until the next connection."""
        pause, self._pause = self._pause, min(2 * self._pause, MAX_PAUSE)
        return pause

    def refused(self, error: CrossvenueError) -> float:
        """Returns the seconds until the next connection. Raises the error where another one cannot help."""
        if error.code == "GONE" and self.place is not None:
            if self._lost_after is None:
                self._lost_after = self._lost.after if self._lost else self.place
            self.place = None
            return 0
        if not error.retryable:
            raise error
        pause = self.lost()
        return pause if error.retry_after is None else error.retry_after
