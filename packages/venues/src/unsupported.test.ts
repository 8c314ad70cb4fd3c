import { describe, expect, it } from 'vitest'
import { venues } from './create-venue.ts'
import { operations } from './operations.ts'
import { NOT_IMPLEMENTED, reasonsOf, venueMethods } from './unsupported.ts'

const all = Object.values(venues)

/** Where `NOT_IMPLEMENTED` may stand: an id leaves the list for good once everything its venue offers is built. */
const UNFINISHED: readonly string[] = []

describe('what a venue lacks', () => {
  it.each(all)('$id: every operation is a function or has a reason', ({ create, unsupported }) => {
    const venue = create()
    const missing = venueMethods.filter((method) => !venue[method])
    expect(Object.keys(reasonsOf(venue, unsupported))).toEqual(missing)
  })

  it.each(all)('$id: nothing that it offers has a reason', ({ create, unsupported }) => {
    const venue = create()
    // Every venue can be closed, those without streams too.
    const offered = venueMethods.filter((method) => venue[method] && method !== 'close')
    const named = Object.keys(unsupported)
    const both = offered.filter((method) => named.includes(method) || named.includes(operations[method].group))
    expect(both).toEqual([])
  })

  it.each(all)('$id: reasons are sentences', ({ unsupported }) => {
    for (const reason of Object.values(unsupported)) expect(reason).toMatch(/^[A-Z].{15,}\.$/)
  })

  it('is built elsewhere than in these venues', () => {
    const unfinished = all.filter(({ create, unsupported }) =>
      Object.values(reasonsOf(create(), unsupported)).includes(NOT_IMPLEMENTED),
    )
    expect(unfinished.map(({ id }) => id).filter((id) => !UNFINISHED.includes(id))).toEqual([])
  })
})

it('returns the reason of an operation before that of its group', () => {
  const venue = { id: 'small', name: 'Small', createOrder: async () => Promise.reject() }
  const unsupported = { fetchOrder: 'Orders have no numbers.', Account: 'There are no accounts.' }
  const reasons = reasonsOf(venue, unsupported)
  expect(reasons.fetchOrder).toBe('Orders have no numbers.')
  expect(reasons.fetchBalance).toBe('There are no accounts.')
  expect(reasons).not.toHaveProperty('createOrder')
  expect(reasons).not.toHaveProperty('fetchArbitrage')
})
