"""Requests and answers, for callers that wait and for those that await."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx

from .decode import Answer
from .encode import to_args, to_json, to_query, to_wire
from .errors import CrossvenueError, from_wire, invalid
from .table import ACCOUNT_OPERATIONS, REPEATABLE

MAX_PAUSE = 5.0
"""The longest pause before a retry in seconds; if the gateway asks for more, the caller decides."""


@dataclass(frozen=True)
class Settings:
    """The address of a gateway and how it is called."""

    api_key: str | None
    base_url: str
    timeout: float
    retries: int

    @property
    def headers(self) -> dict[str, str]:
        key = {"authorization": f"Bearer {self.api_key}"} if self.api_key else {}
        return {"accept": "application/json", **key}


def settings(api_key: str | None, base_url: str | None, timeout: float, retries: int) -> Settings:
    """Fills in the environment's defaults. Raises CrossvenueError for a key or an address that cannot be used."""
    key = api_key or os.environ.get("CROSSVENUE_API_KEY") or None
    address = base_url or os.environ.get("CROSSVENUE_URL") or "http://127.0.0.1:3847"
    if key is not None and not re.fullmatch(r"[\x21-\x7e]+", key):
        raise invalid("api_key", "must consist of ASCII letters, digits and signs, without spaces")
    if not re.match(r"https?://.", address):
        raise invalid("base_url", f"must begin with http:// or https://, got {address}")
    return Settings(key, address.rstrip("/"), timeout, retries)


@dataclass(frozen=True)
class Request:
    """One request, and whether a retry has no second effect."""

    method: str
    path: str
    content: bytes | None = None
    params: Mapping[str, str] | None = None
    repeatable: bool = True

    def to(self, client: httpx.Client | httpx.AsyncClient, with_settings: Settings) -> httpx.Request:
        headers = {**with_settings.headers, **({"content-type": "application/json"} if self.content else {})}
        url = with_settings.base_url + self.path
        return client.build_request(
            self.method,
            url,
            params=self.params,
            content=self.content,
            headers=headers,
            timeout=with_settings.timeout,
        )


def call_request(
    exchange: str, method: str, args: Sequence[object], credentials: Mapping[str, object] | None
) -> Request:
    """Creates the request of an operation; credentials go only with those that may act for an account."""
    body: dict[str, object] = {"args": to_args(args)}
    if credentials and method in ACCOUNT_OPERATIONS:
        body["credentials"] = to_wire(credentials, "credentials")
    path = f"/api/{quote(exchange, safe='')}/{method}"
    return Request("POST", path, content=to_json(body), repeatable=method in REPEATABLE)


def get_request(path: str, query: Mapping[str, object]) -> Request:
    """Creates the request of a lookup."""
    return Request("GET", path, params=to_query(query))


def change_request(
    verb: str, path: str, query: Mapping[str, object], body: Mapping[str, object] | None
) -> Request:
    """Creates the request of what changes something of the service."""
    content = None if body is None else to_json(to_wire(body, "body"))
    return Request(verb, path, content=content, params=to_query(query), repeatable=False)


def read_answer(response: httpx.Response, base_url: str) -> Answer:
    """Reads an answer. Raises CrossvenueError for a failure, and for what no gateway sends."""
    request_id = response.headers.get("x-request-id")
    try:
        body: Any = response.json()
    except ValueError:
        body = None
    if isinstance(body, dict):
        found: dict[str, Any] = body  # type: ignore[assignment]
        if found.get("success") is True:
            return Answer(found.get("data"), found.get("meta"), request_id)
        if isinstance(found.get("error"), dict):
            raise from_wire(found["error"], status=response.status_code, request_id=request_id)
    raise CrossvenueError(
        "NETWORK_ERROR",
        f"{base_url} answered {response.status_code} in a form that no gateway uses; check the address",
        status=response.status_code,
        retryable=response.status_code >= 500,
        request_id=request_id,
    )


def unreachable(cause: httpx.TransportError, base_url: str) -> CrossvenueError:
    """Creates the error for a request without an answer."""
    late = isinstance(cause, httpx.TimeoutException)
    message = f"{base_url} did not answer in time" if late else f"{base_url} could not be reached: {cause}"
    return CrossvenueError("NETWORK_ERROR", message, retryable=True)


def pause_before_retry(error: CrossvenueError, request: Request, tries: int, retries: int) -> float | None:
    """Returns the seconds to wait before a read is sent again; None if it is not.

    Only a request that failed to connect or was rejected at once is sent again: a slow one would be slow again.
    """
    if not request.repeatable or tries > retries or isinstance(error.__cause__, httpx.TimeoutException):
        return None
    if error.status not in (None, 429, 503) or (error.status == 429 and error.retry_after is None):
        return None
    pause = 0.25 * 2 ** (tries - 1) if error.retry_after is None else error.retry_after
    return pause if pause <= MAX_PAUSE else None
