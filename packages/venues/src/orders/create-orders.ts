import pMap from 'p-map'
import type { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../errors.ts'
import type { CreateResult, Order } from '../models.ts'
import type { CreateOrderParams } from '../parameters.ts'

/** Orders that are built at once. */
const AT_ONCE = 4

/** Refusals of a request that concern the orders in it: none was placed, and each may be placed without the others. */
const OF_ORDERS: ReadonlySet<ErrorCode> = new Set([
  'BAD_REQUEST',
  'VALIDATION_ERROR',
  'INVALID_ORDER',
  'INSUFFICIENT_FUNDS',
  'NOT_FOUND',
  'MARKET_NOT_FOUND',
  'OUTCOME_NOT_FOUND',
])

/** A built order: what is sent, and the parameters that it was built from. */
export interface Built<Request> {
  raw: Request
  params: CreateOrderParams
}

/** The way in which a venue takes several orders in one request. */
export interface Batches<Request> {
  /** The maximum number of orders of a request. */
  max: number
  /** Sends orders in one request, and returns the answer to each. Throws what concerns all. */
  send: (requests: readonly Request[]) => Promise<readonly unknown[]>
  /** Reads the answer to one order. Throws the venue's refusal of it. */
  read: (answer: unknown, request: Request, params: CreateOrderParams) => Order
}

interface Steps<Request> {
  /** Sends one order. */
  place: (request: Request, params: CreateOrderParams) => Promise<Order>
  createOrder: (params: CreateOrderParams) => Promise<Order>
  build: (params: CreateOrderParams) => Promise<Built<Request>>
  /** Whether an order has to be checked and placed before the next one is checked. */
  goesAlone: (params: CreateOrderParams) => boolean
  batches?: Batches<Request> | undefined
}

/** Creates the operation that places several orders: in batches where the venue has them, otherwise one by one. */
export function createOrdersOperation<Request>(steps: Steps<Request>) {
  const { createOrder, build, goesAlone, batches } = steps
  const single = async (params: CreateOrderParams): Promise<CreateResult> =>
    resultOf(await settled(() => createOrder(params)))

  const together = async (orders: readonly CreateOrderParams[], all: Batches<Request>) => {
    const built = await pMap(orders, (params) => settled(() => build(params)), { concurrency: AT_ONCE })
    const sent = built.filter((each): each is Built<Request> => !(each instanceof CrossvenueError))
    const answers = [...(await placeAll(all, steps.place, sent))]
    return built.map((each) =>
      resultOf(each instanceof CrossvenueError ? each : (answers.shift() as Order | CrossvenueError)),
    )
  }

  return async (orders: readonly CreateOrderParams[]): Promise<CreateResult[]> => {
    const results: CreateResult[] = []
    for (let next = 0; next < orders.length; next = results.length) {
      const most = batches ? next + batches.max : next
      const rest = orders.slice(next, most)
      const end = rest.findIndex(goesAlone)
      const batch = end === -1 ? rest : rest.slice(0, end)
      if (batches && batch.length > 1) results.push(...(await together(batch, batches)))
      else results.push(await single(orders[next] as CreateOrderParams))
    }
    return results
  }
}

/** Places built orders in one request; if the venue refuses all of them for one, each in its own request. */
async function placeAll<Request>(
  { send, read }: Batches<Request>,
  place: Steps<Request>['place'],
  orders: readonly Built<Request>[],
): Promise<readonly (Order | CrossvenueError)[]> {
  if (orders.length > 1) {
    const answers = await settled(() => send(orders.map(({ raw }) => raw)))
    if (!(answers instanceof CrossvenueError)) {
      return Promise.all(orders.map(({ raw, params }, n) => settled(() => read(answers[n], raw, params))))
    }
    if (!OF_ORDERS.has(answers.code)) return orders.map(() => answers)
  }
  return pMap(orders, ({ raw, params }) => settled(() => place(raw, params)), { concurrency: 1 })
}

/** Returns the result of the work, or the error that it throws. */
async function settled<T>(work: () => T | Promise<T>): Promise<T | CrossvenueError> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CrossvenueError) return error
    throw error
  }
}

/** Reads the answer to one order of a batch; the order may have been placed even if the answer has an unknown form. */
export function readPlaced<S extends z.ZodType>(exchange: string, schema: S, answer: unknown): z.infer<S> {
  const placed = schema.safeParse(answer)
  if (placed.success) return placed.data
  const message = `${exchange} answered an order in an unknown form; look it up before you send it again`
  throw new CrossvenueError('WRITE_UNCONFIRMED', message, { exchange, cause: placed.error })
}

function resultOf(answer: Order | CrossvenueError): CreateResult {
  if (!(answer instanceof CrossvenueError)) return { status: 'placed', order: answer }
  const { code, message, retryable } = answer
  return { status: code === 'WRITE_UNCONFIRMED' ? 'unknown' : 'failed', error: { code, message, retryable } }
}
