import type { KalshiEvent, KalshiMarket } from './format.ts'

/**
 * The venue's title, with the child label where the title leaves out a word of it: the three markets of a match are
 * all named "A vs B Winner?".
 */
export function titleOf(market: KalshiMarket, event: KalshiEvent | undefined): string {
  const title = plain(market.title) || plain(event?.title)
  const label = plain(market.yes_sub_title)
  if (!title) return label || market.ticker
  const words = new Set(wordsOf(title))
  return label.toLowerCase() === 'yes' || wordsOf(label).every((word) => words.has(word))
    ? title
    : `${title} - ${label}`
}

/** Returns a title without the Markdown emphasis and doubled spaces that some come with. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('**', '').replace(/\s+/g, ' ').trim()

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(',', '')
    .match(/[\p{L}\p{N}.+%]*[\p{L}\p{N}+%]/gu) ?? []
