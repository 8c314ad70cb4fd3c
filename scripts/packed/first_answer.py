# The first program of a new user of the Python client: one event's counterparts on other venues.
from crossvenue import Crossvenue

client = Crossvenue()
event = client.kalshi.fetch_events(query="netanyahu", limit=1)[0]
for cluster in client.fetch_matched_event_clusters(event):
    print(",".join(cluster.relations), *[found.event_id for found in cluster.events])
