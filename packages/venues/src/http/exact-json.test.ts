import { describe, expect, it } from 'vitest'
import { parseExactJson } from './exact-json.ts'

describe('parseExactJson', () => {
  it.each([
    ['{"id":145828833218573125,"limit":50}', { id: '145828833218573125', limit: 50 }],
    ['[-73797746583641557, 1777316231705]', ['-73797746583641557', 1777316231705]],
    [
      '{"text":"id 145828833218573125, \\"145828833218573125\\""}',
      { text: 'id 145828833218573125, "145828833218573125"' },
    ],
    ['[0.50000000000000000, 1.5e+20, 1234567890123456e1]', [0.5, 1.5e20, 12345678901234560]],
    ['{"1458288332185731251":"\\\\"}', { '1458288332185731251': '\\' }],
    ['{"id":1,"id":1458288332185731251}', { id: '1458288332185731251' }],
  ])('%s', (json, value) => {
    expect(parseExactJson(json)).toEqual(value)
  })

  it('says what is no JSON', () => {
    expect(() => parseExactJson('<html>1458288332185731251')).toThrow(SyntaxError)
  })
})
