import { describe, expect, it } from 'vitest'
import { settings } from '../settings.ts'
import type { ContestClaim } from './compare-lists.ts'
import { winsCompetition } from './competition.ts'

interface Event {
  ref: { venue: string }
  pairs: Map<Event, { claim?: ContestClaim }>
}

const eventOf = (venue: string): Event => ({ ref: { venue }, pairs: new Map() })
const { margin } = settings.lists

function claimed(one: Event, other: Event, score: number, stated = false): ContestClaim {
  const claim = { stated, score }
  one.pairs.set(other, { claim })
  other.pairs.set(one, { claim })
  return claim
}

describe('lists of one field', () => {
  it('match where each is the only one of its venue', () => {
    const [a, b] = [eventOf('a'), eventOf('b')]
    expect(winsCompetition(a, b, claimed(a, b, 1))).toBe(true)
  })

  it.each([
    [2, true],
    [1 + margin, true],
    [1.1, false],
    [1, false],
    [0.5, false],
  ])('match with score %d beside a rival with score 1: %s', (score, is) => {
    const [a, b, rival] = [eventOf('a'), eventOf('b'), eventOf('b')]
    claimed(a, rival, 1)
    const claim = claimed(a, b, score)
    expect(winsCompetition(a, b, claim)).toBe(is)
    expect(winsCompetition(b, a, claim)).toBe(is)
  })

  it('match whatever their rivals are where the questions themselves say that they are one', () => {
    const [a, b, rival] = [eventOf('a'), eventOf('b'), eventOf('b')]
    claimed(a, rival, 9)
    expect(winsCompetition(a, b, claimed(a, b, 1, true))).toBe(true)
  })

  it('have no rival on another venue, nor in an event that claims nothing', () => {
    const [a, b, elsewhere, other] = [eventOf('a'), eventOf('b'), eventOf('c'), eventOf('b')]
    claimed(a, elsewhere, 9)
    a.pairs.set(other, {})
    expect(winsCompetition(a, b, claimed(a, b, 1))).toBe(true)
  })
})
