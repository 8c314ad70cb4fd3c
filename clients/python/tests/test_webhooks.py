from __future__ import annotations

import pytest

from crossvenue import CrossvenueError, verify_webhook

# The example of the Standard Webhooks specification.
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = '{"test": 2432232314}'
HEADERS = {
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}
NOW = 1614265330.0


def test_a_message_with_the_signature_of_the_secret_is_returned() -> None:
    upper = {name.title(): value for name, value in HEADERS.items()}
    several = {**HEADERS, "webhook-signature": "v1,AAAA " + HEADERS["webhook-signature"]}
    for body, headers in ((BODY, HEADERS), (BODY.encode(), upper), (BODY, several)):
        assert verify_webhook(body, headers, SECRET, now=NOW + 299) == {"test": 2432232314}


@pytest.mark.parametrize(
    ("body", "changed", "now", "problem"),
    [
        ('{"test": 2432232315}', {}, NOW, "signature"),
        (BODY, {"webhook-id": "msg_2"}, NOW, "signature"),
        (BODY, {"webhook-timestamp": "1614265331"}, NOW, "signature"),
        (BODY, {"webhook-signature": ""}, NOW, "webhook-signature is missing"),
        (BODY, {}, NOW + 301, "more than 300 seconds"),
        (BODY, {}, NOW - 301, "more than 300 seconds"),
        (BODY, {"webhook-timestamp": "soon"}, NOW, "sent at soon"),
    ],
)
def test_any_other_message_is_refused(body: str, changed: dict[str, str], now: float, problem: str) -> None:
    with pytest.raises(CrossvenueError, match=problem) as caught:
        verify_webhook(body, {**HEADERS, **changed}, SECRET, now=now)
    assert caught.value.code == "AUTHENTICATION_ERROR"
