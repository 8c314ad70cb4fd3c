import { join } from 'node:path'
import Database from 'libsql'
import { compared, measure, quantile, type Target, timeEach } from '../load.ts'
import { servers } from '../servers.ts'
import { type Started, startProcess } from '../start-process.ts'
import type { Keep } from '../targets.ts'

const QUESTIONS = '/v0/matched-market-clusters'
const ARBITRAGE = '/v0/arbitrage?relations=identity,complement,subset,superset'
const SEARCHES = 5
/** The questions whose past is requested, and the quotes of each of their markets: a day of one each two minutes. */
const [PASTS, POINTS] = [40, 720]
const MINUTE = 60_000

/** Stores past quotes of some questions, as a day of changing prices leaves them; returns a market of each. */
export function fillPast(dataDir: string, now: number): string[] {
  const database = new Database(join(dataDir, 'crossvenue.db'))
  const markets = database
    .prepare(
      `select q.question_id as question, q.event_id as event, q.market_id as market, m.quotes from question_markets q
       join markets m on m.event_id = q.event_id and m.market_id = q.market_id
       where q.question_id in (select id from questions order by id limit ?) order by 1, 2`,
    )
    .all(PASTS) as { question: string; event: string; market: string; quotes: string }[]
  const insert = database.prepare(
    'insert or replace into quote_history (event_id, market_id, at, quotes) values (?, ?, ?, ?)',
  )
  database.exec('begin')
  for (const { event, market, quotes } of markets) {
    for (let point = 0; point < POINTS; point++) {
      const moved = (JSON.parse(quotes) as (number | null)[][]).map((some) =>
        some.map((value) => value && Math.round(1e4 * (0.9 * value + 1e-4 * (point % 100))) / 1e4),
      )
      insert.run(event, market, now - (2 * point + 1) * MINUTE, JSON.stringify(moved))
    }
  }
  database.exec('commit')
  database.close()
  const first = new Map(markets.map(({ question, event, market }) => [question, `${event.split(':')[0]}:${market}`]))
  return [...first.values()]
}

interface Served {
  gateway: Started
  url: string
  headers: Record<string, string>
  dataDir: string
  /** A market of each question whose past is stored. */
  pasts: readonly string[]
  seconds: number
  keep: Keep
}

/** Measures the browse of questions, a search for arbitrage among all pairs, and the past of one question. */
export async function measureQuestions(served: Served): Promise<void> {
  const { gateway, url, headers, dataDir, pasts, seconds, keep } = served
  const target = (call: Partial<Target>): Target => ({ url, server: gateway, headers, ...call })
  const get = async (path: string): Promise<string> => {
    const response = await fetch(url + path, { headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${text.slice(0, 200)}`)
    return text
  }

  const bare = await startProcess(servers.bare, { bodies: [await get(QUESTIONS)] })
  const sent = await measure({ url: bare.message as string, server: bare }, { seconds })
  const browsed = await measure(target({ path: QUESTIONS }), { seconds })
  await bare.stop()
  keep({ questions: compared(browsed, sent) })

  // Each search has another limit, so that none is answered from memory.
  const searches = Array.from({ length: SEARCHES }, (_, n) => `${ARBITRAGE}&limit=${n + 1}`)
  const searched = await timeEach(target({}), searches)
  const reader = await startProcess(servers.readPairs, dataDir)
  const readMs = reader.message as number
  await reader.stop()
  const searchMs = quantile(searched, 0.5)
  keep({ arbitrage: { value: searchMs / readMs, detail: { searchMs, worst: searched.at(-1), readMs } } })

  const paths = pasts.map((market) => `/v0/price-history?marketId=${encodeURIComponent(market)}`)
  const stringify = await startProcess(servers.bare, { bodies: await Promise.all(paths.map(get)), stringifies: true })
  const written = await measure({ url: stringify.message as string, server: stringify }, { seconds })
  await stringify.stop()
  const read = await measure(target({ vary: (n) => ({ path: paths[n % paths.length] ?? '/' }) }), { seconds })
  keep({ history: compared(read, written) })
}
