import type { UnifiedEvent } from '@crossvenue/venues'

/** An event, as far as tests state it. */
export interface Listing {
  id?: string
  title: string
  slug?: string
  closes?: string
  /** One market that asks the event's question by default. */
  markets?: readonly ListedMarket[]
}

/** A market, as far as tests state it. */
export interface ListedMarket {
  id?: string
  title: string
  label?: string
  slug?: string
  closes?: string
  rules?: string
  /** Yes and No by default. */
  outcomes?: readonly string[]
}

/** An event of a venue as a catalogue has it, as far as the matcher looks at it. */
export function listing(venue: string, { id = `${venue}-1`, title, slug, closes, markets }: Listing): UnifiedEvent {
  return {
    id,
    sourceExchange: venue,
    title,
    ...(slug && { slug }),
    markets: (markets ?? [{ title }]).map((market, index) => listed(id, market, index, closes)),
  } as unknown as UnifiedEvent
}

function listed(eventId: string, market: ListedMarket, index: number, eventCloses: string | undefined) {
  const { id = String(index + 1), title, label, slug, rules, outcomes = ['Yes', 'No'] } = market
  const closes = market.closes ?? eventCloses
  return {
    marketId: id,
    eventId,
    title,
    outcomes: outcomes.map((name, side) => ({ outcomeId: `${id}#${side}`, marketId: id, label: name })),
    ...(label && { subtitle: label }),
    ...(slug && { slug }),
    ...(closes && { resolutionDate: closes }),
    ...(rules && { description: rules }),
  }
}
