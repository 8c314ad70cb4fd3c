from __future__ import annotations

from collections.abc import Iterator

import pytest

from crossvenue import Crossvenue
from crossvenue.models import UnifiedEvent


@pytest.fixture(scope="session")
def client() -> Iterator[Crossvenue]:
    """A client of the gateway that the environment names: one over the fake venues."""
    with Crossvenue() as client:
        yield client


@pytest.fixture(scope="session")
def event(client: Crossvenue) -> UnifiedEvent:
    """An event that PredictIt lists too, the other way round."""
    return client.kalshi.fetch_event(event_id="KXNETANYAHUOUT-27")
