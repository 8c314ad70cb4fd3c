import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { scenario } from '@crossvenue/sandbox'
import { createVenue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undescribedFields } from './__fixtures__/undescribed-fields.ts'
import { type FakeVenues, startFakeVenues } from './commands/fake-venues.ts'
import { readConfig } from './config.ts'
import { layOut } from './lay-out.ts'
import { createLog } from './log.ts'
import { hosted, libraryDocument, type OpenApi, type Parameter } from './openapi.ts'
import { describedVenues } from './reference/described-venues.ts'
import { example } from './reference/example.ts'
import { exampleKey } from './reference/recorded-answer.ts'
import { recordedAnswers } from './reference/recorded-answers.generated.ts'
import { trimAnswer } from './reference/trim-answer.ts'
import { type RunningService, startService } from './service.ts'

// Sends every example of the reference, with curl as its page shows it, to a service over fake venues, as `demo` and
// `serve --sandbox` start it.

// The clock of the venues moves between two requests only, so that every run gets the same answers.
let clock = Date.parse(scenario.begins)
let fake: FakeVenues
let service: RunningService
let key: string
let document: OpenApi
beforeAll(async () => {
  fake = await startFakeVenues(() => clock)
  const config = { ...readConfig({}), ...fake.config, port: 0, dataDir: ':memory:' }
  service = await startService(config, { log: createLog('silent'), now: fake.now, account: fake.account })
  key = await service.keys.create('test', { scope: 'admin' })
  await service.ingested
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApi
}, 900_000)
afterAll(async () => {
  await service.close()
  await fake.sandbox.close()
})

const exampleOf = (parameters: readonly Parameter[], name: string): string =>
  String(parameters.find((parameter) => parameter.name === name)?.example)

async function send(
  path: string,
  { parameters = [], query = [], body }: Sent,
): Promise<{ status: number; text: string }> {
  const search = query.flatMap(({ name, example, content }) => {
    const value = example ?? content?.['application/json'].example
    if (value === undefined) return []
    return [[name, Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : value]]
  })
  const address = `${service.url}${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(exampleOf(parameters, name)))}`
  clock += 1_000
  const response = await fetch(`${address}?${new URLSearchParams(search as [string, string][])}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (isStream) await response.body?.cancel()
  return { status: response.status, text: isStream ? '' : await response.text() }
}

// Answers by the example that they answer, as pages show them.
const recorded = new Map<string, { path: string; text: string }>()

/** Secrets, and figures of this very run, are no example of anything. */
const NOT_RECORDED: readonly string[] = ['/v0/webhooks', '/v0/usage']
/** How much these say depends on how fast this machine is. They stay as they were recorded; delete one to record it again. */
const KEPT: readonly string[] = [
  ...['/api/{exchange}/fetchArbitrage', '/v0/arbitrage', '/v0/arbitrage/sets', '/v0/price-history'],
  ...['/v0/status', '/health'],
]

function record(path: string, from: OpenApi, answer: { status: number; text: string } | undefined): void {
  if (answer?.status !== 200 || !answer.text.startsWith('{') || NOT_RECORDED.includes(path)) return
  const key = exampleKey(path, from)
  const kept = KEPT.includes(path) ? recordedAnswers[path]?.[key] : undefined
  recorded.set(key, { path, text: kept ?? layOut(trimAnswer(JSON.parse(answer.text))).trimEnd() })
}

/** Writes the module of the recorded answers. */
function recordedModule(): string {
  const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
  const answersOf = (path: string) =>
    [...recorded]
      .filter(([, answer]) => answer.path === path)
      .map(([key, { text }]) => `    '${key}': \`${escaped(text)}\`,`)
      .sort()
  const paths = [...new Set(Array.from(recorded.values(), ({ path }) => path))].sort()
  return `// Recorded by examples.test.ts over fake venues; \`npx vitest run packages/gateway/src/examples.test.ts -u\` renews it.
/** The answers to examples of the reference, by path and \`exampleKey\`. */
export const recordedAnswers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${paths.map((path) => `  '${path}': {\n${answersOf(path).join('\n')}\n  },`).join('\n')}
}
`
}

/** Sends the request of a page as the page shows it, with curl; a stream ends after a second. */
async function sendShown(path: string, from: OpenApi): Promise<{ status: number; text: string }> {
  const isStream = path === '/v0/stream'
  const options = `-s -w '\\n%{http_code}' --max-time ${isStream ? 1 : 60}`
  const command = `${example(path, from).replace(/^curl/, `curl ${options}`)}${isStream ? ' || [ $? = 28 ]' : ''}`
  clock += 1_000
  const env = { ...process.env, CROSSVENUE_API_KEY: key }
  const { stdout } = await promisify(execFile)('bash', ['-c', command], { env, maxBuffer: 1e8 })
  const end = stdout.lastIndexOf('\n')
  return { status: Number(stdout.slice(end + 1)), text: isStream ? '' : stdout.slice(0, end) }
}

