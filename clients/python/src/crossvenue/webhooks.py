"""Checks the messages of webhooks."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any

from .errors import CrossvenueError


def verify_webhook(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance: float = 300.0,
    now: float | None = None,
) -> dict[str, Any]:
    """Returns the message of a webhook: `type`, `timestamp` and `data`, under the names of the wire.

    Raises CrossvenueError with the code AUTHENTICATION_ERROR unless a signature is that of the secret, by Standard
    Webhooks, and the message was sent at most `tolerance` seconds from now. The body is the one that was received: read
    and written again it has another signature.
    """
    names = {name.lower(): value for name, value in headers.items()}
    message_id, sent_at, signatures = (
        _header(names, name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    )
    clock = time.time() if now is None else now
    if not sent_at.isdecimal() or abs(clock - int(sent_at)) > tolerance:
        raise _refused(f"the webhook was sent at {sent_at}, more than {tolerance:g} seconds from now")
    text = body.encode() if isinstance(body, str) else body
    key = b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"{message_id}.{sent_at}.".encode() + text, hashlib.sha256).digest()
    expected = b"v1," + b64encode(digest)
    # While a secret is being replaced there are several signatures.
    if not any(hmac.compare_digest(expected, each.encode()) for each in signatures.split(" ")):
        raise _refused("the signature of the webhook is not that of the secret")
    return json.loads(text)


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise _refused(f"the header {name} is missing")
    return value


def _refused(message: str) -> CrossvenueError:
    return CrossvenueError("AUTHENTICATION_ERROR", message)
