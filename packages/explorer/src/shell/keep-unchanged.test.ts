import { expect, it } from 'vitest'
import { keepUnchanged } from './keep-unchanged.ts'

it('returns what was before if nothing changed', () => {
  const before = { rows: [{ id: 1 }], total: 1 }
  expect(keepUnchanged(before, { rows: [{ id: 1 }], total: 1 })).toBe(before)
  expect(keepUnchanged(undefined, before)).toBe(before)
  expect(keepUnchanged('a', 'b')).toBe('b')
})

it('returns the rows that did not change, wherever they are now, and the others as they are', () => {
  const before = {
    rows: [
      { id: 1, price: 0.4 },
      { id: 2, price: 0.5 },
    ],
    total: 2,
  }
  const after = keepUnchanged(before, {
    rows: [
      { id: 2, price: 0.5 },
      { id: 1, price: 0.41 },
    ],
    total: 2,
  })
  expect(after).toEqual({
    rows: [
      { id: 2, price: 0.5 },
      { id: 1, price: 0.41 },
    ],
    total: 2,
  })
  expect(after.rows[0]).toBe(before.rows[1])
  expect(keepUnchanged([before.rows[0]], [{ id: 1, price: 0.4 }, { id: 3 }])[0]).toBe(before.rows[0])
})
