import { ONE } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { instant, matchedOf, type Tag } from './account-wire.ts'
import { exception } from './answers.ts'
import { priceOfOdds } from './ladder.ts'
import type { Body } from './reads.ts'
import { marketOf, runnerOf, statusOf } from './wire.ts'

const MAX_INSTRUCTIONS = 200
/** A name of the caller's is refused for so long after its first use. */
const WINDOW_MS = 60_000
const REFERENCE = /^[\w:.+*;~-]{1,32}$/
const FIRST_BET = 331_000_000_000

interface Instruction {
  market: ScenarioMarket
  side: 'BACK' | 'LAY'
  price: bigint
  size: bigint
  atOnce: boolean
  customerOrderRef: string | undefined
}

const millionths = (value: number): bigint => BigInt(Math.round(value * Number(ONE)))
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Creates the function that places an account's orders in one market, all or none, and answers as the venue does. */
export function createOrderEntry(exchange: Exchange) {
  const { engine } = exchange
  const names = new Map<string, number>()
  let count = FIRST_BET

  const isRepeated = (account: string, reference: unknown): boolean => {
    if (reference === undefined) return false
    const key = `${account} ${reference}`
    const before = names.get(key)
    names.set(key, exchange.now())
    return before !== undefined && exchange.now() - before < WINDOW_MS
  }

  const place = (account: string, order: Instruction, given: unknown) => {
    const { market, side, price, size, atOnce, customerOrderRef } = order
    count += 1
    const tag: Tag = { betId: String(count), market, customerOrderRef }
    exchange.trade(market)
    const placed = engine.place({
      account,
      market: market.id,
      token: 0,
      side: side === 'BACK' ? 'buy' : 'sell',
      price,
      size,
      unfilled: atOnce ? 'refuse' : 'rest',
      tag,
    })
    const report = { instruction: given, betId: tag.betId, placedDate: instant(exchange.now()) }
    if ('order' in placed) {
      const orderStatus = placed.order.status === 'open' ? 'EXECUTABLE' : 'EXECUTION_COMPLETE'
      return { status: 'SUCCESS', ...report, ...matchedOf(placed.order, engine.fills), orderStatus }
    }
    if (placed.refused === 'unfilled') {
      return { status: 'SUCCESS', ...report, averagePriceMatched: 0, sizeMatched: 0, orderStatus: 'EXPIRED' }
    }
    return failed(given, placed.refused === 'funds' ? 'INSUFFICIENT_FUNDS' : 'ERROR_IN_ORDER')
  }

  return (account: string, body: Body): Response => {
    const { marketId, instructions, customerRef } = body
    const isNamed = customerRef === undefined || REFERENCE.test(String(customerRef))
    if (typeof marketId !== 'string' || !Array.isArray(instructions) || !isNamed) return exception('INVALID_INPUT_DATA')
    if (instructions.length < 1 || instructions.length > MAX_INSTRUCTIONS) return exception('INVALID_INPUT_DATA')
    const answer = (status: string, instructionReports: unknown[], errorCode?: string) =>
      Response.json({ status, marketId, instructionReports, ...(errorCode && { errorCode }) })

    const event = exchange.events('betfair').find((each) => marketOf(each) === marketId)
    if (!event) return answer('FAILURE', [], 'INVALID_MARKET_ID')
    const state = statusOf(exchange, event)
    if (state !== 'OPEN') {
      return answer('FAILURE', [], state === 'SUSPENDED' ? 'MARKET_SUSPENDED' : 'MARKET_NOT_OPEN_FOR_BETTING')
    }
    if (isRepeated(account, customerRef)) return answer('FAILURE', [], 'DUPLICATE_TRANSACTION')

    const read = instructions.map((each) => readInstruction(event, each))
    if (read.includes('malformed')) return exception('INVALID_INPUT_DATA')
    const problems = read.map((each) => (typeof each === 'string' ? each : undefined))
    const orders = read.filter((each): each is Instruction => typeof each !== 'string')
    const isShort = instructions.length > 1 && worstCost(orders) > engine.ledger.account(account).cash
    if (isShort || problems.some(Boolean)) {
      const word = isShort ? 'INSUFFICIENT_FUNDS' : 'ERROR_IN_ORDER'
      const reports = instructions.map((given, n) => failed(given, problems[n] ?? word))
      return answer('FAILURE', reports, 'BET_ACTION_ERROR')
    }
    const reports = orders.map((order, n) => place(account, order, instructions[n]))
    const isRefused = reports.some(({ status }) => status === 'FAILURE')
    return isRefused ? answer('FAILURE', reports, 'BET_ACTION_ERROR') : answer('SUCCESS', reports)
  }
}

const failed = (instruction: unknown, errorCode: string) => ({ status: 'FAILURE', errorCode, instruction })

/** The most that orders may cost together, in millionths of millionths. */
const worstCost = (orders: readonly Instruction[]): bigint =>
  orders.reduce((sum, { side, price, size }) => sum + (side === 'BACK' ? price : ONE - price) * size, 0n)

/** Reads an instruction; a text is the venue's word for what is wrong with it. */
function readInstruction(event: ScenarioEvent, given: unknown): Instruction | string {
  if (!isObject(given) || !isObject(given.limitOrder)) return 'malformed'
  const { selectionId, handicap = 0, side, orderType, limitOrder, customerOrderRef } = given
  const { price: odds, size, persistenceType, timeInForce, betTargetType, betTargetSize } = limitOrder
  const isKnown =
    orderType === 'LIMIT' &&
    handicap === 0 &&
    (side === 'BACK' || side === 'LAY') &&
    (timeInForce === undefined || timeInForce === 'FILL_OR_KILL') &&
    (customerOrderRef === undefined || REFERENCE.test(String(customerOrderRef)))
  // A stake, or a payout to aim at, and never both.
  const payout = betTargetType === 'PAYOUT' && size === undefined ? betTargetSize : undefined
  const stake = betTargetType === undefined && betTargetSize === undefined ? size : undefined
  const sum = payout ?? stake
  if (!isKnown || typeof sum !== 'number' || typeof odds !== 'number') return 'malformed'
  const market = event.markets.find((each) => runnerOf(each) === selectionId)
  if (!market) return 'INVALID_RUNNER'
  if (market.winner !== undefined) return 'RUNNER_REMOVED'
  const price = priceOfOdds(odds)
  if (price === undefined) return 'INVALID_ODDS'
  if (sum <= 0 || Math.round(sum * 100) !== Number((sum * 100).toFixed(6))) return 'INVALID_BET_SIZE'
  if (persistenceType !== 'LAPSE' && !(persistenceType === 'PERSIST' && event.starts)) return 'INVALID_PERSISTENCE_TYPE'
  return {
    market,
    side: side as Instruction['side'],
    price,
    size: millionths(payout === undefined ? sum * odds : sum),
    atOnce: timeInForce !== undefined,
    customerOrderRef: customerOrderRef === undefined ? undefined : String(customerOrderRef),
  }
}
