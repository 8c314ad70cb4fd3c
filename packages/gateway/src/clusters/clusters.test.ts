import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { Edge } from '@crossvenue/matcher'
import type { UnifiedMarket } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { CatalogueEvent, Store } from '../store/store.ts'
import { edgeOf, eventOf, fill } from './__fixtures__/catalogue.ts'
import { type Cluster, ClusterPage } from './cluster.ts'
import { parseClusterQuery } from './cluster-query.ts'
import { type Clusters, createClusters } from './clusters.ts'
import { urlResolver } from './resolve-url.ts'

const quoted = (marketId: string): UnifiedMarket => ({
  marketId,
  title: marketId,
  outcomes: [{ outcomeId: `${marketId}:YES`, label: 'Yes', bestBid: 0.4, bestAsk: 0.42 }],
})

const events: CatalogueEvent[] = [
  eventOf('kalshi:FED', {
    title: 'Fed decision in March?',
    volume24h: 100,
    volumeUnit: 'contracts',
    category: 'Finance',
    markets: [
      'FED-A',
      'FED-B',
      { ...quoted('FED-C'), description: 'If the meeting is canceled, this resolves to No.' },
    ],
  }),
  eventOf('polymarket:fed', {
    title: 'What will the Fed do?',
    slug: 'fed-march',
    url: 'https://polymarket.example.test/event/fed-march',
    volume24h: 500,
    volumeUnit: 'USD',
    category: 'Economics',
    markets: [
      'fed-1',
      {
        marketId: 'fed-2',
        title: 'fed-2',
        outcomes: [],
        description: 'If the meeting is canceled, this resolves 50-50.',
      },
    ],
  }),
  eventOf('limitless:fed', { title: 'Décision of the FED', slug: 'fed-march', markets: ['7'] }),
  eventOf('polymarket:vote', { title: 'Who wins the vote?', volume24h: 300, volumeUnit: 'USD', category: 'politics' }),
  eventOf('manifold:vote', {
    title: 'The vote',
    volume24h: 90_000,
    volumeUnit: 'mana',
    slug: 'the-vote',
    markets: [quoted('vote-1')],
  }),
  eventOf('kalshi:HEAT', { title: 'Hottest year', volume24h: 700 }),
  eventOf('predictit:heat', { title: 'Record heat' }),
  eventOf('kalshi:RAIN', { title: 'Rain in May' }),
  eventOf('predictit:rain', { title: 'Rain in spring' }),
  eventOf('kalshi:CUP', { title: 'Cup final', markets: [quoted('CUP-1')] }),
  eventOf('polymarket:cup', { title: 'The cup', category: 'Sports' }),
  eventOf('kalshi:ALONE', { title: 'Nobody else asks', slug: 'alone' }),
]

const edges: Edge[] = [
  edgeOf('kalshi:FED/FED-C', 'polymarket:fed/fed-2', {
    confidence: 0.95,
    outcomes: [{ a: 'FED-C:YES', b: 'fed-2:YES' }],
    evidence: [{ comparison: 'deadline', verdict: 'agree', a: '2026-03-18', b: '2026-03-18', weight: 1.5 }],
  }),
  edgeOf('kalshi:FED/FED-B', 'polymarket:fed/fed-1', { confidence: 0.85, relation: 'complement' }),
  edgeOf('limitless:fed/7', 'polymarket:fed/fed-2', { confidence: 0.9 }),
  edgeOf('manifold:vote', 'polymarket:vote', { confidence: 0.7 }),
  edgeOf('kalshi:HEAT', 'predictit:heat', { confidence: 0.8 }),
  edgeOf('kalshi:RAIN', 'predictit:rain', { confidence: 0.8, relation: 'subset' }),
  edgeOf('kalshi:CUP', 'polymarket:cup', { confidence: 0.99 }),
]

let store: Store
let clusters: Clusters
beforeEach(async () => {
  store = await openStore(':memory:')
  clusters = createClusters({
    store,
    resolveUrl: urlResolver([
      {
        id: 'kalshi',
        parseUrl: ({ host, pathname }) => (host === 'kalshi.example.test' ? { eventId: pathname.slice(1) } : undefined),
      },
      {
        id: 'limitless',
        parseUrl: ({ host, pathname }) =>
          host === 'limitless.example.test' ? { marketId: pathname.slice(1) } : undefined,
      },
    ]),
    bookVenues: ['kalshi', 'polymarket'],
  })
  await fill(store, { events, edges })
})
afterEach(() => store.close())

