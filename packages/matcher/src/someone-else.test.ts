import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { match } from './match.ts'

const MAYOR = 'the 2031 Lima mayoral election'

/** Returns the relation of "someone else" in a list of Ann Roe and Bob Doe to a question of another venue. */
function relationToOther(contest: string, heading: string, title: string) {
  const list = listing('v0', {
    id: 'list',
    title: heading,
    markets: [
      { title: `Will Ann Roe ${contest}?`, label: 'Ann Roe' },
      { title: `Will Bob Doe ${contest}?`, label: 'Bob Doe' },
      { id: 'other', title: `Will someone else ${contest}?`, label: 'Other' },
    ],
  })
  const edges = match([list, listing('v1', { title })])
  return edges.find(({ a }) => a.marketId === 'other')?.relation
}

describe('someone else in a list', () => {
  const wins = (title: string) => relationToOther(`win ${MAYOR}`, 'Lima mayoral election winner', title)

  it.each([`Will Ann Roe win ${MAYOR}?`, `Will Bob Doe win ${MAYOR}?`, `Will Ann Roe win ${MAYOR} by at least 5%?`])(
    'is not one whom the list names: %s',
    (title) => expect(wins(title)).toBe('disjoint'),
  )

  it('may be anyone whom it does not name', () => {
    expect(wins(`Will Cid Poe win ${MAYOR}?`)).toBeUndefined()
  })

  it('may come true beside a named one where several may', () => {
    const contest = 'attend the 2031 Lima Summit'
    expect(relationToOther(contest, 'Guests of the 2031 Lima Summit', `Will Ann Roe ${contest}?`)).not.toBe('disjoint')
  })
})

it('somebody else for one nomination says nothing about another nomination', () => {
  const listOf = (venue: string, contest: string, other: string) =>
    listing(venue, {
      id: venue,
      title: `Who will win the 2032 Republican ${contest}?`,
      markets: [
        { title: `Will Ann Roe win the 2032 Republican ${contest}?`, label: 'Ann Roe' },
        { id: 'other', title: `Will another candidate win the 2032 Republican ${contest}?`, label: other },
      ],
    })
  const between = (one: string, two: string) =>
    match([listOf('v0', one, 'Other'), listOf('v1', two, 'Other')]).filter(
      ({ a, b }) => a.marketId === 'other' && b.marketId === 'other',
    )
  expect(between('presidential nomination', 'VP nomination')).toEqual([])
  expect(between('VP nomination', 'VP nomination')).toHaveLength(1)
})
