import type { z } from 'zod'
import { CrossvenueError } from '../errors.ts'
import { currentCall } from '../http/call-context.ts'
import type { BuiltOrder, Order } from '../models.ts'
import { CreateOrderParams } from '../parameters.ts'
import { type Batches, createOrdersOperation } from './create-orders.ts'
import { oneAtATime } from './one-at-a-time.ts'

type BuildOrder = (params: CreateOrderParams) => Promise<BuiltOrder>

interface SubmissionOptions<Request> {
  exchange: string
  /** The schema of `raw` in an order of this venue. */
  request: z.ZodType<Request>
  buildOrder: BuildOrder
  place: (request: Request, params: CreateOrderParams) => Promise<Order>
  /**
   * Whether buildOrder compares a reduce-only order with the holdings of the account. Reduce-only orders of one account
   * are then checked and placed one after the other, because together each would pass and they would sell too much.
   * This holds for createOrder within one process; an order that is built and submitted later was checked when it was
   * built.
   */
  looksAtHoldings?: true
  /** The request for several orders, where the venue has one. @default one request for each */
  batches?: Batches<Request>
}

const mayOnlyClose = ({ side, reduceOnly = side === 'sell' }: CreateOrderParams): boolean => reduceOnly

/**
 * Creates the operations that place orders. A built order passes through the caller's hands, so it is checked
 * again before it is sent.
 */
export function createSubmission<Request>(options: SubmissionOptions<Request>) {
  const { exchange, request, buildOrder, place, looksAtHoldings, batches } = options

  const inTurn = (params: CreateOrderParams, work: () => Promise<Order>): Promise<Order> =>
    looksAtHoldings && mayOnlyClose(params)
      ? oneAtATime(JSON.stringify([exchange, currentCall().account]), work)
      : work()

  const check = (built: BuiltOrder) => {
    const params = CreateOrderParams.safeParse(built.params)
    const raw = request.safeParse(built.raw)
    if (built.exchange !== exchange || !params.success || !raw.success) {
      const message = `built must be an order that buildOrder of ${exchange} returned`
      throw new CrossvenueError('INVALID_ORDER', message, { exchange, field: 'built' })
    }
    return { raw: raw.data, params: params.data }
  }

  const submit = async (built: BuiltOrder): Promise<Order> => {
    const { raw, params } = check(built)
    return place(raw, params)
  }

  const createOrder = (params: CreateOrderParams) => inTurn(params, async () => submit(await buildOrder(params)))

  return {
    buildOrder,
    submitOrder: async (built: BuiltOrder) => inTurn(check(built).params, () => submit(built)),
    createOrder,
    createOrders: createOrdersOperation({
      place,
      createOrder,
      build: async (params) => check(await buildOrder(params)),
      goesAlone: (params) => looksAtHoldings === true && mayOnlyClose(params),
      batches,
    }),
  }
}
