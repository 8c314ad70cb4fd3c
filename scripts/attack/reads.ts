import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Attack, outcome } from './attack.ts'
import { call, inParallel } from './call.ts'
import type { ClientsOrder, ClientsReport } from './mixed-clients-process.ts'
import { type Latencies, latencies } from './probe.ts'

const CLUSTERS = '/v0/matched-event-clusters'

export const largeReads: Attack = {
  name: '26 of the largest reads, 9 at a time',
  finding: 'C2',
  before: 'heap out of memory after 9, exit 134',
  against: 'busy',
  async run({ busy, long }) {
    const statuses: number[] = []
    let largest = 0
    await inParallel(
      9,
      async (turn) => {
        const path = `${CLUSTERS}?limit=${500 - turn}&view=full&includeRawMatches=true&pretty=true`
        const { status, text } = await call(busy, path)
        statuses.push(status)
        largest = Math.max(largest, text.length)
      },
      { turns: 26, ms: long ? 120_000 : 10_000 },
    )
    return outcome(
      `${statuses.length} reads, largest answer ${(largest / 1e6).toFixed(1)} MB, statuses ${[...new Set(statuses)].join(' ')}`,
      {
        'the server ended': busy.hasEnded(),
        'answers failed': statuses.some((status) => status === 0 || status >= 500),
      },
    )
  },
}

export const abandonedReads: Attack = {
  name: '150 reads given up after 0.3 s',
  finding: 'H3',
  before: 'another caller waits 44.9 s',
  against: 'busy',
  async run({ busy }) {
    await Promise.all(
      Array.from({ length: 150 }, (_, at) =>
        call(busy, `${CLUSTERS}?limit=100&minConfidence=${0.3 + at / 1_000}`, { signal: AbortSignal.timeout(300) }),
      ),
    )
    const { status, ms, own } = await call(busy, '/api/kalshi/getExecutionPrice', {
      holder: 'victim',
      everyThread: true,
      body: { args: [{ bids: [{ price: 0.4, size: 9 }], asks: [{ price: 0.6, size: 9 }] }, 'buy', 1] },
    })
    return outcome(`another caller waits ${Math.round(own)} ms (by the clock ${Math.round(ms)})`, {
      'another caller waits over 1 s': own > 1_000,
      'another caller is refused': status !== 200,
    })
  },
}

export const manyClients: Attack = {
  name: '200 clients, mixed',
  finding: 'H3',
  before: 'clusters p99 12.5 s; calculations p50 5.9 s; /health p99 2.1 s',
  against: 'busy',
  async run({ busy, long, measured }) {
    const { clusters, calculations, failures } = await runClients({
      url: busy.url,
      key: busy.keys.attacker ?? '',
      clients: 200,
      ms: long ? 60_000 : 6_000,
    })
    const ofKeys = (await measured()).keyChecks
    const [ofClusters, ofCalculations] = [latencies(clusters), latencies(calculations)]
    const failed = Object.entries(failures).map(([failure, count]) => `${count} x ${failure}`)
    return outcome(
      `${clusters.length} reads ${describe(ofClusters)}; ${calculations.length} calculations ${describe(ofCalculations)}; checks of another key ${describe(ofKeys)}; failed: ${failed.join(', ') || 'none'}`,
      {
        'clusters p99 over 3 s': ofClusters.p99 > 3_000,
        'a key check waits over 100 ms': long && ofKeys.max > 100,
        'calls failed': failed.length > 0,
      },
    )
  },
}

/** Runs clients in a separate process with the priority of this one. */
async function runClients(order: ClientsOrder): Promise<ClientsReport> {
  const child = fork(new URL('./mixed-clients-process.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  child.send(order)
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the clients ended with ${code}`)))
  const [report] = (await Promise.race([once(child, 'message'), failed])) as [ClientsReport]
  return report
}

const describe = ({ p50, p99, max }: Latencies): string =>
  `p50 ${Math.round(p50)} p99 ${Math.round(p99)} max ${Math.round(max)} ms`
