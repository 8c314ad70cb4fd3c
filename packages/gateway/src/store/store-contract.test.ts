import type { Edge } from '@crossvenue/matcher'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { openStore } from './open-store.ts'
import type { CatalogueEvent, Matching, Page, Store } from './store.ts'

// A store does the same in each engine.

let empty: EmptyStore
let store: Store

const event = (venue: string, id: string, more: Partial<CatalogueEvent> = {}): CatalogueEvent => ({
  id,
  sourceExchange: venue,
  title: `Event ${id}`,
  markets: [
    { marketId: `${id}-m`, title: `Market ${id}`, outcomes: [{ outcomeId: `${id}-m:YES`, label: 'Yes', price: 0.4 }] },
  ],
  ...more,
})

const edge = (aId: string, bId: string, more: Partial<Edge> = {}): Edge => ({
  a: { venue: 'kalshi', eventId: aId, marketId: `${aId}-m` },
  b: { venue: 'polymarket', eventId: bId, marketId: `${bId}-m` },
  relation: 'identity',
  confidence: 0.9,
  outcomes: [{ a: `${aId}-m:YES`, b: `${bId}-m:YES` }],
  evidence: [{ comparison: 'title', verdict: 'agree', a: aId, b: bId, weight: 2 }],
  ...more,
})

const matching = (edges: Edge[], more: Partial<Matching> = {}): Matching => ({
  pairs: [edges.map((one) => ({ a: one.a, b: one.b, edges: [one] }))],
  whole: true,
  content: 1,
  name: async () => ({ members: new Map(), minted: [], merged: new Map(), revived: [], origins: new Map() }),
  nameQuestions: async () => ({
    questions: [],
    members: new Map(),
    minted: [],
    merged: new Map(),
    revived: [],
    origins: new Map(),
  }),
  at: 1000,
  ...more,
})

/** Stores a whole sweep in one page. */
async function sweep(feed: string, events: CatalogueEvent[], more: Partial<Page> = {}): Promise<string[]> {
  const begun = await store.beginSweep(feed, { at: 100, freshSince: Number.POSITIVE_INFINITY })
  return (await store.commitPage({ sweep: begun, events, at: 100, ...more })).changed
}

const idsInStore = () =>
  store.read(async (view) => (await view.events()).map((one) => `${one.sourceExchange}:${one.id}`))

