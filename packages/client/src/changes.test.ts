import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Change, Crossvenue } from './index.ts'

const encoder = new TextEncoder()
let ended: AbortController
beforeEach(() => {
  ended = new AbortController()
})
afterEach(() => ended.abort())

/** An answer that sends these texts, then breaks off, or stays open. */
const streaming = (texts: readonly string[], isLast = false) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const text of texts) controller.enqueue(encoder.encode(text))
        if (!isLast) controller.close()
      },
    }),
  )
const opened = (place: number) => `event: open\ndata: {"place":${place}}\nid: ${place}\nretry: 1000\n\n`
const changed = (id: number) =>
  `event: cluster.created\ndata: ${JSON.stringify({ id, at: '2026-11-23T00:00:00.000Z', kind: 'cluster.created', data: { venues: [] } })}\nid: ${id}\n\n`
const refused = (status: number, error: object) =>
  new Response(JSON.stringify({ success: false, error: { message: 'm', retryable: false, ...error } }), { status })

/** A client whose requests get these answers in turn; with what it sent. */
function clientOf(answers: readonly Response[]) {
  const sent: { query: string; place: string | null; key: string | null }[] = []
  const left = [...answers]
  const client = new Crossvenue({
    apiKey: 'cv_key',
    signal: ended.signal,
    async fetch(url, init) {
      const headers = new Headers(init?.headers)
      const { search } = new URL(String(url))
      sent.push({ query: search, place: headers.get('last-event-id'), key: headers.get('authorization') })
      const answer = left.shift()
      if (!answer) throw new Error('no more answers')
      return answer
    },
  })
  return { client, sent }
}

it('continues where a connection broke off, in the middle of a change too', async () => {
  const [start, end] = [changed(8).slice(0, 40), changed(8)]
  const { client, sent } = clientOf([
    streaming([opened(6), changed(7), start]),
    streaming([opened(7), end.slice(0, 10), end.slice(10), 'id: 9\n\n']),
    streaming([opened(9), changed(10)], true),
  ])
  const changes = client.changes({ kinds: ['cluster.created'], venues: ['kalshi', 'polymarket'] })
  const seen: [number, number | undefined, unknown][] = []
  for await (const { id } of changes) {
    seen.push([id, changes.place, changes.missed])
    if (id === 10) break
  }
  expect(seen).toEqual([
    [7, 7, undefined],
    [8, 8, undefined],
    [10, 10, undefined],
  ])
  const query = '?kinds=cluster.created&venues=kalshi%2Cpolymarket'
  expect(sent).toEqual([null, '7', '9'].map((place) => ({ query, place, key: 'Bearer cv_key' })))
})

it('says which changes it missed where the gateway no longer has its place', async () => {
  const { client, sent } = clientOf([
    refused(410, { code: 'GONE' }),
    streaming([opened(90), changed(91), changed(92)], true),
  ])
  const changes = client.changes({}, { after: 3 })
  const first = (await changes.next()).value as Change
  expect([first.id, changes.missed]).toEqual([91, { after: 3, until: 90 }])
  expect((await changes.next()).value).toMatchObject({ id: 92 })
  expect(changes.missed).toBeUndefined()
  expect(sent.map(({ place }) => place)).toEqual(['3', null])
  await changes.return()
})

it('throws what a retry cannot help, and tries again what it can', async () => {
  const { client, sent } = clientOf([
    refused(503, { code: 'NOT_READY', retryable: true, retryAfter: 0 }),
    refused(401, { code: 'AUTHENTICATION_ERROR' }),
  ])
  await expect(client.changes().next()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR', status: 401 })
  expect(sent).toHaveLength(2)
})