interface Sent {
  parameters?: readonly Parameter[]
  query?: readonly Parameter[]
  body?: unknown
}

it('every example of the reference succeeds over fake venues, and its answer has only fields that are described', {
  timeout: 900_000,
}, async () => {
  const failures: string[] = []
  const undescribed: string[] = []
  const placeholders: string[] = []
  // Cancels the orders that other examples read.
  const isLast = (path: string) => Number(path.endsWith('/cancelAllOrders'))
  const paths = Object.entries(document.paths).sort(([a], [b]) => isLast(a) - isLast(b))
  for (const [path, { parameters = [], get, post }] of paths) {
    const body = post?.requestBody?.content['application/json'].example
    // An operation that neither the mock nor the venue of the account offers has placeholders, which no venue takes.
    if (JSON.stringify([parameters, body]).includes('<id of ')) {
      placeholders.push(path.slice(path.lastIndexOf('/') + 1))
      continue
    }
    const answers = [
      ...(get && post
        ? [{ verb: 'GET', operation: get, ...(await send(path, { parameters, query: get.parameters ?? [] })) }]
        : []),
      ...(post ? [{ verb: 'POST', operation: post, ...(await sendShown(path, document)) }] : []),
      ...(get && !post ? [{ verb: 'GET', operation: get, ...(await sendShown(path, document)) }] : []),
    ]
    record(path, document, answers.at(-1))
    for (const { verb, operation, status, text } of answers) {
      if (status !== 200) failures.push(`${verb} ${path}: ${status} ${text.slice(0, 300)}`)
      else if (path.includes('fetch') && /"data":\[\]/.test(text)) failures.push(`${verb} ${path}: an empty list`)
      else if (/"status":"(failed|unknown)"/.test(text)) failures.push(`${verb} ${path}: a part failed: ${text}`)
      const schema = operation.responses[200]?.content?.['application/json']?.schema
      if (status === 200 && schema && text.startsWith('{')) {
        const fields = undescribedFields(JSON.parse(text), schema, document)
        undescribed.push(...fields.map((field) => `${verb} ${path}: ${field}`))
      }
    }
  }
  expect(failures).toEqual([])
  expect(placeholders.sort()).toEqual([
    ...[
      'buildApprovals',
      'buildRedemption',
      'deliveries',
      'fetchSettlements',
      'fetchTradingFees',
      'replay',
      '{webhookId}',
    ],
  ])
  expect(undescribed, 'fields that answers carry and the document does not describe').toEqual([])
})

it('pages show the answers that their examples get now, of a service with an account and of one without', async () => {
  const without = hosted(libraryDocument(), { publicUrl: service.url, venues: describedVenues() })
  for (const [path, { parameters = [], post }] of Object.entries(without.paths)) {
    const body = post?.requestBody?.content['application/json'].example
    if (recorded.has(exampleKey(path, without)) || JSON.stringify([parameters, body]).includes('<id of ')) continue
    record(path, without, await sendShown(path, without))
  }
  expect(recorded.size).toBeGreaterThan(90)
  await expect(recordedModule()).toMatchFileSnapshot('reference/recorded-answers.generated.ts')
})

describe('without the mock venue and without an account', () => {
  const venues = ['kalshi', 'polymarket'].map((id) => createVenue(id))
  const { paths } = hosted(libraryDocument(), { publicUrl: 'https://gateway.example.test', venues })

  it('examples name a venue that is served', () => {
    const named = Object.values(paths).flatMap(({ parameters = [] }) =>
      parameters.flatMap(({ name, example }) => (name === 'exchange' ? example : [])),
    )
    // Kalshi has no endpoint for its time.
    expect(new Set(named)).toEqual(new Set(['kalshi', 'polymarket']))
  })

  it('examples of accounts have credentials that are recognizable placeholders', () => {
    const body = paths['/api/{exchange}/fetchPositions']?.post?.requestBody?.content['application/json']
    expect(body?.example).toEqual({
      args: ['<address of a wallet>'],
      credentials: { apiKey: '<id of your key at the venue>', privateKey: '<the key itself>' },
    })
  })

  it('gives a filter as an empty object, so that no viewer makes one up', () => {
    const filter = paths['/api/{exchange}/fetchEvents']?.get?.parameters?.find(({ name }) => name === 'filter')
    expect(filter?.content?.['application/json'].example).toEqual({})
  })
})