/** Reads a written cluster without the nulls that stand on the wire for unknown values. */
const readCluster = (text: unknown) => JSON.parse(String(text), (_, value) => (value === null ? undefined : value))

const find = async (query = '', from = clusters): Promise<ClusterPage> => {
  const found = await from.find(parseClusterQuery(new URLSearchParams(query)))
  return { data: found.clusters.map(readCluster), meta: found.meta }
}

// Each cluster has a name by its events.
const names: Record<string, string> = {
  'kalshi:FED limitless:fed polymarket:fed': 'fed',
  'kalshi:FED polymarket:fed': 'fed without limitless',
  'limitless:fed polymarket:fed': 'fed without kalshi',
  'manifold:vote polymarket:vote': 'vote',
  'kalshi:HEAT predictit:heat': 'heat',
  'kalshi:RAIN predictit:rain': 'rain',
  'kalshi:CUP polymarket:cup': 'cup',
}
const nameOf = (cluster: Cluster) => {
  const ids = cluster.events.map(({ eventId }) => eventId).join(' ')
  return names[ids] ?? ids
}
const found = async (query = '') => (await find(query)).data.map(nameOf)
const one = async (query: string): Promise<Cluster> => {
  const { data } = await find(query)
  expect(data).toHaveLength(1)
  return data[0] as Cluster
}

describe('a cluster', () => {
  it('has the documented shape', async () => {
    expect(await find('includeRawMatches=true')).toEqual(ClusterPage.parse(await find('includeRawMatches=true')))
  })

  it('is summarized from its events and edges', async () => {
    expect(await one('eventId=kalshi:FED')).toEqual({
      clusterId: expect.stringMatching(/^ecl_[0-9a-f]{16}$/),
      canonicalTitle: 'What will the Fed do?',
      category: 'Economics',
      relations: ['complement', 'identity'],
      confidence: 0.9,
      volume24h: 600,
      events: [
        {
          id: 'FED',
          eventId: 'kalshi:FED',
          sourceExchange: 'kalshi',
          title: 'Fed decision in March?',
          volume24h: 100,
          volumeUnit: 'contracts',
          category: 'Finance',
          marketCount: 3,
          markets: expect.any(Array),
        },
        {
          id: 'fed',
          eventId: 'limitless:fed',
          sourceExchange: 'limitless',
          title: 'Décision of the FED',
          slug: 'fed-march',
          marketCount: 1,
          markets: expect.any(Array),
        },
        {
          id: 'fed',
          eventId: 'polymarket:fed',
          sourceExchange: 'polymarket',
          title: 'What will the Fed do?',
          slug: 'fed-march',
          url: 'https://polymarket.example.test/event/fed-march',
          volume24h: 500,
          volumeUnit: 'USD',
          category: 'Economics',
          marketCount: 2,
          markets: expect.any(Array),
        },
      ],
    })
  })

  it('lists the markets of each event, those of the question of most events first', async () => {
    const { events } = await one('eventId=kalshi:FED')
    expect(events.map((event) => event.markets.map(({ marketId }) => marketId))).toEqual([
      ['FED-C', 'FED-B', 'FED-A'],
      ['7'],
      ['fed-2', 'fed-1'],
    ])
    expect(events[0]?.markets[0]).toMatchObject(quoted('FED-C'))
  })

  it('leaves play money out of the volume and of the choice of a title', async () => {
    expect(await one('eventId=manifold:vote')).toMatchObject({ volume24h: 300, canonicalTitle: 'Who wins the vote?' })
  })

  it('counts a volume of unknown unit', async () => {
    expect(await one('eventId=kalshi:HEAT')).toMatchObject({ volume24h: 700, canonicalTitle: 'Hottest year' })
  })

  it('has no volume and the first title where no volume is known', async () => {
    const cup = await one('eventId=kalshi:CUP')
    expect(cup).not.toHaveProperty('volume24h')
    expect(cup.canonicalTitle).toBe('Cup final')
    expect(cup.category).toBe('Sports')
  })

  it('shows new prices and volumes at once', async () => {
    await find()
    const dearer = events.map((event) => (event.id === 'CUP' ? { ...event, volume24h: 1_000 } : event))
    await fill(store, { events: dearer, edges })
    const [first] = (await find()).data
    expect(first).toMatchObject({ canonicalTitle: 'Cup final', volume24h: 1_000 })
    expect(first?.events[0]?.volume24h).toBe(1_000)
  })
})

