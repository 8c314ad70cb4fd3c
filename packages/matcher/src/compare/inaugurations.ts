import { dayNumber } from '../extract/calendar.ts'
import { isOfKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { inaugurations } from '../knowledge/inaugurations.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { isPresident } from './posts.ts'
import { asksIfHeld } from './predicates.ts'
import { vocabularyOf } from './vocabulary.ts'
import { agreeOnTopic, compareWords } from './words.ts'

/** The election or the day for which a question is about the presidency of a country. */
interface Presidency {
  /** The year of the election that the question is about. */
  elected?: number | undefined
  /** The day, as a number, on which it asks who is president. */
  held?: number | undefined
  country: string
}

const presidencyOf = ofQuestion((question: Proposition): Presidency | undefined => {
  const { questionTokens, qualifiers, time, negated, named, asks, interval, game, build } = question
  if (!questionTokens.some(isPresident) || negated || named || asks || interval || game || build) return undefined
  const country = questionTokens.flatMap((token) => (isOfKind(token, 'country') ? (token.ids ?? []) : []))
  if (country.length !== 1 || Object.keys(qualifiers).length > 0) return undefined
  const [year, ...others] = time.years
  const isElection = vocabularyOf(question).predicates.includes('win') && !time.window && others.length === 0
  const elected = isElection && year?.source === 'text' ? year.value : undefined
  const { window } = time
  const held = asksIfHeld(question) && window?.kind === 'day' && window.yearKnown ? window.to - 1 : undefined
  return elected === undefined && held === undefined ? undefined : { elected, held, country: country[0] ?? '' }
})

/**
 * Compares a question who is elected president in a year with one who is president on a day soon after the winner takes
 * office: only the winner is. Undefined for other pairs.
 */
export function compareElected(winner: Proposition, holder: Proposition): Comparison[] | undefined {
  const [chosen, held] = [presidencyOf(winner), presidencyOf(holder)]
  if (chosen?.elected === undefined || held?.held === undefined || chosen.country !== held.country) return undefined
  const oath = oathOf(chosen.country, chosen.elected)
  if (oath === undefined || held.held < oath || held.held > oath + SOON) return undefined
  const { onlyA, onlyB, shared } = compareWords(winner, holder)
  const relation = relateNames(onlyA, onlyB)
  if (!relation) return undefined
  return [agreeOnTopic(winner, holder, shared), veto('elected-beside-holding', relation, [winner.title, holder.title])]
}

/** Two different names exclude each other; undefined where only one question names somebody. */
function relateNames(onlyA: readonly Token[], onlyB: readonly Token[]): SetRelation | undefined {
  const [x, y] = [onlyA, onlyB].map((tokens) => tokens.filter(({ key, weight }) => weight >= NAMING && !FORMS.has(key)))
  if (!x || !y || x.some(isPresident) || y.some(isPresident)) return undefined
  return x.length > 0 && y.length > 0 ? 'disjoint' : x.length + y.length === 0 ? 'inside' : undefined
}

const NAMING = 0.5
/** Keys of words that say how somebody comes to or has an office. */
const FORMS: ReadonlySet<string> = new Set(['elect', 'election', 'stay', 'win'])

/** The days after the oath within which a president hardly ever leaves office. */
const SOON = 100

function oathOf(country: string, year: number): number | undefined {
  const row = inaugurations.find((one) => `country:${one.country}` === country && year <= (one.until ?? year))
  return row && dayNumber(year + row.after, row.month, row.day)
}

/** Matches a question who is president at some time, and not who wins, runs or comes next. */
const HOLDS = /\b(be|becomes?|is) (?:the )?(?:u\.?s\.? )?president\b(?!ial|[ -]elect)/i

/**
 * Whether one question is about being the American president within a year and the other about winning the election of
 * that year, whose winner takes the oath in the January after it.
 */
export function isBeforeOath(held: Proposition, won: Proposition): boolean {
  const [, verb] = HOLDS.exec(held.title) ?? []
  if (verb === undefined || won.time.window || !vocabularyOf(won).predicates.includes('win')) return false
  const { questionTokens, qualifiers, time } = held
  // "become president in 2032" may be said of the winner of its election
  if (time.window ? time.window.kind !== 'deadline' : verb.startsWith('become')) return false
  if (qualifiers.stage !== undefined || says(questionTokens, 'next') || vocabularyOf(held).predicates.length > 0)
    return false
  return [held, won].every((side) => side.questionTokens.some(isPresident)) && [held, won].some(isAmerican)
}

const isAmerican = ({ politician, questionTokens, title }: Proposition) =>
  !questionTokens.some((token) => isOfKind(token, 'country') && !token.ids?.includes('country:usa')) &&
  (politician?.party.startsWith('party:us-') === true || /\b(?:American|U\.?S\.?|United States)\b/.test(title))
