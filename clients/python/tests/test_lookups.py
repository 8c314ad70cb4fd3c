from __future__ import annotations

from crossvenue import Crossvenue
from crossvenue.models import UnifiedEvent

KALSHI = "kalshi:KXNETANYAHUOUT-27"
PREDICTIT = "predictit:8250"


def test_an_event_anchors_its_clusters(client: Crossvenue, event: UnifiedEvent) -> None:
    clusters = client.fetch_matched_event_clusters(event)
    assert [[each.event_id for each in cluster.events] for cluster in clusters] == [[KALSHI, PREDICTIT]]
    assert clusters[0].relations == ["complement"]
    assert (clusters.meta.count, clusters.meta.total) == (1, 1)
    assert clusters.request_id


def test_a_market_and_an_id_anchor_the_clusters_of_its_event(client: Crossvenue, event: UnifiedEvent) -> None:
    expected = client.fetch_matched_event_clusters(event)
    assert client.fetch_matched_event_clusters(event.markets[0]) == expected
    assert client.fetch_matched_event_clusters(KALSHI) == expected
    assert client.fetch_matched_event_clusters(expected[0].events[1]) == expected


def test_a_market_or_its_event_anchor_a_question(client: Crossvenue, event: UnifiedEvent) -> None:
    [market] = event.markets
    for anchor in (market, event, f"kalshi:{market.market_id}"):
        [question] = client.fetch_matched_market_clusters(anchor)
        assert {each.source_exchange for each in question.markets} == {"kalshi", "predictit"}
        assert question.yes and question.yes.buy and 0 < question.yes.buy.price < 1


def test_parameters_are_snake_case_and_lists_are_joined(client: Crossvenue) -> None:
    clusters = client.fetch_matched_event_clusters(
        relations=["identity", "complement"], min_venues=2, exclude_venues=["predictit"], market_limit=0, limit=500
    )
    venues = [{event.source_exchange for event in cluster.events} for cluster in clusters]
    assert len(venues) > 10
    assert all(len(each) >= 2 and "predictit" not in each for each in venues)


def test_walks_go_through_all_pages(client: Crossvenue) -> None:
    walked = [cluster.cluster_id for cluster in client.walk_matched_event_clusters(limit=7, market_limit=0)]
    [first] = client.fetch_matched_event_clusters(limit=1, market_limit=0)
    total = client.fetch_matched_event_clusters(limit=1, market_limit=0).meta.total
    assert total > 14
    assert (len(walked), len(set(walked)), walked[0]) == (total, total, first.cluster_id)


def test_a_walk_skips_its_offset_once(client: Crossvenue) -> None:
    every = [event.event_id for event in client.walk_events(query="champion", limit=4, market_limit=0)]
    rest = [event.event_id for event in client.walk_events(query="champion", limit=4, market_limit=0, offset=3)]
    assert len(every) > 8
    assert rest == every[3:]


def test_items_are_found_by_object_and_by_id(client: Crossvenue, event: UnifiedEvent) -> None:
    assert client.fetch_catalogue_event(event).title == event.title
    assert client.fetch_catalogue_event(KALSHI).id == event.id
    [market] = event.markets
    assert client.fetch_catalogue_market(market).market_id == market.market_id
    assert [match.event.id for match in client.fetch_matches_of_event(event).matches] == ["8250"]
    assert [match.relation for match in client.fetch_matches_of_market(market).matches] == ["complement"]


def test_two_events_are_explained(client: Crossvenue, event: UnifiedEvent) -> None:
    explained = client.explain_pair(event, PREDICTIT)
    assert {each.relation for each in explained} == {"complement"}
    assert explained[0].evidence[0].comparison


def test_lists_of_pairs_and_arbitrage_are_read(client: Crossvenue) -> None:
    [pair] = client.list_matched_markets(limit=1)
    assert pair.relation in ("identity", "complement", "subset", "superset")
    found = client.find_arbitrage(relations=["identity", "complement"], limit=3)
    assert all(each.spread > 0 and each.profit is not None and each.profit > 0 for each in found)


def test_the_service_describes_itself(client: Crossvenue) -> None:
    assert {venue.id for venue in client.fetch_venues()} >= {"kalshi", "predictit", "mock"}
    assert client.fetch_status().revision > 0
    assert client.fetch_capabilities("kalshi")["fetchOrderBook"] is True