describe('view', () => {
  const wordy: CatalogueEvent[] = events.map((event) =>
    event.id === 'CUP'
      ? {
          ...event,
          description: 'Rules of the event.',
          image: 'https://kalshi.example.test/cup.png',
          tags: ['sport'],
          sourceMetadata: { series: 'CUP' },
          markets: [
            {
              marketId: 'CUP-1',
              eventId: 'CUP',
              sourceExchange: 'kalshi',
              title: 'Cup final',
              description: 'Rules of the market.',
              slug: 'cup-1',
              url: 'https://kalshi.example.test/CUP-1',
              status: 'active',
              resolutionDate: '2026-05-01',
              volume24h: 12,
              lastPrice: 0.5,
              bestBid: 0.4,
              bestAsk: 0.6,
              tickSize: 0.01,
              outcomes: [
                { outcomeId: 'CUP-1:YES', marketId: 'CUP-1', label: 'Yes', price: 0.5, bestBid: 0.4, bestAsk: 0.6 },
                { outcomeId: 'CUP-1:NO', marketId: 'CUP-1', label: 'No', price: 0.5, priceChange24h: 0.1 },
              ],
              yes: { outcomeId: 'CUP-1:YES', label: 'Yes', price: 0.5 },
            },
          ],
        }
      : event,
  )

  it('is compact by default: no rules, metadata or repeated objects', async () => {
    await fill(store, { events: wordy, edges })
    const { events: shown } = await one('eventId=kalshi:CUP')
    expect(shown[0]).toEqual({
      id: 'CUP',
      eventId: 'kalshi:CUP',
      sourceExchange: 'kalshi',
      title: 'Cup final',
      marketCount: 1,
      markets: [
        {
          marketId: 'CUP-1',
          title: 'Cup final',
          slug: 'cup-1',
          url: 'https://kalshi.example.test/CUP-1',
          status: 'active',
          resolutionDate: '2026-05-01',
          volume24h: 12,
          lastPrice: 0.5,
          outcomes: [
            { outcomeId: 'CUP-1:YES', label: 'Yes', price: 0.5, bestBid: 0.4, bestAsk: 0.6 },
            { outcomeId: 'CUP-1:NO', label: 'No', price: 0.5 },
          ],
        },
      ],
    })
  })

  it('full carries all fields that the venue stated', async () => {
    await fill(store, { events: wordy, edges })
    const { events: shown } = await one('eventId=kalshi:CUP&view=full')
    expect(shown[0]).toMatchObject(wordy.find(({ id }) => id === 'CUP') ?? {})
  })
})

describe('marketLimit', () => {
  const ladder = (venue: string, rungs: number): CatalogueEvent =>
    eventOf(`${venue}:ladder`, { markets: Array.from({ length: rungs }, (_, rung) => `${venue}-${rung}`) })
  const joined = Array.from({ length: 20 }, (_, rung) =>
    edgeOf(`kalshi:ladder/kalshi-${rung}`, `polymarket:ladder/polymarket-${rung}`, { confidence: 0.9 - rung / 100 }),
  )
  const shownOf = async (query: string) => (await one(query)).events.map(({ markets }) => markets.length)

  beforeEach(() => fill(store, { events: [ladder('kalshi', 30), ladder('polymarket', 25)], edges: joined }))

  it('keeps whole questions, and the event says how many markets it has', async () => {
    const { events: shown } = await one('marketLimit=5')
    expect(shown.map(({ markets }) => markets.map(({ marketId }) => marketId))).toEqual([
      ['kalshi-0', 'kalshi-1', 'kalshi-20'],
      ['polymarket-0', 'polymarket-1'],
    ])
    expect(shown.map(({ marketCount }) => marketCount)).toEqual([30, 25])
  })

  it('is 8 in the compact view and absent in the full one', async () => {
    expect(await shownOf('')).toEqual([4, 4])
    expect(await shownOf('view=full')).toEqual([30, 25])
    expect(await shownOf('view=full&marketLimit=2')).toEqual([1, 1])
    expect(await shownOf('marketLimit=1000')).toEqual([30, 25])
  })

  it('of 0 leaves out all markets and their edges', async () => {
    const { events: shown, rawMatches } = await one('includeRawMatches=true&marketLimit=0')
    expect(shown.map(({ markets, marketCount }) => [markets, marketCount])).toEqual([
      [[], 30],
      [[], 25],
    ])
    expect(rawMatches).toEqual([])
  })

  it('leaves out edges of markets that are not shown, and never those that tie the cluster', async () => {
    const { rawMatches } = await one('includeRawMatches=true&marketLimit=1')
    expect(rawMatches?.map(({ marketAId }) => marketAId)).toEqual(['kalshi-0'])
    expect((await one('includeRawMatches=true&view=full')).rawMatches).toHaveLength(20)
  })
})

