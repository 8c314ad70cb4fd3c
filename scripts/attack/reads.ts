import { type Attack, outcome, pause } from './attack.ts'
import { call, inParallel } from './call.ts'
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
  async run({ busy, long }) {
    const clusters: number[] = []
    const calculations: number[] = []
    const keyChecks: number[] = []
    const failures = new Map<string, number>()
    const book = { bids: [{ price: 0.4, size: 9 }], asks: [{ price: 0.6, size: 9 }] }
    const ms = long ? 60_000 : 6_000
    // A path that does not exist is answered once the key is checked.
    const checking = inParallel(
      1,
      async () => {
        keyChecks.push((await call(busy, '/v0/nothing', { holder: 'victim' })).ms)
        await pause(50)
      },
      { ms },
    )
    await inParallel(
      200,
      async (turn) => {
        const isRead = turn % 2 === 0
        const answer = isRead
          ? await call(busy, `${CLUSTERS}?limit=${20 + (turn % 30)}&minConfidence=${0.4 + (turn % 7) / 20}`)
          : await call(busy, '/api/kalshi/getExecutionPrice', { body: { args: [book, 'buy', 1] } })
        if (answer.status === 200) (isRead ? clusters : calculations).push(answer.ms)
        else if (answer.status !== 429) {
          const [, code = ''] = /"code":"(\w+)"/.exec(answer.text) ?? []
          const failure = `${answer.status} ${code}`.trim()
          failures.set(failure, (failures.get(failure) ?? 0) + 1)
        }
        await pause(20)
      },
      { ms },
    )
    await checking
    const [ofClusters, ofCalculations, ofKeys] = [latencies(clusters), latencies(calculations), latencies(keyChecks)]
    const failed = Array.from(failures, ([failure, count]) => `${count} x ${failure}`).join(', ')
    return outcome(
      `${clusters.length} reads ${describe(ofClusters)}; ${calculations.length} calculations ${describe(ofCalculations)}; ${keyChecks.length} checks of another key ${describe(ofKeys)}; failed: ${failed || 'none'}`,
      {
        'clusters p99 over 3 s': ofClusters.p99 > 3_000,
        'a key check waits over 100 ms': long && ofKeys.max > 100,
        'calls failed': failures.size > 0,
      },
    )
  },
}

const describe = ({ p50, p99, max }: Latencies): string =>
  `p50 ${Math.round(p50)} p99 ${Math.round(p99)} max ${Math.round(max)} ms`
