import { dayNumber, yearOf } from '../extract/calendar.ts'
import type { Proposition } from '../extract/proposition.ts'
import { chamberOfLeader, otherParty, usParties } from '../knowledge/us-chambers.ts'
import { holdingsOf, lettersOfSeats, yearOfSeats } from './chambers.ts'
import { agree, agreeOnWords, type Comparison, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { isOtherPlace } from './is-country.ts'
import { relateResults } from './results-of-elections.ts'

/** The majority that a question presupposes which asks if a politician leads a chamber of the US Congress. */
interface Majority {
  /** The letters of the parties that hold the House, the Senate, the presidency and the popular vote: "d...". */
  letters: string
  /** The year of the election of the Congress; absent for "the next Congress". */
  elected?: number | undefined
}

const majorityOf = ofQuestion((question: Proposition): Majority | undefined => {
  const { politician, questionTokens, title, negated, named, qualifiers } = question
  if (!politician || negated || named || Object.keys(qualifiers).length > 0) return undefined
  const office = questionTokens.flatMap(({ ids = [] }) => ids.filter((id) => chamberOfLeader.has(id)))[0]
  const party = usParties.get(politician.party)
  if (!office || !party || questionTokens.some(isOtherPlace)) return undefined
  const congress = congressOf(question)
  if (!congress) return undefined
  const isOfHouse = office === 'office:speaker' || /\bhouse (?:majority|minority)\b/i.test(title)
  const holder = office === 'office:minority-leader' ? otherParty[party] : party
  return { letters: isOfHouse ? `${holder}...` : `.${holder}..`, ...congress }
})

/** Returns the election of the Congress that a question names by a day, a number or as the next one; undefined for others. */
function congressOf({ title, time: { window } }: Proposition): Pick<Majority, 'elected'> | undefined {
  const [, number, elected] = OF_CONGRESS.exec(title) ?? []
  if (number || elected) return { elected: number ? BEFORE_FIRST + 2 * Number(number) : Number(elected) }
  if (/\bnext Congress\b/i.test(title)) return { elected: undefined }
  if (window?.kind !== 'day' || !window.yearKnown) return undefined
  const day = window.to - 1
  const year = yearOf(day)
  // a Congress begins on January 3 of the odd year after its election, and chooses its leaders then
  const begins = year % 2 === 1 && day > dayNumber(year, 1, FIRST_DAYS)
  return { elected: begins ? year - 1 : year - 2 - (year % 2) }
}

/** Matches the number of a Congress, or the election behind which it begins. */
const OF_CONGRESS =
  /\b(1[12]\d)th(?: Congress\b|\?)|\bafter (?:the )?(20\d[02468]) (?:midterm )?(?:election|midterm)s?\b/i

/** The year of an election to which twice the number of its Congress is added: the 118th was elected in 2022. */
const BEFORE_FIRST = 1786
/** The days of January until a new Congress has chosen its leaders. */
const FIRST_DAYS = 7

/**
 * Compares a question whether a politician leads a chamber of the US Congress with one which party wins it: the leader of
 * the majority comes from the party that has it. Undefined for other pairs, and for the election of another Congress.
 */
export function compareChamberLeader(leader: Proposition, control: Proposition): Comparison[] | undefined {
  const majority = majorityOf(leader)
  const letters = majority && !control.negated ? lettersOfSeats(control) : ''
  if (!majority || letters === '') return undefined
  const year = yearOfSeats(control)
  if (year === undefined || (majority.elected !== undefined && year - (year % 2) !== majority.elected)) return undefined
  if (majority.letters.startsWith('.') ? letters[1] === '.' : letters[0] === '.') return undefined
  const relation = relateResults(holdingsOf(majority.letters), holdingsOf(letters))
  const sides = [leader.title, control.title] as const
  const among = relation === 'contains' ? 'overlap' : relation === 'opposite' ? 'disjoint' : relation
  const found = among === 'equal' ? 'inside' : among
  const known = majority.elected === undefined ? [] : [agree('year', 'year agrees', sides)]
  return [agreeOnWords(3), veto('leader-beside-control', found, sides), ...known]
}
