import { expect, it } from 'vitest'
import { readBookRequest } from './book-request.ts'

it.each([
  [[], { side: undefined, depth: undefined }],
  [[5], { side: undefined, depth: 5 }],
  [['no'], { side: 'no', depth: undefined }],
  [[3, { side: 'yes' }], { side: 'yes', depth: 3 }],
  [[undefined, { outcome: 'no' }], { side: 'no', depth: undefined }],
] as const)('%j', (args, wanted) => {
  expect(readBookRequest('kalshi', args as never)).toEqual(wanted)
})

it('refuses the past', () => {
  expect(() => readBookRequest('kalshi', [undefined, { since: '2026-01-01' }])).toThrow(
    expect.objectContaining({ code: 'NOT_SUPPORTED', exchange: 'kalshi' }),
  )
})