describe('eventId', () => {
  it('anchors by service id or bare venue id', async () => {
    expect(await found('eventId=polymarket:vote')).toEqual(['vote'])
    expect(await found('event_id=CUP')).toEqual(['cup'])
  })

  it('returns all clusters a bare id touches', async () => {
    expect(await found('eventId=vote')).toEqual(['vote'])
    expect(await found('eventId=fed')).toEqual(['fed'])
  })

  it('throws for an unknown event, and is empty for one without matches', async () => {
    await expect(find('eventId=kalshi:NONE')).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND', field: 'eventId' })
    expect(await find('eventId=kalshi:ALONE')).toMatchObject({ data: [], meta: { count: 0, total: 0 } })
  })
})

describe('slug', () => {
  it('anchors on every venue that has it', async () => {
    expect(await found('slug=fed-march')).toEqual(['fed'])
    expect(await found('slug=the-vote')).toEqual(['vote'])
    const { data } = await find('slug=fed-march&relation=complement')
    expect(data.map(nameOf)).toEqual(['fed without limitless'])
  })

  it('returns every cluster it touches', async () => {
    const apart = edges.filter(({ a }) => a.venue !== 'limitless').concat(edgeOf('limitless:fed/7', 'manifold:vote'))
    await fill(store, { events, edges: apart })
    expect(await found('slug=fed-march')).toEqual([
      'fed without limitless',
      'limitless:fed manifold:vote polymarket:vote',
    ])
  })

  it('throws if no event has it', async () => {
    await expect(find('slug=none')).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND', field: 'slug' })
  })
})

describe('url', () => {
  it.each([
    ['https://kalshi.example.test/CUP', 'cup'],
    ['https://limitless.example.test/7', 'fed'],
    ['https://www.polymarket.example.test/event/fed-march/?utm_source=mail#top', 'fed'],
    ['polymarket.example.test/event/fed-march', 'fed'],
    ['http://polymarket.example.test/event/fed-march?via=someone', 'fed'],
  ])('anchors by %s', async (url, name) => {
    expect(await found(`url=${encodeURIComponent(url)}`)).toEqual([name])
  })

  it.each([
    ['https://kalshi.example.test/NONE', 'EVENT_NOT_FOUND'],
    ['https://polymarket.example.test/event/other', 'EVENT_NOT_FOUND'],
    ['https://elsewhere.example.test/', 'EVENT_NOT_FOUND'],
    ['not a url', 'VALIDATION_ERROR'],
  ])('refuses %s with %s', async (url, code) => {
    await expect(find(`url=${encodeURIComponent(url)}`)).rejects.toMatchObject({ code, field: 'url' })
  })
})

describe('several anchors', () => {
  it('must hold together', async () => {
    expect(await found('eventId=fed&slug=fed-march&url=polymarket.example.test/event/fed-march')).toEqual(['fed'])
    await expect(find('eventId=kalshi:FED&slug=fed-march')).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })
})

describe('query', () => {
  it.each([
    ['fed', ['fed']],
    ['FED decision', ['fed']],
    ['decision fed', ['fed']],
    ['decis', ['fed']],
    ['wins vote', ['vote']],
    ['record', ['heat']],
    ['ecision', ['fed']],
    ['cision', []],
    ['a record in heat', ['heat']],
    ['decison fed', ['fed']],
    ['hottest record', []],
    ['the', ['fed', 'vote', 'cup']],
    ['???', []],
  ])('%s finds words of one title', async (query, expected) => {
    expect(await found(`query=${encodeURIComponent(query)}`)).toEqual(expected)
  })
})

describe('category', () => {
  it('is that of the cluster, in any case', async () => {
    expect(await found('category=Politics')).toEqual(['vote'])
    expect(await found('category=economics')).toEqual(['fed'])
    expect(await found('category=Finance')).toEqual([])
  })

  it('may be given by any synonym of the vocabulary', async () => {
    for (const word of ['economy', 'Macro', 'ECONOMICS']) expect(await found(`category=${word}`)).toEqual(['fed'])
    expect(await found('category=sport')).toEqual(await found('category=Sports'))
    expect(await found('category=no such category')).toEqual([])
  })
})

