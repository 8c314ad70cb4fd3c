import type { Interval } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { readQuantities } from '../extract/quantities.ts'
import { normalise } from '../extract/text.ts'
import { senate, usParties } from '../knowledge/us-chambers.ts'
import { ofQuestion, ofTitle } from './facts.ts'
import { isOtherPlace } from './is-country.ts'
import { HOLDER, type Holding, isParty, letterOf, PARTY } from './results-of-elections.ts'

/** A number of seats with its bounds: "235+", "at least 51". */
const LEAST = '((?:at least (?=\\d)|(?=\\d+(?: or more|\\+)))\\d+(?: or more|\\+)?)'
const HELD = new RegExp(
  `^will ${HOLDER} (?:hold|win)s? ${LEAST} seats in the (house|senate)\\b.*? and (?:(?:hold|win)s? )?${LEAST} seats in the (house|senate)\\b`,
)
/** Matches both numbers as an answer: "How many House and Senate seats will Democrats win? - 51-53 and 218 or more". */
const IN_ANSWER = new RegExp(
  `^how many (house|senate) and (?:the )?(house|senate) seats will (?:the )?(${PARTY})\\b[^?]*\\?(?: -)? ([^?]*?\\d[^?]*?),? and ([^?]*?\\d[^?]*?)$`,
)
const NAMES_BOTH = /^(?=.*\bseats\b)(?=.*\bhouse\b).*\bsenate\b/i

/** Returns the seats of a party in both chambers by a title; null for other titles. */
const seatsOfBoth = ofTitle((title: string): readonly Holding[] | null => {
  if (!NAMES_BOTH.test(title)) return null
  const text = normalise(title)
  const [, holder, one, first, other] = HELD.exec(text) ?? []
  const [, leading, , party, ...answers] = IN_ANSWER.exec(text) ?? []
  const [x, y] = (holder === undefined ? answers : [one, other]).map((bounds) => onlyQuantity(bounds))
  const letter = letterOf(holder ?? party)
  if (!x || !y || !isParty(letter)) return null
  // an answer may name the chambers in either order, but the Senate has fewer seats
  const isHouseFirst = isOfHouse(x) === isOfHouse(y) ? (first ?? leading) === 'house' : isOfHouse(x)
  // who controls seats counts those who side with the party
  const withAllies = / control /.test(text)
  return [x, y].map((seats, place) => ({ of: isHouseFirst ? place : 1 - place, party: letter, seats, withAllies }))
})

/** Whether a question is about the seats of one party in both chambers, each with its own number. */
export const asksForSeatsOfBoth = ({ title }: Proposition): boolean =>
  title.includes(' seats ') && NAMES_BOTH.test(title)

function onlyQuantity(bounds = ''): Interval | undefined {
  const [quantity, ...more] = readQuantities(bounds).quantities
  return quantity && more.length === 0 ? quantity.interval : undefined
}

/** Whether a number is greater than all seats of the Senate. */
const isOfHouse = ({ low = 0, high = 0 }: Interval) => Math.max(low, high) > senate.seats

const SEATS = /\bseats\b/i
/** Matches words for a change in seats, for more than a number of them, and for who leads by them. */
const NO_NUMBER = /\b(?:filibuster-proof|flip|gain|lead|lose|majority|net|swing|super-?majority|trifecta)/i

/**
 * Returns the seats of one of the two large parties that a question states, in the House, the Senate or both; undefined
 * for other questions.
 */
export const seatsIn = ofQuestion((question: Proposition): readonly Holding[] | undefined => {
  const { title, answer, build, interval, questionTokens, eventTokens, qualifiers } = question
  if (!SEATS.test(title)) return undefined
  const both = seatsOfBoth(title) ?? (answer && seatsOfBoth(`${title} ${answer.label}`))
  if (both) return both
  if (build !== 'count' || !interval || NO_NUMBER.test(title) || qualifiers.district !== undefined) return undefined
  if (questionTokens.some(isOtherPlace)) return undefined
  const idsIn = (tokens: Proposition['questionTokens'], known: readonly string[]) =>
    known.filter((id) => tokens.some(({ ids }) => ids?.some((one) => one === id)))
  const own = idsIn(questionTokens, CHAMBERS)
  const [chamber, ...others] = own.length > 0 ? own : idsIn(eventTokens, CHAMBERS)
  const [party, ...rivals] = idsIn(questionTokens, [...usParties.keys()])
  if (!chamber || !party || others.length + rivals.length > 0) return undefined
  return [{ of: CHAMBERS.indexOf(chamber), party: usParties.get(party) ?? 'd', seats: interval }]
})

const CHAMBERS = ['office:house', 'office:senate']
