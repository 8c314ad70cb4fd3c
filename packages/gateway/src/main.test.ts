import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

// Every step starts a separate process, and the demo matches hundreds of events, which takes minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const BIN = fileURLToPath(new URL('../bin/crossvenue.js', import.meta.url))
const ENVIRONMENT = { PATH: process.env.PATH, CROSSVENUE_LOG_LEVEL: 'info' }

let folder: string
let catalogue: string
let labels: string

const market = (marketId: string, title: string) => ({
  marketId,
  title,
  resolutionDate: '2026-03-18T18:00:00Z',
  outcomes: [
    { outcomeId: `${marketId}:YES`, label: 'Yes', price: 0.4 },
    { outcomeId: `${marketId}:NO`, label: 'No', price: 0.6 },
  ],
})
const title = 'Will the Fed cut rates at its March 2026 meeting?'
const events = [
  { sourceExchange: 'polymarket', id: '101', title, markets: [market('201', title)] },
  { sourceExchange: 'kalshi', id: 'KXFEDCUT-26MAR', title, markets: [market('KXFEDCUT-26MAR-T0', title)] },
]
const pair = {
  a: { venue: 'kalshi', eventId: 'KXFEDCUT-26MAR', marketId: 'KXFEDCUT-26MAR-T0' },
  b: { venue: 'polymarket', eventId: '101', marketId: '201' },
  relation: 'identity',
}

const writeLines = (name: string, values: readonly unknown[]) => {
  const path = join(folder, name)
  writeFileSync(path, values.map((value) => `${JSON.stringify(value)}\n`).join(''))
  return path
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crossvenue-'))
  catalogue = writeLines('catalogue.jsonl', events)
  labels = writeLines('labels.jsonl', [{ ...pair, certainty: 'certain', source: 'test' }])
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a command to its end. */
const run = (...args: string[]) => runWith({}, ...args)

async function runWith(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [BIN, ...args], { env: { ...ENVIRONMENT, ...environment } })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { stdout, stderr, code }
}

async function text(stream: Readable): Promise<string> {
  const chunks = await stream.setEncoding('utf8').toArray()
  return chunks.join('')
}

/** Starts a command that stays, and waits for a line of one of its streams. */
async function start(stream: 'stdout' | 'stderr', last: (line: string) => boolean, ...args: string[]) {
  const child = spawn(process.execPath, [BIN, ...args], { env: ENVIRONMENT })
  const lines: string[] = []
  for await (const line of createInterface(child[stream])) {
    lines.push(line)
    if (last(line)) break
  }
  child[stream].resume()
  return { child, lines }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal)
  return (await once(child, 'exit'))[0]
}

describe('exit codes', () => {
  it('are 0 for help and 2 for wrong usage', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, stderr: '' })
    expect(await run('serve', '--port', 'abc')).toMatchObject({ code: 2, stdout: '' })
  })

  it('are 1 for a failure, with its message', async () => {
    expect(await run('match', join(folder, 'none.jsonl'), '--out', join(folder, 'edges.jsonl'))).toEqual({
      stdout: '',
      stderr: `crossvenue: there is no catalogue file ${join(folder, 'none.jsonl')}\n`,
      code: 1,
    })
  })
})

describe('a reader that closes the pipe', () => {
  it('ends each command without a word', async () => {
    const explain = ['explain', 'kalshi:KXFEDCUT-26MAR', 'polymarket:101', '--catalogue', catalogue]
    for (const args of [['--help'], ['serve', '--help'], ['eval', catalogue, labels], explain]) {
      const child = spawn(process.execPath, [BIN, ...args], { env: ENVIRONMENT })
      child.stdout.destroy()
      const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
      expect({ stderr, code }, args[0]).toEqual({ stderr: '', code: 0 })
    }
  })
})

