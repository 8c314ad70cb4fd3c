import { STREAMS } from '../../packages/gateway/src/streams/message.ts'
import { type Method, operations } from '../../packages/venues/src/operations.ts'
import type { Case } from './cases.ts'

/** Why a surface does not have an operation, by the words that the table shows. */
export const reasons = {
  'one answer': 'The socket carries what changes; an answer that is complete at once is read by HTTP.',
  unsubscribe: "A message of the socket's own ends a stream: `unsubscribe`, or the end of the connection.",
  'no streams': 'A tool returns one answer, and a model reads it once; it can call a tool again.',
  catalogue:
    'The tools read the catalogue of all venues (`search`, `markets`, `question`), so that a model needs no call for each venue.',
  'other tool': 'A tool reads the same data in another form: `matches`, `best_prices` or `arbitrage`.',
  computed:
    'It calculates from data that its caller sends; sent through a model, the data would cost more than the result.',
  'dry run': 'A model sends an order in two calls, `prepare_order` and `submit_order`, never in one.',
  'one by one': 'A model cancels each order by its id, with `cancel_order`.',
  'open orders': 'Of an account, a model reads what it may have to cancel: `open_orders`.',
  wallet: 'It returns transactions that a wallet has to sign, and a model has no wallet.',
  operator: 'It is for those who run a gateway or its keys, not for a question about markets.',
  probe: 'It calls the own endpoint of a venue, or tests a connection.',
} as const
export type Reason = keyof typeof reasons

const OWN: ReadonlyMap<string, Reason> = new Map([
  ['buildApprovals', 'wallet'],
  ['buildRedemption', 'wallet'],
  ['cancelOrders', 'one by one'],
  ['cancelAllOrders', 'one by one'],
  ['fetchMatchesOfMarket', 'other tool'],
  ['browseEventMatches', 'other tool'],
  ['listMatchedMarkets', 'other tool'],
  ['listMatchedPrices', 'other tool'],
  ['fetchCatalogueEvent', 'catalogue'],
  ['fetchCatalogueMarket', 'catalogue'],
])

const OF_GROUP: Readonly<Record<(typeof operations)[Method]['group'], Reason>> = {
  'Market data': 'catalogue',
  Calculations: 'computed',
  Orders: 'dry run',
  Account: 'open orders',
  Streams: 'no streams',
  'Venue endpoints': 'probe',
  Matching: 'other tool',
}

/** Returns why the socket does not have an operation; undefined where it has. */
export function reasonOfSocket(operation: string): Reason | undefined {
  if ((STREAMS as readonly string[]).includes(operation)) return undefined
  return /^(unwatch|close$)/.test(operation) ? 'unsubscribe' : 'one answer'
}

/** Returns why there is no tool for an operation. */
export function reasonOfTools({ operation, on }: Pick<Case, 'operation' | 'on'>): Reason {
  const own = OWN.get(operation)
  if (own) return own
  if (/^(un)?watch/.test(operation)) return 'no streams'
  if (on === 'v0') return 'operator'
  const { group } = operations[operation as Method]
  return on === 'router' && group === 'Market data' ? 'other tool' : OF_GROUP[group]
}
