import { closed, type Interval } from '../extract/interval.ts'
import { house, senate } from '../knowledge/us-chambers.ts'
import type { Found } from './relation-of-sets.ts'
import { atLeast, atMost, type Bound, minus, plus, relateBounds, within } from './satisfiable.ts'

/** The source of an expression for one of the two large American parties, in a normalised text. */
export const PARTY = '(?:d|r|dems?|democrats?|democratic|gop|reps?|republicans?|republican)'
/** The source of the same as the subject of a clause; its group is the party. */
export const HOLDER: string = `(?:the |an? )?(${PARTY})(?: party)?(?: candidate| nominee)?`

/** Returns the letter of a party by its name: "d" or "r"; "." where there is none. */
export const letterOf = (party: string | undefined): 'd' | 'r' | '.' =>
  party === undefined ? '.' : party.startsWith('d') ? 'd' : 'r'

/** Whether a letter is that of a party. */
export const isParty = (letter: string | undefined): letter is 'd' | 'r' => letter === 'd' || letter === 'r'

/** A seat of power, or the popular vote, that a party has; or how many seats of a chamber it has. */
export interface Holding {
  /** The House, the Senate, the presidency or the popular vote, by its place among these. */
  of: number
  /** The letter of one of the two large American parties. */
  party: 'd' | 'r'
  /** The number of seats, in place of the control of the chamber. */
  seats?: Interval
  /** The seats of those who side with the party count, too. */
  withAllies?: boolean
  /** A majority is meant that is larger than control needs. */
  isLarge?: boolean
}

/** The numbers of a result: Democratic seats of the House and, without and with those who side with them, of the Senate. */
const [HOUSE, ALONE, SENATE] = [0, 1, 2]
/** The party that controls the Senate (1 for the Democrats, else 0), is president and has the popular vote (or -1, or 0). */
const [CONTROL, PRESIDENCY, VOTE] = [3, 4, 5]
/** The seats that are a supermajority of the House and of the Senate, of which there are several. */
const [LARGE_HOUSE, LARGE_SENATE] = [6, 7]
const NUMBERS = 8

const EVERY_RESULT: readonly Bound[] = [
  ...within(HOUSE, 0, house.seats),
  ...within(SENATE, 0, senate.seats),
  [plus(ALONE), minus(SENATE), 0],
  [minus(ALONE), plus(SENATE), senate.others],
  ...within(CONTROL, 0, 1),
  ...within(PRESIDENCY, -1, 1),
  ...within(VOTE, -1, 1),
  ...within(LARGE_HOUSE, house.larger.possible, house.larger.sure),
  ...within(LARGE_SENATE, senate.larger.possible, senate.larger.sure),
]
/** The Vice President breaks a tie in the Senate. */
const WORLDS: readonly (readonly Bound[])[] = [
  [...EVERY_RESULT, atLeast(CONTROL, 1), atLeast(SENATE, senate.possible)],
  [...EVERY_RESULT, atMost(plus(CONTROL), 0), atMost(plus(SENATE), senate.seats - senate.possible)],
]

/**
 * Returns the relation of what two questions say of the parties, by the results of elections in which both come true: who
 * has 230 seats of the House controls it.
 */
export const relateResults = (a: readonly Holding[], b: readonly Holding[]): Found =>
  relateBounds(boundsOf(a, b), boundsOf(b, a), WORLDS, NUMBERS)

const boundsOf = (held: readonly Holding[], beside: readonly Holding[]): Bound[] =>
  held.flatMap((one) =>
    one.seats
      ? boundsOfSeats(one, one.seats, beside)
      : [...boundsOfControl(one), ...(one.isLarge ? boundsOfLarge(one) : [])],
  )

/** Returns the bounds by which a party has a seat of power; a third candidate may win the presidency or the vote. */
function boundsOfControl({ of, party }: Holding): Bound[] {
  if (of === 0) return party === 'd' ? [atLeast(HOUSE, house.sure)] : [atMost(plus(HOUSE), house.sure - 1)]
  const number = of === 1 ? CONTROL : of === 2 ? PRESIDENCY : VOTE
  return party === 'd' ? [atLeast(number, 1)] : [atMost(plus(number), number === CONTROL ? 0 : -1)]
}

function boundsOfLarge({ of, party }: Holding): Bound[] {
  const [number, least, { seats }] =
    of === 0 ? ([HOUSE, LARGE_HOUSE, house] as const) : ([SENATE, LARGE_SENATE, senate] as const)
  return [party === 'd' ? [minus(number), plus(least), 0] : [plus(number), plus(least), seats]]
}

/**
 * Returns the bounds of a number of seats. Listings count those who side with the Democrats among their seats where
 * control is what counts; beside what Republicans have, they may count as neither.
 */
function boundsOfSeats({ of, party, withAllies }: Holding, seats: Interval, beside: readonly Holding[]): Bound[] {
  const { low, high } = closed({ ...seats, whole: true })
  const all = (of === 0 ? house : senate).seats
  const left = (bound: number | undefined) => (bound === undefined ? undefined : all - bound)
  if (party === 'r') return within(of === 0 ? HOUSE : SENATE, left(high), left(low))
  const isAlone = !withAllies && beside.some((other) => other.of === of && other.party === 'r')
  return within(of === 0 ? HOUSE : isAlone ? ALONE : SENATE, low, high)
}
