import { setTimeout as wait } from 'node:timers/promises'
import type { BareSocketsOptions } from '../servers/bare-sockets.ts'
import type { Usage } from '../servers/child.ts'
import type { PushOptions } from '../servers/pushing-venue.ts'
import type { ReaderOptions } from '../servers/socket-readers.ts'
import { servers } from '../servers.ts'
import { type Started, startProcess } from '../start-process.ts'
import type { Results } from '../targets.ts'

const PER_SECOND = 50
const WARM_UP_MS = 2_000
const outcomeId = '71321045679252212594626385532706912750332728571942532289631379312455583992563'

interface FanOutOptions {
  seconds: number
  sockets: number
}

/** Measures how many frames of one book reach many sockets, compared with plain `ws` sending the same frame. */
export async function measureFanOut({ seconds, sockets }: FanOutOptions): Promise<Results> {
  const pushed: PushOptions = { perSecond: PER_SECOND, outcomeId, levels: 20 }
  const venue = await startProcess(servers.pushingVenue, pushed)
  const gateway = await startProcess(servers.gateway, {
    config: {
      venues: ['polymarket'],
      venueUrls: { polymarket: venue.message as string },
      ingestSeconds: 86_400,
      // A key may open 200 sockets.
      limits: false,
    },
  })
  const { url, key } = gateway.message as { url: string; key: string }
  const message = JSON.stringify({
    ...{ id: '1', action: 'subscribe', exchange: 'polymarket' },
    ...{ method: 'watchOrderBook', args: [outcomeId] },
  })
  const ours = await count(
    gateway,
    { url: `${url.replace('http', 'ws')}/ws`, sockets, headers: bearer(key), message },
    seconds,
  )
  await gateway.ask('close')
  await Promise.all([gateway.stop(), venue.stop()])

  const sent: BareSocketsOptions = { perSecond: PER_SECOND, frame: ours.last }
  const bare = await startProcess(servers.bareSockets, sent)
  const theirs = await count(
    bare,
    { url: (bare.message as string).replace('http', 'ws'), sockets, headers: {} },
    seconds,
  )
  await bare.stop()
  return {
    fanOut: {
      value: ours.perSecond / theirs.perSecond,
      detail: { sockets, ours: figures(ours), theirs: figures(theirs), cpu: theirs.cpuMs / ours.cpuMs },
    },
  }
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

const figures = ({ last, ...counted }: Counted) => ({ ...counted, bytes: last.length })

interface Counted {
  /** Frames per second, over all sockets. */
  perSecond: number
  /** Processor time that the server spent on one frame, in milliseconds. */
  cpuMs: number
  last: string
}

async function count(server: Started, given: ReaderOptions, seconds: number): Promise<Counted> {
  const readers = await startProcess(servers.socketReaders, given)
  await wait(WARM_UP_MS)
  const look = async () => {
    const [read, used] = await Promise.all([readers.ask('frames'), server.ask('usage')])
    return { at: performance.now(), ...(read as { frames: number; last: string }), ...(used as Usage) }
  }
  const before = await look()
  await wait(seconds * 1_000)
  const after = await look()
  await readers.stop()
  const frames = after.frames - before.frames
  if (frames === 0) throw new Error(`no frame came from ${given.url}`)
  return {
    perSecond: frames / ((after.at - before.at) / 1_000),
    cpuMs: (after.cpuMs - before.cpuMs) / frames,
    last: after.last,
  }
}
