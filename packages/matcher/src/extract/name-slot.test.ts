import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from '../__fixtures__/listing.ts'
import type { MarketLabel } from './event.ts'
import { readEvent } from './event.ts'
import { titlePatternOf } from './name-slot.ts'

const question = (name: string, title = `Will ${name} win the 2031 Zorro Prize?`): ListedMarket => ({
  id: name,
  title,
  label: name,
})
const marketOf = (market: ListedMarket) => {
  const [first] = listing('v0', { title: market.title, markets: [market] }).markets
  if (!first) throw new Error('no market')
  return first
}
const label = (text: string, written = true) => ({ text, written }) as MarketLabel

describe('the pattern of a title with a name', () => {
  it('is the title with the name left out, and the number of its words', () => {
    expect(titlePatternOf(marketOf(question('Ann Roe')), label('Ann Roe'))).toBe('Will * win the 2031 Zorro Prize?\n2')
    expect(titlePatternOf(marketOf(question('Ann Roe')), label('Ann Roe'))).toBe(
      titlePatternOf(marketOf(question('Bob Doe')), label('Bob Doe')),
    )
  })

  it.each([
    ['more words', 'Ann Mary Roe'],
    ['one word', 'Roe'],
  ])('differs for a name of %s', (_, name) => {
    const other = titlePatternOf(marketOf(question(name)), label(name))
    expect(other).toBeDefined()
    expect(other).not.toBe(titlePatternOf(marketOf(question('Ann Roe')), label('Ann Roe')))
  })

  it.each([
    ['written small', 'ann roe'],
    ['with a number', 'Ann 3'],
    ['with a sign', 'Ann Roe-Doe'],
    ['with an abbreviation', 'Ann R.'],
  ])('is none for a name %s', (_, name) => {
    expect(titlePatternOf(marketOf(question(name)), label(name))).toBeUndefined()
  })

  it('is none where the title does not have the name, or the label was not written by the venue', () => {
    expect(titlePatternOf(marketOf(question('Ann Roe')), label('Bob Doe'))).toBeUndefined()
    expect(titlePatternOf(marketOf(question('Ann Roe')), label('Ann Roe', false))).toBeUndefined()
    expect(titlePatternOf(marketOf(question('Ann Roe')), undefined)).toBeUndefined()
  })
})

describe('a question derived from a sibling', () => {
  const syllable = fc.constantFrom('Bel', 'Dra', 'Fyr', 'Gor', 'Lum', 'Nim', 'Pel', 'Tarv', 'Vex', 'Zom')
  const word = fc.tuple(syllable, fc.constantFrom('kin', 'lor', 'mund', 'tash', 'wick')).map((parts) => parts.join(''))
  const person = fc.tuple(word, word).map((words) => words.join(' '))
  const two = fc.uniqueArray(word, { minLength: 8, maxLength: 8 })

  it('is what is read of it alone, in every field but its group', () => {
    fc.assert(
      fc.property(two, ([a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '']) => {
        const names = [`${a} ${b}`, `${c} ${d}`, `${e} ${f}`, `${g} ${h}`]
        const read = (order: readonly string[]) =>
          new Map(
            readEvent(
              listing('v0', { title: 'Who wins the 2031 Zorro Prize?', markets: order.map((name) => question(name)) }),
            ).markets.map((market) => [market.ref.marketId, market]),
          )
        const [forth, back] = [read(names), read([...names].reverse())]
        for (const name of names)
          expect({ ...forth.get(name), templateGroup: 0 }).toStrictEqual({ ...back.get(name), templateGroup: 0 })
      }),
      { numRuns: 30 },
    )
  })

  it('is read in full where its rules differ in more than the name', () => {
    const { markets } = readEvent(
      listing('v0', {
        title: '2031 Zorro Prize',
        markets: ['Belkin Fyrmund', 'Vexlor Nimtash', 'Pelwick Dralor'].map((name) => ({
          ...question(name),
          rules: `If ${name} ${name.startsWith('Pel') ? 'is shortlisted for' : 'wins'} the prize, then the market resolves to Yes.`,
        })),
      }),
    )
    expect(markets.map(({ terms }) => terms?.criterion)).toEqual([
      'Belkin Fyrmund wins the prize',
      'Vexlor Nimtash wins the prize',
      'Pelwick Dralor is shortlisted for the prize',
    ])
    expect(markets.map(({ templateGroup }) => templateGroup)).toEqual([1, 1, undefined])
  })

  it('has its own name, outcomes and title, and no word of its sibling', () => {
    fc.assert(
      fc.property(person, person, (first, second) => {
        fc.pre(first.split(' ').every((part) => !second.includes(part)))
        const { markets } = readEvent(
          listing('v0', { title: 'Who wins the 2031 Zorro Prize?', markets: [question(first), question(second)] }),
        )
        const [one, other] = markets
        expect(other?.title).toBe(`Will ${second} win the 2031 Zorro Prize?`)
        expect([other?.yes, other?.no]).toEqual([`${second}#0`, `${second}#1`])
        const own = new Set(one?.answer?.tokens.map(({ key }) => key))
        expect(other?.questionTokens.filter(({ key }) => own.has(key))).toEqual([])
        expect(other?.answer?.tokens).toHaveLength(2)
        expect(other?.time).toStrictEqual(one?.time)
      }),
      { numRuns: 40 },
    )
  })
})
