import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { inParallel } from './call.ts'

// Two hundred clients of one key; half read clusters and half calculate. They run in a separate process that does not
// read what it receives, because otherwise it would mostly measure its own work.

export interface ClientsOrder {
  url: string
  key: string
  clients: number
  ms: number
}

export interface ClientsReport {
  /** The milliseconds of each answer. */
  clusters: number[]
  calculations: number[]
  /** How many answers failed, by status and code. */
  failures: Record<string, number>
}

const PAUSE_MS = 20
const PATIENCE_MS = 60_000
const BOOK = { bids: [{ price: 0.4, size: 9 }], asks: [{ price: 0.6, size: 9 }] }
const CALCULATION = JSON.stringify({ args: [BOOK, 'buy', 1] })

const [{ url, key, clients, ms }] = (await once(process, 'message')) as [ClientsOrder]
const agent = new Agent({ keepAlive: true, maxSockets: clients })
const report: ClientsReport = { clusters: [], calculations: [], failures: {} }

interface Received {
  /** 0 if there was no answer. */
  status: number
  /** The start of the body, if it is an error. */
  text: string
}

function send(path: string, body?: string): Promise<Received> {
  return new Promise((resolve) => {
    const headers = { 'x-api-key': key, 'accept-encoding': 'gzip', ...(body && { 'content-type': 'application/json' }) }
    const sent = request(
      url + path,
      { agent, method: body ? 'POST' : 'GET', headers, timeout: PATIENCE_MS },
      (response) => {
        const status = response.statusCode ?? 0
        let text = ''
        if (status === 200) response.resume()
        else response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('error', () => undefined)
        response.once('close', () => resolve({ status: response.complete ? status : 0, text }))
      },
    )
    sent.once('timeout', () => sent.destroy())
    sent.on('error', () => resolve({ status: 0, text: '' }))
    sent.end(body)
  })
}

await inParallel(
  clients,
  async (turn) => {
    const isRead = turn % 2 === 0
    const begun = performance.now()
    const query = `limit=${20 + (turn % 30)}&minConfidence=${0.4 + (turn % 7) / 20}`
    const { status, text } = isRead
      ? await send(`/v0/matched-event-clusters?${query}`)
      : await send('/api/kalshi/getExecutionPrice', CALCULATION)
    if (status === 200) (isRead ? report.clusters : report.calculations).push(performance.now() - begun)
    else if (status !== 429) {
      const [, code = ''] = /"code":"(\w+)"/.exec(text) ?? []
      const failure = `${status} ${code}`.trim()
      report.failures[failure] = (report.failures[failure] ?? 0) + 1
    }
    await pause(PAUSE_MS)
  },
  { ms },
)
process.send?.(report, () => process.disconnect())
