import { makerKeysOf } from '../extract/annotations.ts'
import { isOfKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import { matchesAny } from '../extract/matches-any.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise, splitWords } from '../extract/text.ts'
import { playerStatistics } from '../knowledge/player-statistics.ts'
import type { VetoId } from '../rules/vetoes.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofQuestion, ofTitle } from './facts.ts'

/** A respect in which titles state something; two questions that state it differently are not identical. */
interface Aspect {
  rule: VetoId
  /** Returns what a question states; empty where it states nothing. */
  read(question: Proposition): string
  /** Returns the relation that remains between two different values; undefined where they are the same after all. */
  relate(x: string, y: string, a: Proposition, b: Proposition): SetRelation | undefined
  /** Returns what the evidence shows of a question, if this is not the value itself. */
  show?(question: Proposition): string
}

/** Returns a veto for each aspect that two questions state in different ways. */
export const compareAspects = (a: Proposition, b: Proposition): Comparison[] =>
  ASPECTS.flatMap(({ rule, read, relate, show }) => {
    const [x, y] = [read(a), read(b)]
    const relation = x === '' || y === '' || x === y ? undefined : relate(x, y, a, b)
    return relation ? [veto(rule, relation, show ? [show(a), show(b)] : [x, y])] : []
  })

const RECORD = /\b(?:cold|cool|dri|hott?|rain|warm|wett?)i?est ([a-z]+?)s?\b/i
const ALL = /^(?:day|month|quarter|season|spring|summer|fall|autumn|winter|year)$/
const recordIn = ofTitle((title: string): string => RECORD.exec(title)?.[1]?.toLowerCase() ?? '')

/** The kind of period whose record a title names: the hottest month is also the hottest June, not the other way round. */
const record: Aspect = {
  rule: 'other-record',
  read: ({ title }) => recordIn(title),
  relate(x, y) {
    if (ALL.test(x) === ALL.test(y)) return ALL.test(x) ? 'overlap' : undefined
    return x === 'month' ? 'inside' : y === 'month' ? 'contains' : 'overlap'
  },
}

const hasStatistic = matchesAny(playerStatistics.map(([, pattern]) => pattern))
const statisticIn = ofTitle((title: string): string => {
  const text = normalise(title)
  return hasStatistic(text) ? (playerStatistics.find(([, pattern]) => pattern.test(text))?.[0] ?? '') : ''
})

/** The statistic of a player that is counted: "20 assists" beside "20 points and assists". */
const statistic: Aspect = {
  rule: 'other-statistic-in-title',
  read: ({ interval, title }) => (interval ? statisticIn(title) : ''),
  relate: () => 'overlap',
}

/** Matches averages over several days: "200-day moving average", "7-day rolling average". */
const AVERAGE =
  /\b(?:moving|rolling|trailing|\d+-?(?:day|week|month)|(?:seven|thirty)-day) (?:simple |moving |rolling )?average\b|\b\d+-?d?ma\b/i

/** Whether an average over several days is read, or the value of one day: neither implies the other. */
const average: Aspect = {
  rule: 'average-beside-day',
  read: ({ interval, title }) => (interval ? (AVERAGE.test(title) ? 'average' : 'day') : ''),
  relate: () => 'overlap',
  show: ({ title }) => title,
}

const ODDS =
  /\b(?:odds|implied (?:chance|probability))\b[^?]*?\d ?(?:%|percent|¢|cents)|\d ?(?:%|percent) (?:implied )?(?:chance|odds|probability)\b/i
const oddsIn = ofTitle((title: string): string => (ODDS.test(title) ? 'odds' : 'result'))

/** Whether a title asks for a price on a market, which says nothing about the result that the market is about. */
const odds: Aspect = {
  rule: 'odds-beside-result',
  read: ({ title }) => oddsIn(title),
  relate: () => 'overlap',
  show: ({ title }) => title,
}

const FAVORS = /\b(?:in favou?r of|side with|sides with|find for|finds for) (?:the )?(\p{Lu}[\p{L}.'’-]*)/u
const favoredIn = ofTitle((title: string): string => normalise(FAVORS.exec(title)?.[1] ?? ''))

/** The party for which a court decides, by the first word of its name. */
const favored: Aspect = {
  rule: 'other-party-favored',
  read: ({ title }) => favoredIn(title),
  relate(x, y, a, b) {
    // the full name and the short name of one party: "Zorro Corporation", "the Corporation of Zorro"
    const [words, others] = [splitWords(normalise(a.title)), splitWords(normalise(b.title))]
    return words.includes(y) === others.includes(x) ? 'disjoint' : undefined
  },
}

const saidIn = ofQuestion(({ questionTokens }: Proposition): string => {
  const at = questionTokens.findIndex(({ key }) => key === 'say' || key === 'mention')
  const said = at < 0 ? [] : questionTokens.slice(at + 1).filter((token) => isOfKind(token, 'country'))
  return said.map(({ key }) => key).join(' ')
})

/** The country or people that somebody says: who says "Chinese" has not said "China". */
const said: Aspect = {
  rule: 'other-word-said',
  read: saidIn,
  relate: () => 'overlap',
}

/** The maker of a work: "Hello" by Ann Roe and "Hello" by Bob Doe are two works of one title. */
const maker: Aspect = {
  rule: 'other-maker',
  read: ({ title }) => makerKeysOf(title).join(', '),
  relate(x, y, a, b) {
    const [one, other] = [x.split(', '), y.split(', ')]
    const names = (keys: readonly string[], { questionTokens }: Proposition) =>
      keys.every((key) => questionTokens.some((token) => token.key === key))
    // one side may name the maker in another place too
    return one.some((key) => other.includes(key)) || names(one, b) || names(other, a) ? undefined : 'overlap'
  },
}

const ASPECTS: readonly Aspect[] = [record, statistic, average, odds, favored, said, maker]
