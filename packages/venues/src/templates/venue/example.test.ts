import { expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue as module } from './index.ts'

const example = () =>
  venueBefore(
    module,
    { '/events': 'events', '/events/rain': 'event' },
    { fixtures: new URL('./__fixtures__/', import.meta.url) },
  )

const market = {
  marketId: 'rain.1',
  eventId: 'rain',
  title: 'Will it rain in Ghent on 3 October 2026?',
  sourceExchange: 'example',
  bestBid: 0.41,
  bestAsk: 0.44,
  resolutionDate: '2026-10-03T22:00:00.000Z',
}

it.each(marketInLists)('%s reads a market field by field', async (_operation, read) => {
  const { venue } = example()
  const found = await read(venue, 'rain.1')
  expect(found).toMatchObject(market)
  expect(found).not.toHaveProperty('volume24h')
})

it('finds an event by its page, and a market by an outcome', async () => {
  const { venue } = example()
  expect(await venue.fetchEvent({ url: 'https://example.test/events/rain' })).toMatchObject({ markets: [market] })
  expect(await venue.fetchMarket({ outcomeId: 'rain.1:NO' })).toMatchObject(market)
})

it('names the event that the venue does not have', async () => {
  const { venue, calls } = example()
  await expect(venue.fetchEvent({ url: 'https://example.test/events/wind' })).rejects.toMatchObject({
    code: 'EVENT_NOT_FOUND',
  })
  expect(calls).toEqual(['/events/wind'])
})
