import type { UnifiedEvent } from '@crossvenue/venues'
import fc from 'fast-check'
import { type ListedMarket, listing } from './listing.ts'

/** Draws one of the values. */
export const pick = <Value>(...values: Value[]) => fc.constantFrom(...values)

/** Questions as venues word them, close enough to each other to be taken for one another. */
const question = fc.oneof(
  fc
    .tuple(
      pick('Keir Starmer', 'Starmer', 'Pedro Sánchez'),
      pick('out by', 'leave office before', 'resign by'),
      pick('June 30, 2027', 'July 1, 2027', '2028'),
    )
    .map((parts) => `Will ${parts.join(' ')}?`),
  fc
    .tuple(
      pick('Bitcoin', 'BTC', 'Ethereum'),
      pick('above', 'below', 'reach', 'dip to'),
      pick('$90k', '$90,000', '$100,000'),
      pick('on March 5, 2027', 'in March 2027'),
    )
    .map(([coin, how, sum, when]) => `Will ${coin} ${how} ${sum} ${when}?`),
  fc
    .tuple(
      pick('Spain', 'France', 'the US'),
      pick('win', 'not win', 'reach the final of', 'finish 2nd in'),
      pick('the 2027 World Cup', 'the World Cup'),
    )
    .map((parts) => `Will ${parts.join(' ')}?`),
  fc
    .tuple(
      pick('Lakers vs. Celtics', 'Celtics vs. Lakers', 'Boston at Los Angeles L'),
      pick('', ': O/U 220.5', ': 1st half'),
    )
    .map((parts) => parts.join('')),
)

/** A market as a venue lists it. */
export const market: fc.Arbitrary<ListedMarket> = fc.record(
  {
    title: question,
    label: pick('Spain', 'Above $90,000', 'Before Jul 1, 2027', 'Celtics', 'Other'),
    closes: pick('2027-07-01T00:00:00Z', '2027-03-05', '2028-01-01T04:59:00Z'),
    outcomes: pick(['Yes', 'No'], ['Lakers', 'Celtics'], []),
  },
  { requiredKeys: ['title'] },
)

/** Some events of three venues, many of them about the same. */
export const catalogue: fc.Arbitrary<UnifiedEvent[]> = fc
  .array(fc.tuple(pick('kalshi', 'manifold', 'polymarket'), question, fc.array(market, { maxLength: 3 })), {
    maxLength: 8,
  })
  .map((events) =>
    events.map(([venue, title, markets], n) => listing(venue, { id: `e${n}`, title, markets: withIds(markets) })),
  )

const withIds = (markets: readonly ListedMarket[]) => markets.map((one, n) => ({ ...one, id: `m${n}` }))
