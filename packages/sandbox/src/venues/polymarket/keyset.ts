/** A row as the venue sends it. */
export type Row = Record<string, unknown> & { id: string }

/** What the venue refuses with status 422. */
export class Refusal extends Error {}

export interface Listing {
  rows: Row[]
  nextCursor?: string
}

/** Filters, orders and cuts rows by the parameters that event and market lists have in common. */
export function select(all: readonly Row[], query: URLSearchParams, most: number): Listing {
  const rows = order(
    all.filter((row) => fits(row, query)),
    query,
  )
  const limit = Math.min(wholeNumber(query, 'limit') ?? 20, most)
  const after = query.get('after_cursor')
  const start = after === null ? (wholeNumber(query, 'offset') ?? 0) : placeAfter(rows, query, after)
  const page = rows.slice(start, start + limit)
  const last = page.at(-1)
  return {
    rows: page,
    ...(last && start + limit < rows.length && { nextCursor: encode([rank(last, query), last.id]) }),
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

type Rank = number | string

function rank(row: Row, query: URLSearchParams): Rank {
  const value = row[query.get('order') ?? 'id'] ?? ''
  return typeof value === 'number'
    ? value
    : Number.isFinite(Number(value)) && value !== ''
      ? Number(value)
      : String(value)
}

function order(rows: readonly Row[], query: URLSearchParams): Row[] {
  const field = query.get('order')
  // Field names are those of the rows; `volume_24hr` and its like are refused.
  if (field !== null && !/^[a-z][A-Za-z0-9]*$/.test(field)) throw new Refusal('order fields are not valid')
  if (field !== null && rows.length > 0 && !rows.some((row) => field in row)) {
    throw new Refusal('order fields are not valid')
  }
  return rows.toSorted((a, b) => compare([rank(a, query), a.id], [rank(b, query), b.id], query))
}

function compare([a, idA]: [Rank, string], [b, idB]: [Rank, string], query: URLSearchParams): number {
  const descending = query.get('order') !== null && query.get('ascending') !== 'true'
  if (a !== b) return (a < b ? -1 : 1) * (descending ? -1 : 1)
  return Number(idA) - Number(idB)
}

/** A cursor holds the place of the last row shown, so that rows may come and go between two pages. */
const encode = (place: [Rank, string]): string => Buffer.from(JSON.stringify(place)).toString('base64url')

function placeAfter(rows: readonly Row[], query: URLSearchParams, cursor: string): number {
  let place: unknown
  try {
    place = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw new Refusal('after_cursor is invalid')
  }
  if (!Array.isArray(place) || place.length !== 2) throw new Refusal('after_cursor is invalid')
  const index = rows.findIndex((row) => compare([rank(row, query), row.id], place as [Rank, string], query) > 0)
  return index < 0 ? rows.length : index
}

/** Reads a parameter that must be a whole number. */
export function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(`${name} is invalid`)
  return Number(text)
}
