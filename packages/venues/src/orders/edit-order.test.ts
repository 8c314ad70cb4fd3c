import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { CancelResult, CreateResult, Order } from '../models.ts'
import type { CreateOrderParams, EditOrderParams } from '../parameters.ts'
import { createReplacingEdit } from './edit-order.ts'

const old: Order = {
  id: 'old',
  marketId: 'm',
  outcomeId: 'm:YES',
  side: 'sell',
  type: 'limit',
  price: 0.6,
  amount: 10,
  status: 'open',
  filled: 2,
  remaining: 8,
}
const canceled: Order = { ...old, status: 'canceled', filled: 2, remaining: 0 }
const fresh: Order = { ...old, id: 'new', amount: 8, filled: 0 }
const error = { code: 'INSUFFICIENT_FUNDS', message: 'no money', retryable: false }

interface Script {
  /** The orders that the reads find, in turn. */
  reads?: (Order | CrossvenueError)[]
  cancel?: CancelResult
  create?: CreateResult
  refused?: CrossvenueError
}

function editorOf({ reads = [old], cancel, create, refused }: Script = {}) {
  const steps: unknown[] = []
  const answers = [...reads]
  const edit = createReplacingEdit('small', {
    async fetchOrder() {
      const answer = answers.shift() ?? old
      if (answer instanceof Error) throw answer
      return answer
    },
    async buildOrder(params) {
      steps.push('build')
      if (refused) throw refused
      return { exchange: 'small', params, raw: {} }
    },
    async cancelOrders([orderId = '']) {
      steps.push('cancel')
      return [cancel ?? { orderId, status: 'canceled', order: canceled }]
    },
    async createOrders([order]) {
      steps.push(order)
      return [create ?? { status: 'placed', order: fresh }]
    },
  })
  return { steps, edit: (params: EditOrderParams) => edit('old', { allowReplace: true, ...params }) }
}
const sent = { marketId: 'm', outcomeId: 'm:YES', side: 'sell', type: 'limit' } satisfies Partial<CreateOrderParams>

describe('an order that cannot be changed in one step', () => {
  it('is not touched unless the caller allows it', async () => {
    const { edit, steps } = editorOf()
    await expect(edit({ price: 0.5, allowReplace: false })).rejects.toMatchObject({
      code: 'NOT_SUPPORTED',
      field: 'allowReplace',
    })
    expect(steps).toEqual([])
  })

  it('is canceled and placed again with what is left', async () => {
    const { edit, steps } = editorOf()
    expect(await edit({ price: 0.55 })).toEqual({
      status: 'replaced',
      order: fresh,
      cancel: { orderId: 'old', status: 'canceled', order: canceled },
      create: { status: 'placed', order: fresh },
    })
    expect(steps).toEqual(['build', 'cancel', { ...sent, price: 0.55, amount: 8 }])
  })

  it('counts what was filled until it was canceled', async () => {
    const { edit, steps } = editorOf({
      cancel: { orderId: 'old', status: 'canceled', order: { ...canceled, filled: 5 } },
    })
    await edit({ amount: 12, postOnly: true, reduceOnly: false })
    expect(steps.at(-1)).toEqual({ ...sent, price: 0.6, amount: 7, postOnly: true, reduceOnly: false })
  })

  it('is not canceled if the new one is invalid', async () => {
    const refused = new CrossvenueError('INVALID_ORDER', 'price: must be a multiple of 0.01', { field: 'price' })
    const { edit, steps } = editorOf({ refused })
    await expect(edit({ price: 0.555 })).rejects.toBe(refused)
    expect(steps).toEqual(['build'])
  })

  it('leaves the old one where it could not be canceled', async () => {
    const cancel: CancelResult = { orderId: 'old', status: 'failed', error }
    const { edit, steps } = editorOf({ cancel })
    expect(await edit({ price: 0.5 })).toEqual({ status: 'unchanged', cancel })
    expect(steps).toEqual(['build', 'cancel'])
  })

  const closed: CancelResult = { orderId: 'old', status: 'closed' }
  it.each<[string, Script, object]>([
    [
      'was filled meanwhile',
      { reads: [old, { ...old, status: 'filled', filled: 10, remaining: 0 }], cancel: closed },
      {},
    ],
    [
      'may have been filled, and cannot be read',
      { reads: [old, new CrossvenueError('ORDER_NOT_FOUND', 'gone')], cancel: closed },
      {},
    ],
    ['still shows as open', { reads: [old, old], cancel: closed }, {}],
    [
      'was filled up to the new amount',
      { cancel: { orderId: 'old', status: 'canceled', order: { ...canceled, filled: 6 } } },
      { amount: 6 },
    ],
  ])('is not placed again where the old one %s', async (_, script, edit) => {
    const { edit: run, steps } = editorOf(script)
    expect(await run({ price: 0.5, ...edit })).toMatchObject({ status: 'canceled' })
    expect(steps).toEqual(['build', 'cancel'])
  })

  it('is placed again where a lost confirmation turns out to have canceled it', async () => {
    const { edit } = editorOf({ reads: [old, canceled], cancel: closed })
    expect(await edit({ price: 0.5 })).toMatchObject({ status: 'replaced', cancel: closed })
  })

  it.each<[CreateResult, string]>([
    [{ status: 'failed', error }, 'canceled'],
    [{ status: 'unknown', error }, 'unknown'],
  ])('says what happened to the new one: %j', async (create, status) => {
    const { edit } = editorOf({ create })
    expect(await edit({ price: 0.5 })).toMatchObject({ status, create })
  })

  it.each<[Order, EditOrderParams, string]>([
    [old, {}, 'price'],
    [old, { amount: 2 }, 'amount'],
    [{ ...old, type: 'market' }, { price: 0.5 }, 'orderId'],
    [canceled, { price: 0.5 }, 'orderId'],
  ])('is refused where it cannot be edited', async (order, params, field) => {
    const { edit, steps } = editorOf({ reads: [order] })
    await expect(edit(params)).rejects.toMatchObject({ code: 'INVALID_ORDER', field })
    expect(steps).toEqual([])
  })
})
