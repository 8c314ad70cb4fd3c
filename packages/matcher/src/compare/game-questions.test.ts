import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from '../__fixtures__/listing.ts'
import { readQuestion } from '../__fixtures__/question.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { match } from '../match.ts'
import { relate } from '../relate.ts'
import type { ExampleQuestion } from '../rules/rule.ts'
import { compareGameQuestions, isEventQuestion, showGame, showSelection } from './game-questions.ts'
import { compareGames } from './games.ts'

const GAME = 'Zorros vs. Quibbles'
const selectionOf = (title: string, event = GAME): ExampleQuestion => ({ event, title })

function compared(one: ExampleQuestion, other: ExampleQuestion) {
  const [a, b] = [readQuestion(one, 'v0'), readQuestion(other, 'v1')]
  if (!a.game || !b.game) throw new Error('no game')
  return compareGameQuestions(a, b, compareGames(a.game, b.game, false))
}
const relationOfBets = (one: ExampleQuestion, other: ExampleQuestion) => relate(compared(one, other))
const rulesOfBets = (one: ExampleQuestion, other: ExampleQuestion) =>
  compared(one, other).flatMap(({ rules }) => rules ?? [])

describe('two bets on one game', () => {
  it.each([
    ['Will the Zorros win?', 'Zorros to win', 'identity'],
    ['Will the Zorros win?', 'Will the Quibbles win?', 'disjoint'],
    ['Over 9.5 corners', 'Over 10.5 corners', 'superset'],
    ['Over 10.5 corners', 'Over 9.5 corners', 'subset'],
    ['Over 2.5 goals', 'Under 2.5 goals', 'complement'],
    ['Over 2.5 goals', 'Over 2.5 total goals', 'identity'],
    ['Over 9.5 corners', 'Over 9.5 goals', 'overlap'],
    ['Ann Roe: Points Over 29.5', 'Ann Roe: 30+ points', 'identity'],
    ['Ann Roe: Points Over 29.5', 'Ann Roe: Points Over 31.5', 'superset'],
    ['Ann Roe: Points Over 29.5', 'Bob Doe: Points Over 29.5', 'overlap'],
    ['Ann Roe: Points Over 29.5', 'Ann Roe: Rebounds Over 29.5', 'overlap'],
    ['Ann Roe: Points Over 29.5', 'Roe: Points Over 29.5', 'identity'],
    ['Exact score: Zorros 2 - 0 Quibbles', 'Will the Zorros win?', 'subset'],
    ['Exact score: Zorros 2 - 0 Quibbles', 'Will the Quibbles win?', 'disjoint'],
    ['Spread: Zorros (-1.5)', 'Will the Zorros win?', 'subset'],
    ['Spread: Zorros (-1.5)', 'Over 1.5 goals', 'subset'],
    ['Spread: Zorros (-2.5)', 'Over 1.5 goals', 'subset'],
    ['Spread: Zorros (-2.5)', 'Under 2.5 goals', 'disjoint'],
    ['Spread: Zorros (-1.5)', 'Over 2.5 goals', 'overlap'],
    ['Spread: Zorros (+1.5)', 'Over 0.5 goals', 'overlap'],
    ['Map Handicap: Zorros (-1.5)', 'Will the Zorros win?', 'subset'],
    ['Map Handicap: Zorros (-1.5)', 'Will the Quibbles win?', 'disjoint'],
    ['Map Handicap: Zorros (+1.5)', 'Will the Zorros win?', 'overlap'],
    ['First goalscorer: Ann Roe', 'Anytime goalscorer: Bob Doe', 'overlap'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOfBets(selectionOf(one), selectionOf(other))).toBe(relation)
  })

  it('relate the other way round as they must', () => {
    const back: Record<string, string> = { subset: 'superset', superset: 'subset' }
    const titles = [
      'Will the Zorros win?',
      'Will the Quibbles win?',
      'Over 2.5 goals',
      'Over 3.5 goals',
      'Under 2.5 goals',
      'Over 9.5 corners',
      'Spread: Zorros (-1.5)',
      'Exact score: Zorros 2 - 0 Quibbles',
      'Ann Roe: Points Over 29.5',
      'Ann Roe: Points Over 31.5',
      'Bob Doe: Points Over 29.5',
    ]
    const title = fc.constantFrom(...titles)
    fc.assert(
      fc.property(title, title, (one, other) => {
        const [forth, backward] = [
          relationOfBets(selectionOf(one), selectionOf(other)),
          relationOfBets(selectionOf(other), selectionOf(one)),
        ]
        expect(backward).toBe(forth === undefined ? undefined : (back[forth] ?? forth))
        expect(forth === 'identity').toBe(one === other)
      }),
      { numRuns: 120 },
    )
  })

  it('relate as their lines do, whatever they are', () => {
    const line = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(line, line, fc.constantFrom('corners', 'points', 'goals'), (low, high, what) => {
        const relation = relationOfBets(selectionOf(`Over ${low}.5 ${what}`), selectionOf(`Over ${high}.5 ${what}`))
        expect(relation).toBe(low === high ? 'identity' : low < high ? 'superset' : 'subset')
      }),
      { numRuns: 60 },
    )
  })
})