describe.each(engines)('a store in $name', ({ missing, prepare }) => {
  describe.skipIf(missing !== undefined)('has', () => {
    beforeEach(async () => {
      empty = await prepare()
      store = await openStore(empty.location)
    })
    afterEach(async () => {
      await store.close()
      await empty.remove()
    })

    describe('a page', () => {
      it('returns the ids whose content is new to the matcher', async () => {
        expect(await sweep('kalshi', [event('kalshi', 'A'), event('kalshi', 'B')])).toEqual(['kalshi:A', 'kalshi:B'])
        expect(await sweep('kalshi', [event('kalshi', 'A'), event('kalshi', 'B')])).toEqual([])
        const renamed = event('kalshi', 'A', { title: 'Renamed' })
        expect(await sweep('kalshi', [renamed, event('kalshi', 'B')])).toEqual(['kalshi:A'])
      })

      it('stores new prices without making a matching due', async () => {
        await sweep('kalshi', [event('kalshi', 'A', { volume24h: 5 })])
        const before = await store.read((view) => view.counters())
        const dearer = event('kalshi', 'A', { volume24h: 9 })
        for (const outcome of dearer.markets[0]?.outcomes ?? []) outcome.price = 0.7
        expect(await sweep('kalshi', [dearer])).toEqual([])
        expect(await store.read((view) => view.counters())).toEqual({ ...before, catalogue: before.catalogue + 1 })
        expect(await store.read((view) => view.events(['kalshi:A']))).toEqual([dearer])
      })

      it('stores the new prices and volumes of markets, and whether they are still quoted', async () => {
        const priced = (bestBid?: number, volume24h?: number) =>
          event('kalshi', 'A', {
            markets: ['x', 'y'].map((marketId) => ({
              ...{ marketId, title: marketId, volumeUnit: 'USD' as const },
              ...(marketId === 'x' && volume24h !== undefined && { volume24h }),
              outcomes: [
                {
                  outcomeId: `${marketId}:YES`,
                  label: 'Yes',
                  ...(marketId === 'x' && bestBid !== undefined && { bestBid }),
                },
              ],
            })),
          })
        const ref = (marketId: string) => ({ venue: 'kalshi', eventId: 'A', marketId })
        const beside = { venue: 'polymarket', eventId: 'P', marketId: 'P-m' }
        const stored = () =>
          store.read(async (view) => ({
            x: (await view.marketSummaries([{ eventId: 'kalshi:A', marketId: 'x' }])).map((market) => ({
              bid: market.outcomes[0]?.bestBid,
              volume: market.volume24h,
            })),
            quoted: (await view.edges({ quotedOn: ['kalshi'] })).length,
          }))
        await sweep('kalshi', [priced(0.4, 5)])
        await sweep('polymarket', [event('polymarket', 'P')])
        await store.replaceEdges(matching([edge('A', 'P', { a: ref('x'), b: beside })]))
        expect(await stored()).toEqual({ x: [{ bid: 0.4, volume: 5 }], quoted: 1 })
        await sweep('kalshi', [priced(0.6, 7)])
        expect(await stored()).toEqual({ x: [{ bid: 0.6, volume: 7 }], quoted: 1 })
        await sweep('kalshi', [priced(undefined, 7)])
        expect(await stored()).toEqual({ x: [{ bid: undefined, volume: 7 }], quoted: 0 })
        await sweep('kalshi', [priced(0.3)])
        expect(await stored()).toEqual({ x: [{ bid: 0.3, volume: undefined }], quoted: 1 })
      })

      it('increases no counter if nothing changed', async () => {
        await sweep('kalshi', [event('kalshi', 'A')])
        const before = await store.read((view) => view.counters())
        await sweep('kalshi', [event('kalshi', 'A')])
        expect(await store.read((view) => view.counters())).toEqual(before)
      })

      it('updates the time of prices that were read again, and writes or matches nothing else', async () => {
        const readAt = (asOf: string) =>
          event('kalshi', 'A', { markets: event('kalshi', 'A').markets.map((market) => ({ ...market, asOf })) })
        await sweep('kalshi', [readAt('2026-11-22T10:00:00.000Z')])
        const before = await store.read((view) => view.counters())
        const again = readAt('2026-11-22T10:05:00.000Z')
        expect(await sweep('kalshi', [again])).toEqual([])
        expect(await store.read((view) => view.counters())).toEqual({ ...before, reads: before.reads + 1 })
        expect(await store.read((view) => view.events(['kalshi:A']))).toEqual([again])
        expect(await store.read((view) => view.busiest('kalshi', 1))).toEqual([again])
      })

      it('stores the oldest time of the prices of an event, and none if a market states none', async () => {
        const two = (times: (string | undefined)[]) =>
          event('kalshi', 'A', {
            markets: times.map((asOf, index) => ({
              marketId: `${index}`,
              title: 'x',
              outcomes: [],
              ...(asOf && { asOf }),
            })),
          })
        const stored = async () => (await store.read((view) => view.events())).flatMap(({ markets }) => markets)
        await sweep('kalshi', [two(['2026-11-22T10:05:00Z', '2026-11-22T10:00:00Z'])])
        expect((await stored()).map(({ asOf }) => asOf)).toEqual(Array(2).fill('2026-11-22T10:00:00.000Z'))
        await sweep('kalshi', [two(['2026-11-22T10:05:00Z', undefined])])
        expect((await stored()).map(({ asOf }) => asOf)).toEqual([undefined, undefined])
      })

      it('reads markets in another order as the same content', async () => {
        const [one, two] = [event('kalshi', '1').markets, event('kalshi', '2').markets]
        await sweep('kalshi', [event('kalshi', 'A', { markets: [...one, ...two] })])
        expect(await sweep('kalshi', [event('kalshi', 'A', { markets: [...two, ...one] })])).toEqual([])
      })

      it('takes the last of two events of one id', async () => {
        await sweep('kalshi', [event('kalshi', 'A', { title: 'first' }), event('kalshi', 'A', { title: 'last' })])
        expect((await store.read((view) => view.events())).map(({ title }) => title)).toEqual(['last'])
      })

      it('is stored whole if it has more rows than one statement', async () => {
        const many = Array.from({ length: 1203 }, (_, index) => event('kalshi', `E${index}`))
        expect(await sweep('kalshi', many)).toHaveLength(1203)
        expect(await store.read((view) => view.venues())).toEqual([
          { venue: 'kalshi', feed: 'kalshi', events: 1203, markets: 1203 },
        ])
        expect(await store.read((view) => view.listedVenues(['kalshi', 'nowhere', 'kalshi']))).toEqual(['kalshi'])
      })
    })

    describe('a sweep', () => {
      it('continues at its cursor while that is recent', async () => {
        const begun = await store.beginSweep('kalshi', { at: 100, freshSince: 0 })
        expect(begun).toEqual({ feed: 'kalshi', number: 1 })
        await store.commitPage({ sweep: begun, events: [event('kalshi', 'A')], nextCursor: 'two', at: 200 })
        expect(await store.beginSweep('kalshi', { at: 300, freshSince: 200 })).toEqual({
          feed: 'kalshi',
          number: 1,
          cursor: 'two',
        })
        expect(await store.beginSweep('kalshi', { at: 400, freshSince: 301 })).toEqual({ feed: 'kalshi', number: 2 })
      })

      it('removes the events that it did not see when it ends, and only of its own feed', async () => {
        await sweep('kalshi', [event('kalshi', 'A'), event('kalshi', 'B')])
        await sweep('polymarket', [event('polymarket', 'C')])
        await store.replaceEdges(matching([edge('A', 'C'), edge('B', 'C')]))
        const begun = await store.beginSweep('kalshi', { at: 300, freshSince: 300 })
        await store.commitPage({ sweep: begun, events: [], nextCursor: 'two', at: 300 })
        expect(await idsInStore()).toEqual(['kalshi:A', 'kalshi:B', 'polymarket:C'])
        expect(await store.commitPage({ sweep: begun, events: [event('kalshi', 'B')], at: 300 })).toEqual({
          changed: ['kalshi:A'],
          held: 0,
        })
        expect(await idsInStore()).toEqual(['kalshi:B', 'polymarket:C'])
        const edges = await store.read((view) => view.edges({}))
        expect(edges.map(({ a }) => a.eventId)).toEqual(['B'])
        expect(await store.read((view) => view.find({ venue: 'kalshi', target: { marketId: 'A-m' } }))).toEqual([])
      })

      it('removes no event of a later sweep of another process', async () => {
        const slow = await store.beginSweep('kalshi', { at: 100, freshSince: 0 })
        const quick = await store.beginSweep('kalshi', { at: 200, freshSince: 0 })
        await store.commitPage({ sweep: quick, events: [event('kalshi', 'A')], nextCursor: 'two', at: 210 })
        await store.commitPage({ sweep: slow, events: [event('kalshi', 'A')], nextCursor: 'zwei', at: 220 })
        await store.commitPage({ sweep: slow, events: [event('kalshi', 'B')], at: 230 })
        expect(await store.beginSweep('kalshi', { at: 240, freshSince: 0 })).toEqual({ ...quick, cursor: 'two' })
        await store.commitPage({ sweep: quick, events: [event('kalshi', 'C')], at: 250 })
        expect(await idsInStore()).toEqual(['kalshi:A', 'kalshi:B', 'kalshi:C'])
      })

      it('starts over after a failure that cannot be resumed', async () => {
        const begun = await store.beginSweep('kalshi', { at: 100, freshSince: 0 })
        await store.commitPage({ sweep: begun, events: [], nextCursor: 'two', at: 100 })
        const failure = { code: 'EXCHANGE_TIMEOUT', message: 'too slow' } as const
        await store.recordFailure('kalshi', { ...failure, at: 150, resumable: true })
        expect((await store.beginSweep('kalshi', { at: 160, freshSince: 0 })).cursor).toBe('two')
        await store.recordFailure('kalshi', { ...failure, at: 170, resumable: false })
        expect(await store.beginSweep('kalshi', { at: 180, freshSince: 0 })).toEqual({ feed: 'kalshi', number: 2 })
        expect(await store.read((view) => view.feeds())).toEqual([
          { feed: 'kalshi', progressAt: 180, failedAt: 170, failure },
        ])
      })
    })

    describe('edges', () => {
      beforeEach(async () => {
        await sweep('kalshi', [event('kalshi', 'A'), event('kalshi', 'B')])
        await sweep('polymarket', [event('polymarket', 'C'), event('polymarket', 'D')])
      })

      it('are returned with their evidence', async () => {
        await store.replaceEdges(matching([edge('A', 'C')]))
        const [stored] = await store.read((view) => view.edges({}))
        const { outcomes, evidence, ...rest } = edge('A', 'C')
        expect(stored).toEqual({ ...rest, id: expect.any(Number), updatedAt: 1000 })
        expect(await store.read((view) => view.reasons([stored?.id ?? 0]))).toEqual(
          new Map([[stored?.id, { outcomes, evidence }]]),
        )
      })

      it('keep their time until they change', async () => {
        await store.replaceEdges(matching([edge('A', 'C'), edge('B', 'D')]))
        const { revision } = await store.replaceEdges(
          matching([edge('A', 'C'), edge('B', 'D', { confidence: 0.8 })], { at: 2000 }),
        )
        expect(revision).toBe(2)
        const edges = await store.read((view) => view.edges({}))
        expect(edges.map(({ a, updatedAt }) => [a.eventId, updatedAt])).toEqual([
          ['A', 1000],
          ['B', 2000],
        ])
        const evidence = [{ comparison: 'deadline', verdict: 'agree', weight: 1 }] as const
        await store.replaceEdges(matching([edge('A', 'C', { evidence: [...evidence] })], { at: 3000 }))
        expect((await store.read((view) => view.edges({}))).map(({ updatedAt }) => updatedAt)).toEqual([3000])
      })

      it('increase the revision only if they changed', async () => {
        expect(await store.replaceEdges(matching([edge('A', 'C')]))).toMatchObject({ revision: 1 })
        expect(await store.replaceEdges(matching([edge('A', 'C')], { at: 2000, content: 2 }))).toMatchObject({
          revision: 1,
        })
        expect(await store.read((view) => view.counters())).toMatchObject({ revision: 1, matched: 2 })
        expect(await store.replaceEdges(matching([], { at: 2000, content: 2 }))).toMatchObject({ revision: 2 })
      })

      it('are not replaced by those of an earlier state', async () => {
        await store.replaceEdges(matching([edge('A', 'C')], { content: 2 }))
        expect(await store.replaceEdges(matching([], { content: 1 }))).toMatchObject({ revision: 1 })
        expect(await store.read((view) => view.edges({}))).toHaveLength(1)
      })

      it('never point to a removed event', async () => {
        await store.replaceEdges(matching([edge('A', 'C'), edge('A', 'gone'), edge('gone', 'C')]))
        expect((await store.read((view) => view.edges({}))).map(({ b }) => b.eventId)).toEqual(['C'])
      })

      it('among some events are those of the whole list between them, in its order', async () => {
        await store.replaceEdges(
          matching([
            edge('A', 'C', { confidence: 0.7 }),
            edge('A', 'D', { confidence: 1 / 3, relation: 'subset' }),
            edge('B', 'C', { confidence: 0.95, relation: 'overlap' }),
            edge('B', 'D', { confidence: 0.7 }),
          ]),
        )
        const [all, some] = await store.read(async (view) => [
          await view.edges({}),
          await view.edges({}, ['kalshi:A', 'kalshi:B', 'polymarket:D']),
        ])
        expect(all.map(({ a, b }) => a.eventId + b.eventId)).toEqual(['BC', 'AC', 'BD', 'AD'])
        expect(some).toEqual(all.filter(({ b }) => b.eventId === 'D'))
        expect(await store.read((view) => view.edges({ quotedOn: [] }, ['kalshi:A', 'polymarket:C']))).toEqual([])
      })

      it('tie the markets of groups of events', async () => {
        const whole = edge('A', 'C', { a: { venue: 'kalshi', eventId: 'A' }, b: { venue: 'polymarket', eventId: 'C' } })
        await store.replaceEdges(
          matching([
            { ...whole, relation: 'overlap', confidence: 0.75 },
            edge('A', 'C', { confidence: 1 / 3 }),
            edge('A', 'D', { confidence: 0.9 }),
            edge('B', 'D', { confidence: 0.8, relation: 'subset' }),
          ]),
        )
        const groups = [
          ['kalshi:A', 'polymarket:C'],
          ['kalshi:B', 'polymarket:D'],
        ]
        const [one, other] = await store.read((view) => view.ties({}, groups))
        const [A, C, D] = ['kalshi:A', 'polymarket:C', 'polymarket:D']
        const numberOf = (event: string, market: string) => one?.numbers.get(event)?.get(market) ?? Number.NaN
        const [ofA, ofB, ofC, ofD] = [
          ...[numberOf(A, 'A-m'), numberOf('kalshi:B', 'B-m')],
          ...[numberOf(C, 'C-m'), numberOf(D, 'D-m')],
        ]
        expect(new Set([ofA, ofB, ofC, ofD].filter(Number.isInteger)).size).toBe(4)
        expect(one).toEqual({
          numbers: new Map([
            [A, new Map([['A-m', ofA]])],
            ['kalshi:B', new Map([['B-m', ofB]])],
            [C, new Map([['C-m', ofC]])],
            [D, new Map([['D-m', ofD]])],
          ]),
          matched: new Set([ofA, ofC]),
          merged: [[ofA, ofC]],
          strongest: [{ a: { event: A }, b: { event: C }, confidence: 0.75 }],
          floors: { below: -1, upTo: 1 / 3 },
        })
        expect(other).toMatchObject({
          merged: [],
          strongest: [{ a: { event: 'kalshi:B', market: ofB }, b: { event: D }, confidence: 0.8 }],
        })
        const [surer] = await store.read((view) => view.ties({ minConfidence: 0.5 }, groups))
        expect(surer).toMatchObject({ matched: new Set(), merged: [], floors: { below: 1 / 3, upTo: 0.75 } })
      })

      it('may be about events as a whole', async () => {
        const whole = edge('A', 'C', { a: { venue: 'kalshi', eventId: 'A' }, b: { venue: 'polymarket', eventId: 'C' } })
        await store.replaceEdges(matching([whole, edge('A', 'C')]))
        const edges = await store.read((view) => view.edges({}))
        expect(edges.map(({ a }) => a)).toEqual([
          { venue: 'kalshi', eventId: 'A' },
          { venue: 'kalshi', eventId: 'A', marketId: 'A-m' },
        ])
      })

      it('are filtered', async () => {
        await store.replaceEdges(
          matching([
            edge('B', 'D', { confidence: 0.7, relation: 'subset' }),
            edge('B', 'C', { confidence: 0.95, relation: 'overlap' }),
            edge('A', 'D', { confidence: 0.7 }),
          ]),
        )
        const pairs = async (filter: Parameters<Parameters<Parameters<Store['read']>[0]>[0]['edges']>[0]) =>
          (await store.read((view) => view.edges(filter))).map(({ a, b }) => a.eventId + b.eventId).sort()
        expect(await pairs({})).toEqual(['AD', 'BC', 'BD'])
        expect(await pairs({ relations: ['subset', 'overlap'] })).toEqual(['BC', 'BD'])
        expect(await pairs({ minConfidence: 0.95 })).toEqual(['BC'])
        expect(await pairs({ updatedSince: 999 })).toEqual(['AD', 'BC', 'BD'])
        expect(await pairs({ updatedSince: 1000 })).toEqual([])
      })

      it('name their clusters', async () => {
        const members = new Map([
          ['kalshi:A', 'ecl_1'],
          ['polymarket:C', 'ecl_1'],
          ['kalshi:B', 'ecl_2'],
        ])
        const none = { revived: [], origins: new Map<string, string>() }
        const first = { members, minted: ['ecl_1', 'ecl_2'], merged: new Map(), ...none }
        await store.replaceEdges(matching([edge('A', 'C')], { name: async () => first }))
        const second = { members: new Map(), minted: [], merged: new Map([['ecl_2', 'ecl_1']]), ...none }
        await store.replaceEdges(matching([], { name: async () => second }))
        await store.read(async (view) => {
          const known = await view.clusterIds([...members.keys()])
          expect(known.members).toEqual(
            new Map([
              ['kalshi:A', 'ecl_1'],
              ['polymarket:C', 'ecl_1'],
            ]),
          )
          expect(known.present).toEqual(new Set())
          expect(known.minted).toEqual(new Map([['ecl_1', 0]]))
          expect(await known.taken(['ecl_1', 'ecl_2', 'ecl_3'])).toEqual(new Set(['ecl_1', 'ecl_2']))
        })
      })
    })

    describe('questions', () => {
      const [A, B] = ['kalshi:A', 'polymarket:B']
      const members = [
        { eventId: A, marketId: 'A-m', yes: 'A-m:YES' },
        { eventId: B, marketId: 'B-m', yes: 'B-m:YES', no: 'B-m:"NO"' },
      ]
      const confidence = 0.1 + 0.2
      const named = (more: Partial<Matching> = {}): Matching =>
        matching([edge('A', 'B', { confidence })], {
          nameQuestions: async () => ({
            questions: [{ id: 'mcl_1', relations: ['identity'], confidence, markets: members }],
            members: new Map(),
            minted: [],
            merged: new Map(),
            revived: [],
            origins: new Map(),
          }),
          ...more,
        })
      const volume24h = 1234.000_000_000_01
      beforeEach(async () => {
        await sweep('kalshi', [
          event('kalshi', 'A', {
            markets: [
              {
                marketId: 'A-m',
                title: 'Market "A"',
                category: 'Politics',
                volume24h,
                status: 'closed',
                resolutionDate: '2026-01-02T00:00:00Z',
                sourceMetadata: { feesEnabled: false, color: 'green' },
                outcomes: [{ outcomeId: 'A-m:YES', label: 'Yes', price: 0.4, bestBid: 0.39 }],
              },
            ],
          }),
        ])
        await sweep('polymarket', [event('polymarket', 'B')])
        await store.replaceEdges(named())
      })

      it('are returned with the markets that the catalogue has, to the last digit', async () => {
        const listed = await store.read((view) => view.listedQuestions(['mcl_1', 'mcl_2']))
        expect(listed.questions).toEqual([
          { id: 'mcl_1', relations: ['identity'], confidence: 0.30000000000000004, markets: members },
        ])
        expect(listed.summaries.sort((a, b) => (a.eventId < b.eventId ? -1 : 1))).toEqual([
          {
            eventId: A,
            marketId: 'A-m',
            title: 'Market "A"',
            category: 'Politics',
            volume24h,
            isOpen: false,
            closesAt: Date.UTC(2026, 0, 2),
            statedFees: { feesEnabled: false },
            outcomes: [{ outcomeId: 'A-m:YES', price: 0.4, bestBid: 0.39 }],
          },
          {
            eventId: B,
            marketId: 'B-m',
            title: 'Market B',
            statedFees: {},
            outcomes: [{ outcomeId: 'B-m:YES', price: 0.4 }],
          },
        ])
        await sweep('polymarket', [])
        const left = await store.read((view) => view.listedQuestions(['mcl_1']))
        expect(left.questions.map(({ markets }) => markets)).toEqual([[members[0]]])
      })

      it('have another mark after they are made again, and events after any change', async () => {
        const marks = () => store.read(async (view) => [await view.questionMarks(), await view.digests()] as const)
        const [before, digests] = await marks()
        expect([...before.keys()]).toEqual(['mcl_1'])
        await sweep('polymarket', [event('polymarket', 'B', { volume24h: 5 })])
        const [same, changed] = await marks()
        expect(same).toEqual(before)
        expect([...changed].filter(([id, digest]) => digests.get(id) !== digest).map(([id]) => id)).toEqual([B])
        await store.replaceEdges(named({ pairs: matching([edge('A', 'B', { confidence: 0.7 })]).pairs }))
        const [after] = await marks()
        expect([...after.keys()]).toEqual(['mcl_1'])
        expect(after.get('mcl_1')).not.toBe(before.get('mcl_1'))
      })

      it('are found by the events of their markets, which are found by their weaker edges', async () => {
        const find = (minConfidence: number) =>
          store.read(async (view) => {
            const events = await view.eventsWithWeaker({ relations: ['identity'], minConfidence })
            return [events, await view.questionIds(events)]
          })
        expect(await find(0.31)).toEqual([[A], ['mcl_1']])
        expect(await find(0.3)).toEqual([[], []])
      })
    })

    describe('the shown part of an event', () => {
      it('has the fields of lists and the time of the prices', async () => {
        const market = { marketId: 'A-m', title: 'A', description: 'Rules.', asOf: '2026-01-01T00:00:00.000Z' }
        const outcomes = [{ outcomeId: 'A-m:YES', label: 'Yes', bestAsk: 0.5 }]
        await sweep('kalshi', [event('kalshi', 'A', { description: 'Long.', markets: [{ ...market, outcomes }] })])
        const [shown] = await store.read((view) => view.shownEvents(['kalshi:A', 'kalshi:B']))
        const { description: _, ...rest } = market
        expect(shown).toMatchObject({ id: 'A', sourceExchange: 'kalshi', title: 'Event A' })
        expect(shown?.markets.map((one) => one.read())).toEqual([{ ...rest, outcomes }])
      })
    })

    describe('finding an event', () => {
      beforeEach(async () => {
        const url = 'https://kalshi.example.test/events/A/'
        const markets = [{ marketId: 'M', slug: 'm-slug', title: 'M', outcomes: [] }]
        const upper = event('kalshi', 'U', { slug: 'Upper-Case' })
        await sweep('kalshi', [event('kalshi', 'A', { slug: 'same', url, markets }), upper])
        await sweep('polymarket', [event('polymarket', 'A', { slug: 'same' }), event('polymarket', 'kalshi:A')])
      })

      it.each([
        [{ eventId: 'kalshi:A' }, ['kalshi:A', 'polymarket:kalshi:A']],
        [{ eventId: 'A' }, ['kalshi:A', 'polymarket:A']],
        [{ eventId: 'a' }, []],
        [{ eventId: 'KALSHI:A' }, ['kalshi:A']],
        [{ eventId: 'Polymarket:A' }, ['polymarket:A']],
        [{ eventId: 'KALSHI:a' }, []],
        [{ slug: 'same' }, ['kalshi:A', 'polymarket:A']],
        [{ slug: 'SAME' }, ['kalshi:A', 'polymarket:A']],
        [{ slug: 'Upper-Case' }, ['kalshi:U']],
        [{ slug: 'upper-case' }, []],
        [{ page: 'kalshi.example.test/events/A' }, ['kalshi:A']],
        [{ venue: 'kalshi', target: { eventId: 'A' } }, ['kalshi:A']],
        [{ venue: 'polymarket', target: { slug: 'same' } }, ['polymarket:A']],
        [{ venue: 'kalshi', target: { marketId: 'M' } }, ['kalshi:A']],
        [{ venue: 'kalshi', target: { marketSlug: 'm-slug' } }, ['kalshi:A']],
        [{ venue: 'polymarket', target: { marketSlug: 'm-slug' } }, []],
      ] as const)('by %j', async (lookup, ids) => {
        expect(await store.read((view) => view.find(lookup))).toEqual(ids)
      })
    })

    describe('reading', () => {
      it('sees one consistent state while another connection writes', async () => {
        await sweep('kalshi', [event('kalshi', 'A')])
        const seen = await store.read(async (view) => {
          const before = await view.venues()
          await sweep('kalshi', [event('kalshi', 'A'), event('kalshi', 'B')])
          return [before, await view.venues()]
        })
        expect(seen[1]).toEqual(seen[0])
        expect(await idsInStore()).toEqual(['kalshi:A', 'kalshi:B'])
      })

      it('knows which edges have a quoted market', async () => {
        const quoted = (venue: string, id: string, more: object) =>
          event(venue, id, { markets: [{ marketId: `${id}-m`, title: id, outcomes: [], ...more }] })
        await sweep('kalshi', [quoted('kalshi', 'A', { bestBid: 0.1 }), quoted('kalshi', 'B', { lastPrice: 0.1 })])
        await sweep('polymarket', [
          quoted('polymarket', 'C', { outcomes: [{ outcomeId: 'y', label: 'Yes', bestAsk: 0.2 }] }),
          quoted('polymarket', 'D', { bestAsk: 0.3 }),
        ])
        await store.replaceEdges(matching([edge('A', 'C'), edge('A', 'D'), edge('B', 'C'), edge('B', 'D')]))
        const quotedOn = async (...venues: string[]) => {
          const edges = await store.read((view) => view.edges({ quotedOn: venues }))
          return edges.map(({ a, b }) => a.eventId + b.eventId)
        }
        expect(await quotedOn('kalshi')).toEqual(['AC', 'AD'])
        expect(await quotedOn('polymarket')).toEqual(['AC', 'AD', 'BC', 'BD'])
        expect(await quotedOn('limitless')).toEqual([])
      })
    })
  })
})
