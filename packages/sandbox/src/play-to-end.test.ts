import { expect, it } from 'vitest'
import { playToEnd } from './play-to-end.ts'
import { scenario } from './scenario/index.ts'
import type { MarketKey } from './scenario.ts'

it.each([1, 2, 3])('settles every market as the truth of the scenario allows, by seed %s', (seed) => {
  const { events, truth } = playToEnd(scenario, seed)
  const won = new Map(
    events.flatMap(({ venue, markets }) => markets.map(({ id, winner }) => [`${venue} ${id}`, winner === 0] as const)),
  )
  const isYes = ({ venue, marketId }: MarketKey) => won.get(`${venue} ${marketId}`) === true
  expect(events.flatMap(({ markets }) => markets.filter(({ status }) => status !== 'resolved'))).toEqual([])
  expect(truth.pairs.filter(({ a, b, relation }) => (isYes(a) === isYes(b)) !== (relation === 'identity'))).toEqual([])
  const broken = truth.nearMisses.filter(({ a, b, relation }) => {
    if (relation === 'subset') return isYes(a) && !isYes(b)
    if (relation === 'superset') return isYes(b) && !isYes(a)
    return relation === 'disjoint' && isYes(a) && isYes(b)
  })
  expect(broken).toEqual([])
  const twice = events.filter(
    ({ exclusive, markets }) => exclusive && markets.filter(({ winner }) => winner === 0).length > 1,
  )
  expect(twice).toEqual([])
  expect([...won.values()].filter(Boolean).length).toBeGreaterThan(300)
})

it('keeps what was settled before, and draws another world by another seed', () => {
  const before = scenario.events.flatMap(({ markets }) => markets)
  const results = (seed: number) =>
    playToEnd(scenario, seed).events.flatMap(({ markets }) => markets.map(({ winner }) => winner))
  const one = results(1)
  expect(one.filter((_, index) => before[index]?.status === 'resolved')).toEqual(
    before.filter(({ status }) => status === 'resolved').map(({ winner }) => winner),
  )
  expect(results(1)).toEqual(one)
  expect(results(2)).not.toEqual(one)
})
