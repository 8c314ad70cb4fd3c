import { expect, it } from 'vitest'
import { omitEmpty } from './omit-empty.ts'

it('keeps stated values, zero and false too', () => {
  expect(omitEmpty({ a: 0, b: false, c: '', d: null, e: undefined, f: 'x' })).toEqual({ a: 0, b: false, f: 'x' })
})
