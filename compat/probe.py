"""Calls every method of every class of pmxt and prints one line of JSON for each: what it came to."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

import pmxt

OPTIONS = {"pmxt_api_key": os.environ["PMXT_API_KEY"], "base_url": os.environ["PMXT_BASE_URL"]}
CLASSES = (
    "Polymarket Kalshi KalshiDemo Limitless Myriad Probable Baozi Opinion Metaculus Smarkets PolymarketUS "
    "Hyperliquid GeminiTitan"
)
# The client sends account calls of these to a host of its own, with the key of the gateway, whatever base_url says.
SENT_ELSEWHERE = {"polymarket", "opinion", "limitless"}
WALLET = "0x0000000000000000000000000000000000000001"
short = "--short" in sys.argv
lock = Lock()


def report(venue, method, outcome):
    with lock:
        print(json.dumps({"client": "pmxt", "venue": venue, "method": method, "outcome": outcome}), flush=True)


def attempt(venue, name, work):
    try:
        value = work()
    except Exception as error:  # Whatever it is, it is the outcome.
        report(venue, name, f"{type(error).__name__} {getattr(error, 'code', None) or error}"[:160])
        return None
    report(venue, name, "works")
    return value


def probe(name):
    client = getattr(pmxt, name)(**OPTIONS)
    venue = client.exchange_name

    def call(method, *args, **kwargs):
        return attempt(venue, method, lambda: getattr(client, method)(*args, **kwargs))

    events = call("fetch_events", limit=20) or []
    markets = call("fetch_markets", limit=20) or []
    market = next((each for each in markets if each.outcomes), markets[0] if markets else None)
    outcome = market.outcomes[0].outcome_id if market and market.outcomes else "none"
    call("fetch_order_book", outcome)
    call("fetch_order_books", [outcome])
    call("fetch_markets_paginated", limit=3)
    call("fetch_events_paginated", limit=3)
    call("fetch_market", market_id=market.market_id if market else "none")
    call("fetch_event", event_id=events[0].id if events else "none")
    call("fetch_series")
    call("load_markets")
    call("fetch_ohlcv", outcome, resolution="1h", limit=3)
    call("fetch_trades", outcome, limit=3, since=1_700_000_000_000)
    call("fetch_trades", outcome, limit=3, start=1_700_000_000)
    call("filter_markets", markets, "a")
    call("filter_events", events, "a")
    attempt(venue, "has", lambda: client.has["fetchEvents"])
    call("call_api", "anything")
    if venue not in SENT_ELSEWHERE:
        for method in ("fetch_open_orders", "fetch_my_trades", "fetch_closed_orders", "fetch_all_orders"):
            call(method)
        for method in ("fetch_positions", "fetch_balance"):
            call(method)
        for method in ("fetch_order", "cancel_order"):
            call(method, "1")
    if not short:
        call("watch_order_book", outcome, params={"limit": 5})
        call("watch_order_books", [outcome])
        call("watch_trades", outcome)
    call("close")


def probe_router():
    router = pmxt.Router(**OPTIONS)
    clusters = attempt("router", "fetch_matched_event_clusters", lambda: router.fetch_matched_event_clusters(limit=500))
    report("router", "fetch_matched_event_clusters finds clusters", "works" if clusters else "nothing found")
    for method in ("fetch_market_matches", "fetch_event_matches"):
        attempt("router", method, lambda method=method: getattr(router, method)(limit=1))


with ThreadPoolExecutor(14) as pool:
    done = [pool.submit(probe, name) for name in CLASSES.split()] + [pool.submit(probe_router)]
    for each in done:
        each.result()
os._exit(0)
