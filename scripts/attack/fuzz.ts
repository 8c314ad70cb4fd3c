import { type Attack, countOf, outcome } from './attack.ts'
import { call, inParallel } from './call.ts'
import { createRandom, hostileText, oneOf } from './hostile-text.ts'

type Random = () => number

/** Random requests to every path of the document, with arguments of every kind. */
export const fuzzedRequests: Attack = {
  name: 'fuzzed requests',
  finding: 'L1 L8',
  before: '39 answers of 500 in 38,000',
  against: 'busy',
  async run({ busy, venueUrls, long, ms }) {
    const { paths } = JSON.parse((await call(busy, '/openapi.json')).text) as { paths: Record<string, unknown> }
    const random = createRandom(11)
    const turns = long ? 50_000 : 1_500
    let sent = 0
    /** How often each kind of fault was seen, with its first example. */
    const faults = new Map<string, { count: number; example: string }>()
    await inParallel(
      24,
      async () => {
        sent += 1
        const template = oneOf(random, Object.keys(paths))
        const path = template.replace('{exchange}', oneOf(random, Object.keys(venueUrls)))
        const isPost = random() < 0.7
        const request = isPost ? path : `${path}?${queryOf(random)}`
        // Long polls and the stream of changes stay open by design; the next request finds more than waiting does.
        const staysOpen = path.includes('/watch') || path === '/v0/stream'
        const signal = AbortSignal.timeout(staysOpen ? 300 : 45_000)
        const body = isPost ? bodyOf(random) : undefined
        const { status, text } = await call(busy, request, { signal, ...(isPost && { body }) })
        const note = (kind: string): void => {
          const { count, example } = faults.get(`${kind} ${template}`) ?? {
            count: 0,
            example: JSON.stringify([request, body, text.slice(0, 200)]).slice(0, 600),
          }
          faults.set(`${kind} ${template}`, { count: count + 1, example })
        }
        if (status === 0 && !staysOpen) note('no answer')
        if (status === 500) note('500')
        if (status >= 400 && !isEnvelope(text)) note('no envelope')
        if (/\.ts:\d|\bat .*node:internal/.test(text)) note('a stack')
      },
      { turns, ms },
    )
    const found = [...faults.values()].reduce((sum, { count }) => sum + count, 0)
    return outcome(
      `${countOf(sent, turns, 'requests')}, ${found} faults`,
      {
        'requests fail': faults.size > 0,
        'the server ended': busy.hasEnded(),
      },
      Array.from(faults, ([kind, { count, example }]) => `${count} x ${kind}, as ${example}`),
    )
  },
}

function isEnvelope(text: string): boolean {
  try {
    const { success, error } = JSON.parse(text)
    return success === false && typeof error.code === 'string' && typeof error.message === 'string'
  } catch {
    return false
  }
}

const names =
  'id slug url query outcomeId marketId eventId limit cursor since start end resolution status sort relation venues offset params args credentials __proto__ constructor'.split(
    ' ',
  )

const queryOf = (random: Random): string =>
  Array.from({ length: Math.floor(random() * 4) }, () => `${oneOf(random, names)}=${encode(textOf(random))}`).join('&')

/** Lone surrogates have no percent-encoding. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

const textOf = (random: Random): string =>
  oneOf(random, [
    () => hostileText(random, 30),
    () =>
      oneOf(random, [
        'constructor',
        '__proto__',
        '\ud800',
        '..',
        '.',
        '',
        '-1',
        '1e9',
        'null',
        'https://kalshi.com/constructor',
      ]),
  ])()

function bodyOf(random: Random): string {
  if (random() < 0.05) return hostileText(random, 200)
  const args = Array.from({ length: Math.floor(random() * 4) }, () => anyValue(random, 3))
  return JSON.stringify(
    random() < 0.8 ? { args } : Object.fromEntries(names.slice(0, 5).map((name) => [name, anyValue(random, 2)])),
  )
}

function anyValue(random: Random, depth: number): unknown {
  const kind = Math.floor(random() * (depth > 0 ? 8 : 6))
  if (kind < 3) return textOf(random)
  if (kind === 3) return oneOf(random, [0, -1, 1, 0.5, 1e21, Number.MAX_SAFE_INTEGER, -0.0000001])
  if (kind === 4) return oneOf(random, [null, true, false])
  if (kind === 5) return oneOf(random, ['buy', 'yes', '1h', 'active'])
  if (kind === 6) return Array.from({ length: Math.floor(random() * 4) }, () => anyValue(random, depth - 1))
  return Object.fromEntries(
    Array.from({ length: Math.floor(random() * 4) }, () => [oneOf(random, names), anyValue(random, depth - 1)]),
  )
}
