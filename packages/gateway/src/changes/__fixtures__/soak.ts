import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSmallService } from '../../__fixtures__/small-service.ts'
import { createQuota } from '../../limits/quota.ts'
import { createLog } from '../../log.ts'
import { createChangeStreams } from '../../routes/stream.ts'
import { createWebhooks } from '../../routes/webhooks.ts'
import { openStore } from '../../store/open-store.ts'
import { keepDelivering } from '../../webhooks/deliver.ts'
import { createChangeFeed } from '../change-feed.ts'
import { fillPair, quotedEvent, requote } from './quoted.ts'

/** Random numbers from 0 to 1 that depend on the seed only (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface SoakResult {
  /** The places of all changes, in order. */
  stored: number[]
  /** Those that the stream client got over all its lives. */
  streamed: number[]
  /** Those that the receiver took, each when its id was new to it. */
  received: number[]
  /** Messages that the receiver recognized by their id. */
  repeated: number
  lives: { client: number; receiver: number }
}

/**
 * Makes changes as long as `isOver` is false, while a stream client and a webhook receiver are killed and started again at
 * random, and returns what each got. Both keep only what a program would have on disk: the last place, and the ids taken.
 */
export async function soak({
  seed,
  isOver,
}: {
  seed: number
  isOver: (changes: number) => boolean
}): Promise<SoakResult> {
  const random = randomOf(seed)
  const directory = mkdtempSync(join(tmpdir(), 'crossvenue-soak-'))
  const store = await openStore(directory)
  const log = createLog('silent')
  const feed = createChangeFeed(store, { everyMs: 10 })
  const quota = createQuota(100, 'streams')
  const changes = createChangeStreams(store, feed, () => quota)
  const webhooks = createWebhooks({ store: store.webhooks, allowPrivate: true })
  const service = await startSmallService({}, undefined, undefined, { changes, webhooks })
  const retryMs = Array.from({ length: 200 }, () => 20)
  const delivering = keepDelivering({ store: store.webhooks, log, allowPrivate: true, random, retryMs, everyMs: 5 })
  const ended = new AbortController()

  const receiver = createReceiver(random)
  await receiver.start()
  const made = (await (await service.post('/v0/webhooks', { url: receiver.url() })).json()) as {
    data: { secret: string }
  }
  receiver.trust(made.data.secret.replace('whsec_', ''))
  const client = createClient(`${service.url}/v0/stream`, random)
  const following = client.follow(ended.signal)
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 })
  let count = 0
  for (let at = 2_000; !isOver(count); at++) {
    const isCrossed = count % 2 === 0
    await requote(
      store,
      [quotedEvent('polymarket:b', isCrossed ? { bid: 0.45, ask: 0.47 } : { bid: 0.41, ask: 0.43 })],
      at,
    )
    count++
    if (random() < 0.3) await pause(20 * random())
  }
  const { last } = await store.read((view) => view.changeRange())
  while (client.place() < last || receiver.received.length < last) await pause(20)
  ended.abort()
  client.kill()
  await following
  const stored = (await store.read((view) => view.changes(0, 1_000_000))).map(({ id }) => id)
  changes.close()
  feed.stop()
  await delivering.stop()
  await Promise.all([service.close(), receiver.stop()])
  await store.close()
  rmSync(directory, { recursive: true, force: true })
  return {
    stored,
    streamed: client.streamed,
    received: receiver.received,
    repeated: receiver.repeated(),
    lives: { client: client.lives(), receiver: receiver.lives() },
  }
}

/** A client that stores the place of each change it got, and continues there in its next life. */
function createClient(url: string, random: () => number) {
  const streamed: number[] = []
  let [place, lives] = [0, 0]
  let life = new AbortController()
  async function live(): Promise<void> {
    life = new AbortController()
    lives++
    const headers = { authorization: 'Bearer cv_0123456789abcdefghij', 'last-event-id': String(place) }
    const response = await fetch(url, { headers, signal: life.signal })
    if (!response.body) throw new Error(`the stream answered ${response.status}`)
    let text = ''
    // A life ends in the middle of a page, however slow the machine is.
    let left = Math.ceil(8 * random())
    for await (const bytes of response.body) {
      text += new TextDecoder().decode(bytes)
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        const id = Number(/^id: (\d+)$/m.exec(block)?.[1])
        if (data !== undefined && !/^event: open$/m.test(block)) streamed.push((JSON.parse(data) as { id: number }).id)
        place = id
        if (left-- <= 0) return life.abort()
      }
    }
  }
  return {
    streamed,
    place: () => place,
    lives: () => lives,
    kill: () => life.abort(),
    async follow(signal: AbortSignal) {
      while (!signal.aborted) {
        await live().catch(() => undefined)
        await pause(10 * random())
      }
    },
  }
}

/** A receiver that takes a message whose id is new. At times it breaks off before or after that. */
function createReceiver(random: () => number) {
  const received: number[] = []
  const taken = new Set<string>()
  let isDown = false
  let [server, port, secret, lives, repeated]: [Server | undefined, number, string, number, number] = [
    undefined,
    0,
    '',
    0,
    0,
  ]
  const start = async () => {
    lives++
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks).toString()
      const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': given } = request.headers
      const signed = createHmac('sha256', Buffer.from(secret, 'base64'))
        .update(`${id}.${time}.${body}`)
        .digest('base64')
      if (given !== `v1,${signed}`) return void response.writeHead(401).end()
      const fate = random()
      if (fate > 0.9) return void restart()
      if (fate < 0.15) return void request.socket.destroy()
      if (taken.has(String(id))) repeated++
      else {
        taken.add(String(id))
        received.push((JSON.parse(body) as { data: { id: number } }).data.id)
      }
      if (fate < 0.3) request.socket.destroy()
      else response.writeHead(fate < 0.35 ? 500 : 204).end()
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const stop = async () => {
    const ended = new Promise((resolve) => server?.close(resolve))
    server?.closeAllConnections()
    await ended
  }
  return {
    received,
    url: () => `http://127.0.0.1:${port}/`,
    trust: (key: string) => {
      secret = key
    },
    lives: () => lives,
    repeated: () => repeated,
    start,
    stop,
  }

  /** Dies in the middle of a message, and is down for a while. */
  async function restart(): Promise<void> {
    if (isDown) return
    isDown = true
    await stop()
    await pause(30 * random())
    await start()
    isDown = false
  }
}
