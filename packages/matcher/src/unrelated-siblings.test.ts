import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { nameList, nameLists } from './__fixtures__/name-lists.ts'
import { assess, isSure } from './assess.ts'
import { readEvent } from './extract/event.ts'
import { createUnrelatedSiblings } from './unrelated-siblings.ts'

const cup = readEvent(
  nameList('kalshi', '2027 Lima Cup Winner', 'Will * win the 2027 Lima Cup?', [
    'Ann Roe',
    'Bob Doe',
    'Eve Quarles',
    'Leader',
  ]),
)
const [ann, bob, eve, leader] = cup.markets as [(typeof cup.markets)[0], ...typeof cup.markets]

const alone = (title: string) => {
  const record = readEvent(listing('polymarket', { title }))
  return [record, record.markets[0] as (typeof record.markets)[0]] as const
}

describe('createUnrelatedSiblings', () => {
  it('knows of siblings of an unrelated market that only their names are different', () => {
    const [record, leaves] = alone('Will Eve Quarles leave the senate in 2027?')
    const unrelated = createUnrelatedSiblings(cup, record)
    expect(unrelated.has(bob as typeof ann, leaves)).toBe(false)
    unrelated.add(ann, leaves)
    expect(unrelated.has(bob as typeof ann, leaves)).toBe(true)
  })

  it('knows nothing of a name that the other question has, or that is a word of a rule', () => {
    const [record, leaves] = alone('Will Eve Quarles leave the senate in 2027?')
    const unrelated = createUnrelatedSiblings(cup, record)
    unrelated.add(ann, leaves)
    expect(unrelated.has(eve as typeof ann, leaves)).toBe(false)
    expect(unrelated.has(leader as typeof ann, leaves)).toBe(false)
  })

  it('never knows a pair as unrelated that has a relation', () => {
    let known = 0
    assert(
      property(nameLists, (lists) => {
        const [a, b] = lists.map(readEvent) as [typeof cup, typeof cup]
        const unrelated = createUnrelatedSiblings(a, b)
        for (const one of a.markets) {
          for (const other of b.markets) {
            const related = isSure(assess(one, other))
            if (unrelated.has(one, other)) {
              known++
              expect([one.title, other.title, related]).toEqual([one.title, other.title, false])
            }
            if (!related) unrelated.add(one, other)
          }
        }
      }),
      { numRuns: 300 },
    )
    expect(known).toBeGreaterThan(0)
  })
})
