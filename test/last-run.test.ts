import { expect, it } from 'vitest'
import { speedSentence, speedTable, withResults } from '../bench/last-run.ts'
import { targets } from '../bench/targets.ts'
import { fillIn } from '../scripts/fill-in.ts'

const day = { on: '2026-11-23', load: 3, events: 20_000, short: false }

it('keeps what a later run did not measure', () => {
  const first = withResults({}, { mock: { value: 1.2345 }, size: { value: 7.91 } }, day)
  const second = withResults(
    first,
    { mock: { value: 3 }, size: { notMeasured: 'left out' } },
    { ...day, on: '2026-11-24' },
  )
  expect(second).toEqual({
    mock: { value: 3, on: '2026-11-24', load: 3 },
    size: { value: 7.91, on: '2026-11-23', load: 3, events: 20_000 },
  })
})

it('states every measure with its bounds, and what was not measured', () => {
  const lines = speedTable({
    mock: { value: 8, on: '2026-11-23', load: 2 },
    peer: { value: 4, on: '2026-11-23', load: 12, short: true },
    size: { value: 7.91, on: '2026-11-22', load: 3, events: 20_000 },
  }).split('\n')
  expect(lines.filter((line) => /peer's mock|the peer, same|per market/.test(line))).toEqual([
    '| pass-through against the peer, same venue and load | 4 x | 4 x | 10 x | floor met; 2026-11-23, short, load 12 |',
    "| `mock` against the peer's mock | 8 x | 3 x | 8 x | aim met; 2026-11-23, load 2 |",
    '| database per market | 7.91 kB | 3 kB | 1.5 kB | below the floor; 2026-11-22, 20,000 events, load 3 |',
  ])
  expect(lines.find((line) => line.includes('anchored'))).toMatch(/\| not measured \|/)
})

it('counts the measures that meet their floor', () => {
  const last = withResults({}, { mock: { value: 2 }, peer: { value: 5 } }, day)
  expect(speedSentence(last)).toContain(
    `identical reads 5 x the rate of the published peer on the same venue, and 2 x on its mock; 1 of 2 measures meet their floor, ${Object.keys(targets).length - 2} more are not measured`,
  )
})

it('replaces the text between the marks, and fails without marks', () => {
  expect(fillIn('a <!-- last run -->old<!-- end of last run --> b', 'new', 'last run')).toBe(
    'a <!-- last run -->new<!-- end of last run --> b',
  )
  expect(() => fillIn('nothing', 'new', 'last run')).toThrow('has no <!-- last run -->')
})
