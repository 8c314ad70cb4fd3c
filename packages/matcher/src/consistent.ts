import type { Relation } from '@crossvenue/venues'
import { eventKey, type Match, refKey } from './assign.ts'
import type { Ref } from './edge.ts'
import type { Proposition } from './extract/proposition.ts'
import { judge } from './judge.ts'
import type { Rulings } from './overrides.ts'
import type { Weights } from './score.ts'
import { settings } from './settings.ts'

interface Given {
  /** Matches the operator asks for. */
  pins: readonly Match[]
  rulings: Rulings
  weights: Weights
}

/**
 * Keeps the identities and complements that fit together: inside a pair of events each market has one partner of either kind, on a
 * venue only partners about as good as the best, and nothing joins two markets that a third comparison rules out.
 * What is pinned stays, and takes the places it needs.
 */
export function consistent(matches: readonly Match[], given: Given): Match[] {
  return withoutContradictions(onlyBest(onePartner(surestFirst(matches), given.pins)), given)
}

/** Puts matches in the order of their log-odds, whatever the order of the input. */
export function surestFirst(matches: readonly Match[]): Match[] {
  return matches
    .map((match) => [match, idOf(match)] as const)
    .sort(([x, p], [y, q]) => y.logOdds - x.logOdds || (p < q ? -1 : p > q ? 1 : 0))
    .map(([match]) => match)
}

const idOf = ({ a, b }: Match) => `${refKey(a.ref)}\u0002${refKey(b.ref)}`

/** One market of an event has one identity and one complement in another event: the best, then the next best of those left. */
function onePartner(matches: readonly Match[], pins: readonly Match[]): Match[] {
  const taken = new Set(
    pins.flatMap(({ a, b, relation }) => [placeOf(relation, a.ref, b.ref), placeOf(relation, b.ref, a.ref)]),
  )
  return matches.filter(({ a, b, relation }) => {
    if (a.ref.marketId === undefined || b.ref.marketId === undefined) return true
    // a market between two sides meets both of its halves: once as identity, once as complement
    const [one, other] = [placeOf(relation, a.ref, b.ref), placeOf(relation, b.ref, a.ref)]
    if (taken.has(one) || taken.has(other)) return false
    taken.add(one)
    taken.add(other)
    return true
  })
}

const placeOf = (relation: Relation, mine: Ref, theirs: Ref) =>
  `${relation}\u0002${refKey(mine)}\u0002${eventKey(theirs)}`

/** Drops partners that are clearly worse than the best on the same venue. */
function onlyBest(matches: readonly Match[]): Match[] {
  const best = new Map<string, number>()
  for (const match of matches) {
    for (const end of endsOf(match)) best.set(end, Math.max(best.get(end) ?? Number.NEGATIVE_INFINITY, match.logOdds))
  }
  return matches.filter((match) =>
    endsOf(match).every((end) => match.logOdds >= (best.get(end) ?? match.logOdds) - settings.bestMargin),
  )
}

const endsOf = ({ a, b }: Match) => [`${refKey(a.ref)}\u0002${b.ref.venue}`, `${refKey(b.ref)}\u0002${a.ref.venue}`]

/**
 * Joins markets, pinned ones first and then strongest first; a link that would put two vetoed markets into one group
 * is left out.
 */
function withoutContradictions(matches: readonly Match[], given: Given): Match[] {
  const { pins } = given
  const groups = new Map<string, Proposition[]>()
  const groupOf = (proposition: Proposition) => groups.get(refKey(proposition.ref)) ?? [proposition]
  const join = (left: readonly Proposition[], right: readonly Proposition[]) => {
    const joined = [...left, ...right]
    for (const member of joined) groups.set(refKey(member.ref), joined)
  }
  for (const { a, b } of pins) if (groupOf(a) !== groupOf(b)) join(groupOf(a), groupOf(b))
  const kept = matches.filter(({ a, b }) => {
    const [left, right] = [groupOf(a), groupOf(b)]
    if (left === right) return true
    const clash = left.some((one) =>
      right.some((other) => !(one === a && other === b) && isRuledOut(one, other, given)),
    )
    if (clash) return false
    join(left, right)
    return true
  })
  return [...pins, ...kept]
}

function isRuledOut(one: Proposition, other: Proposition, { rulings, weights }: Given): boolean {
  const ruling = rulings(one.ref, other.ref)
  if (ruling) return ruling.relation !== 'identity' && ruling.relation !== 'complement'
  if (one.ref.marketId === undefined || other.ref.marketId === undefined) return false
  const { relation } = judge(one, other, weights)
  return relation !== 'identity' && relation !== 'complement'
}