describe('relation and relations', () => {
  it('keep edges before clustering', async () => {
    expect(await found('relation=subset')).toEqual(['rain'])
    expect(await found('relation=complement')).toEqual(['fed without limitless'])
    expect(await found('relations=identity')).toEqual(['heat', 'fed', 'vote', 'cup'])
    expect(await found('relations=subset,complement')).toEqual(['fed without limitless', 'rain'])
    expect(await found('relation=overlap')).toEqual([])
  })

  it('are identity and complement by default, so that a cluster holds equivalent events only', async () => {
    expect(await found()).toEqual(['heat', 'fed', 'vote', 'cup'])
    expect(await found('eventId=kalshi:RAIN')).toEqual([])
    expect(await found('eventId=kalshi:RAIN&relation=subset')).toEqual(['rain'])
    const all = edges.concat(edgeOf('kalshi:CUP', 'kalshi:ALONE', { relation: 'overlap', confidence: 1 }))
    await fill(store, { events, edges: all })
    expect(await found('eventId=kalshi:CUP')).toEqual(['cup'])
    expect(await found('eventId=kalshi:CUP&relations=identity,overlap')).toEqual([
      'kalshi:ALONE kalshi:CUP polymarket:cup',
    ])
  })

  it('must both hold', async () => {
    expect(await found('relation=subset&relations=subset,identity')).toEqual(['rain'])
    expect(await found('relation=subset&relations=identity')).toEqual([])
  })

  it('are those present in the cluster', async () => {
    expect((await one('relation=complement')).relations).toEqual(['complement'])
    expect((await one('relation=subset')).relations).toEqual(['subset'])
  })
})

describe('minConfidence', () => {
  it('is a floor for edges', async () => {
    expect(await found('minConfidence=0.9')).toEqual(['fed', 'cup'])
    expect(await found('min_confidence=0.95')).toEqual(['fed without limitless', 'cup'])
    expect((await one('minConfidence=0.95&eventId=FED')).relations).toEqual(['identity'])
    expect(await found('minConfidence=1')).toEqual([])
  })
})

describe('venues, excludeVenues, minVenues', () => {
  it('keep clusters that touch any of the venues, with all their events', async () => {
    expect(await found('venues=limitless')).toEqual(['fed'])
    expect(await found('venues=manifold,predictit')).toEqual(['heat', 'vote'])
    expect(await found('venues=manifold&venues=predictit')).toEqual(['heat', 'vote'])
  })

  it('leave out clusters that touch any of the excluded', async () => {
    expect(await found('excludeVenues=kalshi')).toEqual(['vote'])
    expect(await found('exclude_venues=manifold,predictit')).toEqual(['fed', 'cup'])
    expect(await found('venues=kalshi&excludeVenues=polymarket')).toEqual(['heat'])
  })

  it('count distinct venues', async () => {
    expect(await found('minVenues=3')).toEqual(['fed'])
    expect(await found('minVenues=2')).toHaveLength(4)
    expect(await found('minVenues=4')).toEqual([])
  })

  it.each(['venues', 'excludeVenues'])('%s refuses an unknown venue', async (field) => {
    await expect(find(`${field}=kalshi,kalshii`)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field })
  })

  it('accept a venue that has events but no adapter', async () => {
    await fill(store, { events: [...events, eventOf('betfair:1')], edges })
    expect(await found('venues=betfair')).toEqual([])
  })
})

describe('the time of prices', () => {
  it('is that of the newest reading, also in a cached answer', async () => {
    const at = (asOf: string) =>
      events.map((event) => ({ ...event, markets: event.markets.map((market) => ({ ...market, asOf })) }))
    const times = async () => {
      const { data } = await find('limit=500')
      return new Set(
        data.flatMap((cluster) => cluster.events.flatMap(({ markets }) => markets.map(({ asOf }) => asOf))),
      )
    }
    for (const asOf of ['2026-11-22T10:00:00.000Z', '2026-11-22T10:05:00.000Z']) {
      await fill(store, { events: at(asOf), edges })
      expect(await times()).toEqual(new Set([asOf]))
    }
  })
})

