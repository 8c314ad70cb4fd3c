import { CATEGORIES, categoryOf, createVenue, type Venue } from '@crossvenue/venues'
import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { fakeVenues } from './sandbox.ts'
import type { SandboxVenue } from './scenario.ts'

// One vocabulary over all venues, with each venue's own word beside it.

const sandbox = await startStillSandbox()
afterAll(sandbox.close)
const ids = Object.keys(fakeVenues) as SandboxVenue[]
// Manifold files questions by groups alone.
const filed = ids.filter((id) => fakeVenues[id].style.categories && id !== 'manifold')
/** Words that belong to none of our categories, or to two. */
const UNFILED = ['Other', 'Special Bets', 'Sentiment', 'Sports & Entertainment']

describe.each(filed)('%s', (id) => {
  it('writes only words that the vocabulary has', () => {
    const words = Object.values(fakeVenues[id].style.categories ?? {}).filter(Boolean)
    expect(words.filter((word) => categoryOf(word) === undefined && !UNFILED.includes(word))).toEqual([])
  })

  it('is filtered by our categories and by its own words', async () => {
    const venue = sandbox.venue(id)
    const { data } = await venue.fetchEventsPaginated({ limit: 50 })
    const [event] = data.filter(({ category }) => category !== undefined)
    if (!event) return expect(data.some(({ sourceCategory }) => sourceCategory)).toBe(false)
    const { category = '', sourceCategory = '' } = event
    expect(CATEGORIES).toContain(category)
    expect(categoryOf(sourceCategory)).toBe(category)
    for (const wanted of [category, sourceCategory.toUpperCase()]) {
      const found = await venue.fetchEvents({ category: wanted, limit: 20 })
      expect(found.length).toBeGreaterThan(0)
      expect(new Set(found.map((each) => each.category))).toEqual(new Set([category]))
    }
  })
})

it('tags of Kalshi events are those of their series, with its category', async () => {
  const { data } = await sandbox.venue('kalshi').fetchEventsPaginated({ limit: 20 })
  const [listed] = data
  const event = await sandbox.venue('kalshi').fetchEvent({ eventId: listed?.id ?? '' })
  expect(listed?.tags?.length).toBeGreaterThan(0)
  expect(listed?.tags).toContain(listed?.sourceCategory)
  expect(event.tags).toEqual(listed?.tags)
  expect(event.markets[0]?.tags).toEqual(listed?.tags)
})

/** The values of `category` anywhere in an answer but among the facts that a venue has alone. */
function categoriesIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) => {
    if (name === 'sourceMetadata') return []
    return name === 'category' ? [value] : categoriesIn(value)
  })
}

const venueOf = (id: SandboxVenue | 'mock') => (id === 'mock' ? createVenue(id) : sandbox.venue(id)) as Required<Venue>

it.each([...ids, 'mock' as const])('every operation of %s returns our categories', async (id) => {
  const venue = venueOf(id)
  const { data } = await venue.fetchEventsPaginated({ limit: 30 })
  const answers = [
    data,
    await venue.fetchEvents({ limit: 30 }),
    await venue.fetchMarkets({ limit: 30 }),
    await venue.fetchMarketsPaginated({ limit: 30 }),
    await venue.fetchEvent({ eventId: data[0]?.id ?? '' }),
    await venue.fetchMarket({ marketId: data[0]?.markets[0]?.marketId ?? '' }),
    await (venue as Venue).fetchSeries?.({ limit: 30 }),
  ]
  const words = answers.flatMap(categoriesIn)
  expect(words.filter((word) => !CATEGORIES.includes(String(word)))).toEqual([])
})

it.each(['kalshi', 'mock'] as const)('series of %s are found by our category and by its word', async (id) => {
  const venue = venueOf(id)
  const filed = new Map((await venue.fetchSeries()).map((series) => [series.sourceCategory, series]))
  expect(filed.size).toBeGreaterThan(2)
  for (const { id: seriesId, category, sourceCategory, events } of filed.values()) {
    expect(events).not.toEqual([])
    for (const wanted of [category ?? '', sourceCategory ?? '']) {
      // Venues count calls by the second.
      sandbox.time += 1_000
      expect((await venue.fetchSeries({ category: wanted })).map(({ id }) => id)).toContain(seriesId)
    }
  }
})
