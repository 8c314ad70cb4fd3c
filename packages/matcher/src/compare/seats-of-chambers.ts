import { compareIntervals, type Interval, type SetRelation, showInterval } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { normalise } from '../extract/text.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { type Chamber, usChambers } from '../knowledge/us-chambers.ts'
import { agree, type Comparison, veto } from './comparison.ts'
import { compareEntities } from './entities.ts'
import { letterOf, PARTY } from './party-words.ts'
import { agreeOnShared, agreeOnTopic, areComplete, compareWords } from './words.ts'

/**
 * Compares a number of seats with the control of the chamber by the same party or by the other one: who leaves the other
 * party fewer than half of the seats controls the chamber. Undefined for other pairs.
 */
export function compareSeats(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (a.build !== 'count' || !a.interval || b.interval || !SEATS.test(a.title) || SEATS.test(b.title)) return undefined
  // control of a chamber is not control of a district in it
  if (a.qualifiers.district !== b.qualifiers.district) return undefined
  const chamber = b.questionTokens.flatMap(({ ids = [] }) => ids.flatMap((id) => usChambers.get(id) ?? []))[0]
  if (chamber === undefined) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const others = [...onlyA.filter(isNoNumber), ...onlyB].filter(
    ({ key }) => !ruleWords.control.has(key) && !LARGER.test(key),
  )
  const [one, other] = [onlyA, onlyB].map((tokens) => tokens.filter(isOfTwoParties)) as [Token[], Token[]]
  const rivals = one.length === 1 && other.length === 1
  const stray = rivals ? others.filter((token) => !isOfTwoParties(token)) : others
  if (!areComplete(shared, stray, rivals ? 0.8 : 1.5)) return undefined
  const least = isSupermajority(b.title) ? chamber.larger : chamber
  const [sure, possible]: [Interval, Interval] = [
    { low: least.sure, whole: true },
    { low: least.possible, whole: true },
  ]
  const sides = [showInterval(a.interval), showInterval(sure)] as const
  const seats = { ...a.interval, whole: true }
  const isLeft = one.some(isDemocratic)
  const found = controlBy(rivals ? seatsLeft(seats, chamber, isLeft) : seats, sure, possible)
  // a trifecta needs the other chamber too
  const relation = (found === 'inside' || found === 'equal') && says(b.questionTokens, 'trifecta') ? 'overlap' : found
  return [
    ...compareEntities(a, b).filter(({ comparison }) => !rivals || comparison !== 'party'),
    agreeOnShared(a, b, shared),
    relation === 'equal' && !rivals
      ? agree('numbers', 'numbers agree', sides)
      : veto('seats-beside-control', relation === 'equal' ? 'inside' : relation, sides),
  ]
}

/**
 * Compares the seats of one party in a chamber with those of the other party there, which has the seats that are left.
 * Undefined for other pairs.
 */
export function compareRivalSeats(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (!isOfSeats(a) || !isOfSeats(b)) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const [[one, ...more], [other, ...others]] = [onlyA.filter(isOfTwoParties), onlyB.filter(isOfTwoParties)]
  if (!one || !other || more.length > 0 || others.length > 0) return undefined
  const chambers = new Set([...chambersOf(a), ...chambersOf(b)])
  const [chamber] = chambers
  const isStray = (token: Token) => !isOfTwoParties(token) && isNoNumber(token) && !isOfSeat(token)
  if (!chamber || chambers.size > 1 || !areComplete(shared, [...onlyA, ...onlyB].filter(isStray), 0.8)) return undefined
  const [x, y]: [Interval, Interval] = [
    { ...a.interval, whole: true },
    { ...b.interval, whole: true },
  ]
  // what is left to the other party, with any number of the seats of neither
  const left = compareIntervals(seatsLeft(x, chamber, true), y)
  const right = compareIntervals(x, seatsLeft(y, chamber, true))
  const isWithin = left === 'inside' || left === 'equal'
  const relation = left === 'disjoint' ? left : isWithin ? 'inside' : right === 'contains' ? right : 'overlap'
  return [agreeOnTopic(a, b, shared), veto('seats-of-rivals', relation, [showInterval(x), showInterval(y)])]
}

