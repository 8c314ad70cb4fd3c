"""The checks of Schemathesis besides the schema: a failure of ours is never answered, only those of venues."""

import schemathesis

# 501: the venue lacks the operation or the form of it. 502, 503, 504: the venue failed, was unreachable or was late.
DOCUMENTED = {501, 502, 503, 504}


@schemathesis.check
def no_failure_of_the_gateway(ctx, response, case):
    if response.status_code < 500:
        return
    code = response.json()['error']['code']
    assert response.status_code in DOCUMENTED, f'{response.status_code} {code}'
