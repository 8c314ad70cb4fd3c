import type { FetchMatchedMarketClustersQuery } from 'crossvenue'
import { parameters } from '../shell/address.ts'

export type BrowseQuery = Pick<
  FetchMatchedMarketClustersQuery,
  | 'query'
  | 'category'
  | 'venues'
  | 'relations'
  | 'minConfidence'
  | 'minVolume24h'
  | 'minVenues'
  | 'maxSpread'
  | 'minGap'
  | 'closesBefore'
  | 'sort'
>

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]

/**
 * Reads the filters in the address. Their names are those of the API, except `closes`: the number of days until a
 * question closes, so that an address means the same tomorrow. Fake venues have a clock of their own.
 */
export function readBrowseQuery(now: number): BrowseQuery {
  const { value } = parameters
  const text = (name: string) => value.get(name) || undefined
  const amount = (name: string) => {
    const given = text(name)
    return given === undefined || !Number.isFinite(Number(given)) ? undefined : Number(given)
  }
  const days = amount('closes')
  const list = (name: string) => text(name)?.split(',')
  return Object.fromEntries(
    Object.entries({
      query: text('query'),
      category: text('category'),
      venues: list('venues'),
      relations: list('relations'),
      minConfidence: amount('minConfidence'),
      minVolume24h: amount('minVolume24h'),
      minVenues: amount('minVenues'),
      maxSpread: amount('maxSpread'),
      minGap: amount('minGap'),
      closesBefore:
        days === undefined ? undefined : new Date(Math.ceil((now + days * DAY_MS) / HOUR_MS) * HOUR_MS).toISOString(),
      sort: text('sort'),
    }).filter(([, each]) => each !== undefined),
  ) as BrowseQuery
}