describe('keys and serve', () => {
  it('create and revoke keys that a running service notices at once, and end on SIGTERM', async () => {
    const data = ['--data', join(folder, 'served')]
    const { child, lines } = await start(
      'stderr',
      (line) => line.includes('"matched"'),
      ...['serve', '--port', '0', '--catalogue', catalogue, ...data],
    )
    const { url } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'serving')

    const created = await run('keys', 'create', '--name', 'laptop', ...data)
    expect(created).toEqual({ stdout: expect.stringMatching(/^cv_[\w-]{43}\n$/), stderr: '', code: 0 })
    const headers = { 'x-api-key': created.stdout.trim() }
    const ask = () => fetch(`${url}/v0/matched-event-clusters?eventId=101`, { headers })
    const { data: clusters } = (await (await ask()).json()) as { data: { events: { eventId: string }[] }[] }
    expect(clusters.map(({ events }) => events.map(({ eventId }) => eventId).sort())).toEqual([
      ['kalshi:KXFEDCUT-26MAR', 'polymarket:101'],
    ])

    const list = await run('keys', 'list', ...data)
    expect(list.stdout).toMatch(/^[0-9a-f]{8}\tlaptop\ttrade\tcreated \d{4}-\d\d-\d\d\n$/)
    const rotated = await run('keys', 'rotate', 'laptop', '--overlap', '1h', ...data)
    expect(rotated).toEqual({
      stdout: expect.stringMatching(/^cv_[\w-]{43}\n$/),
      stderr: expect.stringMatching(/^the secret that laptop had is valid until \S+Z\n$/),
      code: 0,
    })
    expect((await ask()).status).toBe(200)
    const usage = await run('usage', '--key', 'laptop', ...data)
    expect(usage.stdout).toMatch(/^key\tday\trequests\tfailed\tbytes\n/)

    const revoked = await run('keys', 'revoke', 'laptop', ...data)
    expect(revoked.stdout).toMatch(/\tlaptop\ttrade\tcreated .*\trevoked \d{4}-\d\d-\d\d\tformer secret until .*\n$/)
    expect((await ask()).status).toBe(401)

    expect(await stop(child, 'SIGTERM')).toBe(0)
  })
})

describe('keys create', () => {
  const data = () => ['--data', join(folder, 'planned')]

  it('takes a plan of the plans file, a scope and a time', async () => {
    const plans = join(folder, 'plans.yaml')
    writeFileSync(plans, 'small:\n  requestsPerMinute: 60\n')
    const environment = { CROSSVENUE_PLANS: plans }
    const key = ['keys', 'create', '--name', 'guest', '--scope', 'read', '--expires', '30d', '--plan']
    expect(await runWith(environment, ...key, 'smal', ...data())).toMatchObject({
      stderr: `crossvenue: there is no plan smal in ${plans}; its plans are small\n`,
      code: 2,
    })
    expect(await run(...key, 'small', ...data())).toMatchObject({
      stderr: 'crossvenue: CROSSVENUE_PLANS names no plans file: set it for the command and for the service\n',
      code: 2,
    })
    expect((await runWith(environment, ...key, 'small', ...data())).code).toBe(0)
    const { stdout } = await run('keys', 'list', ...data())
    expect(stdout).toMatch(/\tguest\tread\tplan small\tcreated \S+\texpires \d{4}-\d\d-\d\d\n$/)
  })

  it('has a plan that `keys plan` changes and removes', async () => {
    const plans = join(folder, 'more-plans.yaml')
    writeFileSync(plans, 'small:\n  requestsPerMinute: 60\nlarge:\n  requestsPerMinute: 600\n')
    const environment = { CROSSVENUE_PLANS: plans }
    const own = ['--data', join(folder, 'replanned')]
    await runWith(environment, 'keys', 'create', '--name', 'partner', '--plan', 'small', ...own)
    const changed = await runWith(environment, 'keys', 'plan', 'partner', 'large', ...own)
    expect(changed).toMatchObject({ stdout: expect.stringMatching(/\tpartner\ttrade\tplan large\t/), code: 0 })
    expect(await runWith(environment, 'keys', 'plan', 'partner', 'larg', ...own)).toMatchObject({
      stderr: `crossvenue: there is no plan larg in ${plans}; its plans are small, large\n`,
      code: 2,
    })
    const removed = await run('keys', 'plan', 'partner', ...own)
    expect(removed).toMatchObject({ stdout: expect.stringMatching(/\tpartner\ttrade\tcreated \S+\n$/), code: 0 })
    expect(await run('keys', 'plan', 'nobody', ...own)).toMatchObject({
      stderr: 'crossvenue: there is no live key with the name or id nobody\n',
    })
  })

  it('refuses a time without a unit', async () => {
    const { stderr, code } = await run('keys', 'create', '--name', 'guest', '--expires', '30', ...data())
    expect([stderr, code]).toEqual([expect.stringContaining('must be a span of time such as 90s, 15m'), 2])
  })
})

