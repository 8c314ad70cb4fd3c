import type { KalshiEvent, KalshiMarket } from './schemas.ts'

/** Titles that ask about several options at once, whichever they mention: "Who ...", "Oslo vs Tromso Winner?". */
const ASKS_SEVERAL = /^(who|what|which|when|where|how)\b|^(?!will\b).*\s(vs?\.?|at|@)\s/i

/**
 * Returns the venue's title, with the market's label where the title does not identify the option: because it omits a
 * word of the label, or asks about several options.
 */
export function titleOf(market: KalshiMarket, event: KalshiEvent | undefined): string {
  const title = plain(market.title) || plain(event?.title)
  const label = plain(market.yes_sub_title)
  if (!title) return label || market.ticker
  if (!label || label.toLowerCase() === 'yes') return title
  const words = new Set(wordsOf(title))
  const isNamed = !ASKS_SEVERAL.test(title) && wordsOf(label).every((word) => words.has(word))
  return isNamed ? title : `${title} - ${label}`
}

/** Returns a title without the Markdown emphasis and doubled spaces that some have. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('**', '').replace(/\s+/g, ' ').trim()

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(',', '')
    .match(/[\p{L}\p{N}.+%]*[\p{L}\p{N}+%]/gu) ?? []
