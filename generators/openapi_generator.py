"""Calls the service with the Python client that openapi-generator generated."""

import datetime
import os
import sys

sys.path.insert(0, sys.argv[1])

import client

configuration = client.Configuration(host=os.environ['CROSSVENUE_URL'], access_token=os.environ['CROSSVENUE_API_KEY'])
gateway = client.ApiClient(configuration)
market_data = client.MarketDataApi(gateway)
service = client.ServiceApi(gateway)

assert service.fetch_health().status == 'ok'
assert len(service.fetch_service_status().data.venues) > 10

events = market_data.fetch_events('polymarket', client.FetchEventsRequest(args=[{'limit': 2}])).data
assert len(events) == 2
assert isinstance(events[0].markets[0].resolution_date.actual_instance, datetime.datetime)
listed = market_data.fetch_events_by_get('kalshi', limit=2, status='active')
assert listed.success and len(listed.data) == 2

outcome = events[0].markets[0].outcomes[0].outcome_id
book = market_data.fetch_order_book('polymarket', client.FetchOrderBookRequest(args=[outcome])).data
assert book.bids[0].price < book.asks[0].price
body = client.GetExecutionPriceRequest(args=[book.to_dict(), 'buy', 1])
assert client.CalculationsApi(gateway).get_execution_price('polymarket', body).data == book.asks[0].price

clusters = service.browse_event_clusters(relations=[client.Relation.IDENTITY], min_venues=2, limit=3)
assert len(clusters.data) == 3 and clusters.meta.total >= 3

try:
    market_data.fetch_event('kalshi', client.FetchEventRequest(args=[{'eventId': 'none'}]))
    raise AssertionError('an event that is not there was found')
except client.ApiException as error:
    assert error.status == 404, error

print('7 operations called')
