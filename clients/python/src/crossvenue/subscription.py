"""One subscription of the gateway's socket, whatever connection carries it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Generic, TypeVar

from .connection import Settings
from .encode import to_args, to_wire
from .errors import CrossvenueError, from_wire

T = TypeVar("T")

FIRST_PAUSE = 0.25
MAX_PAUSE = 30.0


@dataclass(frozen=True)
class Gap:
    """A time without a connection, whose values were missed."""

    since: datetime
    """The time of the last value before it."""
    until: datetime
    """The time of the first value after it."""


@dataclass(frozen=True)
class Value(Generic[T]):
    """A value of a stream."""

    value: T


class Subscription(Generic[T]):
    """The frames of one subscription: what opens it, the values, and what a lost connection cost."""

    gap: Gap | None = None

    def __init__(
        self,
        settings: Settings,
        request: Mapping[str, object],
        read: Callable[[Mapping[str, Any], T | None, bool], T | None],
        now: Callable[[], datetime] = lambda: datetime.now(timezone.utc),
    ) -> None:
        self._settings = settings
        self._request = request
        self._read = read
        self._now = now
        self._last: T | None = None
        self._last_at: datetime | None = None
        self._failures = 0
        self._was_open = False
        self._was_lost = False
        self._is_new = True

    @property
    def url(self) -> str:
        return self._settings.base_url.replace("http", "ws", 1) + "/ws"

    @property
    def headers(self) -> Mapping[str, str]:
        return {name: value for name, value in self._settings.headers.items() if name == "authorization"}

    def opened(self) -> str:
        """Returns the frame that a new connection sends."""
        self._failures = 0
        self._was_open = True
        return json.dumps({"id": "s", "action": "subscribe", **self._request})

    def received(self, text: str | bytes) -> Value[T] | None:
        """Reads a frame. Raises CrossvenueError where the gateway ends the subscription."""
        frame: dict[str, Any] = json.loads(text)
        if frame.get("event") == "error":
            raise from_wire(frame.get("error") or {})
        if frame.get("event") != "data":
            return None
        value = self._read(frame, self._last, self._is_new)
        self._is_new = False
        if value is None:
            return None
        now = self._now()
        self.gap = Gap(self._last_at, now) if self._was_lost and self._last_at else None
        self._last, self._last_at, self._was_lost = value, now, False
        return Value(value)

    def lost(self, cause: BaseException, refusal: tuple[int, bytes] | None = None) -> float:
        """Returns the seconds until the next try. Raises CrossvenueError where another try cannot help."""
        self._was_lost = True
        self._is_new = True
        self._failures += 1
        if refusal and refusal[0] not in (429, 503):
            raise _refused(*refusal) from cause
        if not self._was_open and self._failures > self._settings.retries:
            message = f"{self._settings.base_url} could not be reached: {cause}"
            raise CrossvenueError("NETWORK_ERROR", message, retryable=True) from cause
        return min(FIRST_PAUSE * 2**self._failures, MAX_PAUSE) * (0.5 + random.random() / 2)


def request_of(
    exchange: str, method: str, args: list[object], credentials: Mapping[str, object] | None
) -> dict[str, object]:
    """Returns the part of a subscription that names the stream."""
    signed = {"credentials": to_wire(credentials, "credentials")} if credentials else {}
    return {"exchange": exchange, "method": method, "args": to_args(args), **signed}


def _refused(status: int, body: bytes) -> CrossvenueError:
    try:
        return from_wire(json.loads(body)["error"], status=status)
    except (ValueError, KeyError, TypeError):
        message = f"the socket was refused with the status {status}; check the address"
        return CrossvenueError("NETWORK_ERROR", message, status=status)
