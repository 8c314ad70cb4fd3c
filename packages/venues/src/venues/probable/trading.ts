import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Order, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, MyTradesParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import type { ProbableAccount } from './account.ts'
import { createOrderBuilder, type Markets } from './build-order.ts'
import { type OrderRow, SentOrder } from './order-schemas.ts'
import { orderCode, parseActivity, parseOrder, parseOrderId, parsePosition, parseTrade } from './orders.ts'

const ID = 'probable'

const fieldError = createFieldError(ID)

/** Creates the operations of a wallet. The venue states no balance: it is on the chain. */
export function createTrading(account: ProbableAccount, markets: Markets) {
  const { find } = markets
  /** The ids of markets by their tokens, as far as the venue still lists them. */
  const marketIds = async (tokens: readonly string[]) => {
    const found = new Map(
      await Promise.all([...new Set(tokens)].map(async (token) => [token, await find.marketOfToken(token)] as const)),
    )
    return (token: string) => found.get(token)
  }
  const read = async (rows: readonly OrderRow[]): Promise<Order[]> => {
    const marketId = await marketIds(rows.map((row) => row.ctfTokenId ?? row.tokenId))
    return rows.map((row) => parseOrder(row, marketId))
  }

  /** The venue needs the token besides the number; an order that is open is found without. */
  const locate = async (id: string): Promise<{ orderId: string; tokenId: string }> => {
    const { orderId, tokenId } = parseOrderId(id)
    if (tokenId !== undefined) return { orderId, tokenId }
    const row = (await account.openOrders()).find((each) => each.orderId === orderId)
    if (row) return { orderId, tokenId: row.ctfTokenId ?? row.tokenId }
    throw new CrossvenueError('ORDER_NOT_FOUND', `${ID} has no open order ${id}`, { exchange: ID })
  }

  /** Reads the trades of any wallet. */
  const walletTrades = async (address: string, most?: number): Promise<UserTrade[]> => {
    const rows = await account.activity(address, most)
    const idOf = await marketIds(rows.map(({ asset }) => asset))
    return rows.map((row) => parseActivity(row, idOf(row.asset)))
  }
  const tradesOf = async ({ outcomeId, marketId, since, until, limit }: MyTradesParams): Promise<UserTrade[]> => {
    const most = (since ?? until) ? undefined : limit
    if (outcomeId === undefined && marketId === undefined) return walletTrades((await account.funder()).address, most)
    const tokens = marketId === undefined ? [outcomeId ?? ''] : await find.tokensOf(marketId)
    const wanted = tokens.filter((token) => outcomeId === undefined || token === outcomeId)
    const idOf = await marketIds(wanted)
    const lists = await Promise.all(
      wanted.map(async (token) => {
        const rows = await account.trades(token, most)
        return rows.map((row) => parseTrade(row, token, marketId ?? idOf(token)))
      }),
    )
    return lists.flat()
  }

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> => {
    const answer = await account.place(sent)
    if ('refused' in answer) {
      const code = orderCode(answer.refused) ?? 'INVALID_ORDER'
      throw new CrossvenueError(code, `Probable: ${answer.refused}`, { exchange: ID })
    }
    const { price: _, ...order } = parseOrder(answer, () => params.marketId)
    const prices = orderPrices(params, answer.executedQty > 0n ? answer.avgPrice || undefined : undefined)
    return { ...order, ...prices, type: params.type }
  }

  const operations = {
    ...createSubmission({ exchange: ID, request: SentOrder, buildOrder: createOrderBuilder(account, markets), place }),

    async fetchOrder(id) {
      const { orderId, tokenId } = await locate(id)
      const [order] = await read([await account.order(orderId, tokenId)])
      return order as Order
    },

    async cancelOrder(id) {
      const { orderId, tokenId } = await locate(id)
      const [order] = await read([await account.order(orderId, tokenId)])
      if (order?.status !== 'open') throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${id} is no longer open`)
      const [canceled] = await read([await account.cancel(orderId, tokenId)])
      return { ...(canceled ?? order), status: 'canceled', remaining: 0 }
    },

    fetchOpenOrders: async (marketId) =>
      read(await account.openOrders(marketId === undefined ? undefined : await find.tokensOf(marketId))),

    /** With an outcome or a market these are the account's own rows; without, what its wallet did, which is public. */
    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      return newestFirst(await tradesOf(params), params)
    },

    /** Anybody's, by the wallet that holds them: positions are public. */
    async fetchPositions(address) {
      const rows = await account.positions(address ?? (await account.funder()).address)
      const idOf = await marketIds(rows.map(({ asset }) => asset))
      return rows.filter(({ size }) => size > 0n).map((row) => parsePosition(row, idOf(row.asset)))
    },
  } satisfies Partial<Venue>
  return { operations, walletTrades }
}
