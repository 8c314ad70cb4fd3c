"""Calls every method of every class of pmxt and prints the outcome of each as one line of JSON. With ACCOUNTS, the
credentials of an account by venue, it trades for them as the client of a local server."""

import inspect
import json
import math
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

import pmxt

CLASSES = (
    "Polymarket Kalshi KalshiDemo Limitless Myriad Probable Baozi Opinion Metaculus Smarkets PolymarketUS "
    "Hyperliquid GeminiTitan Mock"
)
# The client sends account calls of these to a host of its own, with the key of the gateway, whatever base_url says.
SENT_ELSEWHERE = {"polymarket", "opinion", "limitless"}
# Venues that the client knows and the gateway does not.
UNKNOWN = "SuiBets Rain Hunch"
# The client's name of each credential, and the gateway's.
CREDENTIALS = {
    "api_key": "apiKey",
    "api_secret": "apiSecret",
    "passphrase": "passphrase",
    "private_key": "privateKey",
    "proxy_address": "funderAddress",
    "signature_type": "signatureType",
}
# The venue begins a session with each call that brings a password, and allows ten a minute.
PAUSES = {"smarkets": 9}
WALLET = "0x0000000000000000000000000000000000000001"
short = "--short" in sys.argv
accounts = json.loads(os.environ.get("ACCOUNTS", "null"))
lock = Lock()


def attempt(client, venue, name, work):
    value = None
    outcome = "works"
    try:
        value = work()
    except Exception as error:  # Whatever it is, it is the outcome.
        code = getattr(error, "code", "UNKNOWN_ERROR")
        # Errors of a socket, and of the client itself, have no code: their text says what they are.
        text = str(error)[:200] if code == "UNKNOWN_ERROR" else code
        outcome = f"{type(error).__name__} {text}"
        if os.environ.get("SHOW"):
            print(venue, name, code, error, file=sys.stderr)
    with lock:
        print(json.dumps({"client": client, "venue": venue, "method": name, "outcome": outcome}), flush=True)
    return value


def caller(name, client, pause=0):
    def call(method, *args, **kwargs):
        time.sleep(pause)
        return attempt(name, client.exchange_name, method, lambda: getattr(client, method)(*args, **kwargs))

    return call


def hosted(name):
    return getattr(pmxt, name)(pmxt_api_key=os.environ["PMXT_API_KEY"], base_url=os.environ["PMXT_BASE_URL"])


def probe(name):
    client = hosted(name)
    venue = client.exchange_name
    call = caller("pmxt", client)
    events = call("fetch_events", limit=20) or []
    markets = call("fetch_markets", limit=20) or []
    market = next((each for each in markets if each.outcomes), markets[0] if markets else None)
    outcome = market.outcomes[0].outcome_id if market and market.outcomes else "none"
    book = call("fetch_order_book", outcome)
    call("fetch_order_books", [outcome])
    call("fetch_markets_paginated", limit=3)
    call("fetch_events_paginated", limit=3)
    call("fetch_market", market_id=market.market_id if market else "none")
    call("fetch_event", event_id=events[0].id if events else "none")
    call("fetch_event_metadata", events[0].id if events else "none")
    call("fetch_series")
    call("load_markets")
    call("fetch_ohlcv", outcome, resolution="1h", limit=3)
    call("fetch_trades", outcome, limit=3, since=1_700_000_000_000)
    call("fetch_trades", outcome, limit=3, start=1_700_000_000)
    if book:
        call("get_execution_price", book, "buy", 1)
        call("get_execution_price_detailed", book, "buy", 1)
    call("filter_markets", markets, "a")
    call("filter_events", events, "a")
    attempt("pmxt", venue, "has", lambda: client.has["fetchEvents"])
    call("call_api", "anything")
    for method in ("get_event_by_id", "get_event_by_slug", "get_auth_nonce", "is_session_active", "logout", "pre_warm_market"):
        call(method, "1")
    call("login_with_signature", WALLET, "0x", "1")
    for method in ("watch_user_positions", "watch_user_transactions"):
        call(method)
    call("watch_prices", "1")
    if venue not in SENT_ELSEWHERE:
        for method in ("fetch_open_orders", "fetch_my_trades", "fetch_closed_orders", "fetch_all_orders"):
            call(method)
        for method in ("fetch_positions", "fetch_balance"):
            call(method)
        for method in ("fetch_order", "cancel_order"):
            call(method, "1")
        for method in ("create_order", "build_order"):
            call(method, "1", outcome, side="buy", order_type="limit", amount=10, price=0.5)
    if not short:
        call("watch_order_book", outcome, params={"limit": 5})
        call("watch_order_books", [outcome])
        call("unwatch_order_book", outcome)
        call("watch_trades", outcome)
        call("watch_all_order_books", [venue])
        call("watch_address", WALLET)
        call("unwatch_address", WALLET)
    call("close")


