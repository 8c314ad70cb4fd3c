import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Edge, PairEdges } from '@crossvenue/matcher'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edgeOf, eventOf } from '../clusters/__fixtures__/catalogue.ts'
import { createLog } from '../log.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { inTurn } from './in-turn.ts'
import { createOpenAiEmbedder } from './openai-embedder.ts'
import { createReview, type Review } from './review.ts'
import { createSimilarityReview } from './similarity.ts'

// A small server with the wire format of embeddings: texts about A, P and Q have fixed vectors.

const places: Record<string, readonly number[]> = { A: [1, 0], P: [0.8, 0.6], Q: [0, 2] }
let server: Server
let store: Store
let respond: ((texts: string[]) => unknown) | undefined
let status: number
let sent: string[][]
let lines: string[]

beforeEach(async () => {
  ;[sent, lines, status, respond] = [[], [], 200, undefined]
  server = createServer(async (request, response) => {
    const body = JSON.parse((await request.setEncoding('utf8').toArray()).join(''))
    const texts = body.input as string[]
    sent.push(texts.map((text) => text.split('\n')[0]?.at(-1) ?? ''))
    const rows = texts.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: places[text.split('\n')[0]?.at(-1) ?? ''],
    }))
    response.writeHead(request.url === '/v1/embeddings' ? status : 404, { 'content-type': 'application/json' })
    // Not in order: `index` gives the position.
    response.end(JSON.stringify(respond ? respond(texts) : { object: 'list', model: body.model, data: rows.reverse() }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  store = await openStore(':memory:')
  const sweep = await store.beginSweep('file', { at: 1, freshSince: Number.POSITIVE_INFINITY })
  const events = [eventOf('kalshi:A'), eventOf('polymarket:P'), eventOf('polymarket:Q')]
  await store.commitPage({ sweep, events, at: 1 })
})
afterEach(async () => {
  server.close()
  await store.close()
})

const reviewBy = (model = 'small') =>
  createSimilarityReview({
    embedder: createOpenAiEmbedder({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, model }),
    store,
    band: [0.5, 0.8],
    range: [0.4, 0.9],
    log: createLog('info', { write: (line) => lines.push(line) }),
  })
const running = new AbortController().signal
const pairOf = (edge: Edge): PairEdges => ({ a: edge.a, b: edge.b, edges: [edge] })
const [toP, toQ] = [
  edgeOf('kalshi:A', 'polymarket:P', { confidence: 0.6 }),
  edgeOf('kalshi:A', 'polymarket:Q', { confidence: 0.6 }),
]

async function reviewed(review: Review, ...edges: Edge[]): Promise<Edge[]> {
  const pairs = edges.map(pairOf)
  await review.ask((await review.apply(pairs)).open, running)
  const { pairs: reviewed, open } = await review.apply(pairs)
  expect(open).toEqual([])
  return reviewed.flatMap((pair) => pair.edges)
}

describe('the confidence of a doubtful edge', () => {
  it('moves half-way to the place in the band that the similarity of its texts has in the range', async () => {
    const evidence = (a: string, verdict: 'agree' | 'differ') => [
      { comparison: 'embeddings', verdict, a, b: 'small', weight: 0 },
    ]
    // 0.8 is four fifths of the way from 0.4 to 0.9, so half-way to 0.74; 0 is less than little, so half-way to 0.5.
    expect(await reviewed(reviewBy(), toP, toQ)).toEqual([
      { ...toP, confidence: 0.67, evidence: evidence('0.80', 'agree') },
      { ...toQ, confidence: 0.55, evidence: evidence('0.00', 'differ') },
    ])
  })

  it('stays in the band', async () => {
    places.P = [1, 0]
    const [edge] = await reviewed(reviewBy(), { ...toP, confidence: 0.7999 })
    expect(edge?.confidence).toBe(0.7999)
    places.P = [0.8, 0.6]
  })

  it('is unchanged if it is outside the band or the edge does not merge', async () => {
    const edges = [
      { ...toP, confidence: 0.8 },
      { ...toP, confidence: 0.49 },
      { ...toP, relation: 'overlap' as const },
    ]
    expect(await reviewed(reviewBy(), ...edges)).toEqual(edges)
    expect(sent).toEqual([])
  })
})

describe('texts', () => {
  it('are sent once, by content, and again for another model', async () => {
    await reviewed(reviewBy(), toP)
    await reviewed(reviewBy(), toP, toQ)
    expect(sent).toEqual([['A', 'P'], ['Q']])
    await reviewed(reviewBy('large'), toP)
    expect(sent.at(-1)).toEqual(['A', 'P'])
  })

  it.each([
    ['an error', 500, undefined],
    ['too few vectors', 200, () => ({ data: [] })],
    ['one vector twice', 200, () => ({ data: [1, 2].map(() => ({ index: 0, embedding: [1] })) })],
    ['no vectors', 200, () => ({ data: [0, 1].map((index) => ({ index, embedding: 'AAAA' })) })],
    ['something else', 200, () => 'no'],
  ])('stay open after %s, and the edges unchanged', async (_, code, answer) => {
    ;[status, respond] = [code, answer]
    const review = reviewBy()
    await review.ask([pairOf(toP)], running)
    expect(await review.apply([pairOf(toP)])).toEqual({ pairs: [pairOf(toP)], open: [pairOf(toP)] })
    expect(lines).toHaveLength(1)
  })
})

it('a judge gets the edge after the similarity review, and both start from the original edge', async () => {
  const judge = {
    name: 'judge',
    judge: async () => ({ relation: 'overlap', confidence: 0.9 }) as const,
  }
  const log = createLog('silent')
  const both = inTurn(reviewBy(), createReview({ judge, store, band: [0.5, 0.8], log }))
  const { open } = await both.apply([pairOf(toP)])
  expect(open).toEqual([pairOf(toP)])
  const [edge] = await reviewed(both, toP)
  expect(edge).toMatchObject({ relation: 'overlap', confidence: 0.9 })
  expect(edge?.evidence.map(({ comparison, a }) => [comparison, a])).toEqual([
    ['embeddings', '0.80'],
    ['judge', 'overlap'],
  ])
})
