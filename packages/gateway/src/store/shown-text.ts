import type { MarketOutcome, UnifiedMarket } from '@crossvenue/venues'
import { countedVolume } from './counted-volume.ts'
import { pick, type ShownEvent, shownEventFields, shownMarketFields, shownOutcomeFields } from './shown-event.ts'
import type { CatalogueEvent } from './store.ts'

// A line for the event, with what its markets are chosen by and what all of them have in common, and a line for each
// market: a page of clusters shows a fifth of the markets of its events, and parsing the others would be most of its
// time. So short, the text is not compressed, which would take longer than to read it.

const [, , ...otherMarketFields] = shownMarketFields
/** The fields of a market that a list shows, the unit and category by which it sorts and filters, and the option. */
const marketFields = [...otherMarketFields, 'volumeUnit', 'category', 'subtitle'] as const
type Field = (typeof marketFields)[number]

interface Head extends Omit<CatalogueEvent, 'markets'> {
  ids: readonly string[]
  /** One title if all markets have it. */
  titles: readonly string[]
  /** The volume by which each market is compared; null if unknown. */
  volumes: readonly (number | null)[]
  /** The fields that have one value in all markets. */
  shared: Partial<Pick<UnifiedMarket, Field>>
  /** The fields that are in the lines of the markets, in this order; the outcomes follow. */
  own: readonly Field[]
}

type Outcome = readonly (string | number | null)[]
type Line = readonly [...values: (string | number | null)[], outcomes: readonly Outcome[]]

/** Returns the part of an event that lists show, as a text. */
export function writeShown(event: CatalogueEvent): string {
  const { markets } = event
  const [first] = markets
  const titles = markets.map(({ title }) => title)
  const isShared = (name: Field): boolean => markets.every((market) => market[name] === first?.[name])
  const own = marketFields.filter((name) => !isShared(name))
  const head: Head = {
    ...pick(event, shownEventFields),
    ids: markets.map(({ marketId }) => marketId),
    titles: titles.every((title) => title === first?.title) ? titles.slice(0, 1) : titles,
    volumes: markets.map((market) => countedVolume(market) ?? null),
    shared: first ? pick(first, marketFields.filter(isShared)) : {},
    own,
  }
  const lineOf = (market: UnifiedMarket): Line => [
    ...own.map((name) => market[name] ?? null),
    market.outcomes.map((outcome) => shownOutcomeFields.map((name) => outcome[name] ?? null)),
  ]
  return [head, ...markets.map(lineOf)].map((part) => JSON.stringify(part)).join('\n')
}

/** Returns the event of such a text, with the time at which its prices were read. */
export function readShown(text: string, readAt: number | null): ShownEvent {
  const [first = '', ...lines] = text.split('\n')
  const { ids, titles, volumes, shared, own, ...event } = JSON.parse(first) as Head
  const time = readAt === null ? undefined : { asOf: new Date(readAt).toISOString() }
  const titleAt = (place: number): string => titles[titles.length === 1 ? 0 : place] ?? ''
  const read = (marketId: string, place: number): UnifiedMarket => {
    const line = JSON.parse(lines[place] ?? '') as (string | number | null)[]
    const outcomes = (line.pop() as unknown as Outcome[]).map((values) => named(shownOutcomeFields, values))
    return { marketId, title: titleAt(place), ...shared, ...named(own, line), ...time, outcomes } as UnifiedMarket
  }
  return {
    ...event,
    markets: ids.map((marketId, place) => ({
      marketId,
      title: titleAt(place),
      volume: volumes[place] ?? undefined,
      read: () => read(marketId, place),
    })),
  }
}

/** Returns the values that are known under their names. */
function named<N extends Field | keyof MarketOutcome>(
  names: readonly N[],
  values: Outcome,
): Partial<Record<N, string | number>> {
  const all: Partial<Record<N, string | number>> = {}
  for (const [place, name] of names.entries()) {
    const value = values[place] ?? null
    if (value !== null) all[name] = value
  }
  return all
}
