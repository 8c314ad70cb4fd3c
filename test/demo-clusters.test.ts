import { readFileSync } from 'node:fs'
import { scenario } from '@crossvenue/sandbox'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from '../packages/gateway/src/answer-error.ts'
import { findAnchor } from '../packages/gateway/src/clusters/anchor.ts'
import type { ClusterPage } from '../packages/gateway/src/clusters/cluster.ts'
import { ClusterQuery, parseClusterQuery } from '../packages/gateway/src/clusters/cluster-query.ts'
import { demoRequests } from '../packages/gateway/src/commands/demo-requests.ts'
import type { Environment } from '../packages/gateway/src/environment.ts'
import { createLog } from '../packages/gateway/src/log.ts'
import { answersOf } from '../packages/gateway/src/lookups/job.ts'
import { countTokens } from '../packages/gateway/src/mcp/count-tokens.ts'
import { readVia } from '../packages/gateway/src/mcp/read.ts'
import { tools } from '../packages/gateway/src/mcp/tools.ts'
import { parseMarketClusterQuery } from '../packages/gateway/src/questions/question-query.ts'
import { answerLookup } from '../packages/gateway/src/routes/lookup.ts'
import { openDemoCatalogue } from './demo-catalogue.ts'

let demo: Awaited<ReturnType<typeof openDemoCatalogue>>
let app: Hono<Environment>
beforeAll(async () => {
  demo = await openDemoCatalogue()
  const answer = answerLookup(answersOf(demo.lookups))
  app = new Hono<Environment>()
    .get('/v0/matched-event-clusters', answer('eventClusters', parseClusterQuery))
    .get('/v0/matched-market-clusters', answer('marketClusters', parseMarketClusterQuery))
  app.onError(answerError(createLog('fatal')))
})
afterAll(() => demo.close())

const ask = async (path: string): Promise<string> => (await app.request(path)).text()
const find = async (query: string): Promise<ClusterPage> => JSON.parse(await ask(`/v0/matched-event-clusters?${query}`))

it('the demo reads every venue', () => {
  expect(demo.failed).toEqual([])
})

describe('the size of an answer', () => {
  it('is under 400 kB for the default browse, and under 20 kB for half of the clusters', async () => {
    const { data } = await find('')
    expect(data).toHaveLength(50)
    expect((await ask('/v0/matched-event-clusters')).length).toBeLessThan(400_000)
    const sizes = data.map((cluster) => JSON.stringify(cluster).length).sort((a, b) => a - b)
    expect(sizes[25]).toBeLessThan(20_000)
  })

  it('is under 20 kB for half of the clusters with their edges', async () => {
    const { data } = await find('includeRawMatches=true&limit=500')
    const sizes = data.map((cluster) => JSON.stringify(cluster).length).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(20_000)
  })
})

describe('the answers of MCP tools', () => {
  /** Calls a tool with its defaults. */
  const call = async (name: string, given: object = {}): Promise<string> => {
    const tool = tools.find((each) => each.name === name)
    return (await tool?.run(
      readVia((path) => app.request(path)),
      tool.input.parse(given),
    )) as string
  }

  it('stay under 2,000 tokens by default for every question, with markets of eight events where it has them', async () => {
    const events: string[] = []
    const sizes: number[] = []
    let cursor: string | undefined
    let fewest = Number.POSITIVE_INFINITY
    do {
      const text = await call('search', { ...(cursor !== undefined && { cursor }) })
      sizes.push(countTokens(text))
      const page = JSON.parse(text)
      expect(page).not.toHaveProperty('leftOut')
      events.push(...page.questions.map((each: { events: string[] }) => each.events[0]))
      cursor = page.next
    } while (cursor !== undefined)
    expect(events.length).toBeGreaterThan(50)
    for (const event of events) {
      const [priceText, matched] = [await call('question', { event }), await call('matches', { event })]
      sizes.push(countTokens(priceText), countTokens(matched))
      const { questions } = JSON.parse(priceText)
      const { events: sides }: { events: { markets: unknown[] }[] } = questions[0]
      const priced = sides.filter(({ markets }) => markets.length > 0).length
      fewest = Math.min(fewest, sides.length - priced === 0 ? Number.POSITIVE_INFINITY : priced)
      expect(priced, event).toBeGreaterThanOrEqual(Math.min(sides.length, 8))
      expect(JSON.parse(matched).matches.length, event).toBeGreaterThan(0)
    }
    sizes.sort((one, other) => one - other)
    console.log(
      `${sizes.length} answers of tools: median ${sizes[sizes.length >> 1]} tokens, largest ${sizes.at(-1)}; fewest priced where some are not: ${fewest}`,
    )
    expect(sizes.at(-1)).toBeLessThanOrEqual(2_000)
  })

  it('grow with `maxTokens`, and say what they left out', async () => {
    const input = { event: 'kalshi:KXUCL-27', markets: 200 }
    const [short, long] = [await call('question', input), await call('question', { ...input, maxTokens: 20_000 })]
    expect(short).toContain('further markets; raise `markets` and `maxTokens`')
    expect(long.length).toBeGreaterThan(2 * short.length)
    expect(long).not.toContain('leftOut')
  })
})

