import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { match } from './match.ts'

/** The relation of an answer of a list of leaders, of whom one leaves first, to a question of another venue. */
function relationToLeaver(name: string, question: string) {
  const title = 'Which of these Quibblian leaders will leave office next?'
  const names = ['Vladimir Putin', 'Viktor Orbán', 'Ann Roe', 'Bob Doe', 'Lou Poe', 'Sam Fox']
  const markets = names.map((one) => ({ id: one, title: `${title} - ${one}`, label: one }))
  const edges = match([
    listing('a', { title, markets }),
    listing('b', { title: question, markets: [{ title: question }] }),
  ])
  return edges.find(({ a, b }) => a.marketId === name || b.marketId === name)?.relation
}

describe('who leaves first, beside the same person in office', () => {
  it.each([
    [
      'Vladimir Putin',
      'Will Vladimir Putin be the president of the Russian Federation on February 1, 2031?',
      'overlap',
    ],
    ['Viktor Orbán', 'Will Viktor Orbán win the 2031 Hungarian parliamentary election?', 'overlap'],
    ['Viktor Orbán', 'Will Viktor Orbán be Prime Minister of Hungary on May 3, 2031?', 'overlap'],
    ['Ann Roe', 'Will Ann Roe be Prime Minister of Peru on May 3, 2031?', 'overlap'],
    ['Ann Roe', 'Will Ann Roe win the 2031 Peruvian presidential election?', 'overlap'],
    // with no end, the first may leave later
    ['Ann Roe', 'Will Ann Roe leave as Prime Minister of Peru before 2032?', 'overlap'],
    // another person, and what is no matter of the post
    ['Bob Doe', 'Will Ann Roe be Prime Minister of Peru on May 3, 2031?', undefined],
    ['Bob Doe', 'Will Ann Roe win the 2031 Peruvian presidential election?', undefined],
    ['Vladimir Putin', 'Will Viktor Orbán win the 2031 Hungarian parliamentary election?', undefined],
    ['Vladimir Putin', 'Will Vladimir Putin win the 2031 Nobel Peace Prize?', undefined],
    ['Vladimir Putin', 'Will Vladimir Putin visit Peru before 2032?', undefined],
    ['Vladimir Putin', 'What will be the approval rating of Vladimir Putin in December 2031?', undefined],
    ['Ann Roe', 'Will Ann Roe win the 2031 Lima Cup?', undefined],
  ])('%s | %s: %s', (name, question, relation) => {
    expect(relationToLeaver(name, question)).toBe(relation)
  })
})

it('who is the first to leave in a year leaves in the year', () => {
  const title = 'Which of these leaders will leave office first in 2031?'
  const first = listing('a', {
    title,
    markets: ['Ann Roe', 'Bob Doe'].map((label) => ({ id: label, title: `${title} - ${label}`, label })),
  })
  const relationTo = (question: string) =>
    match([first, listing('b', { title: question })]).map(({ relation }) => relation)
  expect(relationTo('Will Ann Roe leave as Prime Minister of Peru by December 31, 2031?')).toEqual(['subset'])
  expect(relationTo('Will Ann Roe leave as Prime Minister of Peru by March 31, 2031?')).toEqual(['overlap'])
})
