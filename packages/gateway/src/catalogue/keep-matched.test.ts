import type { Override } from '@crossvenue/matcher'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLocalIndex } from '../matching/local-index.ts'
import { openStore } from '../store/open-store.ts'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent, Store } from '../store/store.ts'
import { type CatalogueIndex, type CreateIndex, type HoldingMatcher, keepMatched } from './keep-matched.ts'

const QUESTIONS = [
  'Will Keir Starmer leave office before July 1, 2027?',
  'Keir Starmer out by June 30, 2027?',
  'Will Pedro Sánchez leave office before July 1, 2027?',
  'Will Bitcoin be above $90,000 on March 5, 2027?',
  'Will Bitcoin be above $100,000 on March 5, 2027?',
  'Will it rain in Lima on March 3, 2027?',
]
const VENUES = ['kalshi', 'manifold', 'polymarket']

const eventOf = (venue: string, id: string, question: number, volume = 1): CatalogueEvent => {
  const title = QUESTIONS[question] ?? ''
  const outcomes = ['YES', 'NO'].map((side) => ({ outcomeId: `${id}-1:${side}`, label: side === 'YES' ? 'Yes' : 'No' }))
  return {
    id,
    sourceExchange: venue,
    title,
    volume24h: volume,
    markets: [{ marketId: `${id}-1`, title, outcomes }],
  }
}

let store: Store
let clock: number
beforeEach(async () => {
  store = await openStore(':memory:')
  clock = 0
})
afterEach(() => store.close())

/** Replaces the events of a venue. */
async function list(into: Store, venue: string, events: readonly CatalogueEvent[]): Promise<void> {
  const sweep = await into.beginSweep(venue, { at: ++clock, freshSince: Number.POSITIVE_INFINITY })
  await into.commitPage({ sweep, events, at: clock })
}

/** Returns the edges and clusters of a store, without ids and times. */
const matched = (from: Store) =>
  from.read(async (view) => {
    const edges = await view.edges({})
    const reasons = await view.reasons(edges.map(({ id }) => id))
    const ids = (await view.events()).map((event) => serviceId(event.sourceExchange, event.id))
    const { members, present } = await view.clusterIds(ids)
    const clustered = ids.filter((id) => present.has(id))
    const firstOf = new Map(clustered.toReversed().map((id) => [members.get(id), id]))
    return [
      ...edges.map(({ id, updatedAt, ...edge }) => JSON.stringify({ ...edge, ...reasons.get(id) })),
      ...clustered.map((id) => `${id} is in the cluster of ${firstOf.get(members.get(id))}`),
    ].sort()
  })

async function rebuilt(): Promise<string[]> {
  const other = await openStore(':memory:')
  const { events, overrides } = await store.read(async (view) => ({
    events: await view.events(),
    overrides: await view.overrides(),
  }))
  for (const venue of VENUES) {
    await list(
      other,
      venue,
      events.filter(({ sourceExchange }) => sourceExchange === venue),
    )
  }
  await other.overrides.replaceFile(overrides, 1)
  await keepMatched({ store: other, createIndex: createLocalIndex }).rematch()
  const result = await matched(other)
  await other.close()
  return result
}

describe('a store that is kept matched', () => {
  const ref = (venue: string, id: string) => ({ venue, eventId: id, marketId: `${id}-1` })
  const id = fc.constantFrom('a', 'b', 'c')
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('list' as const),
      venue: fc.constantFrom(...VENUES),
      events: fc.uniqueArray(fc.record({ id, question: fc.nat(QUESTIONS.length - 1), volume: fc.nat(2) }), {
        selector: (one) => one.id,
        maxLength: 3,
      }),
    }),
    fc.record({
      kind: fc.constant('rule' as const),
      a: id,
      b: id,
      relation: fc.constantFrom<Override['relation']>('identity', 'subset', 'none'),
    }),
    fc.record({ kind: fc.constant('unrule' as const), a: id, b: id }),
    fc.constant({ kind: 'elsewhere' as const }),
    fc.constant({ kind: 'here' as const }),
  )

  it('equals a rebuild after any sequence of changes, even if another process matches in between', async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          const [here, elsewhere] = [1, 2].map(() => keepMatched({ store, createIndex: createLocalIndex })) as [
            HoldingMatcher,
            HoldingMatcher,
          ]
          for (const one of steps) {
            if (one.kind === 'list') {
              const events = one.events.map((event) => eventOf(one.venue, event.id, event.question, event.volume))
              await list(store, one.venue, events)
            }
            if (one.kind === 'rule') {
              const { a, b, relation } = one
              await store.overrides.set({ a: ref('kalshi', a), b: ref('polymarket', b), relation }, 1)
            }
            if (one.kind === 'unrule') await store.overrides.remove(ref('kalshi', one.a), ref('polymarket', one.b), 1)
            if (one.kind === 'elsewhere') await elsewhere.rematch()
            if (one.kind === 'here') await here.rematch()
          }
          await here.rematch()
          expect(await matched(store)).toEqual(await rebuilt())
        })
        .beforeEach(async () => {
          await store.close()
          store = await openStore(':memory:')
        }),
      { numRuns: 60 },
    )
  })
})

describe('a change that the index did not see', () => {
  const listQuestion = (question: number) => list(store, 'polymarket', [eventOf('polymarket', 'P', question)])
  const countEdges = () => store.read(async (view) => (await view.edges({})).length)
  const keep = () => keepMatched({ store, createIndex: createLocalIndex })

  it('is corrected: edges that another process stored between two matchings', async () => {
    const [here, elsewhere] = [keep(), keep()]
    await list(store, 'kalshi', [eventOf('kalshi', 'A', 0)])
    await listQuestion(1)
    await here.rematch()
    await listQuestion(5)
    await elsewhere.rematch()
    await listQuestion(1)
    await here.rematch()
    expect(await countEdges()).toBe(1)
  })

  it('is corrected: an event that was removed and came back between two matchings', async () => {
    const matcher = keep()
    await list(store, 'kalshi', [eventOf('kalshi', 'A', 0)])
    await listQuestion(1)
    await matcher.rematch()
    await list(store, 'polymarket', [])
    expect(await countEdges()).toBe(0)
    await listQuestion(1)
    await matcher.rematch()
    expect(await countEdges()).toBe(1)
  })
})

