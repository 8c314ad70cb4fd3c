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

it('another party is not that of a politician whose party the list names', () => {
  const list = listing('v0', {
    id: 'list',
    title: 'Which party will win the 2032 US presidential election?',
    markets: ['Democratic Party', 'Republican Party', 'Any Other'].map((label) => ({
      id: label,
      title: `Which party will win the 2032 US presidential election? - ${label}`,
      label,
    })),
  })
  const relationTo = (title: string) =>
    match([list, listing('v1', { title })]).find(({ a }) => a.marketId === 'Any Other')?.relation
  expect(relationTo('Will Joe Biden win the 2032 US presidential election?')).toBe('disjoint')
  expect(relationTo('Will Harris win the 2032 US presidential election?')).toBe('disjoint')
  expect(relationTo('Will Ann Roe win the 2032 US presidential election?')).not.toBe('disjoint')
  expect(relationTo('Will Joe Biden be the 2032 Democratic presidential nominee?')).not.toBe('disjoint')
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

describe('someone else of two lists', () => {
  const listOf = (venue: string, names: readonly string[], other: string) =>
    listing(venue, {
      id: venue,
      title: 'Who will win the 2031 Lima mayoral election?',
      markets: [...names, other].map((name) => ({
        id: name,
        title: `Who will win the 2031 Lima mayoral election? - ${name}`,
        label: name,
      })),
    })
  const between = (one: readonly string[], two: readonly string[], of = 'Other') =>
    match([listOf('v0', one, 'Other'), listOf('v1', two, 'Another candidate')]).find(
      ({ a, b }) => a.marketId === of && b.marketId === 'Another candidate',
    )?.relation

  it.each([
    [['Ann Roe', 'Bob Doe'], ['Bob Doe', 'Ann Roe'], 'identity'],
    [['Roe', 'Bob Doe'], ['Ann Roe', 'Bob Doe'], 'identity'],
    [['Ann Roe', 'Bob Doe'], ['Ann Roe', 'Bob Doe', 'Cid Poe'], 'superset'],
    [['Ann Roe', 'Bob Doe', 'Ann Poe'], ['Ann Roe', 'Bob Doe'], 'subset'],
    [['Ann Roe', 'Bob Doe'], ['Ann Roe', 'Cid Poe'], 'overlap'],
    [['Ann Roe', 'Bob Doe'], ['Ann Roe', 'Bob Doe', 'Person A'], 'identity'],
  ])('%s | %s: %s', (one, two, relation) => expect(between(one, two)).toBe(relation))

  it.each([
    ['Cid Poe', 'subset'],
    ['Ann Roe', 'disjoint'],
    ['Ann R. Roe', 'disjoint'],
  ])('beside %s, where the other list names Ann Roe and Bob Doe: %s', (name, relation) =>
    expect(between([name, 'Bob Doe'], ['Ann Roe', 'Bob Doe'], name)).toBe(relation),
  )
})
