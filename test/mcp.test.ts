import { fileURLToPath } from 'node:url'
import type { Credentials, Order } from '@crossvenue/venues'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countTokens } from '../packages/gateway/src/mcp/count-tokens.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// The tools over two venues of the demo, called with the official client over HTTP and over standard input and output.

const BIN = fileURLToPath(new URL('../packages/gateway/bin/crossvenue.js', import.meta.url))

let service: Awaited<ReturnType<typeof startSandboxService>>
const clients: Client[] = []

beforeAll(async () => {
  service = await startSandboxService({ venues: ['kalshi', 'predictit'] })
}, 300_000)
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await service.close()
})

async function connect(transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  clients.push(client)
  return client
}
const overHttp = (key = service.key) =>
  connect(
    new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  )
const overStdio = (environment: Record<string, string> = {}) =>
  connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [BIN, 'mcp'],
      env: { CROSSVENUE_URL: service.url, CROSSVENUE_API_KEY: service.key, ...environment },
    }),
  )

/** Calls a tool and returns its text. */
async function textOf(client: Client, name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const [part] = content as { type: string; text: string }[]
  expect([content, part?.type]).toEqual([[part], 'text'])
  return isError ? `failed: ${part?.text}` : (part?.text ?? '')
}

interface Searched {
  total: number
  questions: { title: string; events: string[] }[]
}
interface Shown {
  columns: string[]
  questions: { relations: string[]; events: { event: string; asOf: string; markets: Market[] }[] }[]
}
interface Market {
  market: string
  outcomes: unknown[][]
}
interface Matched {
  matches: {
    a: { event: string; market: string }
    b: { event: string; market: string }
    relation: string
    settleTogether: { a: string; b: string }[]
    evidence: string[]
  }[]
}
const parsed = async <T>(...call: Parameters<typeof textOf>): Promise<T> => JSON.parse(await textOf(...call))

