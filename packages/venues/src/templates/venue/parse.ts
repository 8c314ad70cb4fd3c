import type { MarketOutcome, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { withSides } from '../../orders/sides.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import type { ExampleContract, ExampleEvent } from './api.ts'

/** Parses an event. Prices are dollars per contract from 0 to 1; volumes are dollars. */
export const parseEvent = (event: ExampleEvent): UnifiedEvent => ({
  id: event.id,
  title: event.title,
  sourceExchange: 'example',
  url: `https://example.test/events/${event.id}`,
  markets: event.contracts.map((contract) => parseMarket(contract, event.id)),
})

function parseMarket({ id, name, bid, ask, volume24h, tradingEnds }: ExampleContract, eventId: string): UnifiedMarket {
  const quotes = omitEmpty({ bestBid: priceOf(bid), bestAsk: priceOf(ask) })
  const yes: MarketOutcome = { outcomeId: `${id}:YES`, marketId: id, label: 'Yes', ...quotes }
  const no: MarketOutcome = { outcomeId: `${id}:NO`, marketId: id, label: 'No' }
  return withSides({
    marketId: id,
    eventId,
    title: name,
    sourceExchange: 'example',
    outcomes: [yes, no],
    ...quotes,
    ...omitEmpty({ volume24h, resolutionDate: toInstant(tradingEnds) }),
    ...(typeof volume24h === 'number' && { volumeUnit: 'USD' as const }),
  })
}

/** The venue writes 0 and 1 where nobody quotes. */
const priceOf = (dollars: number | null | undefined): number | undefined =>
  dollars && dollars < 1 ? dollars : undefined
