import { dayNumber } from '../extract/calendar.ts'
import { verbClauseOf } from '../extract/clause.ts'
import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { compareTimes } from './periods.ts'
import { includesSame } from './same-token.ts'

/**
 * Whether one question compares two assets ("gold outperforms Bitcoin in 2031") and the other is about the price of one
 * of them at that time, which decides a part of the comparison.
 */
export const isPriceOfCompared = (a: Proposition, b: Proposition): boolean => isOfOne(a, b) || isOfOne(b, a)

function isOfOne({ title, ...comparing }: Proposition, price: Proposition): boolean {
  if (!comparing.questionTokens.some(({ key }) => COMPARES.has(key))) return false
  const { comparative, agents, patients } = verbClauseOf(title)
  if (!comparative || ![agents, patients].every((side) => side.some(isAsset))) return false
  const named = price.questionTokens.filter(({ key, weight }) => weight >= 0.5 && !OF_PRICES.has(key))
  const sides = [agents, patients].filter((side) => named.every((token) => includesSame(side, token)))
  if (named.length === 0 || !named.every(isAsset) || sides.length !== 1) return false
  return (
    isLastDay(comparing, price) ||
    compareTimes({ title, ...comparing }, price).some(({ verdict }) => verdict === 'agree')
  )
}

/** Whether a price is that of the last day of the year in which two assets are compared. */
const isLastDay = ({ time: { years } }: Pick<Proposition, 'time'>, { time: { window } }: Proposition) =>
  window?.kind === 'day' && years.some(({ value }) => window.to === dayNumber(value + 1, 1, 1))

const COMPARES = wordSet('outperform')
const isAsset = (token: Token) => isOfKind(token, 'coin', 'company', 'series')
/** Words about the change of a price, as token keys. */
const OF_PRICES = wordSet('above below clos end finish hit open pric start')
