from __future__ import annotations

import json
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager

import pytest
from websockets.sync.server import Server, ServerConnection, serve

from crossvenue import Crossvenue, CrossvenueError

YES = "KXNETANYAHUOUT-27-26DEC31:YES"
NO = "KXNETANYAHUOUT-27-26DEC31:NO"


def test_a_book_is_whole_and_comes_first(client: Crossvenue) -> None:
    with client.kalshi.streams.order_book(YES) as books:
        book = next(books)
    assert 0 < book.bids[0].price < book.asks[0].price < 1


def test_several_books_come_together(client: Crossvenue) -> None:
    with client.kalshi.streams.order_books([YES, NO]) as books:
        assert set(next(books)) == {YES, NO}


def test_a_closed_stream_ends(client: Crossvenue) -> None:
    books = client.kalshi.streams.order_book(YES)
    next(books)
    books.close()
    assert list(books) == []


def test_a_stream_that_cannot_be_fails_with_the_reason(client: Crossvenue) -> None:
    with pytest.raises(CrossvenueError, match="NOT_SUPPORTED"):
        next(client.predictit.streams.order_book("33141:YES"))
    with pytest.raises(CrossvenueError) as caught:
        next(Crossvenue(api_key="wrong").kalshi.streams.order_book(YES))
    assert (caught.value.code, caught.value.status) == ("AUTHENTICATION_ERROR", 401)
    with pytest.raises(CrossvenueError) as caught:
        next(Crossvenue(base_url="http://127.0.0.1:9", retries=0).kalshi.streams.order_book(YES))
    assert (caught.value.code, caught.value.retryable) == ("NETWORK_ERROR", True)


@contextmanager
def gateway(handle: Callable[[ServerConnection], None]) -> Generator[Crossvenue]:
    """Serves a socket, because a real gateway is not made to drop connections."""
    server: Server = serve(handle, "127.0.0.1", 0)
    with server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        yield Crossvenue(api_key="key", base_url=f"http://127.0.0.1:{port}")
        server.shutdown()
        thread.join()


def test_a_lost_connection_is_made_again_and_the_gap_is_stated() -> None:
    opened: list[str | bytes] = []

    def handle(socket: ServerConnection) -> None:
        opened.append(socket.recv())
        price = len(opened) / 10
        socket.send('{"event":"subscribed","id":"s"}')
        data = f'{{"bids":[{{"price":{price},"size":1}}],"asks":[]}}'
        socket.send(f'{{"event":"data","id":"s","symbol":"a","data":{data}}}')

    with gateway(handle) as client, client.kalshi.streams.order_book("a") as books:
        assert (next(books).bids[0].price, books.gap) == (0.1, None)
        assert next(books).bids[0].price == 0.2
        assert books.gap and books.gap.since < books.gap.until
    assert opened[0] == opened[1]


def test_trades_that_repeat_nothing_are_skipped() -> None:
    def handle(socket: ServerConnection) -> None:
        socket.recv()
        socket.send('{"event":"data","id":"s","symbol":"a","data":[]}')
        trade = '{"id":"1","timestamp":1,"price":0.5,"amount":2,"side":"buy"}'
        socket.send(f'{{"event":"data","id":"s","symbol":"a","data":[{trade}]}}')

    with gateway(handle) as client, client.kalshi.streams.trades("a") as trades:
        assert [trade.price for trade in next(trades)] == [0.5]


def test_orders_are_emitted_once_and_those_closed_during_a_gap_are_found() -> None:
    connections: list[str | bytes] = []

    def order(id: str, **more: object) -> dict[str, object]:
        plain = {"marketId": "m", "outcomeId": "m:YES", "side": "buy", "type": "limit", "price": 0.4, "amount": 10}
        return {"id": id, **plain, "status": "open", "filled": 0, "remaining": 10, "timestamp": 1, **more}

    def event(type: str, order: dict[str, object]) -> dict[str, object]:
        return {"type": type, "order": order}

    def handle(socket: ServerConnection) -> None:
        connections.append(socket.recv())
        frames = (
            [[event("open", order("a")), event("open", order("b"))], []]
            if len(connections) == 1
            else [[event("open", order("b"))], [event("closed", order("b", status="filled", filled=10, remaining=0))]]
        )
        for data in frames:
            socket.send(json.dumps({"event": "data", "id": "s", "data": data}))
        if len(connections) > 1:
            socket.recv()

    with gateway(handle) as client, client.kalshi.streams.orders("m") as orders:
        assert [(each.type, each.order.id) for each in next(orders)] == [("open", "a"), ("open", "b")]
        assert [(each.type, each.order.id, each.order.status) for each in next(orders)] == [("closed", "a", "open")]
        assert [(each.type, each.order.id, each.order.status) for each in next(orders)] == [("closed", "b", "filled")]
    assert json.loads(connections[0])["args"] == ["m"]


def test_trades_during_a_gap_are_emitted_and_none_twice() -> None:
    connections: list[dict[str, list[object]]] = []

    def handle(socket: ServerConnection) -> None:
        connections.append(json.loads(socket.recv()))
        trades = [
            {"id": str(n), "timestamp": n, "price": 0.5, "amount": 2, "side": "buy"}
            for n in range(1, len(connections) + 1)
        ]
        socket.send(json.dumps({"event": "data", "id": "s", "data": trades}))
        if len(connections) > 1:
            socket.recv()

    with gateway(handle) as client, client.kalshi.streams.my_trades() as trades:
        assert [trade.id for trade in next(trades)] == ["1"]
        assert [trade.id for trade in next(trades)] == ["2"]
    assert connections[0]["args"] == connections[1]["args"]
