import type { Band, BandGroup } from '@crossvenue/matcher'
import { numberWorlds } from '@crossvenue/matcher/basics'
import { isOfCategory } from '@crossvenue/venues'
import { countBooks } from '../matches/own-books.ts'
import { venueOf } from '../matches/pairs.ts'
import { readMarketMap } from '../search/catalogue-items.ts'
import { marketMember } from '../store/market-member.ts'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent, MarketSummary, View } from '../store/store.ts'
import { candidateOf } from './candidates.ts'
import { type CoverOption, cheapestCover } from './cheapest-cover.ts'
import type { SetCandidate, SetMarket, SetQuery } from './set-candidates.ts'

/** Purchases that together win whatever a number is: ranges of several venues that leave out none. */
export interface CoverCandidate extends Pick<SetCandidate, 'event' | 'confidence'> {
  legs: SetMarket[]
  /** For each kind of number, whether each leg wins. */
  worlds: boolean[][]
}

/** An event is read again for each of its pairs, which takes milliseconds. */
const MAX_PAIRS = 100

/**
 * Returns the ranges of two events each whose last quotes cost less than 1 together and leave out no number, the widest gap
 * first. Looks at the most traded pairs of events that any match joins.
 */
export async function coverCandidates(view: View, query: SetQuery): Promise<CoverCandidate[]> {
  const pairs = await pairsOf(view, query)
  const ids = [...new Set(pairs.flat())]
  const summaries = new Map((await view.summariesOf(ids)).map((summary) => [marketMember(summary), summary]))
  const events = new Map((await view.events(ids)).map((event) => [serviceId(event.sourceExchange, event.id), event]))
  const found = new Map<string, Cover>()
  // Nothing else of a search for arbitrage needs the matcher, which takes long to load.
  const { readBands } = await import('@crossvenue/matcher')
  for (const pair of pairs) {
    const both = pair.flatMap((id) => events.get(id) ?? [])
    for (const cover of coversOf(readBands(both), both, summaries)) {
      if (cover.confidence >= query.minConfidence) found.set(cover.key, cover)
    }
  }
  const covers = [...found.values()].sort((a, b) => b.gap - a.gap || (a.key < b.key ? -1 : 1)).slice(0, query.limit)
  const markets = await readMarketMap(
    view,
    covers.flatMap(({ legs }) => legs.map(({ summary }) => summary)),
    'full',
  )
  return covers.flatMap(({ event, confidence, legs, worlds }): CoverCandidate[] => {
    const traded = legs.flatMap(({ summary, outcomeId, isOpposite }): SetMarket[] => {
      const market = candidateOf(summary, { outcomeId }, markets)
      return market ? [{ ...market, isOpposite }] : []
    })
    const { id, title, sourceExchange } = event
    return traded.length < legs.length
      ? []
      : [{ event: { id, title, sourceExchange }, confidence, legs: traded, worlds }]
  })
}

/** Returns the pairs of events of different venues that any match joins, the most traded first. */
async function pairsOf(view: View, { category, minConfidence }: SetQuery): Promise<(readonly [string, string])[]> {
  const links = (
    await view.links({ relations: ['identity', 'complement', 'subset', 'superset', 'overlap', 'disjoint'] })
  )
    .filter(({ confidence }) => confidence >= minConfidence)
    .map(({ a, b }) => (a < b ? ([a, b] as const) : ([b, a] as const)))
  const pairs = [...new Map(links.map((pair) => [pair.join(' '), pair])).values()]
  const summaries = new Map((await view.summaries([...new Set(pairs.flat())])).map((summary) => [summary.id, summary]))
  const volumeOf = (pair: readonly string[]) => pair.reduce((sum, id) => sum + (summaries.get(id)?.volume24h ?? 0), 0)
  return pairs
    .filter(([a]) => category === undefined || isOfCategory(category, summaries.get(a) ?? {}))
    .sort((one, other) => volumeOf(other) - volumeOf(one) || (one.join() < other.join() ? -1 : 1))
    .slice(0, MAX_PAIRS)
}

interface Option extends CoverOption {
  summary: MarketSummary
  outcomeId: string
  isOpposite: boolean
}
interface Cover {
  key: string
  event: CatalogueEvent
  confidence: number
  gap: number
  legs: Option[]
  worlds: boolean[][]
}

/** Returns the cheapest cover of each group of ranges whose last quotes cost less than 1, and that needs two venues. */
export function coversOf(
  groups: readonly BandGroup[],
  events: readonly CatalogueEvent[],
  summaries: ReadonlyMap<string, MarketSummary>,
): Cover[] {
  return groups.flatMap(({ bands, confidence }): Cover[] => {
    const worlds = numberWorlds(bands.map(({ interval }) => interval))
    const options = bands.flatMap((band, index) =>
      optionsOf(
        band,
        worlds.map((held) => held[index] === true),
        summaries,
      ),
    )
    const legs = cheapestCover(options)
    const gap = 1 - (legs ?? []).reduce((sum, { cost }) => sum + cost, 0)
    const [first] = legs ?? []
    const event = events.find(({ sourceExchange, id }) => serviceId(sourceExchange, id) === first?.summary.eventId)
    // One market bought and sold, or the ladder of one venue, rests on no match.
    if (!legs || !event || gap <= 1e-9 || countBooks(legs.map(({ summary }) => venueOf(summary))) < 2) return []
    const key = legs
      .map(({ summary, isOpposite }) => `${marketMember(summary)} ${isOpposite}`)
      .sort()
      .join(' ')
    const won = worlds.map((_, world) => legs.map(({ wins }) => wins[world] === true))
    return [{ key, event, confidence, gap, legs, worlds: won }]
  })
}

/** Returns the purchases that a market offers: of its range, and of all numbers outside. */
function optionsOf(
  { ref: { venue, eventId, marketId = '' }, yes }: Band,
  wins: readonly boolean[],
  summaries: ReadonlyMap<string, MarketSummary>,
): Option[] {
  const summary = summaries.get(marketMember({ eventId: serviceId(venue, eventId), marketId }))
  const quoted = summary?.outcomes.find(({ outcomeId }) => outcomeId === yes)
  if (!summary || !quoted || summary.isOpen === false) return []
  const { bestAsk, bestBid } = quoted
  const place = { summary, outcomeId: yes }
  return [
    ...(bestAsk === undefined ? [] : [{ ...place, isOpposite: false, cost: bestAsk, wins }]),
    ...(bestBid === undefined
      ? []
      : [{ ...place, isOpposite: true, cost: 1 - bestBid, wins: wins.map((won) => !won) }]),
  ]
}
