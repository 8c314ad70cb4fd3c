import type { Edge, PairEdges } from '@crossvenue/matcher'
import { CrossvenueError } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { indexOf } from '../catalogue/__fixtures__/index-of.ts'
import { keepMatched } from '../catalogue/keep-matched.ts'
import { edgeOf, eventOf } from '../clusters/__fixtures__/catalogue.ts'
import { createLog } from '../log.ts'
import type { JudgedPair } from '../store/judged-pair.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import type { PairJudge } from './pair-judge.ts'
import { createReview } from './review.ts'

let store: Store
let questions: string[]
let lines: string[]
beforeEach(async () => {
  store = await openStore(':memory:')
  questions = []
  lines = []
  const sweep = await store.beginSweep('file', { at: 1, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({
    sweep,
    events: [eventOf('kalshi:A'), eventOf('polymarket:P'), eventOf('polymarket:Q')],
    at: 1,
  })
})
afterEach(() => store.close())

type Answers = JudgedPair | ((a: string, b: string) => Promise<JudgedPair>)

const reviewBy = (answers: Answers, name = 'model') => {
  const judge: PairJudge = {
    name,
    async judge(a, b) {
      questions.push(`${a.split('\n')[0]} ~ ${b.split('\n')[0]}`)
      return typeof answers === 'function' ? answers(a, b) : answers
    },
  }
  const log = createLog('info', { write: (line) => lines.push(line) })
  return createReview({ judge, store, band: [0.5, 0.8], concurrency: 2, log, now: () => 7 })
}

const running = new AbortController().signal

const pairOf = (edge: Edge): PairEdges => ({ a: edge.a, b: edge.b, edges: [edge] })
const doubtful = edgeOf('kalshi:A', 'polymarket:P', {
  confidence: 0.6,
  outcomes: [{ a: 'A-1:YES', b: 'P-1:YES' }],
  evidence: [{ comparison: 'words', verdict: 'agree', weight: 1 }],
})

async function judged(answers: Answers, edge = doubtful): Promise<Edge[]> {
  const review = reviewBy(answers)
  const { open } = await review.apply([pairOf(edge)])
  await review.ask(open, running)
  return (await review.apply([pairOf(edge)])).pairs.flatMap(({ edges }) => edges)
}

describe('a doubtful edge', () => {
  it('is confirmed with the confidence of the judge, which the evidence names', async () => {
    expect(await judged({ relation: 'identity', confidence: 0.9 })).toEqual([
      {
        ...doubtful,
        confidence: 0.9,
        evidence: [
          ...doubtful.evidence,
          { comparison: 'judge', verdict: 'agree', a: 'identity', b: 'model', weight: 0 },
        ],
      },
    ])
    expect(questions).toEqual(['Event: Title of A ~ Event: Title of P'])
  })

  it('becomes an edge that does not merge, without pairs of outcomes', async () => {
    expect(await judged({ relation: 'overlap', confidence: 0.8 })).toMatchObject([
      { relation: 'overlap', confidence: 0.8, outcomes: [], evidence: [{}, { comparison: 'judge', verdict: 'veto' }] },
    ])
  })

  it.each(['none', 'complement'] as const)('is dropped if the judge says %s', async (relation) => {
    expect(await judged({ relation, confidence: 0.9 })).toEqual([])
  })

  it('is sent once per content, and again to another judge', async () => {
    const answer = { relation: 'identity', confidence: 0.9 } as const
    await judged(answer)
    await judged(answer)
    expect(questions).toHaveLength(1)
    const other = reviewBy(answer, 'another model')
    await other.ask((await other.apply([pairOf(doubtful)])).open, running)
    expect(questions).toHaveLength(2)
  })
})

it.each([
  ['that is sure', { confidence: 0.8 }],
  ['below the band', { confidence: 0.49 }],
  ['that merges nothing', { relation: 'overlap' as const }],
])('an edge %s is not sent to the judge', async (_, more) => {
  const edge = { ...doubtful, ...more }
  expect(await judged({ relation: 'none', confidence: 1 }, edge)).toEqual([edge])
  expect(questions).toEqual([])
})

describe('a judge that fails', () => {
  const edges = [doubtful, edgeOf('kalshi:A', 'polymarket:Q', { confidence: 0.6 })]
  const down = async () => {
    throw new CrossvenueError('NETWORK_ERROR', 'the judge could not be reached')
  }
  const match = (answers: Answers) =>
    keepMatched({ store, createIndex: indexOf(() => edges), review: reviewBy(answers), now: () => 5 })
  const stored = () =>
    store.read(async (view) => (await view.edges({})).map(({ b, confidence }) => `${b.eventId} ${confidence}`).sort())

  it('leaves the edges unchanged, and is called again with the next change', async () => {
    let works = false
    const matcher = match(async () => (works ? { relation: 'identity', confidence: 0.95 } : down()))
    expect(await matcher.rematch()).toMatchObject({ edges: 2 })
    expect(await stored()).toEqual(['P 0.6', 'Q 0.6'])
    expect(lines).toHaveLength(2)
    works = true
    await store.overrides.set({ a: { venue: 'x', eventId: '1' }, b: { venue: 'y', eventId: '1' }, relation: 'none' }, 1)
    await matcher.rematch()
    expect(await stored()).toEqual(['P 0.95', 'Q 0.95'])
  })

  it('is not called again after five failures in a row', async () => {
    const many = Array.from({ length: 40 }, (_, index) => eventOf(`manifold:M${index}`))
    const sweep = await store.beginSweep('manifold', { at: 1, freshSince: 0 })
    await store.commitPage({ sweep, events: many, at: 1 })
    const review = reviewBy(down)
    const pairs = many.map(({ id }) => pairOf(edgeOf('kalshi:A', `manifold:${id}`, { confidence: 0.6 })))
    await review.ask((await review.apply(pairs)).open, running)
    expect(questions.length).toBeLessThanOrEqual(6)
  })

  it('never gets more concurrent calls than allowed', async () => {
    let [now, most] = [0, 0]
    const matcher = match(async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setImmediate(resolve))
      now--
      return { relation: 'identity', confidence: 0.9 }
    })
    await matcher.rematch()
    expect(most).toBeLessThanOrEqual(2)
    expect(await stored()).toEqual(['P 0.9', 'Q 0.9'])
  })
})