describe('a matching', () => {
  /** Records the calls of the index. */
  const noted = () => {
    const calls: string[] = []
    const createIndex: CreateIndex = (options) => {
      calls.push('new')
      const index = createLocalIndex(options)
      const note = <Name extends keyof CatalogueIndex>(name: Name, text: (argument: never) => string) =>
        ((argument: never) => {
          calls.push(`${name} ${text(argument)}`.trim())
          return (index[name] as (argument: never) => unknown)(argument)
        }) as CatalogueIndex[Name]
      return {
        put: note('put', (events: readonly CatalogueEvent[]) => events.map((event) => event.id).join(' ')),
        remove: note('remove', (events: readonly { eventId: string }[]) => events.map((one) => one.eventId).join(' ')),
        overrule: note('overrule', (overrides: readonly Override[]) => `${overrides.length}`),
        changes: note('changes', () => ''),
        pairs: note('pairs', () => ''),
        omitted: index.omitted,
        close: note('close', () => ''),
      }
    }
    return { calls, createIndex }
  }

  it('reads only the events that changed', async () => {
    const { calls, createIndex } = noted()
    const matcher = keepMatched({ store, createIndex })
    await list(store, 'kalshi', [eventOf('kalshi', 'A', 0), eventOf('kalshi', 'B', 3)])
    await list(store, 'polymarket', [eventOf('polymarket', 'P', 1)])
    expect(await matcher.rematch()).toMatchObject({ edges: 1, churn: { new: 1 } })
    await list(store, 'kalshi', [eventOf('kalshi', 'A', 0, 9), eventOf('kalshi', 'C', 4)])
    expect(await matcher.rematch()).toMatchObject({ edges: 1, churn: { unchanged: 1, new: 0 } })
    expect(await matcher.rematch()).toBeUndefined()
    expect(calls).toEqual(['new', 'put A B P', 'changes', 'remove B', 'put C', 'changes'])
  })

  it('reads no event after a change of overrides, and all after an error', async () => {
    const { calls, createIndex } = noted()
    let broken = false
    const matcher = keepMatched({
      store: {
        ...store,
        replaceEdges: (matching) => (broken ? Promise.reject(new Error('disk full')) : store.replaceEdges(matching)),
      },
      createIndex,
    })
    await list(store, 'kalshi', [eventOf('kalshi', 'A', 0)])
    await matcher.rematch()
    await store.overrides.set({ a: ref('kalshi', 'A'), b: ref('polymarket', 'P'), relation: 'none' }, 1)
    await matcher.rematch()
    broken = true
    await list(store, 'polymarket', [eventOf('polymarket', 'P', 1)])
    await expect(matcher.rematch()).rejects.toThrow('disk full')
    broken = false
    await matcher.rematch()
    expect(calls.filter((call) => call !== 'changes')).toEqual([
      ...['new', 'put A'],
      ...['overrule 1'],
      ...['put P', 'close'],
      ...['new', 'put A P'],
    ])
  })

  it('is reviewed again if the judge gave no answer', async () => {
    const reviewed: string[][] = []
    const matcher = keepMatched({
      store,
      createIndex: createLocalIndex,
      review: {
        name: 'dumb',
        async apply(pairs) {
          reviewed.push(pairs.map(({ a, b }) => `${a.eventId} ${b.eventId}`))
          return { pairs: [...pairs], open: [...pairs] }
        },
        ask: async () => undefined,
      },
    })
    await list(store, 'kalshi', [eventOf('kalshi', 'A', 0)])
    await list(store, 'polymarket', [eventOf('polymarket', 'P', 1)])
    await matcher.rematch()
    await list(store, 'manifold', [eventOf('manifold', 'M', 5)])
    expect(await matcher.rematch()).toMatchObject({ edges: 1 })
    expect(reviewed).toEqual([['A P'], ['A P'], ['A P'], ['A P']])
  })

  it('does nothing once the matcher is closed', async () => {
    const matcher = keepMatched({ store, createIndex: createLocalIndex })
    await list(store, 'kalshi', [eventOf('kalshi', 'A', 0)])
    await matcher.close()
    await expect(matcher.rematch()).rejects.toThrow('the matcher is closed')
  })

  const ref = (venue: string, eventId: string) => ({ venue, eventId })
})

it('says how far it has come, in percent', async () => {
  await list(store, 'kalshi', [eventOf('kalshi', 'K1', 0), eventOf('kalshi', 'K2', 3)])
  await list(store, 'manifold', [eventOf('manifold', 'M1', 1), eventOf('manifold', 'M2', 5)])
  const matcher = keepMatched({ store, createIndex: createLocalIndex })
  const heard: unknown[] = []
  await matcher.rematch((step, figures) => heard.push([step, figures]))
  expect(heard).toEqual([
    ['reading events', { events: 0, of: 4, percent: 0 }],
    ['comparing events', { events: 1, of: 4, percent: 25 }],
    ['comparing events', { events: 2, of: 4, percent: 50 }],
    ['comparing events', { events: 3, of: 4, percent: 75 }],
    ['comparing events', { events: 4, of: 4, percent: 100 }],
    ['explaining edges', { events: 1, of: 1, percent: 100 }],
  ])
})
