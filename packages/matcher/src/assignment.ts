import { assess } from './assess.ts'
import type { Proposition } from './extract/proposition.ts'
import { isMerging, type PropositionMatch, type RulingsAndWeights, surestFirst } from './pair-events.ts'
import { withoutRivals } from './rivals-in-time.ts'
import { settings } from './settings.ts'

/**
 * Returns those identities and complements that do not contradict each other: each market has at most one partner in an
 * event, no partner that is clearly worse than the best on its venue, and no group contains two markets that are not
 * identical. `pins` (pairs set by an operator) are always kept, before all others.
 */
export function assignPartners(
  matches: readonly PropositionMatch[],
  pins: readonly PropositionMatch[],
  given: RulingsAndWeights,
): PropositionMatch[] {
  if (matches.length === 1 && pins.length === 0) return [...matches]
  return withoutContradictions(onlyBest(onePartner(surestFirst(withoutRivals(matches), lastListed), pins)), pins, given)
}

/** Orders equal matches: of two listings of one question in an event, the one that closes later is still open. */
const lastListed = (x: PropositionMatch, y: PropositionMatch) => closingOf(y) - closingOf(x)
const closingOf = ({ a, b }: PropositionMatch) => (a.time.closing ?? 0) + (b.time.closing ?? 0)

/**
 * Keeps, for each market, at most one identity and one complement in another event: those with the highest log-odds.
 */
function onePartner(matches: readonly PropositionMatch[], pins: readonly PropositionMatch[]): PropositionMatch[] {
  const taken = new Map<Proposition, Set<string>>()
  const isTaken = (mine: Proposition, place: string) => taken.get(mine)?.has(place) ?? false
  const take = (mine: Proposition, place: string) => taken.set(mine, (taken.get(mine) ?? new Set()).add(place))
  for (const match of pins) {
    take(match.a, placeOf(match, match.b))
    take(match.b, placeOf(match, match.a))
  }
  return matches.filter((match) => {
    const { a, b } = match
    if (a.ref.marketId === undefined || b.ref.marketId === undefined) return true
    const [atB, atA] = [placeOf(match, b), placeOf(match, a)]
    if (isTaken(a, atB) || isTaken(b, atA)) return false
    take(a, atB)
    take(b, atA)
    return true
  })
}

/**
 * Returns a key for the other event and the relation. A market between two teams has two partners in an event with one
 * market per team: an identity and a complement.
 */
const placeOf = ({ relation }: PropositionMatch, { ref }: Proposition) => `${relation} ${ref.venue} ${ref.eventId}`

/**
 * Drops partners that are clearly worse than the best with the same relation on the same venue. "Democrats win the
 * House" is identical to one market and the complement of its sibling, and neither is the worse choice.
 */
function onlyBest(matches: readonly PropositionMatch[]): PropositionMatch[] {
  const best = new Map<Proposition, Map<string, number>>()
  const rivalry = ({ relation }: PropositionMatch, { ref }: Proposition) => `${relation} ${ref.venue}`
  const note = (mine: Proposition, rivals: string, logOdds: number) => {
    const odds = best.get(mine) ?? new Map<string, number>()
    best.set(mine, odds)
    odds.set(rivals, Math.max(odds.get(rivals) ?? Number.NEGATIVE_INFINITY, logOdds))
  }
  for (const match of matches) {
    note(match.a, rivalry(match, match.b), match.logOdds)
    note(match.b, rivalry(match, match.a), match.logOdds)
  }
  const isGood = (mine: Proposition, rivals: string, logOdds: number) =>
    logOdds >= (best.get(mine)?.get(rivals) ?? logOdds) - settings.bestMargin
  return matches.filter(
    (match) =>
      isGood(match.a, rivalry(match, match.b), match.logOdds) &&
      isGood(match.b, rivalry(match, match.a), match.logOdds),
  )
}

/** A market of a group, with whether it settles against the first one: a complement of it. */
interface Member {
  market: Proposition
  against: boolean
}

/**
 * Joins markets into groups, pinned pairs first and then by descending log-odds. Leaves out each match that would bring
 * two different markets into one group.
 */
function withoutContradictions(
  matches: readonly PropositionMatch[],
  pins: readonly PropositionMatch[],
  given: RulingsAndWeights,
): PropositionMatch[] {
  const groups = new Map<Proposition, readonly Member[]>()
  const groupOf = (market: Proposition) => groups.get(market) ?? [{ market, against: false }]
  /** Returns the group of B in the sides of the group of A. */
  const sidedAs = ({ a, b, relation }: PropositionMatch): readonly Member[] => {
    const isAgainst = (market: Proposition) => groupOf(market).some((one) => one.market === market && one.against)
    const isOpposite = (isAgainst(a) !== isAgainst(b)) !== (relation === 'complement')
    return isOpposite ? groupOf(b).map(({ market, against }) => ({ market, against: !against })) : groupOf(b)
  }
  const join = (left: readonly Member[], right: readonly Member[]) => {
    const joined = [...left, ...right]
    for (const { market } of joined) groups.set(market, joined)
  }
  const found = new Map<Proposition, Set<Proposition>>()
  for (const { a, b } of matches) found.set(a, (found.get(a) ?? new Set()).add(b))
  const isFound = (one: Proposition, other: Proposition) => found.get(one)?.has(other) || found.get(other)?.has(one)
  for (const pin of pins) if (groupOf(pin.a) !== groupOf(pin.b)) join(groupOf(pin.a), sidedAs(pin))
  const kept = matches.filter((match) => {
    const [left, right] = [groupOf(match.a), groupOf(match.b)]
    if (left === right) return true
    const sided = sidedAs(match)
    const clash = left.some((one) =>
      sided.some((other) => !isFound(one.market, other.market) && cannotLink(one, other, given)),
    )
    if (clash) return false
    join(left, sided)
    return true
  })
  return [...pins, ...kept]
}

/**
 * Whether two markets are about the two winners of one game. A market between both teams is identical to "A wins" and
 * the complement of "B wins".
 */
const areTwoSides = (one: Proposition, other: Proposition) =>
  one.selection?.marketType === 'winner' && other.selection?.marketType === 'winner' && areSiblings(one, other)

const areSiblings = ({ ref: one }: Proposition, { ref: other }: Proposition) =>
  one.eventId === other.eventId && one.venue === other.venue

function cannotLink(a: Member, b: Member, { rulings, weights }: RulingsAndWeights): boolean {
  const [one, other] = [a.market, b.market]
  const ruling = rulings(one.ref, other.ref)
  if (ruling) return ruling.relation === 'none' || !isMerging({ relation: ruling.relation })
  if (one.ref.marketId === undefined || other.ref.marketId === undefined || areTwoSides(one, other)) return false
  const { relation } = assess(one, other, weights)
  // a market between two answers is identical to one and the complement of the other, which exclude each other
  if (relation === 'disjoint' && a.against !== b.against) return false
  return relation === undefined || !isMerging({ relation })
}
