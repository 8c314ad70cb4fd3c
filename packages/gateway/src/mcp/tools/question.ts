import { isOpen } from '@crossvenue/venues/basics'
import { z } from 'zod'
import { anchor, anchorOf } from '../anchor.ts'
import { maxTokens, withinBudget } from '../budget.ts'
import { type ServedCluster, type ServedEvent, stated } from '../served.ts'
import { tool } from '../tool.ts'

type ServedMarket = ServedEvent['markets'][number]

/** Shows one question on all venues that list it, with prices. */
export const question = tool({
  name: 'question',
  title: 'Question with prices',
  description:
    'Shows one question on every venue that lists it: markets, closing dates, and price, bid and ask of each outcome between 0 and 1, as of a stated time. The status of a market is left out where it is open or not known. Two events of a cluster may be complements (YES on one is NO on the other): call `matches` to see which outcomes settle together before comparing prices.',
  input: z.object({
    ...anchor,
    markets: z
      .number()
      .int()
      .min(1)
      .max(1_000)
      .default(16)
      .describe('How many markets of all events together, question by question, those on most venues first.'),
    pages: z.boolean().default(false).describe('Whether to add the public page of each event, which has its rules.'),
    maxTokens,
  }),
  async run(read, { event, url, markets, pages, maxTokens }) {
    const parameters = { ...anchorOf({ event, url }), marketLimit: markets }
    const { data } = await read('/v0/matched-event-clusters', parameters)
    const clusters = data as ServedCluster[]
    if (clusters.length === 0) return JSON.stringify({ questions: [], advice: ALONE })
    const shown = clusters.flatMap(({ events }) => events.flatMap((each) => each.markets))
    const hasMore = clusters.some(({ events }) => events.some((each) => each.markets.length < each.marketCount))
    return withinBudget(maxTokens, shown.length, (size) => ({
      columns: COLUMNS,
      questions: foremost(clusters, size).map((each) => describe(each, pages)),
      ...((size < shown.length || hasMore) && { leftOut: 'further markets; raise `markets` and `maxTokens`' }),
    }))
  },
})

/** The columns of `outcomes`: rows take half the room of objects. */
const COLUMNS = ['outcome', 'label', 'price', 'bid', 'ask']

const ALONE =
  'The event is known and no other venue lists the same question. `order_book` still shows its outcomes; `search` finds questions on several venues.'

/** Keeps `size` markets in all: the first of each event, then the second of each, and so on. */
function foremost(clusters: readonly ServedCluster[], size: number): ServedCluster[] {
  const events = clusters.flatMap((cluster) => cluster.events)
  const kept = new Set(
    events
      .flatMap(({ markets }) => markets.map((market, round) => ({ market, round })))
      .sort((one, other) => one.round - other.round)
      .slice(0, size)
      .map(({ market }) => market),
  )
  return clusters.map((cluster) => ({
    ...cluster,
    events: cluster.events.map((event) => ({ ...event, markets: event.markets.filter((market) => kept.has(market)) })),
  }))
}

const describe = ({ canonicalTitle, relations, confidence, events }: ServedCluster, pages: boolean) => ({
  title: canonicalTitle,
  relations,
  confidence,
  events: events.map((event) => describeEvent(pages ? event : { ...event, url: null }, canonicalTitle)),
})

/**
 * Returns an event whose shared fields are stated once for all markets: titles and times would be most of the answer.
 */
function describeEvent({ eventId, title, url, markets, marketCount }: ServedEvent, question: string) {
  const [first] = markets
  const common = markets.every(({ asOf }) => asOf === first?.asOf) ? first?.asOf : undefined
  return {
    event: eventId,
    ...stated({
      title: title.toLowerCase() === question.toLowerCase() ? undefined : title,
      url,
      asOf: toMinutes(common),
    }),
    ...(marketCount > 1 && { marketCount }),
    markets: markets.map((market) => describeMarket(common ? { ...market, asOf: undefined } : market, title)),
  }
}

const describeMarket = ({ marketId, title, resolutionDate, status, asOf, outcomes }: ServedMarket, event: string) =>
  stated({
    market: marketId,
    title: title === event ? undefined : title,
    closes: toMinutes(resolutionDate),
    status: isOpen(status ?? undefined) ? undefined : status,
    asOf: toMinutes(asOf),
    outcomes: outcomes.map(({ outcomeId, label, price, bestBid, bestAsk }) => [
      outcomeId,
      label,
      price ?? null,
      bestBid ?? null,
      bestAsk ?? null,
    ]),
  })

/** Returns an instant without seconds that are zero, which cost as much as a price. */
const toMinutes = (instant: string | null | undefined) => instant?.replace(/:00(?:\.000)?Z$/, 'Z')
