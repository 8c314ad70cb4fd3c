import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { assess, isSure } from '../assess.ts'
import { readEvent } from './event.ts'

const listed = (title: string, labels: readonly string[], titleOf: (label: string) => string) =>
  listing('v1', { title, markets: labels.map((label) => ({ title: titleOf(label), label })) })

const assessed = (list: ReturnType<typeof listing>, other: string) => {
  const found = [readEvent(list), readEvent(listing('v2', { title: other }))].map(({ markets: [market] }) => market)
  const [a, b] = found
  if (!a || !b) throw new Error('not read')
  return assess(a, b)
}

const relationOf = (...pair: Parameters<typeof assessed>) => {
  const found = assessed(...pair)
  return isSure(found) ? found.relation : undefined
}

describe('the nominee in the label of a market about a party', () => {
  const list = (contest: string, [one, other]: readonly [string, string] = ['Ann Roe', 'Bob Doe']) =>
    listed(
      `Which party will win ${contest}?`,
      [one, other],
      (label) => `Will the ${label === one ? 'Republican' : 'Democratic'} party win ${contest}?`,
    )
  const governor = list('the 2030 Ohio governorship')
  it.each([
    [governor, 'Will Ann Roe win the 2030 Ohio governor election?', 'identity'],
    [governor, 'Will the Republicans win the 2030 Ohio governor election?', 'identity'],
    [governor, 'Will Ann Roe finish second in the 2030 Ohio governor election?', 'disjoint'],
    [governor, 'Will Bob Doe win the 2030 Ohio governor election?', 'disjoint'],
    [governor, 'Will Ann Roe win the 2030 Utah governor election?', undefined],
    [
      list('the 2030 Ohio governorship', ['Incumbent', 'Other']),
      'Will Ann Roe win the 2030 Ohio governor election?',
      'overlap',
    ],
    // a chamber is won by a party alone
    [list('the House in 2030'), 'Will Ann Roe win the House in 2030?', 'overlap'],
  ] as const)('%#: %s', (event, other, relation) => {
    expect(relationOf(event, other)).toBe(relation)
  })
})

describe('the only candidate of a party in a list', () => {
  const list = (labels: readonly string[], contest = 'the 2030 Ohio Senate race') =>
    listed(`Who will win ${contest}?`, labels, (label) => `Who will win ${contest}? - ${label}`)
  const two = ['Ann Roe (D)', 'Bob Doe (Republican)']
  const party = 'Will the Democrats win the 2030 Ohio Senate race?'
  it.each([
    [list(two), party, 'identity'],
    [list(two), 'Will the Republicans win the 2030 Ohio Senate race?', 'disjoint'],
    [list(two), 'Will the Democrats win the 2030 Utah Senate race?', undefined],
    [list([...two, 'Eve Poe (D)']), party, 'subset'],
    [list(['Ann Roe (D)', 'Bob Doe']), party, 'subset'],
    [list(['Ann Roe (Lima)', 'Bob Doe (Cuzco)']), party, 'overlap'],
  ] as const)('%#: %s', (event, other, relation) => {
    expect(relationOf(event, other)).toBe(relation)
  })

  it('is less surely the party than a market about the party itself, because the primary may be still to come', () => {
    const [listedAlone, ofParty] = [list(two), listed('Ohio Senate race in 2030', ['Democrats'], () => party)]
    expect(assessed(listedAlone, party).confidence).toBeLessThan(0.97)
    expect(assessed(ofParty, party).confidence).toBeGreaterThan(0.98)
  })
})
