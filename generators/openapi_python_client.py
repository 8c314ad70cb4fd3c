"""Calls the service with the client that openapi-python-client generated."""

import datetime
import os
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(folder))

from client import AuthenticatedClient
from client.api.account import fetch_balance
from client.api.calculations import get_execution_price
from client.api.market_data import fetch_event, fetch_events, fetch_events_by_get, fetch_order_book, fetch_trades_by_get
from client.api.service import browse_event_clusters, fetch_health, fetch_service_status
from client.api.streams import close
from client.models import (
    EventFetchParams,
    Failure,
    FetchBalanceExchange,
    FetchBalanceRequest,
    FetchEventExchange,
    FetchEventRequest,
    FetchEventsByGetExchange,
    FetchEventsExchange,
    FetchEventsRequest,
    FetchOrderBookExchange,
    FetchOrderBookRequest,
    FetchTradesByGetExchange,
    GetExecutionPriceExchange,
    GetExecutionPriceRequest,
    Relation,
)

gateway = AuthenticatedClient(base_url=os.environ['CROSSVENUE_URL'], token=os.environ['CROSSVENUE_API_KEY'], timeout=60)

assert fetch_health.sync(client=gateway).status == 'ok'
assert len(fetch_service_status.sync(client=gateway).data.venues) > 10

body = FetchEventsRequest(args=[EventFetchParams(limit=2)])
events = fetch_events.sync(FetchEventsExchange.POLYMARKET, client=gateway, body=body).data
assert len(events) == 2
assert isinstance(events[0].markets[0].resolution_date, datetime.datetime)

days = fetch_events_by_get.sync(FetchEventsByGetExchange.PREDICTIT, client=gateway).data
dated = [market.resolution_date for event in days for market in event.markets if market.resolution_date]
assert dated and all(isinstance(date, datetime.date) for date in dated)

outcome = events[0].markets[0].outcomes[0].outcome_id
body = FetchOrderBookRequest(args=[outcome, None, None])
book = fetch_order_book.sync(FetchOrderBookExchange.POLYMARKET, client=gateway, body=body).data
assert book.bids[0].price < book.asks[0].price
body = GetExecutionPriceRequest(args=[book, 'buy', 1])
price = get_execution_price.sync(GetExecutionPriceExchange.POLYMARKET, client=gateway, body=body).data
assert price == book.asks[0].price

start = datetime.datetime(2026, 11, 1, tzinfo=datetime.timezone.utc)
trades = fetch_trades_by_get.sync(
    FetchTradesByGetExchange.POLYMARKET, client=gateway, outcome_id=outcome, start=start, limit=3
)
assert trades.success and all(trade.amount > 0 for trade in trades.data)

clusters = browse_event_clusters.sync(
    client=gateway, relations=[Relation.IDENTITY], min_venues=2, include_raw_matches=True, updated_since=start, limit=3
)
assert len(clusters.data) == 3 and clusters.meta.total >= 3
assert isinstance(clusters.data[0].raw_matches[0].updated_at, datetime.datetime)

body = FetchEventRequest(args=[EventFetchParams(event_id='none')])
missing = fetch_event.sync(FetchEventExchange.KALSHI, client=gateway, body=body)
assert isinstance(missing, Failure) and missing.error.code == 'EVENT_NOT_FOUND', missing
refused = fetch_balance.sync(FetchBalanceExchange.POLYMARKET, client=gateway, body=FetchBalanceRequest(args=[]))
assert isinstance(refused, Failure) and refused.error.code == 'AUTHENTICATION_ERROR', refused

# Every operation of the document has a module.
import json

paths = json.loads((folder / 'openapi.json').read_text())['paths']
operations = [verb for path in paths.values() for verb in path if verb != 'parameters']
modules = [file for file in (folder / 'client' / 'api').glob('*/*.py') if file.name != '__init__.py']
assert len(modules) == len(operations), (len(modules), len(operations))
assert close
print(f'{len(modules)} operations, 11 called')
