import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { match } from '../match.ts'

const list = (venue: string, ...names: readonly string[]) => {
  const title = 'Who will win the Lima Cup in 2031?'
  return listing(venue, { title, markets: names.map((name) => ({ id: name, title, label: name })) })
}

/** Returns the relation of "Other" in two lists with these names. */
const relationOfOthers = (names: string, others: string, [one, other] = ['Other', 'Other']) =>
  match([list('v0', ...names.split(' '), one ?? ''), list('v1', ...others.split(' '), other ?? '')]).find(
    ({ a, b }) => a.marketId === one && b.marketId === other,
  )?.relation

it.each([
  ['Roe Doe Poe', 'Roe Doe Poe', 'identity'],
  ['Roe Doe Poe', 'Poe Doe Roe', 'identity'],
  ['Roe Doe Poe', 'Roe Doe Poe Zorro', 'superset'],
  ['Roe Doe Poe Zorro Quibble', 'Roe Doe Poe', 'subset'],
  ['Roe Doe Poe Zorro', 'Roe Doe Poe Quibble', 'overlap'],
])('another one than %s beside another one than %s: %s', (names, others, relation) => {
  expect(relationOfOthers(names, others)).toBe(relation)
})

it('the others of a list are no one answer of another question', () => {
  const title = '2031 Zorro Show winner'
  const others = listing('v0', {
    title,
    markets: ['Ann Roe', 'Other'].map((label) => ({
      id: label,
      title: `Will ${label} win the 2031 Zorro Show?`,
      label,
    })),
  })
  const relationTo = (question: string) =>
    match([others, listing('v1', { title: question })]).find(({ a }) => a.marketId === 'Other')?.relation
  expect(relationTo('Will the Zorros win the 2031 Zorro Show?')).not.toBe('identity')
  expect(relationTo('Will Bob Doe win the 2031 Zorro Show?')).not.toBe('disjoint')
})

it('another woman is a part of any woman', () => {
  const others = listing('v0', {
    title: 'Who will be the 2032 Republican nominee for governor of Ohio?',
    markets: [
      { id: 'roe', title: 'Will Ann Roe be the 2032 Republican nominee for governor of Ohio?', label: 'Ann Roe' },
      {
        id: 'woman',
        title: 'Will another woman be the 2032 Republican nominee for governor of Ohio?',
        label: 'Other Woman',
      },
    ],
  })
  const woman = listing('v1', { title: 'Will the 2032 Republican nominee for governor of Ohio be a woman?' })
  const edges = match([others, woman])
  expect(edges.find(({ a }) => a.marketId === 'woman')?.relation).toBe('subset')
  expect(edges.find(({ a }) => a.marketId === 'roe')?.relation).not.toBe('identity')
})

it('a party that a list of parties leaves out is one of its others', () => {
  const asks = (venue: string, ...parties: readonly string[]) => {
    const title = 'Which party will win the 2032 US presidential election?'
    return listing(venue, { title, markets: parties.map((label) => ({ id: label, title, label })) })
  }
  const relationOfGreens = (...parties: readonly string[]) =>
    match([asks('v0', ...parties, 'Other'), asks('v1', 'Republican', 'Democratic', 'Green')]).find(
      ({ a, b }) => a.marketId === 'Other' && b.marketId === 'Green',
    )?.relation
  expect(relationOfGreens('Democratic', 'Republican')).toBe('superset')
  expect(relationOfGreens('Democratic', 'Republican', 'Green')).not.toBe('superset')
})
