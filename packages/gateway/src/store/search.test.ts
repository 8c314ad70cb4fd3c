import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSearch } from '../search/search.ts'
import { parseEventSearch, parseMarketSearch } from '../search/search-query.ts'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { openStore } from './open-store.ts'
import type { CatalogueEvent, SearchFilter, SearchPlace, Store } from './store.ts'
import { titleTest } from './titles/expression.ts'
import { searchWords } from './titles/search-words.ts'

// Searches find the same titles in each engine.

let empty: EmptyStore
let store: Store

const market = (id: string, title: string, more: object = {}) => ({ marketId: id, title, outcomes: [], ...more })

const event = (id: string, title: string, more: Partial<CatalogueEvent> = {}): CatalogueEvent => ({
  id,
  sourceExchange: 'kalshi',
  title,
  markets: [market(`${id}-m`, title)],
  ...more,
})

const CATALOGUE = [
  event('FED', 'Fed decision in December?', {
    volume24h: 900,
    category: 'Economics',
    markets: [
      market('CUT', 'Will the Fed cut rates in December 2026?', { volume24h: 50 }),
      market('HOLD', 'Will the Fed hold its rate in December 2026?', { volume24h: 700 }),
    ],
  }),
  event('CUTS', 'Fed rate cuts in December', { volume24h: 10, sourceExchange: 'polymarket' }),
  event('JAN', 'Fed decision in January?', { volume24h: 500, sourceExchange: 'polymarket' }),
  event('FEDEX', 'FedEx earnings', { volume24h: 5000 }),
  event('SMITH', 'Will Smith nominated?', { volume24h: 1, markets: [] }),
  event('RAIN', 'Chance of rain in Zürich', { markets: [market('R', 'Rain in Zürich', { status: 'closed' })] }),
]

async function sweep(events: CatalogueEvent[]): Promise<void> {
  const begun = await store.beginSweep('made', { at: 100, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep: begun, events, at: 100, isCertain: true })
}

const filter = (more: Partial<SearchFilter>): SearchFilter => ({ limit: 100, offset: 0, ...more })

const eventsFor = async (text: string, more: Partial<SearchFilter> = {}) => {
  const { found } = await store.read((view) => view.searchEvents(filter({ text, ...more })))
  return found.map(({ item }) => item.replace(/^.*:/, ''))
}

const marketsFor = async (text: string, more: Partial<SearchFilter> = {}) => {
  const { found } = await store.read((view) => view.searchMarkets(filter({ text, ...more })))
  return found.map(({ item }) => item.marketId)
}