describe('withOrderbook', () => {
  it('keeps edges with a resting quote on a venue whose books can be fetched', async () => {
    expect(await found('withOrderbook=true')).toEqual(['fed without limitless', 'cup'])
    expect((await one('withOrderbook=true&eventId=FED&includeRawMatches=true')).rawMatches).toHaveLength(1)
    expect(await found('withOrderbook=false')).toHaveLength(4)
  })

  it('counts an open market of a venue whose lists carry no quotes as covered, and a closed one not', async () => {
    const shut = { marketId: 'shut', title: 'shut', outcomes: [], status: 'closed' }
    const unquoted = [eventOf('opinion:1'), eventOf('probable:1'), eventOf('opinion:2', { markets: [shut] })]
    const tied = [edgeOf('opinion:1', 'probable:1'), edgeOf('kalshi:HEAT', 'opinion:2/shut')]
    await fill(store, { events: [...events, ...unquoted], edges: tied })
    const clusters = createClusters({
      store,
      resolveUrl: urlResolver([]),
      bookVenues: ['kalshi', 'opinion', 'probable'],
    })
    const { data } = await find('withOrderbook=true', clusters)
    expect(data.flatMap((cluster) => cluster.events.map(({ eventId }) => eventId))).toEqual(['opinion:1', 'probable:1'])
  })

  it('follows the quotes as they change', async () => {
    await find('withOrderbook=true')
    const gone = events.map((event) => (event.id === 'CUP' ? eventOf('kalshi:CUP', { title: 'Cup final' }) : event))
    await fill(store, { events: gone, edges })
    expect(await found('withOrderbook=true')).toEqual(['fed without limitless'])
  })
})

describe('includeRawMatches', () => {
  it('adds the edges with their evidence', async () => {
    expect(await one('eventId=FED')).not.toHaveProperty('rawMatches')
    const { rawMatches } = await one('eventId=FED&includeRawMatches=true')
    expect(rawMatches?.map(({ confidence }) => confidence)).toEqual([0.95, 0.9, 0.85])
    expect(rawMatches?.[0]).toEqual({
      eventAId: 'FED',
      eventBId: 'fed',
      marketAId: 'FED-C',
      marketBId: 'fed-2',
      venueA: 'kalshi',
      venueB: 'polymarket',
      relation: 'identity',
      confidence: 0.95,
      outcomes: [{ a: 'FED-C:YES', b: 'fed-2:YES' }],
      evidence: [{ comparison: 'deadline', verdict: 'agree', a: '2026-03-18', b: '2026-03-18', weight: 1.5 }],
      settlementNotes: [
        {
          kind: 'void',
          a: 'If the meeting is canceled, this resolves to No.',
          b: 'If the meeting is canceled, this resolves 50-50.',
        },
      ],
      updatedAt: '1970-01-01T00:00:01.000Z',
    })
  })

  it('has no market if the edge is about events', async () => {
    const whole: Edge = { ...edgeOf('kalshi:HEAT', 'predictit:heat'), a: { venue: 'kalshi', eventId: 'HEAT' } }
    await fill(store, { events, edges: [whole] })
    const [match] = (await one('includeRawMatches=true')).rawMatches ?? []
    expect(match).not.toHaveProperty('marketAId')
    expect(match?.marketBId).toBe('heat-1')
  })
})

describe('updatedSince', () => {
  it('keeps edges that changed after it', async () => {
    const surer = edges.map((edge) => (edge.a.eventId === 'HEAT' ? { ...edge, confidence: 0.82 } : edge))
    await fill(store, { events, edges: surer, at: Date.parse('2026-03-01T12:00:00Z') })
    expect(await found('updatedSince=2026-03-01T11:59:59Z')).toEqual(['heat'])
    expect(await found('updated_since=2026-03-01T11:59:59')).toEqual(['heat'])
    expect(await found('updatedSince=2026-03-01T12:00:00Z')).toEqual([])
    expect(await found('updatedSince=1970-01-01')).toHaveLength(4)
  })
})