describe('doctor', () => {
  it('finds what is missing, says what to do, and fails only for failures', async () => {
    const data = join(folder, 'examined')
    const environment = { CROSSVENUE_VENUES: 'mock', CROSSVENUE_PROT: '1' }
    const { stdout, code } = await runWith(environment, 'doctor', '--port', '0', '--data', data)
    expect(stdout).toMatch(/^ok {7}node: Node \d/)
    expect(stdout).toMatch(/^warning {2}configuration: CROSSVENUE_PROT is not a setting.* CROSSVENUE_PORT\?$/m)
    expect(stdout).toMatch(/^warning {2}store: there is no store in .*\n {9}create a key with `crossvenue keys create/m)
    expect(stdout).toMatch(/^ok {7}venue: mock answers/m)
    expect(stdout.includes('failure') ? 1 : 0).toBe(code)

    const broken = await runWith({ CROSSVENUE_HISTORY_DAYS: 'ten' }, 'doctor', '--json')
    expect(JSON.parse(broken.stdout)).toContainEqual({
      check: 'configuration',
      state: 'failure',
      message: 'CROSSVENUE_HISTORY_DAYS must be a whole number of at least 1, got "ten"',
      advice: expect.stringContaining('docs/settings.md'),
    })
    expect(broken.code).toBe(1)
  })
})

describe('a port in use', () => {
  it.each([
    ['demo', []],
    ['serve --sandbox', ['--data', 'taken']],
    ['serve', ['--data', 'taken']],
  ])('ends `%s` at once with the port and the option to choose another', async (command, more) => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const options = more.map((option) => (option === 'taken' ? join(folder, 'taken') : option))
    const { code, stderr } = await run(...command.split(' '), '--port', String(port), ...options)
    taken.close()
    expect(stderr).toBe(
      `crossvenue: port ${port} is in use on 127.0.0.1; choose another with --port NUMBER or CROSSVENUE_PORT\n`,
    )
    expect(code).toBe(1)
  })
})

describe('match and eval', () => {
  it('write edges in the format of labels', async () => {
    const out = join(folder, 'edges.jsonl')
    expect(await run('match', catalogue, '--out', out)).toEqual({ stdout: '1 edges\n', stderr: '', code: 0 })
    const edges = readFileSync(out, 'utf8').trim().split('\n')
    expect(edges.map((line) => JSON.parse(line))).toEqual([
      { ...pair, confidence: expect.any(Number), evidence: expect.any(Array) },
    ])
  })

  it('leave the file of an earlier run unchanged until theirs is complete', async () => {
    const out = join(folder, 'kept.jsonl')
    writeFileSync(out, 'of an earlier run')
    // Occupies the name of the temporary file.
    mkdirSync(`${out}.part`)
    expect(await run('match', catalogue, '--out', out)).toMatchObject({ stdout: '', code: 1 })
    expect(readFileSync(out, 'utf8')).toBe('of an earlier run')
  })

  it('write edges to a pipe', async () => {
    expect(await run('match', catalogue, '--out', '/dev/null')).toMatchObject({
      stdout: expect.stringContaining('1 edges\n'),
      code: 0,
    })
    expect(statSync('/dev/null').isFile()).toBe(false)
  })

  it('score edges', async () => {
    const { stdout, code } = await run('eval', catalogue, labels)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^identity +1 +1 +1 +1\.000 +1\.000$/m)
    const json = await run('eval', catalogue, labels, '--json')
    expect(JSON.parse(json.stdout)).toMatchObject({
      edges: 1,
      labels: 1,
      scores: { identity: { labelled: 1, predicted: 1, right: 1, precision: 1, recall: 1 } },
    })
  })
})

describe('eval', () => {
  const other = { ...pair.a, eventId: 'KXGONE' }

  it('leaves out labels of events and markets that the catalogue does not have, and lists them', async () => {
    const some = writeLines('some.jsonl', [
      { ...pair, certainty: 'certain' },
      { ...pair, a: other, certainty: 'certain' },
      { ...pair, b: { ...pair.b, marketId: '999' }, certainty: 'likely' },
    ])
    const { stdout, stderr, code } = await run('eval', catalogue, some)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^identity +1 +1 +1 +1\.000 +1\.000$/m)
    expect(stderr.split('\n')).toEqual([
      'warning: 2 of 3 labels are not scored: the catalogue lacks what they name',
      `  ${some}:2: no event kalshi:KXGONE/KXFEDCUT-26MAR-T0`,
      `  ${some}:3: no market polymarket:101/999`,
      '',
    ])
    const json = await run('eval', catalogue, some, '--json')
    expect(JSON.parse(json.stdout)).toMatchObject({ labels: 1, notInCatalogue: 2 })
  })

  it.each([
    ['relation', { relation: 'same' }],
    ['certainty', { certainty: undefined }],
    ['a.eventId', { a: { venue: 'kalshi' } }],
    ['b.marketId', { b: { venue: 'polymarket', eventId: '101' } }],
  ])('names the field %s of a label that is wrong', async (field, change) => {
    const wrong = writeLines('wrong.jsonl', [{ ...pair, certainty: 'certain', ...change }])
    const { stderr, code } = await run('eval', catalogue, wrong)
    expect(code).toBe(2)
    expect(stderr).toMatch(`${wrong}:1: ${field}: `)
  })
})

describe('explain', () => {
  it('prints the comparisons behind an edge', async () => {
    const { stdout, code } = await run('explain', 'kalshi:KXFEDCUT-26MAR', 'polymarket:101', '--catalogue', catalogue)
    expect(code).toBe(0)
    expect(stdout).toContain('kalshi:KXFEDCUT-26MAR\n  Will the Fed cut rates at its March 2026 meeting? (1 markets)\n')
    expect(stdout).toMatch(/^identity [01]\.\d{3} {2}KXFEDCUT-26MAR-T0 ~ 201$/m)
    expect(stdout).toMatch(/^ {2}\w+ +agree +\+\d/m)
  })

  it('accepts options before the events, and several files', async () => {
    const empty = writeLines('empty.jsonl', [])
    const events = ['kalshi:KXFEDCUT-26MAR', 'polymarket:101']
    const before = await run('explain', '--catalogue', catalogue, '--catalogue', empty, ...events)
    const after = await run('explain', ...events, '--catalogue', catalogue)
    expect(before).toMatchObject({ stderr: '', code: 0 })
    expect(before.stdout).toBe(after.stdout)
  })

  it('accepts markets, and shows overrides', async () => {
    const ruled = writeLines('overrides.jsonl', [{ a: pair.a, b: pair.b, relation: 'none', note: 'another meeting' }])
    const { stdout, code } = await run(
      ...['explain', 'kalshi:KXFEDCUT-26MAR/KXFEDCUT-26MAR-T0', 'polymarket:101/201'],
      ...['--catalogue', catalogue, '--overrides', ruled],
    )
    expect(code).toBe(0)
    expect(stdout).toContain('kalshi:KXFEDCUT-26MAR/KXFEDCUT-26MAR-T0\n')
    expect(stdout).toContain(
      'none 1.000  KXFEDCUT-26MAR-T0 ~ 201\n  ruled by the operator: none\n  note: another meeting\n',
    )
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([])
  })

  it('names a missing event', async () => {
    const { stderr, code } = await run('explain', 'kalshi:NONE', 'polymarket:101', '--catalogue', catalogue)
    expect(code).toBe(1)
    expect(stderr).toBe(
      'crossvenue: there is no event kalshi:NONE; write <venue>:<event id>, or <venue>:<event id>/<market id> for one market of it\n',
    )
  })
})

describe('demo', () => {
  it('prints a key and requests that work, and ends on SIGINT', async () => {
    const { child, lines } = await start('stdout', (line) => line.includes('Ctrl-C'), 'demo', '--port', '0')
    const [browse = '', anchored = '', events = ''] = lines.filter((line) => line.includes('curl'))
    const run = async (command: string) =>
      JSON.parse((await promisify(execFile)('sh', ['-c', command], { maxBuffer: 1e8 })).stdout)
    expect((await run(browse)).meta).toMatchObject({ count: 1, total: expect.toSatisfy((total) => total > 50) })
    expect((await run(anchored)).data[0].events).toHaveLength(2)
    const found = (await run(events)).data
    expect(found).toHaveLength(2)
    // The fake venues have a time of their own, which is printed, at which candles exist and no market has closed.
    expect(lines.join('\n')).toContain('There it is 2026-11-21 now')
    const [{ outcomeId }] = found[0].markets[0].outcomes
    const candles = await run(events.replace(/fetchEvents.*'/, `fetchOHLCV?outcomeId=${outcomeId}&resolution=1h'`))
    expect(candles.data.length).toBeGreaterThan(10)
    expect(candles.data.at(-1).timestamp).toBe(Date.parse('2026-11-21T00:00:00Z'))
    expect(await stop(child, 'SIGINT')).toBe(0)
  })
})
