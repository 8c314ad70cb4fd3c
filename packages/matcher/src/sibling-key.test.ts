import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { nameList, nameLists } from './__fixtures__/name-lists.ts'
import { assess, isSure } from './assess.ts'
import { readEvent } from './extract/event.ts'
import type { EventRecord } from './extract/proposition.ts'
import { siblingKey } from './sibling-key.ts'

const cup = readEvent(
  nameList('kalshi', '2027 Lima Cup Winner', 'Will * win the 2027 Lima Cup?', [
    'Ann Roe',
    'Mary Doe',
    'Eve Quarles',
    'Leader',
  ]),
)

/** Returns the texts of the keys of each name of the cup beside another question. */
function keysBeside(title: string, rules?: string) {
  const other = readEvent(listing('polymarket', { title, markets: [{ title, ...(rules && { rules }) }] }))
  return cup.markets.map((one) => other.markets.map((market) => siblingKey(one, market, cup, other)?.text)[0])
}

describe('siblingKey', () => {
  it('is none beside a question about any member of a family', () => {
    expect(keysBeside('Will a member of the Roe family win the 2027 Lima Cup?')[1]).toBeUndefined()
  })

  it('is equal for siblings that differ in mere names', () => {
    const [ann, mary] = keysBeside('Will Olga Blaine leave the senate in 2027?')
    expect(ann).toBeDefined()
    expect(mary).toBe(ann)
  })

  it('is undefined for a name that the other question or its rules have, and for a word of a rule', () => {
    const [, mary, eve, leader] = keysBeside(
      'Will Eve Quarles leave the senate in 2027?',
      'This market resolves to "Yes" if Eve Quarles or Mary Doe leaves the senate in 2027.',
    )
    expect([mary, eve, leader]).toEqual([undefined, undefined, undefined])
  })

  it('is undefined beside a question about any member of a group', () => {
    expect(keysBeside('Will any G7 country win the 2027 Lima Cup?')).toEqual(cup.markets.map(() => undefined))
  })

  it('is shared only by pairs with one relation', () => {
    let shared = 0
    const relationOf = (...pair: Parameters<typeof assess>) => {
      const found = assess(...pair)
      return isSure(found) ? found.relation : 'unrelated'
    }
    assert(
      property(nameLists, (lists) => {
        const [a, b] = lists.map(readEvent) as [EventRecord, EventRecord]
        const relations = new Map<string, string | undefined>()
        for (const one of a.markets) {
          for (const other of b.markets) {
            const { text, unknown } = siblingKey(one, other, a, b) ?? {}
            if (text === undefined) continue
            const relation = relationOf(one, other)
            const known = relations.get(text) ?? relation
            relations.set(text, known)
            if (!unknown && known !== 'unrelated') continue
            shared++
            expect([one.title, other.title, relation]).toEqual([one.title, other.title, known])
          }
        }
      }),
      { numRuns: 300 },
    )
    expect(shared).toBeGreaterThan(100)
  })
})