describe('a compact cluster', () => {
  it('shows markets of each of its events, and edges that hold all of them together', async () => {
    const { data } = await find('includeRawMatches=true&limit=500')
    const problems = data.flatMap(({ events, rawMatches = [], clusterId }) => {
      const reached = new Set([events[0]?.eventId])
      for (let before = -1; before < reached.size; ) {
        before = reached.size
        for (const { venueA, eventAId, venueB, eventBId } of rawMatches) {
          const [a, b] = [`${venueA}:${eventAId}`, `${venueB}:${eventBId}`]
          if (reached.has(a)) reached.add(b)
          if (reached.has(b)) reached.add(a)
        }
      }
      const lost = events.filter(({ eventId, markets }) => !reached.has(eventId) || markets.length === 0)
      return lost.map(({ eventId }) => `${clusterId} ${eventId}`)
    })
    expect(problems).toEqual([])
  })

  it('is tied by identity and complement', async () => {
    const { data } = await find('limit=500')
    expect(new Set(data.flatMap(({ relations }) => relations))).toEqual(new Set(['identity', 'complement']))
  })
})

describe('the time of prices', () => {
  it.each(['view=compact', 'view=full&limit=20'])('stands on every market of every cluster (%s)', async (query) => {
    const { data } = await find(query)
    const times = data.flatMap(({ events }) => events.flatMap(({ markets }) => markets.map(({ asOf }) => asOf)))
    expect(times.length).toBeGreaterThan(100)
    // The clock of the demo stands still while its catalogue is read.
    expect(new Set(times)).toEqual(new Set([new Date(scenario.begins).toISOString()]))
  })
})

describe('withOrderbook', () => {
  it('keeps the edges between two venues whose lists carry no quotes', async () => {
    const between = async (query: string) => {
      const { data } = await find(`eventId=opinion:5283&relation=identity&includeRawMatches=true&${query}`)
      const edges = data.flatMap(({ rawMatches = [] }) => rawMatches)
      return edges.filter(({ venueA, venueB }) => venueA === 'opinion' && venueB === 'probable')
    }
    const covered = await between('withOrderbook=true')
    expect(covered.length).toBeGreaterThan(0)
    expect(covered).toEqual(await between(''))
  })
})

describe('an address in an answer', () => {
  it('of any event or market is an anchor that leads to its event', async () => {
    const events = await demo.store.read((view) => view.events())
    expect(events.length).toBeGreaterThan(500)
    const anchors = events.flatMap(({ id, sourceExchange, url, markets }) =>
      [url, ...markets.map((market) => market.url)].flatMap((page) =>
        page === undefined ? [] : [[page, `${sourceExchange}:${id}`] as const],
      ),
    )
    const lost: string[] = []
    for (const [page, eventId] of new Map(anchors)) {
      const found = await demo.store
        .read((view) => findAnchor(view, { url: page }, demo.resolveUrl))
        .catch((error: Error) => new Set([error.message]))
      if (!found?.has(eventId)) lost.push(`${eventId} ${page}: ${[...(found ?? [])]}`)
    }
    expect(lost).toEqual([])
  })
})

describe('a parameter', () => {
  const hostile = [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '//constructor',
    'https://__proto__/x',
    'https://polymarket.com/event/%E0%A4%A',
    'https://kalshi.com/markets/%',
    '\ud800',
    '\0',
    '%',
    "' or 1=1 --",
    '1e999',
    '[]',
    'x'.repeat(10_000),
  ]

  it.each(Object.keys(ClusterQuery.shape))('%s with hostile words is no fault of ours', async (name) => {
    for (const value of hostile) {
      const response = await app.request(`/v0/matched-event-clusters?limit=1&${new URLSearchParams({ [name]: value })}`)
      expect([value.slice(0, 50), response.status]).toEqual([
        value.slice(0, 50),
        expect.toSatisfy((status) => status < 500),
      ])
    }
  })
})

describe('the README', () => {
  const path = new URL('../README.md', import.meta.url)

  it('shows what the demo answers (npx vitest run test/demo-clusters.test.ts -u rewrites it)', async () => {
    const answers = Object.values(demoRequests).map(
      async (request) => `\`\`\`sh
curl -s -H "Authorization: Bearer $KEY" 'http://127.0.0.1:3847${request}'
\`\`\`

\`\`\`json
${await ask(request)}\`\`\``,
    )
    const blocks = await Promise.all(answers)
    const shown = /```sh\ncurl [^`]*```\n\n```json\n[^`]*```/g
    const readme = readFileSync(path, 'utf8')
    expect(readme.match(shown)).toHaveLength(blocks.length)
    const text = readme.replace(shown, () => blocks.shift() ?? '')
    await expect(text).toMatchFileSnapshot(path.pathname)
  })

  it.each(Object.entries(demoRequests))('shows an answer to %s that fits on a screen', async (_, request) => {
    const lines = (await ask(request)).trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(40)
    expect(lines.filter((line) => line.length > 160)).toEqual([])
  })
})
