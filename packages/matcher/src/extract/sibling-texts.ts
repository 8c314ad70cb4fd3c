import { isDeepStrictEqual } from 'node:util'
import type { Proposition } from './proposition.ts'
import type { ReadText } from './read.ts'
import { tallyOfSibling } from './tally.ts'
import type { MarketTexts } from './template-groups.ts'

/**
 * Whether two texts as read have equal dates, qualifiers and negation and equally many numbers, so that they differ
 * only in words and in the numbers themselves.
 */
export const differInWordsAlone = (a: ReadText, b: ReadText): boolean =>
  a === b ||
  (a.quantities.length === b.quantities.length &&
    a.negated === b.negated &&
    areAlike(a.dates, b.dates) &&
    areAlike(a.qualifiers, b.qualifiers))

const areAlike = (a: object, b: object) => (isEmpty(a) && isEmpty(b)) || isDeepStrictEqual(a, b)

function isEmpty(stated: object): boolean {
  for (const _ in stated) return false
  return true
}

type Rest = Pick<MarketTexts, 'label' | 'market' | 'ticker'>

/**
 * Whether two markets have the same closing time, outcome labels and ticker date, so that they differ only in their
 * texts.
 */
export const areAlikeBesidesTexts = (a: Rest, b: Rest): boolean =>
  a.label?.written === b.label?.written &&
  a.label?.needed === b.label?.needed &&
  a.market.resolutionDate === b.market.resolutionDate &&
  a.ticker?.day === b.ticker?.day &&
  a.ticker?.year === b.ticker?.year &&
  a.ticker?.league === b.ticker?.league &&
  a.market.outcomes.length === b.market.outcomes.length &&
  a.market.outcomes.every(({ label }, position) => label === b.market.outcomes[position]?.label)

/** Returns the proposition of a template group as that of another of its markets, before what differs in the texts. */
export const asMarket = (
  proposition: Proposition,
  { marketId, title, outcomes, contractAddress, twins }: MarketTexts['market'],
): Proposition => ({
  ...proposition,
  ref: { ...proposition.ref, marketId },
  contractAddress,
  twins,
  title,
  tally: proposition.tally && tallyOfSibling(proposition.tally, title),
  yes: outcomes[0]?.outcomeId,
  no: outcomes[1]?.outcomeId,
})

/** Whether two arrays have identical items (`===`) in the same order. */
export const haveSameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, position) => one === b[position])
