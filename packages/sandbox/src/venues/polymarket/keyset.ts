/** A row as the venue sends it. */
export type Row = Record<string, unknown> & { id: string }

/** Requests that the venue refuses with status 422. */
export class Refusal extends Error {}

export interface Listing {
  rows: Row[]
  nextCursor?: string
}

/** Filters, orders and cuts rows by the parameters that event and market lists have in common. */
export function select(all: readonly Row[], query: URLSearchParams, most: number): Listing {
  const placed = placedRows(
    all.filter((row) => fits(row, query)),
    query,
  )
  const limit = Math.min(wholeNumber(query, 'limit') ?? 20, most)
  const after = query.get('after_cursor')
  const start = after === null ? (wholeNumber(query, 'offset') ?? 0) : indexAfter(placed, decode(after), query)
  const page = placed.slice(start, start + limit)
  const last = page.at(-1)
  return {
    rows: page.map(({ row }) => row),
    ...(last && start + limit < placed.length && { nextCursor: encode(last.place) }),
  }
}

function fits(row: Row, query: URLSearchParams): boolean {
  const flags = ['closed', 'active', 'archived', 'featured', 'restricted']
  const ranges = { volume: 'volume', volume_num: 'volumeNum', liquidity: 'liquidity', liquidity_num: 'liquidityNum' }
  const dates = { start_date: 'startDate', end_date: 'endDate' }
  return (
    flags.every((name) => !query.has(name) || String(row[name]) === query.get(name)) &&
    Object.entries(ranges).every(([name, field]) => within(Number(row[field] ?? 0), query, name, Number)) &&
    Object.entries(dates).every(([name, field]) => within(Date.parse(String(row[field])), query, name, Date.parse))
  )
}

function within(value: number, query: URLSearchParams, name: string, read: (text: string) => number): boolean {
  const [min, max] = [query.get(`${name}_min`), query.get(`${name}_max`)]
  return (min === null || value >= read(min)) && (max === null || value <= read(max))
}

/** Where a row stands in an ordered list: the value it is ordered by, then its id. */
type Place = readonly [value: number | string, id: string]

function placedRows(rows: readonly Row[], query: URLSearchParams): { row: Row; place: Place }[] {
  const field = query.get('order') ?? 'id'
  // Field names are those of the rows; `volume_24hr` and its like are refused.
  if (!/^[a-z][A-Za-z0-9]*$/.test(field) || (rows.length > 0 && !rows.some((row) => field in row))) {
    throw new Refusal('order fields are not valid')
  }
  const value = (row: Row) => {
    const raw = row[field] ?? ''
    return raw === '' || Number.isNaN(Number(raw)) ? String(raw) : Number(raw)
  }
  const compare = comparison(query)
  return rows
    .map((row) => ({ row, place: [value(row), row.id] as const }))
    .toSorted((a, b) => compare(a.place, b.place))
}

function comparison(query: URLSearchParams): (a: Place, b: Place) => number {
  const direction = query.has('order') && query.get('ascending') !== 'true' ? -1 : 1
  return ([a, idA], [b, idB]) => (a === b ? Number(idA) - Number(idB) : a < b ? -direction : direction)
}

/** A cursor holds the place of the last row shown, so that rows may come and go between two pages. */
const encode = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url')

function decode(cursor: string): Place {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(place) && place.length === 2) return place as unknown as Place
  } catch {}
  throw new Refusal('after_cursor is invalid')
}

function indexAfter(placed: readonly { place: Place }[], after: Place, query: URLSearchParams): number {
  const compare = comparison(query)
  const index = placed.findIndex(({ place }) => compare(place, after) > 0)
  return index < 0 ? placed.length : index
}

/** Reads a parameter that must be a whole number. */
export function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(`${name} is invalid`)
  return Number(text)
}
