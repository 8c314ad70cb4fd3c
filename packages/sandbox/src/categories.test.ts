import { CATEGORIES, categoryOf } from '@crossvenue/venues'
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
const UNFILED = ['Other', 'Sentiment', 'Sports & Entertainment']

describe.each(filed)('%s', { timeout: 30_000 }, (id) => {
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
