from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta, timezone

import httpx
import pytest

from crossvenue import Crossvenue, CrossvenueError
from crossvenue.models import UnifiedMarket

Answer = Callable[[httpx.Request], httpx.Response]


def client_of(answer: Answer, retries: int = 2) -> tuple[Crossvenue, list[httpx.Request]]:
    """A client whose requests a function answers, and the requests it sent."""
    sent: list[httpx.Request] = []

    def handle(request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return answer(request)

    http = httpx.Client(transport=httpx.MockTransport(handle))
    return Crossvenue(api_key="key", base_url="http://gateway.test/", retries=retries, http=http), sent


def succeeding(request: httpx.Request) -> httpx.Response:
    return httpx.Response(200, json={"success": True, "data": []})


def failing(status: int, **error: object) -> Answer:
    body = {"success": False, "error": {"code": "EXCHANGE_NOT_AVAILABLE", "message": "m", "retryable": True, **error}}
    return lambda _: httpx.Response(status, json=body, headers={"x-request-id": "r1"})


def test_options_are_sent_under_the_names_of_the_wire() -> None:
    client, sent = client_of(succeeding)
    since = datetime(2026, 1, 2, 3, tzinfo=timezone(timedelta(hours=1)))
    client.kalshi.fetch_markets(event_id="a", limit=None, filter={"volume_24h": {"min": 1}})
    client.kalshi.fetch_trades("o", start=since)
    assert [json.loads(request.content) for request in sent] == [
        {"args": [{"eventId": "a", "filter": {"volume24h": {"min": 1}}}]},
        {"args": ["o", {"start": "2026-01-02T02:00:00Z"}]},
    ]
    assert sent[0].url == "http://gateway.test/api/kalshi/fetchMarkets"
    assert sent[0].headers["authorization"] == "Bearer key"


def test_an_unknown_market_field_and_the_venue_s_own_objects_survive() -> None:
    market: dict[str, object] = {
        "marketId": "1",
        "title": "t",
        "outcomes": [],
        "volume24h": None,
        "liquidity": None,
        "url": None,
        "sourceMetadata": {"some_key": {"anotherKey": None}},
        "fieldOfTomorrow": 1,
    }
    client, sent = client_of(lambda _: httpx.Response(200, json={"success": True, "data": [market]}))
    [read] = client.kalshi.fetch_markets()
    assert isinstance(read, UnifiedMarket) and read.url is None
    client.kalshi.filter_markets([read], "t")
    [returned], text = json.loads(sent[1].content)["args"]
    assert text == "t"
    assert returned["sourceMetadata"] == {"some_key": {"anotherKey": None}}


def test_credentials_go_only_with_operations_of_an_account() -> None:
    client, sent = client_of(succeeding)
    venue = client.venue("kalshi", {"api_key": "k", "private_key": "p"})
    venue.fetch_markets()
    venue.fetch_open_orders()
    assert [json.loads(request.content).get("credentials") for request in sent] == [
        None,
        {"apiKey": "k", "privateKey": "p"},
    ]


@pytest.mark.parametrize("status", [429, 503])
def test_a_read_is_sent_again_after_the_time_that_the_gateway_asks_for(status: int) -> None:
    client, sent = client_of(failing(status, retryAfter=0))
    with pytest.raises(CrossvenueError) as caught:
        client.kalshi.fetch_markets()
    assert (len(sent), caught.value.status, caught.value.request_id) == (3, status, "r1")


@pytest.mark.parametrize(("status", "error"), [(500, {}), (404, {}), (429, {}), (503, {"retryAfter": 60})])
def test_nothing_else_is_sent_again(status: int, error: dict[str, object]) -> None:
    client, sent = client_of(failing(status, **error))
    with pytest.raises(CrossvenueError):
        client.kalshi.fetch_markets()
    assert len(sent) == 1


def test_a_write_is_sent_once() -> None:
    client, sent = client_of(failing(503, retryAfter=0))
    with pytest.raises(CrossvenueError):
        client.kalshi.cancel_order("1")
    assert len(sent) == 1


def test_a_gateway_that_cannot_be_reached_is_named() -> None:
    def refuse(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("refused", request=request)

    client, sent = client_of(refuse, retries=0)
    with pytest.raises(CrossvenueError, match="http://gateway.test could not be reached: refused") as caught:
        client.fetch_status()
    assert (caught.value.code, caught.value.retryable, len(sent)) == ("NETWORK_ERROR", True, 1)


def test_another_service_at_the_address_is_recognized() -> None:
    client, _ = client_of(lambda _: httpx.Response(200, text="<html>"))
    with pytest.raises(CrossvenueError, match="in a form that no gateway uses"):
        client.fetch_status()
    client, _ = client_of(lambda _: httpx.Response(200, json={"success": True, "data": {"revision": 1}}))
    with pytest.raises(CrossvenueError, match="holds no StatusReport"):
        client.fetch_status()


@pytest.mark.parametrize(
    ("value", "problem"),
    [(float("nan"), "finite"), (datetime(2026, 1, 1), "time zone"), (object(), "JSON")],
)
def test_what_cannot_be_sent_is_refused(value: object, problem: str) -> None:
    client, sent = client_of(succeeding)
    with pytest.raises(CrossvenueError, match=problem) as caught:
        client.search_markets(query=value)  # pyright: ignore[reportArgumentType]
    assert (caught.value.code, caught.value.field, sent) == ("VALIDATION_ERROR", "query", [])


def test_the_environment_gives_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROSSVENUE_API_KEY", "env-key")
    monkeypatch.setenv("CROSSVENUE_URL", "https://gateway.example/")
    settings = Crossvenue().settings
    assert (settings.api_key, settings.base_url) == ("env-key", "https://gateway.example")


@pytest.mark.parametrize(("key", "url"), [("a b", None), ("k", "gateway.test")])
def test_a_key_or_address_that_cannot_be_used_is_refused(key: str, url: str | None) -> None:
    with pytest.raises(CrossvenueError, match="VALIDATION_ERROR"):
        Crossvenue(api_key=key, base_url=url)
