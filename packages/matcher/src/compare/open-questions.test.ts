import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { assess, isSure } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

it.each<readonly [string, string, string | undefined]>([
  // who wins and which party wins
  ['2032 Presidential Election winner? (Party)', 'Presidential Election Winner 2032', 'overlap'],
  ['2032 Presidential Election winner? (Party)', '2032 Presidential Election winner (party)', 'identity'],
  ['2032 Presidential Election winner? (Party)', 'Which party will win the 2032 Presidential Election?', 'identity'],
  ['2032 Presidential Election Winner', 'Presidential Election Winner 2032', 'identity'],
  // the margins in two places exclude each other no more than their winners do
  ['House margin of victory in 2032', 'Ohio margin of victory in 2032', undefined],
  // a question that names nobody has no answer that another one excludes
  ['2032 Democratic VP nominee', 'Presidential Election Winner 2032', 'overlap'],
  [
    'Will a Roe family member be the 2032 Republican presidential nominee?',
    'Republican Presidential Nominee 2032',
    'overlap',
  ],
  [
    'Will a Roe family member be the 2032 Republican presidential nominee?',
    'Will Bob Doe be the 2032 Republican presidential nominee?',
    'disjoint',
  ],
  [
    'Will a Roe family member be the 2032 Republican presidential nominee?',
    'Will Ann Roe be the 2032 Republican presidential nominee?',
    'superset',
  ],
  ['Will Ann Roe be the 2032 Democratic VP nominee?', 'Will Ann Roe win the 2032 presidential election?', 'disjoint'],
  // a country that attacks beside those that do already, and one that joins
  ['Will France attack Chile before April 2031?', 'Will another country strike Chile by March 31, 2031?', undefined],
  ['Will France attack Chile before April 2031?', 'Will any country strike Chile by March 31, 2031?', 'subset'],
  ['Will Chile join NATO before April 2031?', 'Will another country join NATO by March 31, 2031?', 'subset'],
  // a chamber and one of its districts
  [
    'Will the Republican Party control the House after the 2030 Midterm elections?',
    "Will the Democrats win the 2030 US House election in New Mexico's 2nd District?",
    undefined,
  ],
  [
    "Will the Republicans win the 2030 US House election in New Mexico's 2nd District?",
    "Will the Democrats win the 2030 US House election in New Mexico's 2nd District?",
    'disjoint',
  ],
  [
    'Will the Republicans control the House after 2030?',
    'Will the Democrats control the House after 2030?',
    'complement',
  ],
])('%s | %s: %s', (one, other, relation) => {
  expect(relationOf(one, other)).toBe(relation)
})

it.each([
  ['Next Peruvian Presidential Election', 'identity'],
  ['Polls of the Peruvian Presidential Election', undefined],
])('an election in the title of a list asks who wins it: %s', (title, relation) => {
  const list = (venue: string, title: string) =>
    readEvent(listing(venue, { title, markets: ['Ann Roe', 'Bob Doe'].map((label) => ({ title: label, label })) }))
  const [asks, names] = [list('v0', 'Who will win the 2031 Peruvian presidential election?'), list('v1', title)]
  const found = assess(asks.eventQuestion, names.eventQuestion)
  expect(isSure(found) ? found.relation : undefined).toBe(relation)
})
