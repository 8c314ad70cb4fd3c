import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantsOf, mayCoincide } from './instants.ts'

const read = (sentence: string) => instantsOf([sentence]).map(({ minute, zone }) => `${minute ?? '-'} ${zone}`)

describe('the instant at which rules measure', () => {
  it.each([
    ['The price at 5:00 PM ET counts.', ['1020 ET']],
    ['The price at 12 PM Eastern Time counts.', ['720 ET']],
    ['Read at 12:30 AM (UTC).', ['30 UTC']],
    ['Read at 17:00 UTC.', ['1020 UTC']],
    ['By May 5, 11:59 PM ET.', ['0 ET']],
    ['Read at noon ET.', ['720 ET']],
    ['Read at midnight in the Pacific time.', ['0 PT']],
    ['Read at midnight PT.', ['0 PT']],
    ['Days are those of ET.', ['- ET']],
    ['On March 26 ET the price is read.', ['- ET']],
    ['The game is scheduled for 5 PM ET.', []],
    ['Trading closes at 5 PM ET.', []],
    ['Between 9:00 AM ET and 4:00 PM ET.', ['540 ET', '960 ET']],
    ['The sum counts.', []],
  ])('%s', (sentence, instants) => {
    expect(read(sentence)).toEqual(instants)
  })
})

describe('two instants', () => {
  const at = (text: string) => {
    const [instant] = instantsOf([`Read at ${text}.`])
    if (!instant) throw new Error(`no instant in "${text}"`)
    return instant
  }

  it.each([
    ['5 PM ET', '2 PM PT', true],
    ['5 PM ET', '5 PM PT', false],
    // in summer and in winter
    ['5 PM ET', '9 PM UTC', true],
    ['5 PM ET', '10 PM UTC', true],
    ['5 PM ET', '8 PM UTC', false],
    ['midnight UTC', '9 AM JST', true],
    ['11 PM ET', '4 AM UTC', true],
  ])('%s and %s may be one: %s', (one, other, may) => {
    expect(mayCoincide(at(one), at(other))).toBe(may)
    expect(mayCoincide(at(other), at(one))).toBe(may)
  })

  it('of one zone are one only at the same minute, but for the hour between summer and winter', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        const [a, b] = [one, other].map((of) => ({ minute: of, zone: 'ET', quote: '' }))
        if (!a || !b) return
        expect(mayCoincide(a, b)).toBe([0, 60, 1380].includes(Math.abs(one - other)))
      }),
    )
  })
})
