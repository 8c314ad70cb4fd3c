import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import { readPlaced } from '../../orders/create-orders.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { openWallet, type Wallet } from '../../signing/wallet.ts'
import { createActingAccount } from './acting-account.ts'
import type { HyperliquidApi } from './api.ts'
import {
  actionAnswer,
  Fill,
  OrderRow,
  OrderStatus,
  OrderUpdate,
  Placed,
  Refused,
  type SentOrder,
  SpotBalance,
  SpotState,
  UserRole,
} from './order-schemas.ts'
import { refusalCode } from './orders.ts'
import { type Action, type OrderWire, type Signature, signAction } from './sign.ts'

const ID = 'hyperliquid'
/** The maximum number of fills per page. */
const PAGE = 2_000
const ADDRESS = /^0x[0-9a-f]{40}$/i

const rows = z.array(z.unknown())
/** The state of a wallet is public: only actions are signed. */
const unsigned = { method: 'POST', reads: true, sign: async () => ({}) } as const

interface Span {
  startTime: number
  endTime?: number
}

interface Sent {
  action: Action
  nonce: number
  signature: Signature
  vaultAddress?: string | undefined
}

export type HyperliquidAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one account. `nextNonce` never returns the same number twice. */
export function createAccount(api: HyperliquidApi, credentials: Credentials | undefined, nextNonce: () => number) {
  const { light, heavy, exchange, isTestnet } = api.requesters
  const wallet = () => openWallet(ID, requireCredentials(ID, credentials, 'privateKey').privateKey)

  /** The account that an agent's key signs for; some clients call the wallet a key. */
  const named = credentials?.funderAddress ?? credentials?.walletAddress ?? credentials?.apiKey
  const user = async (address = named): Promise<string> => {
    const found = address ?? (await wallet()).address
    if (ADDRESS.test(found)) return found.toLowerCase()
    // Not repeated: it may be a key that was put in the wrong place.
    const details = { exchange: ID, field: 'address' }
    throw new CrossvenueError(
      'VALIDATION_ERROR',
      'address must be 0x and 40 hexadecimal digits: pass it, or check the credentials',
      details,
    )
  }
  const ask = async <S extends z.ZodType>(from: typeof light, question: object, schema: S) =>
    from.account('/info', schema, { ...unsigned, body: JSON.stringify(question) })

  const acting = createActingAccount(async (address) => ask(heavy, { type: 'userRole', user: address }, UserRole))

  const sign = async <A extends Action>(signer: Wallet, action: A) => {
    const vaultAddress = await acting(signer.address.toLowerCase(), await user())
    const nonce = nextNonce()
    const signature = await signAction(signer, { action, nonce, vaultAddress, isTestnet })
    return { action, nonce, signature, ...(vaultAddress !== undefined && { vaultAddress }) }
  }
  /** Sends an action and returns the status of each of its parts. Throws a refusal of the whole. */
  const act = async (sent: Sent, parts: number): Promise<unknown[]> => {
    const body = JSON.stringify({ vaultAddress: null, ...sent })
    const schema = actionAnswer(parts)
    const answer = await exchange.account('/exchange', schema, { method: 'POST', body, sign: async () => ({}) })
    if (answer.status === 'err') throw refusal(answer.response)
    return answer.response.data.statuses
  }

  return {
    wallet,
    /** Returns the wallet of the account. Throws if none is named, before any request. */
    user,
    sign,
    async place(sent: SentOrder): Promise<Placed> {
      return readStatus((await act(sent, 1))[0])
    },
    /** Signs several orders as one action and sends it; returns the unread status of each. */
    async placeAll(orders: readonly SentOrder[]) {
      const wires = orders.flatMap((each) => each.action.orders) as [OrderWire, ...OrderWire[]]
      const action = { type: 'order', orders: wires, grouping: 'na' } as const
      return act(await sign(await wallet(), action), orders.length)
    },
    async cancel(asset: number, oid: number): Promise<void> {
      const action = { type: 'cancel', cancels: [{ a: asset, o: oid }] } as const
      const [status] = await act(await sign(await wallet(), action), 1)
      throwRefusal(status)
    },

    async order(id: string): Promise<OrderUpdate> {
      const question = { type: 'orderStatus', user: await user(), oid: Number(id) }
      const found = /^\d{1,15}$/.test(id) ? await ask(light, question, OrderStatus) : undefined
      if (found?.order) return found.order
      throw new CrossvenueError('ORDER_NOT_FOUND', `${ID} has no order ${id}`, { exchange: ID })
    },
    async openOrders(): Promise<OrderUpdate[]> {
      const answer = await ask(heavy, { type: 'frontendOpenOrders', user: await user() }, rows)
      const orders = heavy.rows('frontendOpenOrders', answer, OrderRow)
      return orders.map((order) => ({ order, status: 'open', statusTimestamp: order.timestamp }))
    },
    /** Reads the last two thousand states of orders, of which one order may have several. */
    async pastOrders(): Promise<OrderUpdate[]> {
      const answer = await ask(heavy, { type: 'historicalOrders', user: await user() }, rows)
      return heavy.rows('historicalOrders', answer, OrderUpdate)
    },
    /** Reads the latest fills; with a span all of them, oldest first, in as many calls as needed. */
    async fills({ span, address }: { span?: Span | undefined; address?: string } = {}): Promise<Fill[]> {
      const name = await user(address)
      const read = async (question: object) => heavy.rows('userFills', await ask(heavy, question, rows), Fill)
      if (!span) return read({ type: 'userFills', user: name })
      const found = new Map<number, Fill>()
      for (let { startTime } = span; ; ) {
        const page = await read({ type: 'userFillsByTime', user: name, ...span, startTime })
        const known = found.size
        for (const fill of page) found.set(fill.tid, fill)
        // A page begins with the last instant of the previous one.
        if (page.length < PAGE || found.size === known) return [...found.values()]
        startTime = Math.max(...page.map(({ time }) => time))
      }
    },
    async balances(address?: string): Promise<SpotBalance[]> {
      const state = await ask(light, { type: 'spotClearinghouseState', user: await user(address) }, SpotState)
      return light.rows('spotClearinghouseState', state.balances, SpotBalance)
    },
  }
}

/** Reads the status of a new order. Throws the venue's refusal. */
export function readStatus(status: unknown): Placed {
  throwRefusal(status)
  return readPlaced(ID, Placed, status)
}

function throwRefusal(status: unknown): void {
  const refused = Refused.safeParse(status)
  if (refused.success) throw refusal(refused.data.error)
}

const refusal = (message: string) =>
  new CrossvenueError(refusalCode(message), `${ID} refused: ${message}`, { exchange: ID })
