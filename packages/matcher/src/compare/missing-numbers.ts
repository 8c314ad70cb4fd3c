import { includesKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { readText } from '../extract/read.ts'
import { numerals } from '../knowledge/numerals.ts'
import { agree, type ComparedValues, type Comparison, differ, differInPolarity, missing, veto } from './comparison.ts'
import { isAny, isNone, relateNumbers } from './number-relations.ts'
import { countsPrizes } from './one-winner.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Compares a question that states a number with one that states none: "says it ten times" is inside "says it". */
export function ofMissing(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  const [x, y] = [vocabularyOf(a), vocabularyOf(b)]
  if (!x.names.has('say') || !y.names.has('say')) {
    // a number of seats or votes does not imply a win, but a margin does; any other act that is done several times is done
    const [stated, other] = a.interval ? [a, b] : [b, a]
    const wins = x.predicates.includes('win') || y.predicates.includes('win') || other.qualifiers.stage === 'nomination'
    // "no medals" beside "at least two medals": the negation is compared by itself, so this is the relation to "medals"
    if (other.negated && !stated.negated && stated.interval && !isAny(stated.interval)) {
      const none = relateToNone(stated, other)
      if (none === 'equal') return [agree('numbers', 'numbers agree', sides), differInPolarity(sides)]
      // the second negation leaves the relation to "no medals" as it is
      if (none) return [veto('some-beside-none', a.interval ? none : 'inside', sides), differInPolarity(sides)]
      return [
        veto(
          'some-beside-none',
          (stated.interval.low ?? 0) < 1 ? 'overlap' : a.interval ? 'inside' : 'contains',
          sides,
        ),
      ]
    }
    const thing = stated.interval && countedAgainst(stated, other)
    if (thing === 'any') return [agree('numbers', 'numbers agree', sides)]
    if (thing === 'none') return [agree('numbers', 'numbers agree', sides), differInPolarity(sides)]
    if (thing === 'some') return [differ('numbers', 'numbers missing', sides, 1, a.interval ? 'inside' : 'contains')]
    // who wins one award may win more, but has not won none
    if (wins && stated.interval && countsPrizes(stated) && includesKind(other.questionTokens, 'award', 'ceremony'))
      return [veto('some-beside-none', isNone(stated.interval) ? 'disjoint' : 'overlap', sides)]
    if (wins && countsVotes(stated)) return [veto('votes-beside-win', 'overlap', sides)]
    if (!isMargin(stated) && (wins || a.qualifiers.place || b.qualifiers.place))
      return [missing('numbers', 'numbers missing', sides)]
    const isOpen = (stated.interval && mayBeNone(stated)) || hasNumberInRules(other)
    const relation = isOpen ? 'overlap' : a.interval ? 'inside' : 'contains'
    return [differ('numbers', 'numbers missing', sides, 1, relation)]
  }
  if (relateNumbers(a.interval, b.interval) === 'missing any') return [agree('numbers', 'numbers agree', sides)]
  return [veto('said-so-often', a.interval ? 'inside' : 'contains', sides)]
}

/** Whether the rules of a question state a number that its title leaves out: "below $0.95 for 24 hours" of "loses its peg". */
const hasNumberInRules = ({ terms }: Proposition) =>
  terms?.criterion !== undefined && readText(terms.criterion).quantities.some(({ bare }) => !bare)

/** Returns how a number of things that may be 0 lies to "no things": "fewer than 3 rockets" contains "no rockets". */
function relateToNone(stated: Proposition, other: Proposition): 'equal' | 'contains' | undefined {
  const { interval, title } = stated
  const thing = mayBeNone(stated) ? COUNTED.exec(title)?.[1] : undefined
  if (!thing || !new RegExp(`\\bno ${thing}`, 'i').test(other.title)) return undefined
  return interval?.high === 0 ? 'equal' : 'contains'
}

/** Matches a number with the beginning of the name of the counted things. */
const COUNTED = new RegExp(
  `(?:^|[ <>≤≥])(?:[\\d.]+(?:(?:[-–]| to | or | and )[\\d.]+)?|${numerals.join('|')})\\+?(?: or (?:more|fewer|less))?(?: of)? ([a-z]{2,}?)(?:s|es)?\\b`,
  'i',
)

/**
 * How a question that counts things lies to one that asks whether there is any: "at least one seat" (any), "0 seats"
 * (none) or "at least 30 seats" (some) beside "any seats". Undefined for other pairs.
 */
function countedAgainst(stated: Proposition, other: Proposition): 'any' | 'none' | 'some' | undefined {
  const { title, interval } = stated
  if (!interval?.whole || interval.unit) return undefined
  const thing = COUNTED.exec(title)?.[1]
  const [, article] = (thing && new RegExp(`\\b(an?|any|no|some) ${thing}`, 'i').exec(other.title)) || []
  if (article === undefined) return undefined
  if (isNone(interval)) return 'none'
  if (isAny(interval)) return 'any'
  return (interval.low ?? 0) >= 1 && (article.toLowerCase() === 'any' || countsPrizes(stated)) ? 'some' : undefined
}

/** Whether a question about counted things may come true without any of them: "fewer than 3 rockets". */
const mayBeNone = ({ interval, title }: Proposition): boolean =>
  interval?.whole === true && (interval.low ?? 0) <= 0 && !interval.unit && !interval.barrier && !OF_LENGTH.test(title)
const OF_LENGTH = /\b(?:days?|hours?|minutes?|months?|points?|rounds?|weeks?|years?)\b/i

/** Whether the question is about the margin of a win. */
export const isMargin = ({ build }: Proposition) => build === 'margin'
/** Whether the question is about a number of votes or seats, which may be too few to win or more than enough. */
const countsVotes = (one: Proposition) => !isMargin(one) && COUNTS_VOTES.test(one.title)
const COUNTS_VOTES = /\b(?:delegates|electors|majority of (?:the )?(?:popular )?vote|seats|votes?)\b/i
