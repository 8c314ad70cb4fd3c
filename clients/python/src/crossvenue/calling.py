"""The base classes of the generated operations."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from .connection import Request, call_request, change_request, get_request
from .decode import Answer, Decode
from .rows import Page

T = TypeVar("T")
Credentials = Mapping[str, object]


class Caller:
    """Sends calls and waits for their answers."""

    def __init__(
        self, send: Callable[[Request], Answer], exchange: str = "", credentials: Credentials | None = None
    ) -> None:
        self._send = send
        self._exchange = exchange
        self._credentials = credentials

    def call(self, method: str, args: Sequence[object], decode: Decode[T]) -> T:
        """Calls an operation of the venue."""
        return decode(self._send(call_request(self._exchange, method, args, self._credentials)))

    def get(self, path: str, query: Mapping[str, object], decode: Decode[T]) -> T:
        """Reads a lookup of the service."""
        return decode(self._send(get_request(path, query)))

    def change(
        self,
        verb: str,
        path: str,
        query: Mapping[str, object],
        body: Mapping[str, object] | None,
        decode: Decode[T],
    ) -> T:
        """Changes something of the service; it is sent once."""
        return decode(self._send(change_request(verb, path, query, body)))

    def walk(self, path: str, query: Mapping[str, object], decode: Decode[Page[T, Any]]) -> Iterator[T]:
        """Yields the items of all pages of a lookup."""
        following: Mapping[str, object] = {}
        while True:
            page = self.get(path, {**query, **following}, decode)
            yield from page
            if page.meta.next_cursor is None:
                return
            # The cursor states where the page begins, so the offset counts for the first page only.
            following = {"cursor": page.meta.next_cursor, "offset": None}

    def walk_calls(self, method: str, params: Mapping[str, object], decode: Decode[Any]) -> Iterator[Any]:
        """Yields the items of all pages of an operation."""
        following: Mapping[str, object] = {}
        while True:
            page = self.call(method, [{**params, **following}], decode)
            yield from page.data
            if page.next_cursor is None:
                return
            following = {"cursor": page.next_cursor}


class AsyncCaller:
    """Sends calls and awaits their answers."""

    def __init__(
        self, send: Callable[[Request], Awaitable[Answer]], exchange: str = "", credentials: Credentials | None = None
    ) -> None:
        self._send = send
        self._exchange = exchange
        self._credentials = credentials

    async def call(self, method: str, args: Sequence[object], decode: Decode[T]) -> T:
        """Calls an operation of the venue."""
        return decode(await self._send(call_request(self._exchange, method, args, self._credentials)))

    async def get(self, path: str, query: Mapping[str, object], decode: Decode[T]) -> T:
        """Reads a lookup of the service."""
        return decode(await self._send(get_request(path, query)))

    async def change(
        self,
        verb: str,
        path: str,
        query: Mapping[str, object],
        body: Mapping[str, object] | None,
        decode: Decode[T],
    ) -> T:
        """Changes something of the service; it is sent once."""
        return decode(await self._send(change_request(verb, path, query, body)))

    async def walk(self, path: str, query: Mapping[str, object], decode: Decode[Page[T, Any]]) -> AsyncIterator[T]:
        """Yields the items of all pages of a lookup."""
        following: Mapping[str, object] = {}
        while True:
            page = await self.get(path, {**query, **following}, decode)
            for item in page:
                yield item
            if page.meta.next_cursor is None:
                return
            following = {"cursor": page.meta.next_cursor, "offset": None}

    async def walk_calls(self, method: str, params: Mapping[str, object], decode: Decode[Any]) -> AsyncIterator[Any]:
        """Yields the items of all pages of an operation."""
        following: Mapping[str, object] = {}
        while True:
            page = await self.call(method, [{**params, **following}], decode)
            for item in page.data:
                yield item
            if page.next_cursor is None:
                return
            following = {"cursor": page.next_cursor}