describe('sort, limit and offset', () => {
  it('sort by volume, unknown last, or by confidence', async () => {
    expect(await found()).toEqual(['heat', 'fed', 'vote', 'cup'])
    expect(await found('sort=volume')).toEqual(['heat', 'fed', 'vote', 'cup'])
    expect(await found('sort=confidence')).toEqual(['cup', 'fed', 'heat', 'vote'])
  })

  it('break ties by id', async () => {
    const even = edges.map((edge) => ({ ...edge, confidence: 0.9 }))
    await fill(store, { events, edges: even })
    const ids = (await find('sort=confidence')).data.map(({ clusterId }) => clusterId)
    expect(ids).toEqual(ids.toSorted())
  })

  it('cut a page', async () => {
    expect(await found('limit=2')).toEqual(['heat', 'fed'])
    expect(await found('limit=2&offset=1')).toEqual(['fed', 'vote'])
    expect(await found('offset=3')).toEqual(['cup'])
    expect(await found('offset=4')).toEqual([])
  })

  it.each(['volume', 'confidence'])(
    'by %s continue where a page ended, whatever was added, removed or moved before',
    async (sort) => {
      const first = await find(`sort=${sort}&limit=2`)
      const gone = first.data[0]?.events[0]?.eventId
      await fill(store, {
        events: [...events, eventOf('kalshi:NEW', { volume24h: 99_999 }), eventOf('polymarket:new')],
        edges: [...edges, edgeOf('kalshi:NEW', 'polymarket:new', { confidence: 1 })].filter(
          ({ a }) => `${a.venue}:${a.eventId}` !== gone,
        ),
      })
      const rest = await find(`sort=${sort}&limit=2&cursor=${first.meta.nextCursor}`)
      expect([...first.data, ...rest.data].map(nameOf).toSorted()).toEqual(['cup', 'fed', 'heat', 'vote'])
      expect(rest.meta).not.toHaveProperty('nextCursor')
    },
  )

  it.each([
    ['sort=confidence&cursor=WyJ2b2x1bWUiLDEsImVjbCJd'],
    ['offset=1&cursor=WyJ2b2x1bWUiLDEsImVjbCJd'],
    ['cursor=WyJ2b2x1bWUiXQ'],
    ['cursor=nothing'],
  ])('refuse %s', async (query) => {
    expect(() => parseClusterQuery(new URLSearchParams(query))).toThrow(expect.objectContaining({ field: 'cursor' }))
  })

  it('are in the answer with the counts and the revision', async () => {
    expect((await find('limit=3&offset=2')).meta).toEqual({ count: 2, total: 4, limit: 3, offset: 2, revision: 1 })
    await fill(store, { events, edges: edges.slice(1) })
    expect((await find()).meta).toEqual({ count: 4, total: 4, limit: 50, offset: 0, revision: 2 })
  })
})

describe('an answer', () => {
  const huge = (venue: string, id: string, megabytes: number): CatalogueEvent =>
    eventOf(`${venue}:${id}`, { description: 'x'.repeat(megabytes * 1e6) })

  it('of more than 8 MB ends early, sets `cut` and continues at its cursor', async () => {
    const ids = ['a', 'b', 'c', 'd']
    await fill(store, {
      events: ids.flatMap((id) => [huge('kalshi', id, 3), eventOf(`polymarket:${id}`)]),
      edges: ids.map((id) => edgeOf(`kalshi:${id}`, `polymarket:${id}`)),
    })
    const first = await find('view=full')
    expect(first.meta).toMatchObject({ count: 2, total: 4, cut: true })
    const rest = await find(`view=full&cursor=${first.meta.nextCursor}`)
    expect(rest.meta).toMatchObject({ count: 2, total: 4 })
    expect(rest.meta).not.toHaveProperty('cut')
    expect(new Set([...first.data, ...rest.data].map(({ clusterId }) => clusterId)).size).toBe(4)
    expect((await find()).meta).toEqual({ count: 4, total: 4, limit: 50, offset: 0, revision: expect.any(Number) })
  })

  it('that one cluster alone fills is refused, with the parameters to use instead', async () => {
    await fill(store, {
      events: [huge('kalshi', 'a', 9), eventOf('polymarket:a')],
      edges: [edgeOf('kalshi:a', 'polymarket:a')],
    })
    await expect(find('view=full')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'view',
      message: expect.stringContaining('takes more than 8000000 bytes: ask with view=compact'),
    })
    expect((await find()).data).toHaveLength(1)
  })
})

