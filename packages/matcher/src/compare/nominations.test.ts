import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { assess, isSure } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

const read = (venue: string, title: string) => readEvent(listing(venue, { title })).markets[0]

it.each<readonly [string, string, string | undefined]>([
  // each party has its own nominee
  ['2032 Libertarian Presidential nominee', 'Republican Presidential Nominee 2032', undefined],
  ['2032 Green Presidential nominee', 'Democratic Presidential Nominee 2032', undefined],
  ['Republican nominee for governor of Ohio', 'Democratic nominee for governor of Ohio', undefined],
  [
    'Will the 2032 Republican presidential nominee be a woman?',
    'Will the 2032 Democratic presidential nominee be a woman?',
    undefined,
  ],
  ['2032 Democratic VP nominee', 'Democratic Presidential Nominee 2032', undefined],
  ['2032 Republican VP nominee', 'Republican Presidential Nominee 2032', undefined],
  // one person is not both, and one party has one nominee
  [
    'Will Ann Roe be the 2032 Democratic VP nominee?',
    'Will Ann Roe be the 2032 Democratic Presidential nominee?',
    'disjoint',
  ],
  [
    'Will Ann Roe be the 2032 Democratic Presidential nominee?',
    'Will Bob Doe be the 2032 Democratic Presidential nominee?',
    'disjoint',
  ],
  // one party wins the election
  [
    'Will the Republican nominee win the 2032 presidential election?',
    'Will the Democratic nominee win the 2032 presidential election?',
    'disjoint',
  ],
  [
    'Will a Republican be nominated as ambassador to Chile?',
    'Will a Democrat be nominated as ambassador to Chile?',
    'disjoint',
  ],
  ['2032 Republican Presidential nominee', 'Republican Presidential Nominee 2032', 'identity'],
])('%s | %s: %s', (one, other, relation) => {
  const [a, b] = [read('polymarket', one), read('kalshi', other)]
  const found = a && b && assess(a, b)
  expect(found && isSure(found) ? found.relation : undefined).toBe(relation)
})
