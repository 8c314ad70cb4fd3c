import { describe, expect, it } from 'vitest'
import { showInterval } from './interval.ts'
import { readQuantities } from './quantities.ts'
import { normalise } from './text.ts'

const read = (text: string) => readQuantities(normalise(text))
const shown = (text: string) => read(text).quantities.map(({ interval }) => showInterval(interval))

describe('readQuantities', () => {
  it.each([
    ['above $100k', '>100000 usd'],
    ['at least 3.5%', '>=3.5 percent'],
    ['under 2.5 goals', '<2.5'],
    ['$1.2B or more', '>=1200000000 usd'],
    ['$80,000 to $90,000', '>=80000 and <=90000 usd'],
    ['between 40 and 45', '>=40 and <=45'],
    ['63-64°F', '>=63 and <=64 degree'],
    ['63° to 64°', '>=63 and <=64 degree'],
    ['51°-52°', '>=51 and <=52 degree'],
    ['76° or above', '>=76 degree'],
    ['75° or below', '<=75 degree'],
    ['3+', '>=3'],
    ['<40', '<40'],
    ['≥ 50', '>=50'],
    ['exactly 3', '3'],
    ['greater than 84,999.99', '>=85000'],
    ['$84,999.99 or below', '<85000 usd'],
    ['below $84,999.99', '<85000 usd'],
    ['180.01 or above', '>180'],
    ['$180.01 or below', '<=180 usd'],
    ['above 4.01%', '>4.01 percent'],
    ['$85,000 to 89,999.99', '>=85000 and <90000 usd'],
    ['↑ $150,000', 'touches 150000 usd'],
    ['dip to $60k', 'touches 60000 usd'],
    ['25 bps', '25 bps'],
    ['4.2 percent', '4.2 percent'],
    ['90–100%', '>=90 percent'],
  ])('%s', (text, interval) => {
    expect(shown(text)).toEqual([interval])
  })

  it('marks numbers that nothing explains, and leaves them in the text', () => {
    const { quantities, rest } = read('Will GPT 6 be released?')
    expect(quantities.map(({ bare }) => bare)).toEqual([true])
    expect(rest).toBe('will gpt 6 be released?')
  })

  it('takes a number out of the text with the words that say how it is meant', () => {
    expect(read('Will Bitcoin be above $100k?').rest).toBe('will bitcoin be ?')
  })

  it.each(['2nd place', 'the 49ers', 'U21'])('finds no number in "%s"', (text) => {
    expect(shown(text)).toEqual([])
  })
})
