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

  it('is equal for pairs that share the same one of their names', () => {
    const race = readEvent(
      nameList('polymarket', 'Lima mayor election', 'Will * be elected mayor of Quilmar?', [
        'Ann Blaine',
        'Mary Blaine',
      ]),
    )
    const [ann, mary] = race.markets.map((other) => cup.markets.map((one) => siblingKey(one, other, cup, race)?.text))
    expect(ann?.[0]).toBeDefined()
    expect(mary?.[1]).toBe(ann?.[0])
    expect(mary?.[0]).not.toBe(ann?.[0])
  })

  it('is undefined for a part of a name of the other question', () => {
    expect(keysBeside('Will Roebuck leave the senate in 2027?')[1]).toBeDefined()
    expect(keysBeside('Will Roebuck leave the senate in 2027?')[0]).toBeUndefined()
  })

  it('is equal for siblings whose rules name them in capitals, as their labels do not', () => {
    const list = (rules: (name: string) => string) =>
      readEvent(
        listing('kalshi', {
          title: 'Lima Cup winner?',
          markets: ['Ann Roe', 'Eve Poe'].map((name) => ({
            title: `Will ${name} win the Lima Cup?`,
            rules: rules(name),
          })),
        }),
      )
    const keysOf = (one: EventRecord) =>
      one.markets.map((market) => siblingKey(market, cup.eventQuestion, one, cup)?.text)
    const [ann, eve] = keysOf(list((name) => `If ${name} wins the Lima Cup, then the market resolves to Yes.`))
    expect(ann).toBeDefined()
    expect(eve).toBe(ann)
    const [early, late] = keysOf(
      list(
        (name) =>
          `If ${name} wins ${name < 'B' ? 'a semi-final of' : ''} the Lima Cup, then the market resolves to Yes.`,
      ),
    )
    expect(late).not.toBe(early)
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
