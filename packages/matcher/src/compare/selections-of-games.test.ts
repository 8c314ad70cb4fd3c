import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from '../__fixtures__/catalogue.ts'
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
