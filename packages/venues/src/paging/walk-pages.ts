import { CrossvenueError } from '../errors.ts'

/** Maximum number of empty pages in a row; we may drop every row of a page, so a few are normal. */
const EMPTY_PAGES = 100
/** Maximum number of pages in a row without a new row; a list that shifts during the read repeats fewer. */
const REPEATED_PAGES = 3

interface Walk<Page, Cursor> {
  exchange: string
  /** The first cursor. @default the first page */
  from?: Cursor | undefined
  read: (cursor: Cursor | undefined) => Promise<Page>
  /** The rows of a page, or their ids. */
  rows: (page: Page) => readonly unknown[]
}

/**
 * Yields the pages of a list until one has no next cursor. Throws EXCHANGE_ERROR if the list does not end: if a cursor
 * is repeated, or pages continue without anything new; and if numbered pages end with empty ones that say there are more:
 * what they left out would be taken for absent, such as open orders.
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
    if (empty > 1 && typeof cursor === 'number' && page.nextCursor === undefined) {
      const message = `${exchange} says on an empty page that there are more, and then sends none`
      throw new CrossvenueError('EXCHANGE_ERROR', message, { exchange })
    }
    yield page
    cursor = page.nextCursor
  } while (cursor !== undefined)
}