describe('bets on two games', () => {
  it.each([
    [
      'of other sides',
      selectionOf('Will the Zorros win?'),
      selectionOf('Will the Zorros win?', 'Zorros vs. Vandals'),
      'other-game',
    ],
    [
      'on other days',
      selectionOf('Will the Zorros win?', `${GAME}, June 7, 2031`),
      selectionOf('Will the Zorros win?', `${GAME}, June 14, 2031`),
      'other-game-day',
    ],
  ])('%s are unrelated', (_, one, other, rule) => {
    expect(relationOfBets(one, other)).toBeUndefined()
    expect(rulesOfBets(one, other)).toEqual([rule])
  })

  it('are one where the sides stand the other way round', () => {
    expect(
      relationOfBets(selectionOf('Will the Zorros win?'), selectionOf('Will the Zorros win?', 'Quibbles vs. Zorros')),
    ).toBe('identity')
    expect(
      relationOfBets(selectionOf('Will the Zorros win?'), selectionOf('Will the Quibbles win?', 'Quibbles vs. Zorros')),
    ).toBe('disjoint')
  })
})

describe('an event of one part of a game', () => {
  const whole = (title: string, event: string): ExampleQuestion => ({ event, title, whole: true })

  it('is another than the event of the winner', () => {
    const [totals, winner] = [whole('Over 2.5 goals', `${GAME}: Totals`), whole('Zorros', GAME)]
    expect(isEventQuestion(readQuestion(totals, 'v0'))).toBe(true)
    expect(isEventQuestion(readQuestion(selectionOf('Will the Zorros win?'), 'v0'))).toBe(false)
    expect(rulesOfBets(totals, winner)).toContain('other-part-of-game')
    expect(rulesOfBets(winner, whole('Quibbles', GAME))).not.toContain('other-part-of-game')
  })
})

describe('games in the evidence', () => {
  it('are their sides and their day', () => {
    expect(showGame(readQuestion(selectionOf('Will the Zorros win?', `${GAME}, June 7, 2031`), 'v0'))).toMatch(
      /^zorros - quibbles,? +2031-06-07$/,
    )
    expect(showGame(readQuestion('Will Ann Roe resign in 2031?', 'v0'))).toBeUndefined()
  })

  it.each([
    ['Will the Quibbles win?', 'winner quibbles'],
    ['Over 9.5 corners', 'corners total >=10'],
    ['Exact score: Zorros 2 - 0 Quibbles', 'exact-score 2-0'],
  ])('%s is "%s"', (title, written) => {
    expect(showSelection(readQuestion(selectionOf(title), 'v0'))).toBe(written)
  })
})

describe('a game in a sentence', () => {
  testRelations([
    ['Will Arsenal beat Chelsea on May 3, 2031?', 'Arsenal vs Chelsea, May 3, 2031: Arsenal', 'identity'],
    ['Will Arsenal lose to Chelsea on May 3, 2031?', 'Will Chelsea beat Arsenal on May 3, 2031?', 'identity'],
    ['Will Arsenal beat Chelsea on May 3, 2031?', 'Will Chelsea beat Arsenal on May 3, 2031?', 'disjoint'],
    ['Will Arsenal beat Chelsea on May 3, 2031?', 'Will Arsenal beat Chelsea on May 10, 2031?', undefined],
    ['Will Arsenal beat Chelsea on May 3, 2031?', 'Will Arsenal beat Everton on May 3, 2031?', undefined],
  ])
})

describe('an event as a whole', () => {
  const whole = (venue: string, title: string, markets: readonly ListedMarket[] = []) =>
    listing(venue, { id: `${venue}-1`, title, markets })
  const relations = (title: string, other: string, markets?: readonly ListedMarket[]) =>
    match([whole('v0', title), whole('v1', other, markets)]).map(({ relation }) => relation)

  it('whose bet is of an unknown type is no other such bet', () => {
    const bouts = [
      { title: 'Who will win Ann Roe vs Bea Doe?', outcomes: ['Roe', 'Doe'] },
      { title: 'Who will win Cleo Moe vs Dora Poe?', outcomes: ['Moe', 'Poe'] },
    ]
    const one = 'Boxing: Ann Roe vs. Bea Doe'
    expect(relations(`${one}: Method of Victory`, `${one} (Full Card)`, bouts)).not.toContain('identity')
    expect(relations(`${one}: Method of Victory`, `${one}: Go the Distance`)).not.toContain('identity')
    expect(relations(`${one}: Method of Victory`, `${one}: Method of Victory`)).toEqual(['identity'])
  })

  it('that counts something is not about the winner', () => {
    const counts = [0, 1].map((count) => ({ title: `Will there be ${count} knockdowns during Roe vs Doe?` }))
    expect(relations('Ann Roe vs. Bea Doe', 'Roe vs Doe - # of knockdowns', counts)).not.toContain('identity')
  })
})
