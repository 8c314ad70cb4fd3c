import type { Interval, SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { readQuantities } from '../extract/quantities.ts'
import { normalise } from '../extract/text.ts'
import { usChambers } from '../knowledge/us-chambers.ts'
import { ofTitle } from './facts.ts'
import { HOLDER, letterOf, PARTY } from './party-words.ts'
import { controlBy, seatsLeft } from './seats-of-chambers.ts'

/** The seats of one party in the House and in the Senate. */
interface SeatsOfBoth {
  party: string
  /** Whether the seats of neither party count too, or cannot count because they side with the other one. */
  isWithOthers: boolean
  seats: readonly [house: Interval, senate: Interval]
}

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

/** Returns the seats of a party in both chambers by a title; undefined for other titles. */
const seatsIn = ofTitle((title: string): SeatsOfBoth | null => {
  if (!NAMES_BOTH.test(title)) return null
  const text = normalise(title)
  const [, holder, one, first, other] = HELD.exec(text) ?? []
  const [, leading, , party, ...answers] = IN_ANSWER.exec(text) ?? []
  const inOrder = holder === undefined ? answers : [one, other]
  const [x, y] = inOrder.map((bounds) => onlyQuantity(bounds))
  if (!x || !y) return null
  // an answer may name the chambers in either order, but the Senate has fewer seats
  const isHouseFirst = isOfHouse(x) === isOfHouse(y) ? (first ?? leading) === 'house' : isOfHouse(x)
  const letter = letterOf(holder ?? party)
  // who controls seats counts those who side with the party
  const isWithOthers = letter === 'r' || / control /.test(text)
  return { party: letter, isWithOthers, seats: isHouseFirst ? [x, y] : [y, x] }
})

/** Whether a question is about the seats of one party in both chambers, each with its own number. */
export const asksForSeatsOfBoth = ({ title }: Proposition): boolean =>
  title.includes(' seats ') && NAMES_BOTH.test(title)

const seatsOf = (title: string, label: string | undefined) =>
  seatsIn(title) ?? (label === undefined ? null : seatsIn(`${title} ${label}`))

function onlyQuantity(bounds = ''): Interval | undefined {
  const [quantity, ...more] = readQuantities(bounds).quantities
  return quantity && more.length === 0 ? { ...quantity.interval, whole: true } : undefined
}

const CHAMBERS = (['office:house', 'office:senate'] as const).flatMap((id) => usChambers.get(id) ?? [])

/** Whether a number is greater than all seats of the Senate. */
const isOfHouse = ({ low = 0, high = 0 }: Interval) => Math.max(low, high) > (CHAMBERS[1]?.seats ?? 0)

/**
 * Returns the relation of the seats of a party in both chambers to the parties that hold the House, the Senate, the
 * presidency and the popular vote, by their letters ("dr.."). Undefined for other questions.
 */
export function relateSeatsOfBoth({ title, answer }: Proposition, letters: string): SetRelation | undefined {
  if (!/^(?:[dr].|.[dr])\.\.$/.test(letters)) return undefined
  const found = seatsOf(title, answer?.label)
  if (!found) return undefined
  const relations = CHAMBERS.map((chamber, index) => {
    const letter = letters[index]
    const seats = found.seats[index]
    if (!seats || letter === '.') return 'open'
    const held = letter === found.party ? seats : seatsLeft(seats, chamber, !found.isWithOthers)
    return controlBy(held, { low: chamber.sure, whole: true }, { low: chamber.possible, whole: true })
  })
  if (relations.includes('disjoint')) return 'disjoint'
  const isSure = (relation: string) => relation === 'inside' || relation === 'equal'
  if (relations.every((relation) => isSure(relation) || relation === 'open')) return 'inside'
  return relations.every((relation) => relation === 'contains' || relation === 'equal') ? 'contains' : 'overlap'
}
