import { includesKind, isOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { countryOfHead } from '../knowledge/office-holders.ts'
import { ofQuestion } from './facts.ts'
import { isHeadOfGovernment } from './office-holders.ts'
import { isPersonal } from './party-answers.ts'
import { isHeadship, isPresident, leavesPlace } from './posts.ts'
import { asksIfHeld } from './predicates.ts'
import { YEAR } from './states-on-days.ts'

/** Returns the matter of a question, as far as another question may be linked with it. */
const subjectOf = ofQuestion((question: Proposition) => {
  const { title, questionTokens, qualifiers, time, build } = question
  const namesHead = questionTokens.some(isHeadship)
  const isHead = namesHead && !says(questionTokens, LEAVES)
  const isOnStaying = says(questionTokens, LEAVES) || asksIfHeld(question)
  const isOnVote = says(questionTokens, 'no-confidence')
  const isOnDay = time.window?.kind === 'day'
  const found = {
    /** Whether it asks who heads a government or a state. */
    isHead,
    /** Whether it asks who does so on one day. */
    isHeldOnDay: isHead && isOnDay && asksIfHeld(question),
    /** Whether it is about the parties that form a government. */
    isCoalition: says(questionTokens, 'form') && says(questionTokens, GOVERNMENT),
    /** Whether it is about the seats that parties have. */
    isOfSeats: says(questionTokens, SEATS) && (build === 'count' || says(questionTokens, 'win')),
    /** Whether it asks in which of two contests the margin of the winner is larger. */
    isOnMargins: LARGER_MARGIN.test(title),
    /** Whether it is about a result beside what the polls say. */
    isOnPolls: says(questionTokens, 'poll') && says(questionTokens, BEATS),
    /** Whether it is about winning, or about a proposal that passes. */
    isOnWinning: says(questionTokens, RESULTS),
    /** Whether it is about a vote on removing somebody. */
    isOnRemoval: says(questionTokens, REMOVAL),
    /** Whether it is about leaving a post or keeping it. */
    isOnStaying,
    /** Whether this is a vote of no confidence. */
    isOnVote,
    /** Whether it is about the head of a government, who leaves the post, keeps it or faces a vote. */
    isOnHead:
      (namesHead || questionTokens.some(isHeadOfGovernment)) && (isOnStaying || isOnVote) && !leavesPlace(question),
    /** Whether it is about calling an election or dissolving a parliament. */
    isElectionCalled: build === 'called' || (says(questionTokens, 'dissolve') && says(questionTokens, PARLIAMENT)),
    /** Whether it is about a place in a table on one day. */
    isPlaceOnDay: isOnDay && says(questionTokens, 'position'),
    /** Whether it is about a place at the end of a season. */
    isPlaceOfSeason:
      !isOnDay && (qualifiers.place !== undefined || qualifiers.top !== undefined || says(questionTokens, SEASON)),
    /** Whether it is about an election before its time, which costs the head of the government the post or keeps it. */
    isEarlyElection: says(questionTokens, 'snap') && says(questionTokens, 'election'),
    /** Whether it asks if the holder of a post runs for it again. */
    isAnotherRun: says(questionTokens, 'run') && says(questionTokens, 'another') && says(questionTokens, 'term'),
    /** Whether it asks who wins the presidency or is nominated for it. */
    isOnPresidency: says(questionTokens, 'win') && questionTokens.some(isPresident),
  }
  const isAny = Object.values(found).includes(true)
  return {
    ...found,
    /** Whether any of these holds. */
    isAny,
    /** The ids of the countries that it names, and of those whose government a person in it heads. */
    countries: isAny ? countriesOf(questionTokens) : [],
  }
})
type Subject = ReturnType<typeof subjectOf>

const LEAVES: ReadonlySet<string> = new Set(['fire', 'leave', 'resign'])
const PARLIAMENT: ReadonlySet<string> = new Set(['knesset', 'parliament'])
const GOVERNMENT: ReadonlySet<string> = new Set(['coalition', 'government'])
const SEATS: ReadonlySet<string> = new Set(['seat', 'seats'])
const BEATS: ReadonlySet<string> = new Set(['beat', 'outperform', 'underperform'])
const LARGER_MARGIN = /\b(?:bigger|greater|larger|smaller|wider) (?:margin of victory|(?:victory|winning) margin)\b/i
const RESULTS: ReadonlySet<string> = new Set(['pass', 'win'])
const REMOVAL: ReadonlySet<string> = new Set(['no-confidence', 'recall'])
const SEASON: ReadonlySet<string> = new Set(['relegate', 'win'])

/**
 * Whether two questions say something about each other though they assert different things: who holds a post on a day
 * and who gets it later, a coalition and its seats, a result and the polls, the larger of two margins and one winner, a
 * vote on removing somebody who may stay, an early election and who governs then, another run of a president and its
 * goal, the place of a team on a day and at the end. `onlyA` are the tokens that only the first has.
 */
export function areLinked(a: Proposition, b: Proposition, onlyA: readonly Token[]): boolean {
  const [x, y] = [subjectOf(a), subjectOf(b)]
  if (!x.isAny || !y.isAny) return false
  const shared = a.questionTokens.filter((token) => !onlyA.includes(token))
  return isLinkedWith(x, y, shared, b) || isLinkedWith(y, x, shared, a)
}

function isLinkedWith(x: Subject, y: Subject, shared: readonly Token[], other: Proposition): boolean {
  // the other is about another person, who comes by a deadline
  if (x.isHeldOnDay && y.isHead && !y.isHeldOnDay && other.time.window?.kind === 'deadline')
    return includesKind(shared, 'office') && includesKind(shared, 'country') && !says(other.questionTokens, 'stay')
  if (x.isCoalition && y.isOfSeats)
    return shared.filter((token) => isOfKind(token, 'party')).length > 1 && includesKind(shared, 'country')
  if (x.isOnPolls && y.isOnWinning && !y.isOnPolls)
    return namesPerson(shared) || (says(shared, 'proposition') && shared.some(({ key }) => /^\d+$/.test(key)))
  if (x.isOnMargins && y.isOnWinning && !y.isOnMargins)
    return (
      includesKind(shared, 'office') &&
      shared.some((token) => isOfKind(token, 'state', 'country') || token.key === 'nyc')
    )
  // a vote on a government and its early end are about its head, whom the title need not name
  if (x.isElectionCalled && (y.isOnHead || y.isOnVote)) return areOfOneCountry(x, y)
  if (x.isEarlyElection && y.isHeldOnDay) return includesKind(shared, 'country')
  if (x.isAnotherRun && y.isOnPresidency) return namesPerson(shared)
  if (x.isOnRemoval && y.isOnStaying && !y.isOnRemoval)
    return namesPerson(shared) || (x.isOnVote && !x.isOnHead && y.isOnHead && areOfOneCountry(x, y))
  return x.isPlaceOnDay && y.isPlaceOfSeason && includesKind(shared, 'team') && includesKind(shared, 'league')
}

const areOfOneCountry = ({ countries }: Subject, other: Subject) => countries.some((id) => other.countries.includes(id))

const countriesOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ ids = [] }) =>
    ids.flatMap((id) => (kindOf(id) === 'country' ? [id] : (countryOfHead.get(id) ?? []))),
  )

/**
 * Whether one question is about a step by a deadline, and the other about who holds a post on a day of the year after it,
 * for which the step matters: "a vote of no confidence by May" and "Ann is mayor on July 1".
 */
export const isShortlyBefore = (step: Proposition, held: Proposition): boolean => {
  const [until, day] = [step.time.window, held.time.window]
  if (until?.kind !== 'deadline' || day?.kind !== 'day' || !day.yearKnown || !asksIfHeld(held)) return false
  const end = until.yearKnown ? until.to : step.time.closing
  return end !== undefined && end < day.to && day.to - end <= YEAR
}

/** Whether the tokens are the name of one person. */
const namesPerson = (tokens: readonly Token[]) => includesKind(tokens, 'person') || tokens.filter(isPersonal).length > 1
