from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from crossvenue import AsyncCrossvenue, CrossvenueError


def run(main: Coroutine[Any, Any, None]) -> None:
    asyncio.run(main)


def test_calls_and_walks_are_awaited() -> None:
    async def main() -> None:
        async with AsyncCrossvenue() as client:
            event, venues = await asyncio.gather(
                client.kalshi.fetch_event(event_id="KXNETANYAHUOUT-27"), client.fetch_venues()
            )
            assert len(venues) >= 5
            [cluster] = await client.fetch_matched_event_clusters(event)
            assert cluster.relations == ["complement"]
            walked = [market.market_id async for market in client.walk_markets(query="netanyahu", limit=1)]
            assert "KXNETANYAHUOUT-27-26DEC31" in walked
            assert len(set(walked)) == len(walked) > 1
            ids = [found.id async for found in client.mock.walk_events(limit=2)]
            assert len(set(ids)) == len(ids) > 2
            assert (await client.router.fetch_market_matches(market=event.markets[0]))[0].relation == "complement"

    run(main())


def test_a_stream_begins_with_the_state() -> None:
    async def main() -> None:
        client = AsyncCrossvenue()
        async with client, client.kalshi.streams.order_book("KXNETANYAHUOUT-27-26DEC31:YES") as books:
            async for book in books:
                assert book.bids[0].price < book.asks[0].price
                assert books.gap is None
                break

    run(main())


def test_a_stream_that_the_venue_does_not_offer_fails() -> None:
    async def main() -> None:
        async with AsyncCrossvenue() as client:
            with pytest.raises(CrossvenueError, match="NOT_SUPPORTED"):
                await client.predictit.streams.order_book("33141:YES").__anext__()
            refused = AsyncCrossvenue(api_key="wrong").kalshi.streams.order_book("x")
            with pytest.raises(CrossvenueError) as caught:
                await refused.__anext__()
            assert (caught.value.code, caught.value.status) == ("AUTHENTICATION_ERROR", 401)

    run(main())
