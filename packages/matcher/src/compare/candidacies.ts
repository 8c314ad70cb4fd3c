import { dayNumber } from '../extract/calendar.ts'
import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { isOtherPlace } from './is-country.ts'
import { isPresident } from './posts.ts'
import { asksIfRun } from './predicates.ts'
import { agreeOnTopic, compareWords } from './words.ts'

/** The time of a candidacy for the American presidency. */
interface Candidacy {
  /** The year of the election. */
  year?: number | undefined
  /** The day, as a number, before which somebody becomes a candidate. */
  until?: number | undefined
}

const candidacyOf = ofQuestion((question: Proposition): Candidacy | undefined => {
  const { questionTokens, qualifiers, time, negated, named, interval } = question
  if (!questionTokens.some(isPresident) || !asksIfRun(question) || negated || named || interval) return undefined
  // who only announces a run may give up before the year of the election
  if (says(questionTokens, 'announce') || Object.keys(qualifiers).length > 0 || questionTokens.some(isElsewhere))
    return undefined
  const { window, years } = time
  if (window)
    return window.kind === 'deadline' && window.yearKnown && !window.ofRules ? { until: window.to } : undefined
  const [year, ...others] = years
  return year?.source === 'text' && others.length === 0 && year.value % 4 === 0 ? { year: year.value } : undefined
})

const isElsewhere = (token: Token) => isOtherPlace(token) || isOfKind(token, 'party')

/**
 * Compares a question whether somebody runs for president before a day and one whether the same person does so in an
 * election: of the candidacies before the day, which is one of the four years before the election, that is the next.
 * Undefined for other pairs.
 */
export function compareCandidacies(early: Proposition, whole: Proposition): Comparison[] | undefined {
  const until = candidacyOf(early)?.until
  const year = until === undefined ? undefined : candidacyOf(whole)?.year
  if (until === undefined || year === undefined) return undefined
  if (until > dayNumber(year, 11, 1) || until <= dayNumber(year - 4, 11, 10)) return undefined
  const { onlyA, onlyB, shared } = compareWords(early, whole)
  const isOther = ({ key, weight }: Token) => weight >= 0.5 && !FORMS.has(key)
  if (onlyA.some(isOther) || onlyB.some(isOther) || shared < NAMED) return undefined
  return [agreeOnTopic(early, whole, shared), veto('early-candidacy', 'inside', [early.title, whole.title])]
}

/** Keys of words for becoming a candidate. */
const FORMS: ReadonlySet<string> = new Set(['campaign', 'file', 'offic', 'run'])
/** The weight of a name, the office and the candidacy. */
const NAMED = 2
