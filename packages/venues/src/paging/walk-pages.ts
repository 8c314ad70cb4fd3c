import { CrossvenueError } from '../errors.ts'

/** So many pages in a row that hold nothing; what we leave out of a page may be all of it, so a few are no fault. */
const EMPTY_PAGES = 100
/** So many pages in a row that hold nothing new; a list that shifts while it is read repeats less. */
const REPEATED_PAGES = 3

interface Walk<Page, Cursor> {
  exchange: string
  /** Where to begin. @default the first page */
  from?: Cursor | undefined
  read: (cursor: Cursor | undefined) => Promise<Page>
  /** What a page holds: its rows, or the ids that tell one from another. */
  rows: (page: Page) => readonly unknown[]
}

/**
 * Yields the pages of a list, one after the other, until one names no next page. Throws EXCHANGE_ERROR where the list does not end: where a cursor
 * comes again, or pages go on without anything new.
 */
export async function* walkPages<Page extends { nextCursor?: Cursor | undefined }, Cursor extends string | number>({
  exchange,
  from,
  read,
  rows,
}: Walk<Page, Cursor>): AsyncGenerator<Page> {
  const endless = (why: string) =>
    new CrossvenueError('EXCHANGE_ERROR', `${exchange} ${why}: its list does not end`, { exchange })
  const cursors = new Set<Cursor>()
  const seen = new Set<string>()
  let [empty, repeated] = [0, 0]
  let cursor = from
  do {
    if (cursor !== undefined) cursors.add(cursor)
    const page = await read(cursor)
    const held = rows(page).map((row) => (typeof row === 'string' ? row : JSON.stringify(row)))
    empty = held.length === 0 ? empty + 1 : 0
    repeated = held.length === 0 || held.some((row) => !seen.has(row)) ? 0 : repeated + 1
    if (page.nextCursor !== undefined && cursors.has(page.nextCursor))
      throw endless(`repeats cursor ${page.nextCursor}`)
    if (repeated === REPEATED_PAGES) throw endless('repeats its pages')
    if (empty === EMPTY_PAGES) throw endless('sends empty pages')
    for (const row of held) seen.add(row)
    yield page
    cursor = page.nextCursor
  } while (cursor !== undefined)
}
