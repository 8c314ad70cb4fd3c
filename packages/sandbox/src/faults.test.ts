import { CrossvenueError, type ErrorCode, errorCodes, type Venue } from '@crossvenue/venues'
import { afterAll, it } from 'vitest'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { type Fault, faults } from './faults.ts'
import { fakeVenues, sandboxVenues } from './sandbox.ts'
import type { SandboxVenue } from './scenario.ts'

// The effect of every fault of a venue, on every venue, over real HTTP: the error that reports it, and no harm to
// anything else. A rejection that nobody handles fails the run by itself. `npm run faults` prints the table.

const UNHARMED = 'unharmed'
/** A list that ended early, with its correct beginning. */
const ENDED = 'ended'
/** Stands where nothing was tried. */
const WHOLE = '-'
type Effect = ErrorCode | typeof UNHARMED | typeof ENDED

/** The expected effects, the usual one first. */
const expected: Readonly<Record<Fault, readonly Effect[]>> = {
  'too many calls': ['RATE_LIMIT_EXCEEDED'],
  'too many calls, with a wait': ['RATE_LIMIT_EXCEEDED'],
  'server error': ['EXCHANGE_NOT_AVAILABLE'],
  'HTML error page': ['EXCHANGE_NOT_AVAILABLE'],
  'HTML page': ['EXCHANGE_ERROR'],
  'truncated JSON': ['EXCHANGE_ERROR'],
  'wrong types': ['EXCHANGE_ERROR'],
  'missing fields': ['EXCHANGE_ERROR'],
  // Some answers are objects by the requested ids.
  'empty object': ['EXCHANGE_ERROR', 'OUTCOME_NOT_FOUND'],
  'new unknown fields': [UNHARMED],
  'slow drip': ['EXCHANGE_TIMEOUT'],
  'connection reset': ['NETWORK_ERROR'],
  'broken off': ['NETWORK_ERROR'],
  '50 MB answer': ['EXCHANGE_ERROR'],
  // Trades may come whole, and what they are of may be looked up in a list first, which does not have it.
  'empty pages without end': ['EXCHANGE_ERROR', ENDED, 'MARKET_NOT_FOUND', 'OUTCOME_NOT_FOUND'],
  'repeated cursor': ['EXCHANGE_ERROR', UNHARMED],
}
const names = Object.keys(faults) as Fault[]
/** Faults of pages mean nothing where lists come whole, nor for one thing alone; and 50 MB take a while. */
const ofPages: readonly Fault[] = ['empty pages without end', 'repeated cursor']
const ofLists: readonly Fault[] = ['50 MB answer', ...ofPages]
const PATIENCE = 240_000

interface Known {
  eventId: string
  marketId: string
  outcomeId: string
}

/** The reads of a venue; lists are read to their end. */
const reads: Record<string, (venue: Required<Venue>, known: Known) => Promise<unknown>> = {
  loadMarkets: (venue) => venue.loadMarkets(),
  fetchTrades: (venue, { outcomeId }) => venue.fetchTrades(outcomeId, { limit: 10_000 }),
  fetchEvent: (venue, { eventId }) => venue.fetchEvent({ eventId }),
  fetchMarket: (venue, { marketId }) => venue.fetchMarket({ marketId }),
  fetchOrderBook: (venue, { outcomeId }) => venue.fetchOrderBook(outcomeId),
  fetchOHLCV: (venue, { outcomeId }) => venue.fetchOHLCV(outcomeId, { resolution: '1h' }),
}
const lists = ['loadMarkets', 'fetchTrades']

/** Returns the allowed effects. If only a full page says that there is more, an empty one is the last. */
function allowed(id: SandboxVenue, fault: Fault, method: string): readonly Effect[] {
  if (method !== 'loadMarkets' || !ofPages.includes(fault)) return expected[fault]
  return fault === 'empty pages without end' && !fakeVenues[id].more?.fields ? [ENDED] : ['EXCHANGE_ERROR']
}

/** The effects by venue and fault. */
const table = new Map<SandboxVenue, Map<Fault, Set<Effect>>>()
afterAll(() => console.log(written()))

