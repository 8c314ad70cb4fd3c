"""The client of a crossvenue gateway: every prediction-market venue, and the same question everywhere."""

from .async_changes import AsyncChanges
from .async_client import AsyncCrossvenue, AsyncRouter, AsyncVenue
from .async_streams import AsyncStream
from .change_feed import MissedChanges
from .changes import Changes
from .client import Crossvenue, Router, Venue
from .errors import CrossvenueError
from .rows import Page, Rows
from .streams import Stream
from .subscription import Gap
from .webhooks import verify_webhook

__all__ = [
    "AsyncChanges",
    "AsyncCrossvenue",
    "AsyncRouter",
    "AsyncStream",
    "AsyncVenue",
    "Changes",
    "Crossvenue",
    "CrossvenueError",
    "Gap",
    "MissedChanges",
    "Page",
    "Router",
    "Rows",
    "Stream",
    "Venue",
    "verify_webhook",
]
