import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layOut } from './lay-out.ts'

it('keeps what fits on one line on one line', () => {
  expect(layOut({ a: 1, b: [true, null, 'x'], c: undefined })).toBe('{"a": 1, "b": [true, null, "x"]}\n')
})

it('lets the short fields of a long object share lines, the first and last with its braces', () => {
  const long = 'x'.repeat(60)
  expect(
    layOut({ id: 1, title: long, url: long, list: [{ long }, { long, again: long }] }),
  ).toBe(`{ "id": 1, "title": "${long}",
  "url": "${long}",
  "list": [
    {"long": "${long}"},
    { "long": "${long}",
      "again": "${long}"}
  ]}
`)
})

it('writes JSON that reads as the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(JSON.parse(layOut(value)))).toBe(JSON.stringify(value))
    }),
  )
})
