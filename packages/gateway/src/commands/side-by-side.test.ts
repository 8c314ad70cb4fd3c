import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sideBySide, wrap } from './side-by-side.ts'

describe('rows side by side', () => {
  it('are three columns, broken between words', () => {
    const rows = [
      { label: 'title', a: 'Will the Fed hold?', b: 'Fed holds in March' },
      { label: 'answer', b: 'No change' },
    ]
    expect(sideBySide(rows, 34)).toEqual([
      'title   Will the Fed  Fed holds in',
      '        hold?         March',
      'answer  -             No change',
    ])
  })

  it('keep every word within the width', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 30 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        const lines = wrap(text, width)
        expect(lines.every((line) => line.length <= width && line.trim() === line)).toBe(true)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/\s/g, ''))
      }),
    )
  })
})
