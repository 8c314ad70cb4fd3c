import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { people } from '../__fixtures__/lists.ts'
import { explainPair } from '../explain.ts'
import { readEvent } from './event.ts'

// An event with one market, whose title is also that of the event, asks for the winner; the two teams share words.

type Forms = readonly (readonly [string, (winner: string, left: string, right: string) => string])[]

const FORMS: Forms = [
  ['match', (winner, left, right) => `Will ${winner} win the ${left} vs. ${right} match?`],
  ['game', (winner, left, right) => `Will the ${winner} win the ${left} vs ${right} game?`],
  [
    'match of a known game',
    (winner, left, right) => `Will ${winner} win the ${left} vs. ${right} Counter-Strike 2 match?`,
  ],
  ['short name of a game', (winner, left, right) => `Will ${winner} win the ${left} vs. ${right} Dota 2 match?`],
  ['map', (winner, left, right) => `Will ${winner} win map 2 in the ${left} vs. ${right} match?`],
  ['in', (winner, left, right) => `Will ${winner} win in ${left} vs. ${right}?`],
  ['after a colon', (winner, left, right) => `${left} vs. ${right}: will ${winner} win?`],
  ['after a dash', (winner, left, right) => `${left} vs. ${right} - ${winner}`],
  ['before a game', (winner, left, right) => `CS2: Will ${winner} win the ${left} vs. ${right} match?`],
]

const pairs = people(2).map(([one = '', two = '']) => [one.split(' ')[0] ?? '', two.split(' ')[0] ?? ''] as const)
const sharing = fc
  .tuple(
    pairs,
    fc.constantFrom(
      (name: string) => `${name} Gaming`,
      (name: string) => `Team ${name}`,
      (name: string) => `Real ${name} Academy`,
    ),
  )
  .map(([[one, two], named]) => [named(one), named(two)] as const)
const inside = pairs.map(([one, two]) => [one, `${one} ${two}`] as const)

const winnerOf = (title: string) => {
  const { game, selection } = readEvent(listing('kalshi', { title })).markets[0] ?? {}
  return selection?.side === undefined ? undefined : game?.sides[selection.side].label
}

describe('the side of the only market of an event', () => {
  it.each(FORMS)('is the one that the title asks for, where the teams share a word: %s', (_, form) => {
    fc.assert(
      fc.property(sharing, fc.boolean(), fc.boolean(), ([one, two], isSecond, isTurned) => {
        const [left, right] = isTurned ? [two, one] : [one, two]
        const winner = isSecond ? right : left
        expect(winnerOf(form(winner, left, right))).toBe(winner.toLowerCase())
      }),
      { numRuns: 30 },
    )
  })

  it.each(FORMS)('is the one that the title asks for, where one name contains the other: %s', (_, form) => {
    fc.assert(
      fc.property(inside, fc.boolean(), fc.boolean(), ([one, two], isSecond, isTurned) => {
        const [left, right] = isTurned ? [two, one] : [one, two]
        const winner = isSecond ? right : left
        expect(winnerOf(form(winner, left, right))).toBe(winner.toLowerCase())
      }),
      { numRuns: 30 },
    )
  })

  it('is never the other one, whatever stands behind the teams', () => {
    const behind = fc.constantFrom('Zorbex Royale', 'Galaxy Clash Arena 3', 'indoor', 'Grand Circuit of Lumbria')
    fc.assert(
      fc.property(sharing, behind, fc.boolean(), ([left, right], more, isSecond) => {
        const winner = isSecond ? right : left
        const found = winnerOf(`Will ${winner} win the ${left} vs. ${right} ${more} match?`)
        expect([undefined, true]).toContain(found?.startsWith(winner.toLowerCase()))
      }),
      { numRuns: 60 },
    )
  })
})

describe('a question whether two sides meet', () => {
  const meets = (title: string) =>
    listing('kalshi', {
      id: 'k',
      title: 'Quilmar vs Dorvan before 2028?',
      markets: [{ id: 'k1', title }],
    })

  it.each([
    'Will Quilmar fight Dorvan before 2028?',
    'Will Quilmar and Dorvan fight before 2028?',
    'Will Quilmar vs Dorvan happen before 2028?',
  ])('is no game and has a market: %s', (title) => {
    const other = listing('polymarket', { id: 'p', title: 'Will Quilmar fight Dorvan by December 31, 2027?' })
    const a = { event: meets(title), marketId: 'k1' }
    expect(readEvent(a.event).markets[0]?.game).toBeUndefined()
    expect(explainPair(a, { event: other, marketId: '1' }).a).toEqual({
      venue: 'kalshi',
      eventId: 'k',
      marketId: 'k1',
    })
  })

  it('is the same as whether they fight', () => {
    const [a, b] = [
      meets('Will Quilmar fight Dorvan before 2028?'),
      listing('polymarket', { id: 'p', title: 'Will Quilmar fight Dorvan by December 31, 2027?' }),
    ]
    expect(explainPair({ event: a, marketId: 'k1' }, { event: b, marketId: '1' }).relation).toBe('identity')
  })
})

it('a market whose winner the venue does not state is explained as its event', () => {
  const event = (venue: string) => ({
    ...listing(venue, { id: venue, title: 'Quilmar vs. Dorvan', markets: [{ id: 'm', title: 'Quilmar vs. Dorvan' }] }),
  })
  const [a, b] = [event('kalshi'), event('polymarket')]
  const [x, y] = [a, b].map((one) => ({ event: one, marketId: 'm' }))
  if (!x || !y) throw new Error('two events')
  expect(explainPair(x, y).a).toEqual({ venue: 'kalshi', eventId: 'kalshi' })
  expect(() => explainPair({ event: a, marketId: 'x' }, y)).toThrow('has no market x')
})
