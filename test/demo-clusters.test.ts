import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClusterPage } from '../packages/gateway/src/clusters/cluster.ts'
import { answersOf } from '../packages/gateway/src/clusters/cluster-answers.ts'
import { demoRequests } from '../packages/gateway/src/commands/demo-requests.ts'
import { answerClusters } from '../packages/gateway/src/routes/clusters.ts'
import { openDemoCatalogue } from './demo-catalogue.ts'

let demo: Awaited<ReturnType<typeof openDemoCatalogue>>
let app: Hono
beforeAll(async () => {
  demo = await openDemoCatalogue()
  app = new Hono().get('/v0/matched-event-clusters', answerClusters(answersOf(demo.clusters)))
}, 120_000)
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

describe('the README', () => {
  const path = new URL('../README.md', import.meta.url)

  it('shows what the demo answers (npx vitest run test/demo-clusters.test.ts -u writes it anew)', async () => {
    let text = readFileSync(path, 'utf8')
    for (const [name, request] of Object.entries(demoRequests)) {
      const [before, after] = [`<!-- demo:${name}:begin -->`, `<!-- demo:${name}:end -->`]
      expect(text).toContain(before)
      const block = `\`\`\`sh
curl -s -H "Authorization: Bearer $KEY" \\
  'http://127.0.0.1:3847${request}'
\`\`\`

\`\`\`json
${await ask(request)}\`\`\``
      text = `${text.slice(0, text.indexOf(before) + before.length)}\n${block}\n${text.slice(text.indexOf(after))}`
    }
    await expect(text).toMatchFileSnapshot(path.pathname)
  })

  it.each(Object.entries(demoRequests))('shows an answer to %s that fits on a screen', async (_, request) => {
    const lines = (await ask(request)).split('\n')
    expect(lines.length).toBeLessThan(60)
    expect(lines.filter((line) => line.length > 160)).toEqual([])
  })
})
