import type { UnifiedMarket } from '@crossvenue/venues'
import { countedVolume } from './counted-volume.ts'
import { pick, type ShownEvent, shownEventFields, shownMarketFields, shownOutcomeFields } from './shown-event.ts'
import type { CatalogueEvent } from './store.ts'

// A line for the event, with what its markets are chosen by, and a line for each market: a page of clusters shows a
// fifth of the markets of its events, and parsing the others would be most of its time.

const [, , ...otherMarketFields] = shownMarketFields
/** The fields of a market that a list shows, the unit and category by which it sorts and filters, and the option. */
const listedMarketFields = [...otherMarketFields, 'volumeUnit', 'category', 'subtitle'] as const

type Head = Omit<CatalogueEvent, 'markets'> & { markets: readonly Choice[] }
type Choice = readonly [marketId: string, title: string, volume?: number]

/** Returns the part of an event that lists show, as a text. */
export function writeShown(event: CatalogueEvent): string {
  const { markets } = event
  const head = { ...pick(event, shownEventFields), markets: markets.map(choiceOf) } satisfies Head
  return [head, ...markets.map(listed)].map((part) => JSON.stringify(part)).join('\n')
}

function choiceOf(market: UnifiedMarket): Choice {
  const { marketId, title } = market
  const volume = countedVolume(market)
  return volume === undefined ? [marketId, title] : [marketId, title, volume]
}

const listed = (market: UnifiedMarket) => ({
  ...pick(market, listedMarketFields),
  outcomes: market.outcomes.map((outcome) => pick(outcome, shownOutcomeFields)),
})

/** Returns the event of such a text, with the time at which its prices were read. */
export function readShown(text: string, readAt: number | null): ShownEvent {
  const [first = '', ...lines] = text.split('\n')
  const { markets, ...event } = JSON.parse(first) as Head
  const time = readAt === null ? undefined : { asOf: new Date(readAt).toISOString() }
  return {
    ...event,
    markets: markets.map(([marketId, title, volume], place) => ({
      marketId,
      title,
      volume,
      read: () => ({ marketId, title, ...JSON.parse(lines[place] ?? ''), ...time }),
    })),
  }
}
