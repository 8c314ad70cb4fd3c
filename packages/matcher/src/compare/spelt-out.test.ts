import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { readEvent } from '../extract/event.ts'
import { isSpeltOut } from './spelt-out.ts'

const read = (title: string) => {
  const [market] = readEvent(listing('manifold', { title })).markets
  if (!market) throw new Error(`"${title}" was not read`)
  return market
}

/** The words of a question that stand on the other side for an acronym, or for what it is short of. */
const spelt = (one: string, other: string) => {
  const [a, b] = [read(one), read(other)]
  return a.questionTokens.filter((token) => isSpeltOut(token, a, b)).map(({ key }) => key)
}

describe('acronyms', () => {
  const [short, long] = [
    'Will Peru win the AMB gold medal?',
    'Will Peru win a gold medal at the Annual Mountain Bike tour?',
  ]

  it('stand for the words that begin with their letters, and these for them', () => {
    expect(spelt(short, long)).toEqual(['amb'])
    expect(spelt(long, short)).toEqual(['annual', 'mountain', 'bike'])
  })

  it('stand for no words that the same question says', () => {
    const [sue, endorse] = ['Will Sarka Ushka sue Talin in 2029?', 'Will Sarka Ushka endorse Talin in 2029?']
    expect(spelt(sue, endorse)).toEqual([])
    expect(spelt(endorse, sue)).toEqual([])
  })

  it('stand for no words in another order', () => {
    expect(spelt(short, 'Will Peru win a gold medal at the Mountain Bike Annual tour?')).toEqual([])
  })
})
