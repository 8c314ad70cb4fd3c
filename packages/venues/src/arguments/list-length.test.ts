import { expect, it } from 'vitest'
import { completeVenue } from '../paging/complete.ts'
import type { Venue } from '../venue.ts'
import { isCut, MAX_LIST_LENGTH } from './list-length.ts'

const rows = (length: number) => Array.from({ length }, (_, at) => ({ id: `e${at}`, title: 'Rain?', markets: [] }))

it('a list without a limit holds at most so many, and the answer says that it was cut', async () => {
  const venue = completeVenue({
    id: 'long',
    name: 'Long',
    parseUrl: () => undefined,
    fetchEventsPaginated: async () => ({ data: rows(MAX_LIST_LENGTH + 5) }),
    fetchEvent: () => Promise.reject(),
    fetchMarket: () => Promise.reject(),
  }) as Required<Venue>
  const all = await venue.fetchEvents()
  expect(all).toHaveLength(MAX_LIST_LENGTH)
  expect(isCut('fetchEvents', [], all)).toBe(true)
})

it('a list that ends before, or that the caller limited, was not cut', () => {
  expect(isCut('fetchEvents', [], rows(3))).toBe(false)
  expect(isCut('fetchEvents', [{ limit: MAX_LIST_LENGTH }], rows(MAX_LIST_LENGTH))).toBe(false)
  expect(isCut('fetchTrades', ['1'], rows(MAX_LIST_LENGTH))).toBe(false)
})
