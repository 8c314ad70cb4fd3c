"""Loads the past quotes of a question on every venue as rows."""

import os
import sys

from crossvenue import Crossvenue

words = " ".join(sys.argv[1:]) or "netanyahu"
with Crossvenue(api_key=os.environ["KEY"], base_url="http://127.0.0.1:3847") as client:
    market = client.kalshi.fetch_markets(query=words, limit=1)[0]
    history = client.fetch_price_history(market)
    for series in history.series:
        for time, bid, ask in zip(history.times, series.bid, series.ask):
            print(time, series.venue, series.outcome_id, bid, ask)
