import { expect, it } from 'vitest'
import { trimAnswer } from './trim-answer.ts'

it('keeps two items of each list, also of one by name, and the beginning of a long text', () => {
  const market = (id: string) => ({ id, prices: [0.1, 0.2, 0.3] })
  const trimmed = { id: 'a', prices: [0.1, 0.2] }
  expect(trimAnswer({ data: ['a', 'b', 'c'].map(market), meta: { total: 3, cursor: null } })).toEqual({
    data: [trimmed, { ...trimmed, id: 'b' }],
    meta: { total: 3, cursor: null },
  })
  expect(trimAnswer(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, market(id)])))).toEqual({
    a: trimmed,
    b: { ...trimmed, id: 'b' },
  })
  expect(trimAnswer('x'.repeat(121))).toBe(`${'x'.repeat(120)}...`)
  expect(trimAnswer('x'.repeat(120))).toBe('x'.repeat(120))
})
