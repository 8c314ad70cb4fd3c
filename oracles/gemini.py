"""Signs for Gemini with Python's own libraries: the venue has no SDK for its contracts, only a description."""

import base64
import hashlib
import hmac
import json
import pathlib
import random

DRAW = random.Random(29)
API_KEY = 'account-Zb7Qc1Rk9TgYh2Xn'
SECRETS = {'plain': '1234abcd', 'long': '3zMnjHV5B1nxsfh6b8Jx7AdHZHiw4'}
PREFIX = '/v1/prediction-markets'


def signed(secret, text):
    payload = base64.b64encode(text.encode())
    signature = hmac.new(SECRETS[secret].encode(), payload, hashlib.sha384).hexdigest()
    return {
        'X-GEMINI-APIKEY': API_KEY,
        'X-GEMINI-PAYLOAD': payload.decode(),
        'X-GEMINI-SIGNATURE': signature,
    }


def vector(path, fields):
    secret = DRAW.choice(list(SECRETS))
    now = 1_763_700_000_000 + DRAW.randrange(900_000_000)
    text = json.dumps({'request': path, 'nonce': now // 1000, **fields}, separators=(',', ':'))
    return {'secret': secret, 'now': now, 'path': path, 'fields': fields, 'headers': signed(secret, text)}


def order(at):
    tick = (100, 1_000, 10_000)[at % 3]
    price = DRAW.randrange(1, tick) / tick
    quantity = DRAW.randrange(1, 10_000_000 if at % 4 == 0 else 1_000) / 100
    duration = ('good-til-cancel', 'immediate-or-cancel', 'fill-or-kill', 'good-til-cancel')[at % 4]
    fields = {
        'symbol': f'GEMI-FEDJAN{DRAW.randrange(20, 40)}-DN{DRAW.randrange(100)}',
        'orderType': 'limit',
        'side': DRAW.choice(['buy', 'sell']),
        'quantity': f'{quantity:.2f}'.rstrip('0').rstrip('.'),
        'price': f'{price:.4f}'.rstrip('0').ljust(4, '0'),
        'outcome': DRAW.choice(['yes', 'no']),
        'timeInForce': duration,
    }
    if at % 4 == 3:
        fields['makerOrCancel'] = True
    fields['clientOrderId'] = f'order-{at}'
    return {'tick': f'{1 / tick:g}', **vector(f'{PREFIX}/order', fields)}


def handshake():
    secret = DRAW.choice(list(SECRETS))
    now = 1_763_700_000_000 + DRAW.randrange(900_000_000)
    nonce = str(now // 1000)
    return {'secret': secret, 'now': now, 'headers': {'X-GEMINI-NONCE': nonce, **signed(secret, nonce)}}


requests = [
    ('/v1/balances', {}),
    ('/v1/mytrades', {'limit_trades': 500}),
    ('/v1/mytrades', {'symbol': 'GEMI-FEDJAN26-DN25', 'limit_trades': 500, 'timestamp': 1763700000000}),
    (f'{PREFIX}/positions', {}),
    (f'{PREFIX}/order/cancel', {'orderId': '145828833218573125'}),
    (f'{PREFIX}/orders/active', {'limit': 100, 'offset': 0}),
    (f'{PREFIX}/orders/history', {'symbol': 'GEMI-FEDJAN26-DN25', 'limit': 1000, 'offset': 1000}),
]
vectors = {
    'apiKey': API_KEY,
    'secrets': SECRETS,
    'orders': [order(at) for at in range(28)],
    'requests': [vector(*request) for request in requests],
    'handshakes': [handshake() for _ in range(3)],
}
file = pathlib.Path(__file__).parent / '../packages/venues/src/venues/gemini-titan/__fixtures__/signatures.json'
file.write_text(json.dumps(vectors, indent=2) + '\n')
