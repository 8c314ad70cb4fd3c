import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'

/** A market as lists hold it: with its event, and for a combo with the markets it is made of. */
export interface Listed {
  event: ScenarioEvent
  market: ScenarioMarket
  legs?: readonly { event_ticker: string; market_ticker: string; side: 'yes' }[]
}

const SERIES = { id: 'KXMVECROSSCATEGORY', slug: 'kxmvecrosscategory', title: 'Combo' }

/**
 * Makes a combo, a contract on several markets at once, of each two neighbouring events whose first markets are open.
 * Their markets fill the venue's list of markets; their events are in no list.
 */
export function combosOf(events: readonly ScenarioEvent[]): Listed[] {
  const legs = events.flatMap((event) => event.markets.slice(0, 1).map((market) => ({ event, market })))
  const open = legs.filter(({ market }) => market.status === 'open')
  return open.flatMap((second, position) => {
    const first = open[position - 1]
    return first ? [combo(first, second, position)] : []
  })
}

function combo(first: Listed, second: Listed, position: number): Listed {
  const number = position.toString(16).toUpperCase().padStart(11, '0')
  const legs = [first, second]
  const title = legs.map(({ event, market }) => `yes ${market.label ?? event.title}`).join(',')
  const { strike: _, ...copied } = second.market
  const market = {
    ...copied,
    id: `${SERIES.id}-S2026${number}-${number}`,
    title,
    label: title,
    rules: '',
    volume: 0,
    volume24h: 0,
  }
  return {
    market,
    event: {
      ...second.event,
      id: `${SERIES.id}-S2026${number}`,
      title: 'Combo',
      subtitle: 'MVE',
      series: SERIES,
      exclusive: false,
      markets: [market],
    },
    legs: legs.map(({ event, market: { id } }) => ({
      event_ticker: event.id,
      market_ticker: id,
      side: 'yes' as const,
    })),
  }
}
