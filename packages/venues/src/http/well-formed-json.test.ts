import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'
import { wellFormedJson } from './well-formed-json.ts'

const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('\ud800', '\udbff', '\udc00', '\udfff', '😀', '\\', '\\u', 'ud800', 'd83d', '"', '\n', '/'),
)
const text = fc.array(unit, { maxLength: 12 }).map((units) => units.join(''))

/** Texts and names of any JSON value, well-formed. */
const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name.toWellFormed(), wellFormed(each)]))
}

/** The JSON of a value in which each character that is not ASCII is escaped, some in capitals. */
const escaped = (value: unknown, isUpper: boolean): string =>
  JSON.stringify(value).replace(/[^\0-\x7f]/g, (each) => {
    const digits = each.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${isUpper ? digits.toUpperCase() : digits}`
  })

describe('wellFormedJson', () => {
  it('reads as the same value with U+FFFD in place of each lone surrogate', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.double(),
        fc.array(tie('value')),
        fc.dictionary(text, tie('value')),
      ),
    }))
    fc.assert(
      fc.property(value, fc.boolean(), (any, isUpper) => {
        const plain = JSON.parse(JSON.stringify(any))
        expect(JSON.parse(wellFormedJson(escaped(any, isUpper)))).toEqual(wellFormed(plain))
      }),
      { numRuns: 500 },
    )
  })

  it('returns the very text where there is nothing to replace', () => {
    const json = String.raw`{"title":"Zürich \u00fc \\ud800 😀"}`
    expect(wellFormedJson(json)).toBe(json)
  })
})

it('what a venue answers can be part of an address', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (id) => {
      const { id: read } = (await readJson(new Response(escaped({ id }, false)), 'venue')) as { id: string }
      expect(() => encodeURIComponent(read)).not.toThrow()
    }),
  )
})