describe.each(engines)('a search in $name', ({ missing, prepare }) => {
  describe.skipIf(missing !== undefined)('of titles', () => {
    beforeEach(async () => {
      empty = await prepare()
      store = await openStore(empty.location)
      await sweep(CATALOGUE)
    })
    afterEach(async () => {
      await store.close()
      await empty.remove()
    })

    it('finds the event of a question in other words', async () => {
      expect(await eventsFor('will the fed cut rates in december')).toEqual(['CUTS'])
      expect(await marketsFor('will the fed cut rates in december')).toEqual(['CUT'])
      expect(await eventsFor('what will the fed decide in december')).toEqual(['FED', 'CUTS'])
    })

    it.each([
      'will the fed cut rates in decmber',
      'will the fed cut rates in decembre',
      'will the fed cut rates in decembber',
      'will the fed cut rates in dexember',
      'will the fed cut ratse in december',
      'fad cut rates in december',
    ])('finds it with one letter wrong: %s', async (text) => {
      expect(await marketsFor(text)).toEqual(expect.arrayContaining(['CUT']))
      expect((await marketsFor(text))[0]).toBe('CUT')
      expect((await eventsFor(text))[0]).toBe('CUTS')
    })

    it('lists titles with whole words first, then the most traded', async () => {
      expect(await eventsFor('fed')).toEqual(['FED', 'JAN', 'CUTS', 'FEDEX'])
      expect(await eventsFor('decision fed')).toEqual(['FED', 'JAN'])
      expect(await eventsFor('decis')).toEqual(['FED', 'JAN'])
      expect(await marketsFor('fed rates')).toEqual(['CUT', 'HOLD', 'CUTS-m'])
    })

    it('drops little words only where no title has them', async () => {
      expect(await eventsFor('will smith')).toEqual(['SMITH'])
      expect(await eventsFor('the smith')).toEqual(['SMITH'])
      expect(await eventsFor('will')).toEqual(['SMITH'])
    })

    it('finds nothing for words that are nowhere, and for a text without words', async () => {
      expect(await eventsFor('quxxxe')).toEqual([])
      expect(await eventsFor('smith quxxxe')).toEqual([])
      expect(await eventsFor('?!')).toEqual([])
      expect(await eventsFor('2027')).toEqual([])
    })

    it('takes numbers as they are, and words with or without accents', async () => {
      expect(await marketsFor('fed 2027')).toEqual([])
      expect(await eventsFor('zurich')).toEqual(['RAIN'])
      expect(await eventsFor('ZÜRICH rain')).toEqual(['RAIN'])
    })

    it('keeps to the other filters, which decide where words may be missing', async () => {
      expect(await eventsFor('fed', { venues: ['polymarket'] })).toEqual(['JAN', 'CUTS'])
      expect(await eventsFor('fed', { category: 'economy' })).toEqual(['FED'])
      expect(await eventsFor('rain', { isOpen: true })).toEqual([])
      expect(await eventsFor('rain', { isOpen: false })).toEqual(['RAIN'])
      expect(await marketsFor('rain', { isOpen: true })).toEqual([])
      expect(await eventsFor('fed cut rates december', { venues: ['kalshi'] })).toEqual(['FED'])
    })

    it('follows titles, volumes and states as they change', async () => {
      const [fed, ...others] = CATALOGUE as [CatalogueEvent, ...CatalogueEvent[]]
      await sweep([{ ...fed, title: 'Powell speaks' }, ...others])
      expect(await eventsFor('fed')).toEqual(['JAN', 'CUTS', 'FEDEX'])
      expect(await eventsFor('powell')).toEqual(['FED'])
      expect(await marketsFor('fed rates')).toEqual(['CUT', 'HOLD', 'CUTS-m'])

      await sweep([fed, ...others.map((one) => (one.id === 'CUTS' ? { ...one, volume24h: 600 } : one))])
      expect(await eventsFor('fed')).toEqual(['FED', 'CUTS', 'JAN', 'FEDEX'])
      expect(await eventsFor('powell')).toEqual([])

      await sweep([{ ...fed, markets: fed.markets.slice(0, 1) }, ...others])
      expect(await marketsFor('fed rates')).toEqual(['CUT', 'CUTS-m'])
      await sweep([{ ...fed, markets: [market('CUT', 'Closed cut', { status: 'closed' })] }, ...others])
      expect(await eventsFor('fed', { isOpen: true })).toEqual(['JAN', 'CUTS', 'FEDEX'])
    })

    it('forgets the titles of events that left', async () => {
      await sweep(CATALOGUE.slice(1))
      expect(await eventsFor('fed')).toEqual(['JAN', 'CUTS', 'FEDEX'])
      expect(await marketsFor('hold rate')).toEqual([])
      await sweep([event('NEW', 'Fed chair')])
      expect(await eventsFor('fed')).toEqual(['NEW'])
    })

    it('answers page after page all that it finds, and nothing twice', async () => {
      const events = Array.from({ length: 40 }, (_, index) =>
        event(`E${index}`, index % 3 === 0 ? 'Lakers game' : `Lakersfan game ${index}`, { volume24h: index % 4 }),
      )
      await sweep(events)
      const whole = await eventsFor('lakers game')
      expect(whole.slice(0, 14).every((id) => Number(id.slice(1)) % 3 === 0)).toBe(true)
      for (const limit of [1, 7, 13, 40]) {
        const pages: string[] = []
        let after: SearchPlace | undefined
        do {
          const page = await store.read((view) =>
            view.searchEvents(filter({ text: 'lakers game', limit, ...(after && { after }) })),
          )
          expect(page.total).toBe(40)
          pages.push(...page.found.map(({ item }) => item.replace(/^.*:/, '')))
          after = page.found.length === limit ? page.found.at(-1) : undefined
        } while (after)
        expect(pages).toEqual(whole)
        const skipping = await Promise.all(
          Array.from({ length: Math.ceil(40 / limit) }, (_, index) =>
            eventsFor('lakers game', { limit, offset: index * limit }),
          ),
        )
        expect(skipping.flat()).toEqual(whole)
      }
    })

    it('continues from the cursor of an answer', async () => {
      const { events, markets } = createSearch(store)
      const first = await events(parseEventSearch(new URLSearchParams({ query: 'fed', limit: '3' })))
      expect(first.meta).toMatchObject({ count: 3, total: 4 })
      const cursor = first.meta.nextCursor as string
      const rest = await events(parseEventSearch(new URLSearchParams({ query: 'fed', limit: '3', cursor })))
      expect(rest.clusters.map((one) => JSON.parse(String(one)).id)).toEqual(['FEDEX'])
      expect(rest.meta.nextCursor).toBeUndefined()
      expect((await markets(parseMarketSearch(new URLSearchParams({ q: 'rate', query: 'fed' })))).meta.total).toBe(3)
    })

    it('never fails because of its text', async () => {
      const hostile = fc.oneof(
        fc.constantFrom(
          ...[
            '"',
            '""',
            "'",
            "''; drop table titles; --",
            '*',
            'fed*',
            '^fed',
            'fed AND',
            'NOT fed',
            'fed OR',
            'NEAR(fed',
          ],
          ...[
            'words:fed',
            '{words}: fed',
            '-fed',
            '(fed',
            'fed)',
            '\0',
            'fed\0cut',
            '\ud800',
            'a\udfffb',
            '\\',
            "fed':*",
          ],
          ...['& | !', '<->', ':*', '%', '_', '\u{10FFFF}', 'ﷺ'.repeat(500), 'word '.repeat(2000), 'x'.repeat(10_000)],
        ),
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc
          .array(fc.constantFrom('fed', 'AND', 'OR', 'NOT', '"', '(', ')', '*', ':', '\0', 'NEAR', '\ud83d'), {
            maxLength: 60,
          })
          .map((parts) => parts.join(' ')),
      )
      await fc.assert(
        fc.asyncProperty(hostile, async (text) => {
          await eventsFor(text)
          await marketsFor(text)
        }),
        { numRuns: 60 },
      )
    })

    it('finds by the index what the words of each title say', async () => {
      const word = fc.constantFrom(
        'fed',
        'rates',
        'rate',
        'cut',
        'will',
        'the',
        'decembre',
        'dec',
        'in',
        'smith',
        '2026',
      )
      await fc.assert(
        fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 7 }), async (words) => {
          const text = words.join(' ')
          const titles = new Map(CATALOGUE.flatMap(({ markets }) => markets).map((one) => [one.marketId, one.title]))
          await store.read(async (view) => {
            const tiers = await view.tiers(text)
            const fits = tiers.map((tier) =>
              [...titles].flatMap(([id, title]) => {
                const best = tier.find(({ fits }) => titleTest(fits)(` ${searchWords(title).join(' ')} `))
                return best ? [`${best.rank} ${id}`] : []
              }),
            )
            const { found } = await view.searchMarkets(filter({ text }))
            expect(found.map(({ rank, marketId }) => `${rank} ${marketId}`).sort()).toEqual(
              (fits.find((some) => some.length > 0) ?? []).sort(),
            )
          })
        }),
        { numRuns: 60 },
      )
    })
  })
})
