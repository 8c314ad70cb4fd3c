import type { z } from 'zod'
import { CrossvenueError } from '../errors.ts'
import type { BuiltOrder, Order } from '../models.ts'
import { CreateOrderParams } from '../parameters.ts'

type BuildOrder = (params: CreateOrderParams) => Promise<BuiltOrder>

interface SubmissionOptions<Request> {
  exchange: string
  /** The schema of `raw` in an order of this venue. */
  request: z.ZodType<Request>
  buildOrder: BuildOrder
  place: (request: Request, params: CreateOrderParams) => Promise<Order>
}

/**
 * Creates the three operations that place an order. A built order passes through the caller's hands, so it is checked
 * again before it is sent.
 */
export function createSubmission<Request>({ exchange, request, buildOrder, place }: SubmissionOptions<Request>) {
  const submitOrder = async (built: BuiltOrder): Promise<Order> => {
    const params = CreateOrderParams.safeParse(built.params)
    const raw = request.safeParse(built.raw)
    if (built.exchange !== exchange || !params.success || !raw.success) {
      const message = `built: not an order that buildOrder of ${exchange} returned`
      throw new CrossvenueError('INVALID_ORDER', message, { exchange, field: 'built' })
    }
    return place(raw.data, params.data)
  }
  return {
    buildOrder,
    submitOrder,
    createOrder: async (params: CreateOrderParams) => submitOrder(await buildOrder(params)),
  }
}
