import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UnifiedEvent } from '../models.ts'
import { cleanEvent, cleanLine, cleanLines, cleanMarket, cleanSeries } from './clean-texts.ts'

describe('cleanLine', () => {
  it.each([
    ['\u001b]0;your terminal\u0007Rain?', 'Rain?'],
    ['\u001b[31mRain\u001b[0m?', 'Rain?'],
    ['\u009b31mRain?', 'Rain?'],
    ['R\u0000a\u0008i\u007fn\u0085?', 'Rain ?'],
    ['\u202eniaR\u202c \u2066x\u2069?', 'niaR x?'],
    ['Rain\ud800?', 'Rain?'],
    ['\udc00Rain\ud83d', 'Rain'],
    ['Rain\r\n\tin March?\n', 'Rain in March?'],
  ])('%j is %j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected)
  })

  it.each([' Rain?  ', 'Schnee in Zürich ❄️ 👩‍🚀', 'مطر\u200f؟', '雨?', 'a\u00a0b', ''])(
    'leaves %j as it is',
    (text) => {
      expect(cleanLine(text)).toBe(text)
    },
  )
})

describe('cleanLines', () => {
  it('keeps the lines of a text', () => {
    expect(cleanLines('One.\n\tTwo.\r\nThree.')).toBe('One.\n\tTwo.\r\nThree.')
  })

  it('loses what controls the display', () => {
    expect(cleanLines('One.\rTwo.\n\u001b[2JThree\u202e.\ud800')).toBe('One.Two.\nThree.')
  })
})

it('no text has a control, an override of the writing direction or a lone surrogate left, and a clean one stays', () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
  const control = fc.constantFrom(
    '\u001b',
    '\u001b[',
    '\u001b]',
    '\u0007',
    '\u009b',
    '\u202e',
    '\n',
    '\r',
    '\ud800',
    'm',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(unit, control)), (units) => {
      const text = units.join('')
      for (const clean of [cleanLine, cleanLines]) {
        const cleaned = clean(text)
        expect(cleaned.isWellFormed()).toBe(true)
        expect(cleaned).not.toMatch(/(?![\n\t\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        expect(clean(cleaned)).toBe(cleaned)
      }
      expect(cleanLine(text)).not.toMatch(/[\n\r\t]/)
    }),
  )
})

const hostile = (text: string) => `\u202e${text}\u001b[31m`

describe('cleanEvent', () => {
  const event: UnifiedEvent = { id: 'e', title: 'Rain', tags: ['weather'], markets: [] }

  it('returns the very event where there is nothing to clean', () => {
    expect(cleanEvent(event)).toBe(event)
  })

  it('cleans every text of its own that is shown', () => {
    const found = cleanEvent({
      ...event,
      title: hostile('Rain'),
      subtitle: hostile('2026'),
      description: hostile('Rules.\n'),
      category: hostile('Climate'),
      sourceCategory: hostile('Weather'),
      tags: [hostile('weather')],
    })
    expect(found).toEqual({
      ...{ id: 'e', title: 'Rain', subtitle: '2026', description: 'Rules.\n', category: 'Climate' },
      ...{ sourceCategory: 'Weather', tags: ['weather'], markets: [] },
    })
  })
})

it('cleanMarket cleans its outcomes, and calls one without a title by its id', () => {
  const outcomes = [{ outcomeId: 'o', label: hostile('Yes') }]
  expect(cleanMarket({ marketId: 'm', title: '\u0007', outcomes })).toEqual({
    ...{ marketId: 'm', title: 'm', outcomes: [{ outcomeId: 'o', label: 'Yes' }] },
  })
  const yes = { outcomeId: 'o', label: hostile('Yes') }
  expect(cleanMarket({ marketId: 'n', title: hostile('Snow?'), outcomes: [], yes })).toEqual({
    ...{ marketId: 'n', title: 'Snow?', outcomes: [], yes: { outcomeId: 'o', label: 'Yes' } },
  })
})

it('cleanSeries cleans the word of the venue as well', () => {
  const series = { id: 's', title: hostile('Fed'), sourceCategory: hostile('Economics') }
  expect(cleanSeries(series)).toEqual({ id: 's', title: 'Fed', sourceCategory: 'Economics' })
})

describe('every UTF-16 code unit by itself', () => {
  const units = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  const removed = (clean: (text: string) => string) => units.filter((unit) => clean(`a${unit}b`) !== `a${unit}b`)
  const isControl = (unit: string): boolean => /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(unit)

  it('is removed from a line if it controls the display', () => {
    expect(removed(cleanLine)).toEqual(units.filter(isControl))
  })

  it('is removed from several lines if it does, except for line feeds and tabs', () => {
    expect(removed(cleanLines)).toEqual(units.filter((unit) => isControl(unit) && unit !== '\n' && unit !== '\t'))
  })

  it('stays where two make a character', () => {
    expect([cleanLine('a\u{1f600}b'), cleanLines('a\u{1f600}b')]).toEqual(['a\u{1f600}b', 'a\u{1f600}b'])
  })
})
