import { isOfCategory } from '@crossvenue/venues/basics'
import type { Change, ChangeKind } from './change.ts'
import { hasWords, wordsOf } from './title-words.ts'

/** Which changes are sent to a stream or to a webhook. */
export interface ChangeFilter {
  kinds?: ChangeKind[] | undefined
  /** Words; each must be the beginning of a word of the title. */
  query?: string | undefined
  category?: string | undefined
  venues?: string[] | undefined
  excludeVenues?: string[] | undefined
  minVenues?: number | undefined
}

/** Returns whether a change fits a filter. */
export function fitsChange({ kind, data }: Change, filter: ChangeFilter): boolean {
  const {
    kinds,
    query: text,
    category: wanted,
    venues: some = data.venues,
    excludeVenues: none = [],
    minVenues = 0,
  } = filter
  const titled = wordsOf(data.title ?? '')
  return (
    (kinds?.includes(kind) ?? true) &&
    (text === undefined || hasWords(titled, wordsOf(text))) &&
    (wanted === undefined || isOfCategory(wanted, data)) &&
    data.venues.some((venue) => some.includes(venue)) &&
    !data.venues.some((venue) => none.includes(venue)) &&
    data.venues.length >= minVenues
  )
}
