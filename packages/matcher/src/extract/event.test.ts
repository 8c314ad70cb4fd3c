import { describe, expect, it } from 'vitest'
import { type Listing, listing } from '../__fixtures__/listing.ts'
import { readEvent } from './event.ts'

const read = (venue: string, event: Listing) => readEvent(listing(venue, event))
const words = (tokens: readonly { key: string; weight: number }[]) =>
  tokens.filter(({ weight }) => weight >= 0.75).map(({ key }) => key)

describe('readEvent', () => {
  it('reads a question with its time, numbers and outcomes', () => {
    const { markets } = read('polymarket', { title: 'Will Bitcoin be above $90,000 on March 5, 2027?' })
    expect(markets).toHaveLength(1)
    expect(markets[0]).toMatchObject({
      ref: { venue: 'polymarket', eventId: 'polymarket-1', marketId: '1' },
      interval: { low: 90_000, lowOpen: true, unit: 'usd' },
      time: { window: { kind: 'day', yearKnown: true } },
      negated: false,
      yes: '1#0',
      no: '1#1',
    })
  })

  it('gives children the answer their label names', () => {
    const { eventQuestion, markets } = read('kalshi', {
      title: 'Who will win the next presidential election in Chile?',
      markets: ['Jeannette Jara', 'Evelyn Matthei', 'Other'].map((label) => ({
        title: `Will ${label} win the next presidential election in Chile?`,
        label,
      })),
    })
    expect(markets.map(({ answer }) => [answer?.label, answer?.kind])).toEqual([
      ['Jeannette Jara', 'name'],
      ['Evelyn Matthei', 'name'],
      ['Other', 'catch-all'],
    ])
    expect(eventQuestion.asks).toBe('name')
    expect(eventQuestion.ref).toEqual({ venue: 'kalshi', eventId: 'kalshi-1' })
    expect(words(eventQuestion.questionTokens)).not.toContain('matthei')
  })

  it('leaves out children nobody has named yet', () => {
    const { markets } = read('polymarket', {
      title: 'Who will be the next coach?',
      markets: ['Ada Lovelace', 'Person B'].map((label) => ({ title: `Will ${label} be the next coach?`, label })),
    })
    expect(markets.map(({ answer }) => answer?.label)).toEqual(['Ada Lovelace'])
  })

  it('calls an event nameless whose markets do not name their answers', () => {
    const same = { title: 'Will they win the Cup?' }
    expect(read('kalshi', { title: 'Cup winner', markets: [same, same] }).nameless).toBe(true)
    expect(read('kalshi', { title: 'Cup winner', markets: [] }).nameless).toBe(true)
    expect(read('kalshi', { title: 'Will Spain win the Cup?' }).nameless).toBe(false)
    const alone = (title: string) => read('manifold', { title, markets: [{ title, outcomes: [] }] }).nameless
    expect(alone('Peru General Election: How many seats will the Zorro Party win? (Precise)')).toBe(true)
    expect(alone('By when will Ann Roe announce her choice?')).toBe(true)
    expect(alone('Will the next mayor of Lima be:')).toBe(true)
    expect(alone('Peru General Election: Zorro Party wins')).toBe(false)
    expect(alone('Will "Zorro: How It Ends" win the 2031 Oscar?')).toBe(false)
    expect(alone('During which meetings will the Fed cut rates?')).toBe(true)
    expect(alone('During the meeting, will the Fed cut rates?')).toBe(false)
  })

  it('hears a denial', () => {
    expect(read('manifold', { title: 'Will Sadiq Khan NOT win?' }).markets[0]?.negated).toBe(true)
    expect(read('manifold', { title: 'Will Sadiq Khan win?' }).markets[0]?.negated).toBe(false)
  })

  it('reads a game, its day from the ticker and the side of each market', () => {
    const { eventQuestion, markets } = read('kalshi', {
      id: 'KXNBAGAME-27JAN17LALBOS',
      title: 'Los Angeles L at Boston Winner?',
      markets: ['Los Angeles L', 'Boston'].map((label) => ({ title: 'Los Angeles L at Boston Winner?', label })),
    })
    expect(eventQuestion.game).toMatchObject({ league: 'nba', daySource: 'ticker' })
    expect(eventQuestion.game?.sides.map(({ label }) => label)).toEqual(['los angeles l', 'boston'])
    expect(markets.map(({ selection }) => selection)).toEqual([
      { marketType: 'winner', statistic: 'score', side: 0 },
      { marketType: 'winner', statistic: 'score', side: 1 },
    ])
  })

  it('reads a market between two sides for its second side too', () => {
    const [market] = read('polymarket', {
      title: 'Lakers vs. Celtics',
      slug: 'nba-lal-bos-2027-01-17',
      markets: [{ title: 'Lakers vs. Celtics', outcomes: ['Lakers', 'Celtics'] }],
    }).markets
    expect([market?.selection?.side, market?.yes, market?.no]).toEqual([0, '1#0', '1#1'])
    expect([market?.complement?.selection?.side, market?.complement?.yes, market?.complement?.no]).toEqual([
      1,
      '1#1',
      '1#0',
    ])
  })

  it.each([
    ['Lakers vs. Celtics: O/U 224.5', { marketType: 'total', statistic: 'score', low: 225 }],
    ['Spread: Lakers (-3.5)', { marketType: 'margin', statistic: 'score', side: 0, low: 4 }],
    ['Will Lakers win by over 8.5 points?', { marketType: 'margin', statistic: 'score', side: 0, low: 9 }],
  ])('reads the line of "%s"', (title, selection) => {
    const { markets } = read('polymarket', { title: 'Lakers vs. Celtics', markets: [{ title }] })
    expect(markets[0]?.selection).toEqual(selection)
  })
})

it('the day of a vote below the title is no time of the question', () => {
  const title = 'Will Ann Roe be the Republican nominee for the Senate in Ohio?'
  const noted = (subtitle: string) =>
    readEvent({ ...listing('kalshi', { title, closes: '2031-11-03' }), subtitle }).markets[0]?.time.window
  expect(noted('Runoff on May 26')).toBeUndefined()
  expect(noted('On May 26')?.kind).toBe('day')
})