describe('edgeLimit', () => {
  it('builds clusters from the most confident edges only', async () => {
    expect(await found('edgeLimit=1')).toEqual(['cup'])
    expect(await found('edge_limit=2')).toEqual(['fed without limitless', 'cup'])
    expect(await found('edgeLimit=2&relation=identity&minConfidence=0.6')).toEqual(['fed without limitless', 'cup'])
    expect(await found('edgeLimit=100')).toHaveLength(4)
  })

  it('takes edges around the anchor if there is one', async () => {
    expect(await found('eventId=limitless:fed&edgeLimit=2')).toEqual(['fed'])
    expect(await found('eventId=kalshi:FED&edgeLimit=1')).toEqual(['fed without limitless'])
  })

  it('counts the edges nearest the anchor first, though others are more confident', async () => {
    expect(await found('eventId=limitless:fed&edgeLimit=1')).toEqual(['fed without kalshi'])
  })

  it('counts edges of clusters that fit the other filters', async () => {
    expect(await found('edgeLimit=1&query=vote')).toEqual(['vote'])
    expect(await found('edgeLimit=1&venues=predictit')).toEqual(['heat'])
    expect(await found('edgeLimit=1&category=economics')).toEqual(['fed without limitless'])
    expect(await found('edgeLimit=1&minVenues=3')).toEqual([])
  })
})

describe('ids', () => {
  const idOf = async (query: string) => (await one(query)).clusterId

  it('are the same for the same request and unique under any filter', async () => {
    for (const query of ['', 'minConfidence=0.95', 'relation=complement', 'edgeLimit=3', 'withOrderbook=true']) {
      const ids = (await find(query)).data.map(({ clusterId }) => clusterId)
      expect((await find(query)).data.map(({ clusterId }) => clusterId)).toEqual(ids)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('and all other fields do not depend on the order of events and edges', async () => {
    const other = await openStore(':memory:')
    await fill(other, { events: events.toReversed(), edges: edges.toReversed() })
    const again = createClusters({ store: other, resolveUrl: () => undefined, bookVenues: [] })
    expect(await find('includeRawMatches=true', again)).toEqual(await find('includeRawMatches=true'))
    await other.close()
  })

  it('stay under a filter that takes part of a cluster away', async () => {
    expect(await idOf('eventId=kalshi:FED&minConfidence=0.95')).toBe(await idOf('eventId=kalshi:FED'))
  })

  it('stay while a cluster grows, merges and splits', async () => {
    const [fed, cup] = [await idOf('eventId=kalshi:FED'), await idOf('eventId=kalshi:CUP')]
    await fill(store, { events, edges: [...edges, edgeOf('kalshi:ALONE', 'polymarket:fed/fed-1')] })
    expect(await idOf('eventId=kalshi:ALONE')).toBe(fed)
    await fill(store, { events, edges: [...edges, edgeOf('kalshi:CUP', 'limitless:fed/7')] })
    const merged = await idOf('eventId=kalshi:CUP')
    expect([fed, cup]).toContain(merged)
    expect(await idOf('eventId=kalshi:FED')).toBe(merged)
    await fill(store, { events, edges })
    expect([await idOf('eventId=kalshi:FED'), await idOf('eventId=kalshi:CUP')]).toEqual([fed, cup])
  })
})

describe('while the catalogue changes', () => {
  it('every answer is of one state', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'crossvenue-clusters-'))
    const shared = await openStore(directory)
    const reader = createClusters({ store: shared, resolveUrl: () => undefined, bookVenues: [] })
    const states = [edges, edges.slice(0, 3), [...edges, edgeOf('kalshi:ALONE', 'predictit:heat')]]
    let writing = true
    const written = (async () => {
      for (let round = 0; round < 12; round++) {
        const state = states[round % 3] ?? []
        const present = round % 4 === 3 ? events.filter(({ sourceExchange }) => sourceExchange !== 'manifold') : events
        await fill(shared, { events: present, edges: state, at: 2000 + round })
      }
      writing = false
    })()
    const seen = new Set<string>()
    while (writing) {
      // A kept answer leaves the event loop no turn, and the writer would wait for ever.
      await turn()
      const { data, meta } = await find('includeRawMatches=true', reader)
      expect(meta.total).toBe(data.length)
      seen.add(data.map(nameOf).join())
      for (const cluster of data) {
        const ids = cluster.events.map(({ eventId }) => eventId)
        expect(ids.length).toBeGreaterThan(1)
        for (const { venueA, eventAId, venueB, eventBId } of cluster.rawMatches ?? []) {
          expect(ids).toEqual(expect.arrayContaining([`${venueA}:${eventAId}`, `${venueB}:${eventBId}`]))
        }
      }
    }
    await written
    expect(seen.size).toBeGreaterThan(2)
    await shared.close()
    rmSync(directory, { recursive: true })
  })
})