/** Matches a number of seats of one party in one chamber, whatever the number: "How many House seats will Democrats win?" */
const OF_ONE = new RegExp(
  `\\b(house|senate) seats (?:will |do )?(?:the )?(${PARTY})\\b|\\b(${PARTY}) [^?]*(?:seats in the (house|senate)|(house|senate) seats)\\b`,
)

/**
 * Returns the relation of the seats of a party in one chamber to the parties that hold several seats of power, by their
 * letters ("dr.."). Undefined for other questions.
 */
export function relateSeatsOfOne({ title, build, interval }: Proposition, letters: string): SetRelation | undefined {
  if (build !== 'count' || !interval || !SEATS.test(title) || LARGER.test(title)) return undefined
  const [, first, party, holder = party, behind, last = behind ?? first] = OF_ONE.exec(normalise(title)) ?? []
  const index = last === 'house' ? 0 : 1
  const chamber = usChambers.get(`office:${last === 'house' ? 'house' : 'senate'}`)
  const letter = letters[index]
  if (holder === undefined || !chamber || letter === undefined || letter === '.') return undefined
  const seats = { ...interval, whole: true }
  const held = letter === letterOf(holder) ? seats : seatsLeft(seats, chamber, letterOf(holder) === 'd')
  const relation = controlBy(held, { low: chamber.sure, whole: true }, { low: chamber.possible, whole: true })
  // several seats of power need more than this one
  return relation === 'disjoint' ? relation : relation === 'contains' || relation === 'equal' ? 'contains' : 'overlap'
}

const isOfSeats = ({ build, interval, title }: Proposition) =>
  build === 'count' && interval !== undefined && SEATS.test(title)

const isOfSeat = ({ key }: Token) => key.startsWith('seat') || key.endsWith(' seats')

const chambersOf = ({ questionTokens, eventTokens }: Proposition): Chamber[] => {
  const named = (tokens: readonly Token[]) =>
    tokens.flatMap(({ ids = [] }) => ids.flatMap((id) => usChambers.get(id) ?? []))
  const own = named(questionTokens)
  return own.length > 0 ? own : named(eventTokens)
}

const isDemocratic = ({ ids }: Token) => ids?.includes('party:us-democratic') ?? false

const isOfTwoParties = ({ ids }: Token) =>
  ids?.some((id) => id === 'party:us-democratic' || id === 'party:us-republican') ?? false

/** Returns the seats that a number of seats of one party leaves to the other; those of neither side with the Democrats. */
export function seatsLeft(
  { low = 0, high, lowOpen, highOpen }: Interval,
  { seats, others }: Chamber,
  isLeft: boolean,
): Interval {
  const [least, most] = [lowOpen ? low + 1 : low, high === undefined ? seats : highOpen ? high - 1 : high]
  return {
    low: Math.max(seats - Math.floor(most) - (isLeft ? others : 0), 0),
    high: seats - Math.ceil(least),
    whole: true,
  }
}

const SEATS = /\bseats\b/i
/** Matches words for more than the control of a chamber. */
const LARGER = /\b(?:super-?majority|filibuster-proof|trifecta)\b/i

/** Whether a title asks for a majority of a chamber that is larger than its control needs. */
export const isSupermajority = (title: string): boolean => /\b(?:super-?majority|filibuster-proof)\b/i.test(title)

/**
 * Returns the relation of a number of seats to the control of a chamber, which is certain from `sure` on and possible
 * from `possible` on.
 */
export function controlBy(seats: Interval, sure: Interval, possible: Interval): SetRelation {
  const [ofSure, ofPossible] = [compareIntervals(seats, sure), compareIntervals(seats, possible)]
  if (ofSure === ofPossible) return ofSure
  if (ofSure === 'inside' || ofSure === 'equal') return 'inside'
  return ofPossible === 'contains' || ofPossible === 'equal' ? 'contains' : 'overlap'
}

/** Whether a token is neither a number nor "many". */
export const isNoNumber = ({ key }: Token) => !/^\d+$/.test(key) && key !== 'many'
