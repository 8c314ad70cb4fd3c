import { expect, it } from 'vitest'
import type { UnifiedEvent } from '../models.ts'
import type { Venue } from '../venue.ts'
import type { Adapter } from './complete.ts'
import { completeWithSearch } from './search.ts'

const event = (id: string, title: string): UnifiedEvent => ({
  id,
  title,
  markets: [{ marketId: `${id}m`, title, outcomes: [] }],
})

const calls: string[] = []
const adapter: Adapter = {
  id: 'acme',
  name: 'Acme',
  parseUrl: () => undefined,
  fetchEvent: async () => event('1', 'Named'),
  fetchMarket: async () => ({ marketId: '1m', title: 'Named', outcomes: [] }),
  async fetchEventsPaginated() {
    calls.push('list')
    return { data: [event('2', 'Rain in Oslo')] }
  },
}
const acme = completeWithSearch(adapter, (query) => async () => {
  calls.push(`search ${query}`)
  return { data: [event('3', 'Rain in Rome'), event('4', 'Weather in Rome')] }
}) as Required<Venue>

it('reads a list with a query from the search, and keeps what has the words', async () => {
  expect((await acme.fetchEvents({ query: 'rain' })).map(({ id }) => id)).toEqual(['3'])
  expect((await acme.fetchMarkets({ query: 'rain' })).map(({ marketId }) => marketId)).toEqual(['3m'])
  expect(calls.splice(0)).toEqual(['search rain', 'search rain'])
})

it('reads any other from the list, or the one thing that is named', async () => {
  expect((await acme.fetchEvents()).map(({ id }) => id)).toEqual(['2'])
  expect(await acme.fetchMarkets({ query: 'named', marketId: '1m' })).toHaveLength(1)
  expect(calls.splice(0)).toEqual(['list'])
})
