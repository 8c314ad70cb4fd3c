import { match } from '@crossvenue/matcher'
import { expect, it } from 'vitest'
import { matchInWorker } from './match-in-worker.ts'

const market = (marketId: string, title: string) => ({
  marketId,
  title,
  resolutionDate: '2026-03-18T18:00:00Z',
  outcomes: [
    { outcomeId: `${marketId}:YES`, label: 'Yes' },
    { outcomeId: `${marketId}:NO`, label: 'No' },
  ],
})
const title = 'Will the Fed cut rates at its March 2026 meeting?'
const events = [
  { sourceExchange: 'polymarket', id: '101', title, markets: [market('201', title)] },
  { sourceExchange: 'kalshi', id: 'KXFEDCUT-26MAR', title, markets: [market('KXFEDCUT-26MAR-T0', title)] },
]

it('finds the same edges in its thread', async () => {
  const edges = await matchInWorker(events)
  expect(edges).toHaveLength(1)
  expect(edges).toEqual(match(events))
  const [a, b] = [edges[0]?.a, edges[0]?.b]
  if (!a || !b) throw new Error('no ends')
  expect(await matchInWorker(events, { overrides: [{ a, b, relation: 'none' }] })).toEqual([])
})

it('ends when it is aborted', async () => {
  const aborted = new AbortController()
  const matching = matchInWorker(events, { signal: aborted.signal })
  aborted.abort()
  await expect(matching).rejects.toThrow('the matching thread ended')
  await expect(matchInWorker(events, { signal: aborted.signal })).rejects.toThrow('aborted')
})
