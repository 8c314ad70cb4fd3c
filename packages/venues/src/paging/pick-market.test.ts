import { expect, it } from 'vitest'
import { pickMarket } from './pick-market.ts'

const market = (marketId: string) => ({
  marketId,
  slug: `slug-${marketId}`,
  title: marketId,
  outcomes: [{ outcomeId: `${marketId}:YES`, label: 'Yes' }],
})
const two = [market('a'), market('b')]

it.each([
  [{ by: 'marketId', value: 'b' }, 'b'],
  [{ by: 'outcomeId', value: 'a:YES' }, 'a'],
  [{ by: 'slug', value: 'slug-b' }, 'b'],
  [{ by: 'marketSlug', value: 'slug-a' }, 'a'],
] as const)('finds by %j', (target, id) => {
  expect(pickMarket('x', two, target).marketId).toBe(id)
})

it('takes the only market of an event for the event', () => {
  expect(pickMarket('x', [market('a')], { by: 'eventId', value: 'e' }).marketId).toBe('a')
  expect(pickMarket('x', [market('a')], { by: 'slug', value: 'e' }).marketId).toBe('a')
})

it.each([
  [two, { by: 'eventId', value: 'e' }, 'AMBIGUOUS_IDENTIFIER'],
  [two, { by: 'marketId', value: 'c' }, 'MARKET_NOT_FOUND'],
  [[market('a')], { by: 'marketSlug', value: 'c' }, 'MARKET_NOT_FOUND'],
  [[], { by: 'eventId', value: 'e' }, 'MARKET_NOT_FOUND'],
] as const)('never takes the first that comes: %#', (markets, target, code) => {
  expect(() => pickMarket('x', markets, target)).toThrow(expect.objectContaining({ code, exchange: 'x' }))
})
