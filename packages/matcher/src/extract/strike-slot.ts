import { closed, type Interval } from './interval.ts'
import { memoize } from './memoize.ts'
import type { Proposition } from './proposition.ts'
import type { Selection } from './selection.ts'
import { areAlikeBesidesTexts, asMarket, differInWordsAlone, haveSameItems } from './sibling-texts.ts'
import type { MarketTexts, Slot, Template } from './template-groups.ts'

/**
 * Finds markets of one event that differ only in a number (the strikes of a ladder), so that only the first one has to
 * be read in full.
 */
export const strikeSlot: Slot = {
  keyOf: (texts) =>
    hasStrike(texts) ? `${titleWithoutNumbers(texts.title.text)}\n${withoutNumbers(texts.name.text)}` : undefined,
  // a "how many" question is read in full for each number, because more than its bound depends on the number
  canLead: ({ proposition: { interval, selection, complement, build } }) =>
    !complement && build !== 'count' && (!selection || hasLine(selection, interval)),
  derive: (first, texts) => (areAlike(first.texts, texts) ? withStrike(first, texts) : undefined),
}

const hasStrike = ({ interval, market }: MarketTexts) =>
  interval !== undefined && !interval.bare && market.outcomes.length <= 2

/**
 * Returns the text without its numbers; numbers of minutes stay, because they are no bounds: "up or down in 15 min".
 */
const withoutNumbers = (text: string) => text.replaceAll(/\d+(?:[.,]\d+)*(?!\d| ?min)/g, '')
/** All strikes of a ladder may have one title. */
const titleWithoutNumbers = memoize(withoutNumbers)

const areAlike = (a: MarketTexts, b: MarketTexts): boolean =>
  differInWordsAlone(a.title, b.title) &&
  differInWordsAlone(a.name, b.name) &&
  haveSameItems(a.title.tokens, b.title.tokens) &&
  haveSameItems(a.name.tokens, b.name.tokens) &&
  a.interval?.unit === b.interval?.unit &&
  a.interval?.barrier === b.interval?.barrier &&
  a.title.text.includes(a.name.text) === b.title.text.includes(b.name.text) &&
  areAlikeBesidesTexts(a, b) &&
  withoutNumbers(a.ticker?.option ?? '') === withoutNumbers(b.ticker?.option ?? '') &&
  areOneButForNumbers(a.market.description ?? '', b.market.description ?? '')

/**
 * Whether two long texts (resolution rules) differ only in numbers. Only the part between their equal beginnings and
 * ends is compared.
 */
function areOneButForNumbers(a: string, b: string): boolean {
  if (a === b) return true
  const shortest = Math.min(a.length, b.length)
  let head = 0
  while (head < shortest && a.charCodeAt(head) === b.charCodeAt(head)) head++
  let tail = 0
  while (tail < shortest - head && a.charCodeAt(a.length - 1 - tail) === b.charCodeAt(b.length - 1 - tail)) tail++
  // the part begins and ends with whole words, so that no number is cut in two
  const from = a.lastIndexOf(' ', head - 1) + 1
  const part = (text: string) => withoutNumbers(text.slice(from, wordAfter(text, wordAfter(text, text.length - tail))))
  return part(a) === part(b)
}

/** Returns the index behind the next word. */
function wordAfter(text: string, from: number): number {
  const end = text.indexOf(' ', from)
  return end < 0 ? text.length : end + 1
}

/** Whether the line of a selection is the number of its market: 181 for "over 180.5". */
const hasLine = ({ low, high }: Selection, interval: Interval | undefined): boolean => {
  const line = interval && lineOf(interval)
  return line !== undefined && low === line.low && high === line.high
}

/** Returns the numbers of an interval in whole units, as the line of a selection. */
function lineOf(interval: Interval): Pick<Selection, 'high' | 'low'> {
  const { low, high } = closed({ ...interval, whole: true })
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) }
}

/** Returns the proposition of the template with the strike of another market. */
function withStrike({ proposition }: Template, { market, label, interval }: MarketTexts): Proposition {
  const { answer, selection } = proposition
  return {
    ...asMarket(proposition, market),
    answer: answer && label && { ...answer, label: label.text },
    interval: proposition.interval?.rounded && interval ? { ...interval, rounded: true } : interval,
    selection: selection && interval && { ...selection, ...lineOf(interval) },
  }
}
