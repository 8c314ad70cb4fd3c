from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from crossvenue import AsyncCrossvenue, Crossvenue, CrossvenueError, MissedChanges
from crossvenue.models import ChangeFilter

Answer = Callable[[BaseHTTPRequestHandler], None]


@contextmanager
def gateway(*answers: Answer) -> Generator[tuple[str, list[tuple[str, str | None]]]]:
    """Serves one answer after the other, because a real gateway is not made to drop connections."""
    asked: list[tuple[str, str | None]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append((self.path, self.headers.get("last-event-id")))
            answers[min(len(asked), len(answers)) - 1](self)

        def log_message(self, format: str, *args: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def sends(place: int, *ids: int, cut: str = "") -> Answer:
    """Answers with the place and some changes, then breaks off, perhaps within a change."""

    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("content-type", "text/event-stream")
        handler.end_headers()
        text = f"event: open\ndata: {{}}\nid: {place}\n\n"
        for number in ids:
            change = {"id": number, "at": "2026-11-01T00:00:00Z", "kind": "cluster.created", "data": {"venues": ["a"]}}
            text += f"event: cluster.created\ndata: {json.dumps(change)}\nid: {number}\n\n"
        handler.wfile.write((text + cut).encode())

    return answer


def refuses(status: int, code: str, retryable: bool = False) -> Answer:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        error = {"code": code, "message": "no", "retryable": retryable}
        body = json.dumps({"success": False, "error": error}).encode()
        handler.send_response(status)
        handler.send_header("content-length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return answer


BROKEN = (sends(3, 4, 5, cut='event: cluster.created\ndata: {"id": 6'), refuses(503, "NOT_READY", True), sends(5, 6, 7))


def test_a_broken_connection_continues_and_nothing_is_missed_or_read_twice() -> None:
    with gateway(*BROKEN) as (url, asked), Crossvenue(api_key="key", base_url=url) as client:
        with client.changes(ChangeFilter(venues=["kalshi", "a"], min_venues=2)) as changes:
            seen = [(next(changes).id, changes.place) for _ in range(4)]
        assert seen == [(4, 4), (5, 5), (6, 6), (7, 7)]
        assert changes.missed is None
        assert list(changes) == []
    assert [place for _, place in asked[:3]] == [None, "5", "5"]
    assert asked[0][0] == "/v0/stream?venues=kalshi%2Ca&minVenues=2"


def test_the_same_is_awaited() -> None:
    async def main(url: str) -> list[int]:
        async with AsyncCrossvenue(api_key="key", base_url=url) as client, client.changes() as changes:
            return [(await anext(changes)).id for _ in range(4)]

    with gateway(*BROKEN) as (url, asked):
        assert asyncio.run(main(url)) == [4, 5, 6, 7]
    assert [place for _, place in asked[:3]] == [None, "5", "5"]


def test_changes_that_the_gateway_no_longer_has_are_stated() -> None:
    with gateway(refuses(410, "GONE"), sends(90, 91, 92)) as (url, asked):
        with Crossvenue(api_key="key", base_url=url) as client, client.changes(after=7) as changes:
            assert (next(changes).id, changes.missed) == (91, MissedChanges(7, 90))
            assert (next(changes).id, changes.missed) == (92, None)
    assert [place for _, place in asked] == ["7", None]


def test_what_no_retry_can_mend_is_raised() -> None:
    with gateway(refuses(401, "AUTHENTICATION_ERROR")) as (url, _), Crossvenue(api_key="key", base_url=url) as client:
        with pytest.raises(CrossvenueError, match="AUTHENTICATION_ERROR"):
            next(client.changes())


def test_a_real_gateway_continues_after_a_place(client: Crossvenue) -> None:
    with client.changes(after=0) as changes:
        first = [next(changes).id for _ in range(3)]
        place = changes.place
        fourth = next(changes)
    assert first == sorted(set(first))
    with client.changes(after=place) as later:
        assert next(later) == fourth