it.concurrent.for(sandboxVenues)('%s', { timeout: PATIENCE }, async (id, { expect }) => {
  const sandbox = await startStillSandbox()
  /** New each time: a venue remembers what it read, keeps to the rate of the real one, and leaves it alone that fails. */
  const venueOf = (id: SandboxVenue, timeoutMs = 60_000) => sandbox.venue(id, { retries: 0, timeoutMs })
  const another = id === 'kalshi' ? 'polymarket' : 'kalshi'
  const ours = await firstPage(venueOf(id))
  const theirs = await firstPage(venueOf(another))
  const markets = Object.values(await venueOf(id).loadMarkets())
  const { eventId = '', marketId = '', outcomes = [] } = markets.find(({ bestBid }) => bestBid) ?? markets[0] ?? {}
  const known = { eventId, marketId, outcomeId: outcomes[0]?.outcomeId ?? '' }
  const row = new Map<Fault, Set<Effect>>()
  table.set(id, row)

  for (const fault of names) {
    const patience = fault === 'slow drip' ? 2_000 : undefined
    const effects = new Set<Effect>()
    row.set(fault, effects)
    if (ofPages.includes(fault) && (fakeVenues[id].more?.onlyOrders ?? !fakeVenues[id].more)) continue
    for (const method of ofLists.includes(fault) ? lists : Object.keys(reads)) {
      const read = reads[method]
      if (!read || !(method in venueOf(id))) continue
      // Fake venues count calls by the minute.
      sandbox.time += 60_000
      sandbox.injectFault(id, fault)
      const answer = await read(venueOf(id, patience), known).catch((error: unknown) => error)
      sandbox.injectFault(id)
      const whole = answer instanceof Error ? undefined : await read(venueOf(id), known)
      const what = effectOf(answer, whole)
      effects.add(what)
      expect.soft(allowed(id, fault, method), `${fault}: ${method}`).toContain(what)
      if (!(answer instanceof CrossvenueError)) continue
      const isMissing = ['MARKET_NOT_FOUND', 'OUTCOME_NOT_FOUND'].includes(answer.code)
      expect.soft(answer, `${fault}: ${method}`).toMatchObject({ exchange: id, retryable: !isMissing })
      if (fault === 'too many calls, with a wait') expect.soft(answer.retryAfter).toBe(7)
    }

    const venue = venueOf(id, patience)
    sandbox.injectFault(id, fault)
    await firstPage(venue).catch(() => undefined)
    expect.soft(await firstPage(venueOf(another)), `${another} while ${id} suffers: ${fault}`).toEqual(theirs)
    sandbox.injectFault(id)
    // An empty list looks right, and some keep what looks right for a minute.
    sandbox.time += 60_000
    await expect.poll(() => firstPage(venue), { timeout: PATIENCE / 4, message: `${id} after: ${fault}` }).toEqual(ours)
  }
  await sandbox.close()
})

const firstPage = async (venue: Required<Venue>) =>
  (await venue.fetchEventsPaginated({ limit: 2 })).data.map((event) => event.id)

/** Classifies an answer by comparing it with the correct one. */
function effectOf(answer: unknown, whole: unknown): Effect {
  if (answer instanceof CrossvenueError) return answer.code
  if (answer instanceof Error) throw answer
  const parts = new Set(Object.values(whole as object).map((part) => JSON.stringify(part)))
  const given = Object.values(answer as object).map((part) => JSON.stringify(part))
  if (given.some((part) => !parts.has(part))) throw new Error('the answer contains wrong data')
  return given.length === Object.keys(whole as object).length ? UNHARMED : ENDED
}

/** Formats the table, each effect by its initials. */
function written(): string {
  const initials = (effect: Effect): string => effect.replace(/(^|_)([A-Z])[A-Z]*/g, '$2')
  const cell = (text: string): string => text.padEnd(12)
  const used = new Set([...table.values()].flatMap((row) => [...row.values()].flatMap((effects) => [...effects])))
  return [
    ['venue'.padEnd(15), ...names.map((_, index) => cell(String(index + 1)))],
    ...[...table]
      .sort()
      .map(([id, row]) => [
        id.padEnd(15),
        ...names.map((fault) => cell([...(row.get(fault) ?? [])].map(initials).sort().join(' ') || WHOLE)),
      ]),
    [''],
    ...names.map((fault, index) => [`${index + 1}  ${fault}`]),
    [''],
    [`${WHOLE}  its lists come whole`],
    ...[...used].sort().map((effect) => {
      const code = effect in errorCodes ? errorCodes[effect as ErrorCode] : undefined
      return [`${initials(effect)}  ${effect}${code ? ` (${code.status}${code.retryable ? ', retryable' : ''})` : ''}`]
    }),
  ]
    .map((cells) => cells.join(''))
    .join('\n')
}
