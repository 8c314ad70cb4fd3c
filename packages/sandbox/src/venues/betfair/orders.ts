import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { clearedRow, currentRow, fundsRow, instant, matchRows, tagOf } from './account-wire.ts'
import { exception } from './answers.ts'
import { createOrderEntry } from './order-entry.ts'
import type { Body } from './reads.ts'
import type { Member } from './sessions.ts'
import { marketIdOf, marketOf, runnerOf, statusOf } from './wire.ts'

/** An operation of a member who has signed in. */
export type Operation = (member: Member, body: Body) => Response

const MAX_RECORDS = 1_000
const STATUSES = ['SETTLED', 'VOIDED', 'LAPSED', 'CANCELLED']

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Creates the operations of accounts: those of the betting API, and those of the other one. */
export function createOrders(exchange: Exchange) {
  const { engine } = exchange
  const place = createOrderEntry(exchange)
  const closed = new Set(
    exchange
      .events('betfair')
      .filter(({ markets }) => markets.every(({ status }) => status === 'resolved'))
      .map(marketOf),
  )

  const mine = ({ name }: Member): EngineOrder[] => {
    const own = [...engine.orders.values()].filter(({ account }) => account === name)
    // Prices that moved meanwhile may fill resting orders.
    for (const order of own) {
      const tag = order.status === 'open' ? tagOf(order) : undefined
      if (tag) exchange.trade(tag.market)
    }
    return own
  }
  const isSettled = (order: EngineOrder): boolean => closed.has(marketIdOf(tagOf(order)?.market ?? { id: '' }))

  /** A page of bets that pass the filters which all lists have. */
  const listed = (body: Body, key: string, rows: readonly { betId: string; marketId: string }[]): Response => {
    const { betIds = [], marketIds = [], fromRecord = 0, recordCount = MAX_RECORDS } = body
    const isKnown = isTexts(betIds) && isTexts(marketIds) && Number.isInteger(fromRecord)
    if (!isKnown || !Number.isInteger(recordCount) || Number(recordCount) > MAX_RECORDS) {
      return exception('INVALID_INPUT_DATA')
    }
    const found = rows.filter(
      ({ betId, marketId }) =>
        (betIds.length === 0 || betIds.includes(betId)) && (marketIds.length === 0 || marketIds.includes(marketId)),
    )
    const end = Number(fromRecord) + (Number(recordCount) || MAX_RECORDS)
    return Response.json({ [key]: found.slice(Number(fromRecord), end), moreAvailable: end < found.length })
  }
  const rowsOf = (member: Member, read: (order: EngineOrder) => boolean, row: typeof currentRow) =>
    mine(member).flatMap((order) => {
      const tag = tagOf(order)
      return tag && read(order) ? [row(order, tag, engine.fills)] : []
    })

  const betting: Readonly<Record<string, Operation>> = {
    placeOrders: (member, body) => place(member.name, body),
    cancelOrders: (member, body) => cancelOrders(exchange, mine(member), body),
    listCurrentOrders(member, { orderProjection = 'ALL', ...body }) {
      if (!['ALL', 'EXECUTABLE', 'EXECUTION_COMPLETE'].includes(String(orderProjection))) {
        return exception('INVALID_INPUT_DATA')
      }
      // A bet that was canceled before any match is not listed here.
      const isCurrent = (order: EngineOrder) => !isSettled(order) && (order.status === 'open' || order.filled > 0n)
      const rows = rowsOf(member, isCurrent, currentRow)
      return listed(
        body,
        'currentOrders',
        rows.filter(({ status }) => orderProjection === 'ALL' || status === orderProjection),
      )
    },
    listClearedOrders(member, { betStatus, ...body }) {
      if (!STATUSES.includes(String(betStatus))) return exception('INVALID_INPUT_DATA')
      const wants = (order: EngineOrder) =>
        betStatus === 'SETTLED'
          ? isSettled(order) && order.filled > 0n
          : betStatus === 'CANCELLED' && order.status === 'canceled' && order.filled === 0n
      const row = (...args: Parameters<typeof currentRow>) => clearedRow(...args, betStatus === 'SETTLED')
      return listed(body, 'clearedOrders', rowsOf(member, wants, row as never))
    },
  }
  const account: Readonly<Record<string, Operation>> = {
    getAccountFunds: (member) => {
      mine(member)
      return Response.json(fundsRow(engine, member.name))
    },
    getAccountDetails: () =>
      Response.json({ currencyCode: 'GBP', firstName: 'A', lastName: 'B', localeCode: 'en', region: 'GBR' }),
  }

  return {
    betting,
    account,
    /** The matches of a member, where the request for books asks for them. */
    matchesOf: ({ name }: Member, marketIds: readonly string[]) =>
      exchange
        .events('betfair')
        .filter((event) => marketIds.includes(marketOf(event)))
        .map((event) => ({
          marketId: marketOf(event),
          status: statusOf(exchange, event),
          runners: event.markets.map((market) => ({
            selectionId: runnerOf(market),
            handicap: 0,
            status: 'ACTIVE',
            matches: matchRows(engine.fills, name, market),
          })),
        })),
  }
}

/** Cancels open bets: those that are named, or all. */
function cancelOrders({ engine, now }: Exchange, own: readonly EngineOrder[], body: Body): Response {
  const { marketId, instructions } = body
  const open = own.filter(({ status }) => status === 'open')
  if (marketId !== undefined && (!Array.isArray(instructions) || instructions.length > 60)) {
    return exception('INVALID_INPUT_DATA')
  }
  const wanted = Array.isArray(instructions) ? instructions : open.map((order) => ({ betId: tagOf(order)?.betId }))
  const reports = wanted.map((instruction) => {
    const order = open.find((each) => tagOf(each)?.betId === instruction?.betId)
    const isHere = order && (marketId === undefined || marketIdOf(tagOf(order)?.market ?? { id: '' }) === marketId)
    if (!isHere || !engine.cancel(order.id)) {
      return { status: 'FAILURE', errorCode: 'BET_TAKEN_OR_LAPSED', instruction, sizeCancelled: 0 }
    }
    const { sizeCancelled } = currentRow(order, tagOf(order) as never, engine.fills)
    return { status: 'SUCCESS', instruction, sizeCancelled, cancelledDate: instant(now()) }
  })
  const isRefused = reports.some(({ status }) => status === 'FAILURE')
  const failure = isRefused && { errorCode: 'BET_ACTION_ERROR' }
  return Response.json({
    status: isRefused ? 'FAILURE' : 'SUCCESS',
    marketId,
    instructionReports: reports,
    ...failure,
  })
}