def trade(name):
    """Trades with an account. Without an address, the client looks for a local server, which it trusts with credentials."""
    kind = getattr(pmxt, name)
    venue = kind(auto_start_server=False).exchange_name
    known = accounts.get(venue, {})
    parameters = inspect.signature(kind.__init__).parameters
    credentials = {ours: known[theirs] for ours, theirs in CREDENTIALS.items() if ours in parameters and theirs in known}
    if not credentials or (short and venue in PAUSES):
        return
    client = kind(auto_start_server=False, **credentials)
    call = caller("pmxt with an account", client, PAUSES.get(venue, 0))
    order, ask, low = find_order(client)
    call("fetch_balance")
    call("create_order", **order, price=ask)
    resting = call("create_order", **order, price=low)
    order_id = resting.id if resting else "1"
    call("fetch_order", order_id)
    call("fetch_open_orders")
    call("fetch_open_orders", order["market_id"])
    call("fetch_positions")
    call("fetch_my_trades")
    call("cancel_order", order_id)
    call("fetch_closed_orders")
    call("fetch_all_orders")
    built = call("build_order", **order, price=low)
    if built:
        call("submit_order", built)
    call("watch_order_book", order["outcome_id"])
    call("close")


def find_order(client):
    """Finds a market whose book has an ask away from both ends."""
    for market in client.fetch_markets(limit=50):
        if not market.outcomes:
            continue
        outcome_id = market.outcomes[0].outcome_id
        asks = client.fetch_order_book(outcome_id).asks
        if not asks or not 0.1 <= asks[0].price <= 0.95:
            continue
        # Some venues take no order below ten dollars.
        amount = math.ceil(24 / asks[0].price)
        if asks[0].size >= amount:
            order = {"market_id": market.market_id, "outcome_id": outcome_id, "side": "buy", "order_type": "limit"}
            return {**order, "amount": amount}, asks[0].price, round(asks[0].price / 2, 2)
    raise RuntimeError(f"no market of {client.exchange_name} has an ask to take")


def probe_unknown(name):
    caller("pmxt", hosted(name))("fetch_markets", limit=1)


def probe_router():
    router = hosted("Router")
    call = caller("pmxt", router)
    clusters = call("fetch_matched_event_clusters", limit=500)
    attempt("pmxt", "router", "fetch_matched_event_clusters finds clusters", lambda: clusters[0])
    questions = call("fetch_matched_market_clusters", limit=400)
    attempt("pmxt", "router", "fetch_matched_market_clusters finds clusters", lambda: questions[0].markets[0].outcomes[0])
    markets = call("fetch_markets", query="champion", limit=3) or [None]
    events = call("fetch_events", limit=3) or [None]
    call("load_markets")
    matched = questions[0].markets[0].market_id if questions else None
    for method in ("fetch_market_matches", "fetch_matches", "compare_market_prices", "fetch_hedges"):
        call(method, market_id=matched)
        call(method, markets[0])
    call("fetch_market_matches", limit=1)
    call("fetch_event_matches", limit=1)
    call("fetch_event_matches", events[0])
    call("fetch_arbitrage", limit=3, relations=["identity", "complement"])
    call("fetch_order_book", questions[0].markets[0].outcomes[0].outcome_id if questions else "none")


names = CLASSES.split()
with ThreadPoolExecutor(14) as pool:
    if accounts:
        done = [pool.submit(trade, name) for name in names]
    else:
        done = [pool.submit(probe, name) for name in names]
        done += [pool.submit(probe_unknown, name) for name in UNKNOWN.split()]
        done += [pool.submit(probe_router)]
    for each in done:
        each.result()
os._exit(0)
