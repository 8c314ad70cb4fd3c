import { expect, it } from 'vitest'
import { createRowIndex } from './row-index.ts'

const rowsWith = createRowIndex(({ members }: { members: string[] }) => members)

it('finds rows by any of their keys, each once and in the order of the list', () => {
  const [first, second, third] = [{ members: ['a', 'b'] }, { members: ['c'] }, { members: ['d'] }]
  const rows = [first, second, third]
  expect(rowsWith(rows, ['d', 'b', 'a', 'x'])).toEqual([first, third])
  expect(rowsWith(rows, [])).toEqual([])
  expect(rowsWith(rows.toReversed(), new Set(['a', 'd']))).toEqual([third, first])
})
