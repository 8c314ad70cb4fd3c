import type { FetchMatchedMarketClustersQuery } from 'crossvenue'
import { parameters } from '../shell/address.ts'

export type BrowseQuery = Pick<
  FetchMatchedMarketClustersQuery,
  'query' | 'category' | 'venues' | 'relations' | 'minConfidence' | 'minVolume24h' | 'minVenues' | 'maxSpread' | 'sort'
>

/** Reads the filters in the address; their names are those of the API. */
export function readBrowseQuery(): BrowseQuery {
  const { value } = parameters
  const text = (name: string) => value.get(name) || undefined
  const amount = (name: string) => {
    const given = text(name)
    return given === undefined || !Number.isFinite(Number(given)) ? undefined : Number(given)
  }
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
      sort: text('sort'),
    }).filter(([, each]) => each !== undefined),
  ) as BrowseQuery
}
