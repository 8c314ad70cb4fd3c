import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from '../__fixtures__/listing.ts'
import { match } from '../match.ts'
import { readEvent } from './event.ts'

const ask = (coin: string, strike: string): ListedMarket => ({
  id: `${coin} ${strike}`,
  title: `Will the price of ${coin} be above $${strike} on January 4 at 1pm ET?`,
  label: `$${strike}`,
  closes: '2027-01-04T18:00:00Z',
})

const ladder: readonly ListedMarket[] = [
  ...['80,000', '82,500', '85,000.50'].map((strike) => ask('Bitcoin', strike)),
  ...['2,000', '2,500'].map((strike) => ask('Ethereum', strike)),
  { id: 'later', title: 'Will the price of Bitcoin be above $80,000 on January 5 at 1pm ET?', label: '$80,000' },
  { id: 'under', title: 'Will the price of Bitcoin be below $80,000 on January 4 at 1pm ET?', label: 'under $80,000' },
  { ...ask('Bitcoin', '90,000'), id: 'source', rules: 'Read from the Coinbase index.' },
  { id: 'count', title: 'Will there be at least 3 hurricanes on January 4?', label: '3 or more' },
  { id: 'more', title: 'Will there be at least 4 hurricanes on January 4?', label: '4 or more' },
  { id: 'minutes', title: 'Bitcoin above $80,000 - up or down in 15 min', label: '15 min' },
  { id: 'hour', title: 'Bitcoin above $80,000 - up or down in 60 min', label: '60 min' },
]

const read = (markets: readonly ListedMarket[], title = 'Prices on January 4?') => {
  const event = readEvent(listing('polymarket', { title, markets }))
  return new Map(event.markets.map((market) => [market.ref.marketId, market]))
}

const elect = (name: string, title = `Will ${name} be elected mayor of Springfield in 2027?`): ListedMarket => ({
  id: title,
  title,
  label: name,
  closes: '2027-11-02T23:00:00Z',
})

const candidates: readonly ListedMarket[] = [
  ...['Mary Blaine', 'Tom Quarles', 'Rutger Vandermolen', 'Ann Lee Whitcomb'].map((name) => elect(name)),
  // names that mean something else too, or are written otherwise
  ...['Oscar Quarles', 'Inés Quarles', 'Kamala Harris', 'May Quarles', 'Springfield', 'Tom Quarles Jr.'].map((name) =>
    elect(name),
  ),
  elect('Zoltan Quarles', 'Will Zoltan Quarles be elected governor of Springfield in 2027?'),
  { ...elect('Edgar Quarles'), closes: '2028-11-02T23:00:00Z' },
  { ...elect('Wanda Quarles'), outcomes: ['Wins', 'Loses'] },
]

describe('template groups', () => {
  it('are the strikes of a ladder, and no market that asks something else', () => {
    const templateGroup = [...read(ladder).values()].map((market) => market.templateGroup)
    expect(templateGroup).toStrictEqual([1, 1, 1, 2, 2, undefined, 3, undefined, 4, 4, 5, 6])
  })

  it('say the same whichever of them is read first', () => {
    const plain = read(ladder)
    for (const [first] of ladder.entries()) {
      const negated = read([...ladder.slice(first), ...ladder.slice(0, first)])
      for (const [id, market] of plain)
        expect({ ...negated.get(id), templateGroup: 0 }).toStrictEqual({ ...market, templateGroup: 0 })
    }
  })

  it('do not change the lines of a game, and none of two lines shares its relations', () => {
    const lines = [
      ...['Over 2.5', 'Over 3.5', 'Under 3.5'].map((label) => ({ title: 'Arsenal vs. Everton: Total Goals', label })),
      ...['1.5', '2.5'].map((line) => ({ title: `Arsenal wins by over ${line} goals?` })),
      { title: 'Everton wins by over 1.5 goals?' },
      ...['10.5', '12.5'].map((line) => ({ title: `Ann Roe: Shots Over ${line}`, outcomes: ['Over', 'Under'] })),
      { title: 'Ann Roe: Shots Over 12.5', outcomes: ['Under', 'Over'] },
    ].map((line, at) => ({ ...line, id: String(at) }))
    const alone = lines.map((line) => [...read([line], 'Arsenal vs. Everton').values()][0])
    const together = [...read(lines, 'Arsenal vs. Everton').values()]
    expect(together.map(({ selection }) => selection)).toStrictEqual(alone.map((market) => market?.selection))
    expect(together.map(({ selection }) => selection?.low ?? selection?.high)).toStrictEqual([
      3, 4, 3, 2, 3, 2, 11, 13, 12,
    ])
    expect(together.every(({ templateGroup }) => templateGroup === undefined)).toBe(true)
  })

  it('are those that differ in a name, and in nothing else', () => {
    const templateGroup = [...read(candidates).values()].map((market) => market.templateGroup)
    expect(templateGroup).toStrictEqual([1, 1, 1, 1, 1, ...Array(5).fill(undefined), 2, undefined, undefined])
  })

  it('are the same whether they are read or derived from a sibling', () => {
    const plain = read(candidates)
    for (const candidate of candidates) {
      const others = candidates.filter((other) => other !== candidate)
      const market = read([candidate, ...others]).get(candidate.id)
      expect({ ...plain.get(candidate.id), templateGroup: 0 }).toStrictEqual({ ...market, templateGroup: 0 })
    }
  })

  it('are the same where the rules of each market name its answer', () => {
    const ruled = ['Mary Blaine', 'Tom Quarles'].map((name) => ({
      ...elect(name),
      rules: `If ${name} is elected mayor of Springfield in 2027, then the market resolves to Yes.`,
    }))
    const derived = [...read(ruled).values()].map(({ terms }) => terms?.criterion)
    expect(derived).toStrictEqual([
      'Mary Blaine is elected mayor of Springfield in 2027',
      'Tom Quarles is elected mayor of Springfield in 2027',
    ])
    const shared = ruled.map((market) => ({ ...market, rules: ruled[0]?.rules ?? '' }))
    expect([...read(shared).values()].map(({ terms }) => terms?.criterion)).toStrictEqual([derived[0], derived[0]])
  })

  it('relate to the strikes of another ladder as their numbers do', () => {
    const strikeSlot = (venue: string, strikes: readonly string[]) =>
      listing(venue, {
        title: 'Bitcoin price on January 4, 1pm ET?',
        markets: strikes.map((strike) => ask('Bitcoin', strike)),
      })
    const edges = match([strikeSlot('polymarket', ['80,000', '85,000']), strikeSlot('kalshi', ['80,000', '82,500'])])
    expect(edges.map(({ a, b, relation }) => [a.marketId, relation, b.marketId])).toStrictEqual([
      ['Bitcoin 80,000', 'identity', 'Bitcoin 80,000'],
      ['Bitcoin 80,000', 'superset', 'Bitcoin 85,000'],
      ['Bitcoin 82,500', 'subset', 'Bitcoin 80,000'],
      ['Bitcoin 82,500', 'superset', 'Bitcoin 85,000'],
    ])
  })
})
