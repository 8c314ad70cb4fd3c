from __future__ import annotations

import pytest

from crossvenue import Crossvenue, CrossvenueError
from crossvenue.models import OrderBook, UnifiedEvent

OUTCOME = "KXNETANYAHUOUT-27-26DEC31:YES"


def test_an_event_has_typed_markets_and_outcomes(event: UnifiedEvent) -> None:
    assert (event.id, event.source_exchange, event.volume_unit) == ("KXNETANYAHUOUT-27", "kalshi", "contracts")
    [market] = event.markets
    assert market.title == "Will Benjamin Netanyahu leave office before 2027?"
    assert [outcome.label for outcome in market.outcomes] == ["Yes", "No"]
    assert market.yes and market.yes.outcome_id == OUTCOME
    assert market.liquidity is None


def test_a_book_can_be_calculated_with(client: Crossvenue) -> None:
    book = client.kalshi.fetch_order_book(OUTCOME, limit=3)
    assert len(book.asks) == 3
    assert 0 < book.bids[0].price < book.asks[0].price < 1
    price = client.kalshi.get_execution_price(book, "buy", book.asks[0].size)
    assert price == pytest.approx(book.asks[0].price)
    detailed = client.kalshi.get_execution_price_detailed(book, "buy", 1)
    assert detailed.fully_filled is True


def test_books_of_several_outcomes_come_by_id(client: Crossvenue) -> None:
    books = client.kalshi.fetch_order_books([OUTCOME, OUTCOME.replace("YES", "NO")])
    assert set(books) == {OUTCOME, OUTCOME.replace("YES", "NO")}
    assert all(isinstance(book, OrderBook) for book in books.values())


def test_received_markets_can_be_sent_back(client: Crossvenue, event: UnifiedEvent) -> None:
    none = client.kalshi.filter_markets(event.markets, {"price": {"outcome": "yes", "min": 0.99}})
    assert none == []
    assert client.kalshi.filter_markets(event.markets, "netanyahu") == event.markets


def test_pages_of_a_venue_are_walked(client: Crossvenue) -> None:
    page = client.mock.fetch_events_paginated(limit=2)
    assert page.next_cursor
    walked = [event.id for event in client.mock.walk_events(limit=2)]
    assert walked[:2] == [event.id for event in page.data]
    assert len(set(walked)) == len(walked) > 2


def test_the_router_takes_a_market(client: Crossvenue, event: UnifiedEvent) -> None:
    [match] = client.router.fetch_market_matches(market=event.markets[0], limit=1)
    assert (match.relation, match.market.market_id) == ("complement", "33141")


def test_candles_and_trades_are_rows(client: Crossvenue) -> None:
    outcome = client.polymarket.fetch_markets(limit=1)[0].outcomes[0].outcome_id
    candles = client.polymarket.fetch_ohlcv(outcome, resolution="1h", limit=5)
    assert all(candle.low <= candle.high for candle in candles)
    assert all(0 < trade.price < 1 for trade in client.polymarket.fetch_trades(outcome, limit=5))


def test_an_order_needs_credentials(client: Crossvenue) -> None:
    with pytest.raises(CrossvenueError) as caught:
        client.hyperliquid.create_order(market_id="1", outcome_id="1", side="buy", type="limit", amount=10.0, price=0.2)
    assert (caught.value.code, caught.value.status) == ("AUTHENTICATION_ERROR", 401)


def test_a_venue_says_why_it_does_not_offer_an_operation(client: Crossvenue) -> None:
    with pytest.raises(CrossvenueError, match="NOT_SUPPORTED") as caught:
        client.predictit.fetch_order_book("33141:YES")
    assert (caught.value.status, caught.value.exchange) == (501, "predictit")
    assert caught.value.request_id


def test_a_venue_that_this_client_does_not_know_can_be_named(client: Crossvenue) -> None:
    with pytest.raises(CrossvenueError) as caught:
        client.venue("nowhere").fetch_events()
    assert (caught.value.code, caught.value.status) == ("NOT_FOUND", 404)
