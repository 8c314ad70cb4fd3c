import { Agent, request } from 'node:http'
import { atEvenIntervals } from '../at-even-intervals.ts'

/** A request of the load. */
export interface LoadRequest {
  path: string
  body?: string
  /** Its venue fails now and then, so that an error that names it is expected. */
  mayFail?: string
}

export interface Answers {
  /** Milliseconds from request to answer of those that always have one, in the order of the answers. */
  times: number[]
  /** How often each expected error of a failing venue was answered, by its code. */
  explained: Map<string, number>
  /** The first of each kind of error that nothing explains. */
  unexplained: Map<string, string>
}

const PATIENCE_MS = 60_000

/**
 * Sends requests in turn, at even intervals for some seconds, or as fast as a number of connections is answered. By
 * `node:http`, which takes a third of the processor time of `fetch`, on a machine that the gateway shares.
 */
export function createSender(url: string, key: string, requests: readonly LoadRequest[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const answers: Answers = { times: [], explained: new Map(), unexplained: new Map() }
  let count = 0

  const answerOf = ({ path, body }: LoadRequest) =>
    new Promise<{ ok: boolean; text: string }>((resolve, reject) => {
      const options = { agent, headers, method: body ? 'POST' : 'GET', timeout: PATIENCE_MS }
      const sent = request(url + path, options, (response) => {
        const ok = response.statusCode === 200
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => ok || parts.push(part))
        response.on('end', () => resolve({ ok, text: Buffer.concat(parts).toString() }))
        response.on('error', reject)
      })
      sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)))
      sent.on('error', reject)
      sent.end(body)
    })
  const send = async (): Promise<void> => {
    const next = requests[count++ % requests.length] as LoadRequest
    const start = performance.now()
    try {
      const { ok, text } = await answerOf(next)
      if (ok && !next.mayFail) answers.times.push(performance.now() - start)
      if (!ok) note(answers, text, next.mayFail)
    } catch (error) {
      answers.unexplained.set(`${next.path}: ${(error as Error).name}`, (error as Error).message)
    }
  }
  /** Returns the answers since the last time. */
  const taken = (): Answers => {
    const { times, explained, unexplained } = answers
    Object.assign(answers, { times: [], explained: new Map(), unexplained: new Map() })
    return { times, explained, unexplained }
  }

  return {
    async atRate(rate: number, seconds: number): Promise<Answers> {
      await atEvenIntervals(send, { rate, seconds })
      return taken()
    },
    /** Returns the requests per second that are answered. */
    async atMost(connections: number, seconds: number): Promise<number> {
      const [begin, before] = [performance.now(), count]
      const isOver = () => performance.now() - begin > seconds * 1_000
      const keepSending = async () => {
        while (!isOver()) await send()
      }
      await Promise.all(Array.from({ length: connections }, keepSending))
      taken()
      return ((count - before) * 1_000) / (performance.now() - begin)
    },
    close: () => agent.destroy(),
  }
}

function note({ explained, unexplained }: Answers, text: string, mayFail: string | undefined): void {
  const { code, exchange } = errorIn(text)
  if (code !== undefined && exchange !== undefined && exchange === mayFail) {
    explained.set(code, (explained.get(code) ?? 0) + 1)
  } else unexplained.set(code ?? 'no error of ours', text.slice(0, 300))
}

function errorIn(text: string): { code?: string; exchange?: string } {
  try {
    return (JSON.parse(text) as { error?: { code?: string; exchange?: string } }).error ?? {}
  } catch {
    return {}
  }
}
