"""The error of the client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class CrossvenueError(Exception):
    """The only error that this client raises.

    `code` is that of the gateway (`EVENT_NOT_FOUND`, `RATE_LIMIT_EXCEEDED` ...); `NETWORK_ERROR` without an answer, and
    `VALIDATION_ERROR` for an argument that cannot be sent.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int | None = None,
        retryable: bool = False,
        retry_after: float | None = None,
        exchange: str | None = None,
        field: str | None = None,
        request_id: str | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        """The HTTP status; None without an answer."""
        self.retryable = retryable
        """Whether a retry of the same request may succeed."""
        self.retry_after = retry_after
        """Seconds to wait before a retry."""
        self.exchange = exchange
        """The venue that caused the failure."""
        self.field = field
        """The argument or parameter that is wrong."""
        self.request_id = request_id
        """The request's id in the log of the gateway; None without an answer."""

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


def from_wire(error: Mapping[str, Any], *, status: int | None = None, request_id: str | None = None) -> CrossvenueError:
    """Creates the error that an answer or a frame of the gateway describes."""
    return CrossvenueError(
        str(error.get("code", "INTERNAL_ERROR")),
        str(error.get("message", "the gateway gave no message")),
        status=status,
        retryable=error.get("retryable") is True,
        retry_after=error.get("retryAfter"),
        exchange=error.get("exchange"),
        field=error.get("field"),
        request_id=request_id,
    )


def invalid(field: str, problem: str) -> CrossvenueError:
    """Creates the error for an argument that cannot be sent."""
    return CrossvenueError("VALIDATION_ERROR", f"{field} {problem}", field=field)