describe.each([
  ['HTTP', () => overHttp()],
  ['standard input and output', () => overStdio()],
])('the tools over %s', (_, dial) => {
  let client: Client
  beforeAll(async () => {
    client = await dial()
  })

  it('are those that read, each with its parameters', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'markets',
      'question',
      'best_prices',
      'matches',
      'explain',
      'history',
      'arbitrage',
      'set_arbitrage',
      'order_book',
    ])
    for (const { annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(Object.keys(inputSchema.properties ?? {})).toContain('maxTokens')
    }
  })

  it('lead from words to prices, evidence and a book', async () => {
    const found = await parsed<Searched>(client, 'search', { query: 'netanyahu' })
    expect(found.questions.map(({ events }) => events)).toContainEqual(['kalshi:KXNETANYAHUOUT-27', 'predictit:8250'])

    const event = 'kalshi:KXNETANYAHUOUT-27'
    const { columns, questions } = await parsed<Shown>(client, 'question', { event })
    expect(columns).toEqual(['outcome', 'label', 'price', 'bid', 'ask'])
    expect(questions.map(({ relations }) => relations)).toEqual([['complement']])
    const [kalshi] = questions[0]?.events ?? []
    expect(kalshi?.asOf).toMatch(/^2026-11-21T/)
    expect(kalshi?.markets[0]).toMatchObject({
      market: 'KXNETANYAHUOUT-27-26DEC31',
      outcomes: [
        ['KXNETANYAHUOUT-27-26DEC31:YES', 'Yes', 0.36, 0.35, 0.38],
        ['KXNETANYAHUOUT-27-26DEC31:NO', 'No', 0.64, 0.62, 0.65],
      ],
    })

    const { matches } = await parsed<Matched>(client, 'matches', { event })
    expect(matches).toMatchObject([
      {
        a: { event, market: 'KXNETANYAHUOUT-27-26DEC31' },
        b: { event: 'predictit:8250', market: '33141' },
        relation: 'complement',
        settleTogether: expect.arrayContaining([{ a: 'KXNETANYAHUOUT-27-26DEC31:YES', b: '33141:NO' }]),
      },
    ])
    expect(matches[0]?.evidence.join('\n')).toMatch(/^\w+ agree \+\d/m)

    const book = await parsed<{ bids: number[][]; asks: number[][] }>(client, 'order_book', {
      venue: 'kalshi',
      outcome: 'KXNETANYAHUOUT-27-26DEC31:YES',
      depth: 2,
    })
    expect([book.bids.length, book.asks.length]).toEqual([2, 2])
    const [[bid = 0] = [], [ask = 0] = []] = [book.bids[0], book.asks[0]]
    expect(bid).toBeGreaterThan(0)
    expect(bid).toBeLessThan(ask)
  })

  it('lead from a market of one venue to the best prices of its question', async () => {
    const found = await parsed<{ total: number; markets: Record<string, unknown>[] }>(client, 'markets', {
      query: 'netanyahu leave',
      venues: ['kalshi'],
    })
    expect(found.markets).toMatchObject([
      {
        market: 'kalshi:KXNETANYAHUOUT-27-26DEC31',
        outcomes: [
          ['KXNETANYAHUOUT-27-26DEC31:YES', 'Yes'],
          ['KXNETANYAHUOUT-27-26DEC31:NO', 'No'],
        ],
        bid: 0.35,
        ask: 0.38,
        volume24h: 7082,
        unit: 'contracts',
      },
    ])
    const { columns, questions } = await parsed<{ columns: string[]; questions: Record<string, unknown>[] }>(
      client,
      'best_prices',
      { market: 'kalshi:KXNETANYAHUOUT-27-26DEC31' },
    )
    expect(columns).toEqual(['market', 'outcome', 'price', 'bid', 'ask', 'asOf'])
    // NO on PredictIt settles with YES on Kalshi.
    expect(questions).toMatchObject([
      {
        yes: { buy: ['predictit', 0.34], sell: ['kalshi', 0.35] },
        markets: [
          ['kalshi:KXNETANYAHUOUT-27-26DEC31', 'KXNETANYAHUOUT-27-26DEC31:YES', null, 0.35, 0.38, expect.any(String)],
          ['predictit:33141', '33141:NO', null, 0.33, 0.34, expect.any(String)],
        ],
      },
    ])
  })

  it('explain a pair, matched or not', async () => {
    const [a, b] = ['kalshi:KXNETANYAHUOUT-27', 'predictit:8250']
    const { pairs } = await parsed<{ pairs: Record<string, unknown>[] }>(client, 'explain', { a, b })
    expect(pairs).toMatchObject([{ relation: 'complement', evidence: expect.arrayContaining([expect.any(String)]) }])
    const other = await parsed<Searched>(client, 'search', { limit: 20 })
    const [unlike = ''] = other.questions.flatMap(({ events }) => events).filter((each) => each !== a && each !== b)
    const apart = await parsed<{ pairs: { relation: string; reason: string }[] }>(client, 'explain', { a, b: unlike })
    expect(apart.pairs[0]).toMatchObject({ relation: 'none', reason: expect.stringMatching(/\w/) })
  })

  it('show past quotes of the outcomes that settle alike', async () => {
    const market = 'kalshi:KXNETANYAHUOUT-27-26DEC31'
    const past = await parsed<{ outcomes: object[]; columns: string[]; rows: unknown[][] }>(client, 'history', {
      market,
    })
    expect(past.columns).toEqual(['time', 'kalshi bid', 'kalshi ask', 'predictit bid', 'predictit ask'])
    expect(past.outcomes).toMatchObject([
      { venue: 'kalshi', outcome: 'KXNETANYAHUOUT-27-26DEC31:YES' },
      { venue: 'predictit', outcome: '33141:NO' },
    ])
    expect(past.rows.at(-1)?.slice(1)).toEqual([0.35, 0.38, 0.33, 0.34])
  })

  it('find pairs that pay, or say what else to do', async () => {
    const found = await parsed<{ opportunities: { profit: number; buy: object; sell: object }[]; advice?: string }>(
      client,
      'arbitrage',
    )
    if (found.opportunities.length === 0) expect(found.advice).toContain('`best_prices`')
    for (const { profit, buy, sell } of found.opportunities) {
      expect(profit).toBeGreaterThan(0)
      for (const leg of [buy, sell]) expect(leg).toMatchObject({ averagePrice: expect.any(Number) })
    }
  })

  it.each([
    ['search', {}],
    ['search', { limit: 100 }],
    ['markets', {}],
    ['markets', { limit: 100 }],
    ['question', { event: 'kalshi:KXUCL-27', markets: 1_000 }],
    ['best_prices', { query: 'win', limit: 100 }],
    ['matches', { event: 'kalshi:KXNETANYAHUOUT-27', limit: 100 }],
    ['explain', { a: 'kalshi:KXNETANYAHUOUT-27', b: 'predictit:8250' }],
    ['history', { market: 'kalshi:KXNETANYAHUOUT-27-26DEC31' }],
    ['arbitrage', { limit: 100 }],
    ['set_arbitrage', { limit: 100 }],
    ['order_book', { venue: 'kalshi', outcome: 'KXNETANYAHUOUT-27-26DEC31:YES', depth: 500 }],
  ])('answer %s %o within 2,000 tokens', async (name, input) => {
    const text = await textOf(client, name, input)
    expect(text).not.toMatch(/^failed/)
    expect(countTokens(text)).toBeLessThanOrEqual(2_000)
  })

  it('accept the page of an event instead of its id', async () => {
    const { questions } = await parsed<Shown>(client, 'question', {
      url: 'https://kalshi.com/events/kxnetanyahuout-27',
    })
    expect(questions[0]?.events.map(({ event }) => event)).toEqual(['kalshi:KXNETANYAHUOUT-27', 'predictit:8250'])
    const url = 'https://kalshi.com/events/kxnetanyahuout-27'
    expect(JSON.stringify(questions)).not.toContain(url)
    expect(await textOf(client, 'question', { event: 'kalshi:KXNETANYAHUOUT-27', pages: true })).toContain(url)
  })

  it.each([
    ['question', { event: 'kalshi:NONE' }, /^failed: EVENT_NOT_FOUND: .*Call `search`/],
    ['question', {}, /^failed: VALIDATION_ERROR: give either `event` or `url`/],
    [
      'order_book',
      { venue: 'nowhere', outcome: '1' },
      /^failed: NOT_FOUND: there is no venue nowhere\. The venues are/,
    ],
    ['order_book', { venue: 'predictit', outcome: '33141:YES' }, /^failed: NOT_SUPPORTED: .*Another venue/],
    ['search', { limit: 0 }, /^failed: .*limit/s],
    ['history', {}, /^failed: VALIDATION_ERROR: give either `market` or `url`/],
    ['history', { market: 'kalshi:NONE' }, /^failed: MARKET_NOT_FOUND: .*Call `/],
    ['best_prices', {}, /^failed: VALIDATION_ERROR: give one of `market`, `url` and `query`/],
    ['best_prices', { market: 'kalshi:NONE' }, /^failed: MARKET_NOT_FOUND: .*Call `/],
    ['explain', { a: 'kalshi:NONE', b: 'predictit:8250' }, /^failed: (EVENT|MARKET)_NOT_FOUND: .*Call `/],
  ])('say what to do after the failing call %s %o', async (name, input, expected) => {
    expect(await textOf(client, name, input)).toMatch(expected)
  })
})

describe('trading', () => {
  const order = { venue: 'kalshi', market: 'KXNETANYAHUOUT-27-26DEC31', outcome: 'KXNETANYAHUOUT-27-26DEC31:YES' }
  /** Rests below the best bid of 0.35. */
  const resting = { ...order, side: 'buy', amount: 40, price: 0.11 }
  let credentials: Credentials
  let client: Client
  const withCredentials = (key: string, given: unknown = { kalshi: credentials }) =>
    connect(
      new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
        requestInit: {
          headers: {
            authorization: `Bearer ${key}`,
            'x-crossvenue-credentials': Buffer.from(JSON.stringify(given)).toString('base64url'),
          },
        },
      }),
    )
  const namesOf = async (one: Client) => (await one.listTools()).tools.map(({ name }) => name)
  const openIds = async () =>
    (await parsed<{ orders: Order[] }>(client, 'open_orders', { venue: 'kalshi' })).orders.map(({ id }) => id)
  beforeAll(async () => {
    credentials = await service.sandbox.openAccount('kalshi', 'ann', 1_000)
    client = await withCredentials(service.key)
  })

  it('is offered to a key that may trade and whose client sends credentials, and to no other', async () => {
    expect(await namesOf(client)).toEqual(expect.arrayContaining(['prepare_order', 'submit_order', 'cancel_order']))
    expect(await namesOf(await overHttp())).not.toContain('submit_order')
    const reading = await withCredentials(await service.createKey('reader', 'read'))
    expect(await namesOf(reading)).not.toContain('submit_order')
    await expect(withCredentials(service.key, 'none')).rejects.toThrow(/x-crossvenue-credentials/)
    await expect(withCredentials(service.key, { kalshi: { baseUrl: 'http://10.0.0.1' } })).rejects.toThrow(/baseUrl/)
    const { tools } = await client.listTools()
    const sending = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)
    expect(sending).toEqual(['submit_order', 'cancel_order'])
  })

  it('sends nothing in the dry run, and the order once with its token', async () => {
    const text = await textOf(client, 'prepare_order', resting)
    const dry = JSON.parse(text) as { token: string; filledNow: object; ifAllFilledAtLimit: object; built: object }
    // Kalshi charges 0.07 x 40 x 0.11 x 0.89 = 0.274, rounded up to the cent, if the order is filled at once.
    expect(dry).toMatchObject({
      order: resting,
      built: { amount: 40, price: 0.11 },
      filledNow: { contracts: 0, gross: 0, fee: 0, net: 0 },
      ifAllFilledAtLimit: { contracts: 40, averagePrice: 0.11, gross: 4.4, fee: 0.28, net: 4.68 },
    })
    for (const secret of Object.values(credentials)) expect(text).not.toContain(String(secret).slice(0, 60))
    expect(await openIds()).toEqual([])

    const submitted = await parsed<Order>(client, 'submit_order', { token: dry.token, ...resting })
    expect(submitted).toMatchObject({ status: 'open', price: 0.11, amount: 40 })
    expect(await openIds()).toEqual([submitted.id])
    expect(await textOf(client, 'submit_order', { token: dry.token, ...resting })).toMatch(
      /^failed: VALIDATION_ERROR: this token is unknown, used or expired, and nothing was sent/,
    )
    expect(await openIds()).toEqual([submitted.id])
    const canceled = await parsed<Order>(client, 'cancel_order', { venue: 'kalshi', order: submitted.id })
    expect(canceled.status).toBe('canceled')
    expect(await openIds()).toEqual([])
  })

  it('refuses the token of another key, and a token with another order', async () => {
    const prepare = async () => (await parsed<{ token: string }>(client, 'prepare_order', resting)).token
    const other = await withCredentials(await service.createKey('other', 'trade'))
    expect(await textOf(other, 'submit_order', { token: await prepare(), ...resting })).toMatch(/^failed: .*unknown/)
    const changed = { ...resting, amount: 41 }
    expect(await textOf(client, 'submit_order', { token: await prepare(), ...changed })).toMatch(/^failed: .*differs/)
    expect(await openIds()).toEqual([])
  })

  it('says what an order would be filled at now', async () => {
    const taking = { ...order, side: 'buy', amount: 5, price: 0.6 }
    const { filledNow } = await parsed<{ filledNow: Record<string, number> }>(client, 'prepare_order', taking)
    const { contracts = 0, averagePrice = 0, gross = 0, fee = 0, net = 0 } = filledNow
    expect(contracts).toBe(5)
    expect(averagePrice).toBeLessThanOrEqual(0.6)
    expect(fee).toBeGreaterThan(0)
    expect([gross, net]).toEqual([expect.closeTo(5 * averagePrice, 6), expect.closeTo(gross + fee, 6)])
  })

  it('works over standard input and output, and only for a key with the scope trade', async () => {
    const stdio = await overStdio({ CROSSVENUE_CREDENTIALS: JSON.stringify({ kalshi: credentials }) })
    const { token } = await parsed<{ token: string }>(stdio, 'prepare_order', resting)
    const { id } = await parsed<Order>(stdio, 'submit_order', { token, ...resting })
    expect(await openIds()).toEqual([id])
    await textOf(stdio, 'cancel_order', { venue: 'kalshi', order: id })
    const reading = await overStdio({
      CROSSVENUE_API_KEY: await service.createKey('stdio reader', 'read'),
      CROSSVENUE_CREDENTIALS: JSON.stringify({ kalshi: credentials }),
    })
    expect(await textOf(reading, 'prepare_order', resting)).toMatch(/^failed: PERMISSION_DENIED: .*scope trade/)
  })
})

describe('the route', () => {
  it('refuses a request without a valid key, and verbs other than POST', async () => {
    await expect(overHttp('cv_wrong')).rejects.toThrow()
    const bare = await fetch(`${service.url}/mcp`, { method: 'POST', body: '{}' })
    expect(bare.status).toBe(401)
    const got = await fetch(`${service.url}/mcp`, { headers: { authorization: `Bearer ${service.key}` } })
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('counts a call of a tool against the limits of its key', async () => {
    const client = await overHttp()
    const left = async () => {
      const { headers } = await fetch(`${service.url}/v0/venues`, {
        headers: { authorization: `Bearer ${service.key}` },
      })
      return Number(headers.get('ratelimit')?.match(/r=(\d+)/)?.[1])
    }
    const before = await left()
    await textOf(client, 'search')
    // The request of the client, the call that the tool makes, and the request that reads the figure.
    expect(before - (await left())).toBe(3)
  })
})

describe('the command', () => {
  it('names the address where no gateway answers', async () => {
    const client = await overStdio({ CROSSVENUE_URL: 'http://127.0.0.1:9' })
    expect(await textOf(client, 'search')).toMatch(
      /^failed: NETWORK_ERROR: no gateway answers at http:\/\/127\.0\.0\.1:9 .*start it with `crossvenue serve`/,
    )
  })
})
