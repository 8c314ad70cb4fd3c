import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from '../__fixtures__/catalogue.ts'
import { partOfGame } from '../extract/part-of-game.ts'
import type { Selection } from '../extract/selection.ts'
import { relateByScores } from './possible-scores.ts'

// The relation of two selections is checked against the final scores in which each of them wins. A selection is never
// related more closely than its scores allow; what stays open is an overlap.

type Score = readonly [home: number, away: number]

const GOALS = 12
const SCORES: readonly Score[] = Array.from({ length: GOALS * GOALS }, (_, n) => [Math.floor(n / GOALS), n % GOALS])

const side = pick<0 | 1>(0, 1)
const line = fc.integer({ min: 1, max: 5 })
const score = { statistic: 'score' }
const selection: fc.Arbitrary<Selection> = fc.oneof(
  side.map((of): Selection => ({ ...score, marketType: 'winner', side: of })),
  fc.constant<Selection>({ ...score, marketType: 'draw' }),
  fc
    .tuple(side, fc.integer({ min: -3, max: 3 }))
    .map(([of, low]): Selection => ({ ...score, marketType: 'margin', side: of, low })),
  line.map((low): Selection => ({ ...score, marketType: 'total', low })),
  line.map((high): Selection => ({ ...score, marketType: 'total', high })),
  fc.tuple(side, line).map(([of, low]): Selection => ({ ...score, marketType: 'total', side: of, low })),
  fc.boolean().map((denied): Selection => ({ ...score, marketType: 'both-score', ...(denied && { denied: true }) })),
  fc
    .tuple(fc.nat(4), fc.nat(4))
    .map(([home, away]): Selection => ({ ...score, marketType: 'exact-score', score: [home, away] })),
)

/** Whether the selection wins, where its sides stand in the order of the score or the other way round. */
function wins({ marketType, side: of, low, high, denied, score: exact }: Selection, played: Score, flipped: boolean) {
  const [home, away] = flipped ? [played[1], played[0]] : played
  const ahead = of === 1 ? away - home : home - away
  const counted = of === undefined ? home + away : of === 0 ? home : away
  switch (marketType) {
    case 'winner':
      return ahead > 0
    case 'draw':
      return home === away
    case 'margin':
      return ahead >= (low ?? 0)
    case 'total':
      return counted >= (low ?? 0) && counted <= (high ?? Number.POSITIVE_INFINITY)
    case 'both-score':
      return (home > 0 && away > 0) !== (denied === true)
    default:
      return exact?.[0] === home && exact[1] === away
  }
}

/** Whether the scores in which A and B win lie as the relation says. */
function holds(relation: ReturnType<typeof relateByScores>, a: readonly boolean[], b: readonly boolean[]): boolean {
  const all = (test: (one: boolean, other: boolean) => boolean) => a.every((one, place) => test(one, b[place] === true))
  if (relation === 'equal') return all((one, other) => one === other)
  if (relation === 'inside') return all((one, other) => !one || other)
  if (relation === 'contains') return all((one, other) => one || !other)
  if (relation === 'disjoint') return all((one, other) => !(one && other))
  return relation === 'opposite' ? all((one, other) => one !== other) : true
}

describe('the relation of two selections', () => {
  it('is true of every final score', () => {
    fc.assert(
      fc.property(selection, selection, fc.boolean(), (a, b, flipped) => {
        const relation = relateByScores(a, b, flipped)
        const [x, y] = [
          SCORES.map((played) => wins(a, played, false)),
          SCORES.map((played) => wins(b, played, flipped)),
        ]
        expect(holds(relation, x, y)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  it('is found for two of one type wherever there is one', () => {
    fc.assert(
      fc.property(selection, selection, fc.boolean(), (a, b, flipped) => {
        fc.pre(a.marketType === b.marketType && (a.marketType !== 'total' || a.side === b.side))
        // "the home side over 2.5" says nothing of a total of the other side
        fc.pre(a.marketType !== 'total' || a.side === undefined || !flipped)
        const relation = relateByScores(a, b, flipped)
        if (relation !== 'overlap') return
        const [x, y] = [
          SCORES.map((played) => wins(a, played, false)),
          SCORES.map((played) => wins(b, played, flipped)),
        ]
        for (const closer of ['equal', 'inside', 'contains', 'disjoint'] as const)
          expect(holds(closer, x, y)).toBe(false)
      }),
      { numRuns: 1500 },
    )
  })

  it('is reversed with the two', () => {
    const reversed = new Map<string | undefined, string>([
      ['inside', 'contains'],
      ['contains', 'inside'],
    ])
    fc.assert(
      fc.property(selection, selection, fc.boolean(), (a, b, flipped) => {
        const relation = relateByScores(a, b, flipped)
        expect(relateByScores(b, a, flipped)).toBe(reversed.get(relation) ?? relation)
      }),
      { numRuns: 1000 },
    )
  })
})

const HALF = partOfGame({ half: '1' })
const GOALS_OF_HALF = 5
const PLAYED: readonly (readonly [half: Score, rest: Score])[] = Array.from({ length: GOALS_OF_HALF ** 4 }, (_, n) => {
  const digit = (place: number) => Math.floor(n / GOALS_OF_HALF ** place) % GOALS_OF_HALF
  return [
    [digit(0), digit(1)],
    [digit(2), digit(3)],
  ]
})

describe('the relation of a selection of the first half and one of the game', () => {
  const low = fc.integer({ min: 1, max: 2 })
  // so small that all that may happen does within the scores that are looked at
  const smaller = selection.map(
    (one): Selection => ({
      ...one,
      ...(one.low !== undefined && { low: Math.max(Math.min(one.low, 2), -1) }),
      ...(one.score && { score: [Math.min(one.score[0], 2), Math.min(one.score[1], 2)] }),
    }),
  )

  it('is true of every score by halves, and the closest one', () => {
    fc.assert(
      fc.property(smaller, smaller, low, (a, b, most) => {
        const limited = (one: Selection): Selection => ({ ...one, ...(one.high !== undefined && { high: most }) })
        const [inner, outer] = [limited(a), limited(b)]
        const relation = relateByScores({ ...inner, ...(HALF && { part: HALF }) }, outer, false)
        const x = PLAYED.map(([half]) => wins(inner, half, false))
        const y = PLAYED.map(([half, rest]) => wins(outer, [half[0] + rest[0], half[1] + rest[1]], false))
        expect(holds(relation, x, y)).toBe(true)
        // a selection that always wins, or never, is related to nothing
        if (relation !== 'overlap' || [x, y].some((all) => new Set(all).size < 2)) return
        for (const closer of ['equal', 'inside', 'contains', 'disjoint'] as const)
          expect(holds(closer, x, y)).toBe(false)
      }),
      { numRuns: 400 },
    )
  })
})
