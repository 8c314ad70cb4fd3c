import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orientMarkets } from './orient-markets.ts'

const market = (
  marketId: string,
  sides: { yes?: string; no?: string },
  { outcomes = [`${marketId}:YES`, `${marketId}:NO`], volume24h = 1 } = {},
) => ({
  market: { eventId: 'x:e', marketId, ...sides },
  summary: { outcomes: outcomes.map((outcomeId) => ({ outcomeId })), volume24h },
})
const sidesOf = (markets: Parameters<typeof orientMarkets>[0]) =>
  orientMarkets(markets).map(({ market: { yes, no } }) => [yes, no])

it('put the first outcome of the market with the highest volume on the side `yes`', () => {
  const a = market('a', { yes: 'a:YES', no: 'a:NO' })
  const b = market('b', { yes: 'b:NO', no: 'b:YES' }, { volume24h: 9 })
  expect(sidesOf([a, b])).toEqual([
    ['b:YES', 'b:NO'],
    ['a:NO', 'a:YES'],
  ])
})

it('complete a market of two outcomes of which an edge aligns one, and turn it too', () => {
  // A market lists only what settles with the second outcome of the other one.
  const whole = market('a', { yes: 'a:NO' }, { volume24h: 9 })
  const single = market('b', { yes: 'b:YES' }, { outcomes: ['b:YES'] })
  expect(sidesOf([single, whole])).toEqual([
    ['a:YES', 'a:NO'],
    [undefined, 'b:YES'],
  ])
})

it('guess nothing of a market with three outcomes, or with an outcome that it does not list', () => {
  const three = market('a', { yes: 'a:2' }, { outcomes: ['a:1', 'a:2', 'a:3'], volume24h: 9 })
  const gone = market('b', { yes: 'b:gone' })
  expect(sidesOf([three, gone])).toEqual([
    ['a:2', undefined],
    ['b:gone', undefined],
  ])
})

it('never part what settles alike, and never join what does not', () => {
  // The truth: every outcome of every market settles with the first or with the second side.
  const known = fc.record({
    isTurned: fc.boolean(),
    stated: fc.constantFrom('both', 'first', 'second'),
    isSingle: fc.boolean(),
    volume24h: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(known, { minLength: 2, maxLength: 5 }), (all) => {
      const markets = all.map(({ isTurned, stated, isSingle, volume24h }, index) => {
        const outcomes = [`${index}:0`, `${index}:1`].slice(0, isSingle ? 1 : 2)
        const [yes, no] = isTurned ? [outcomes[1], outcomes[0]] : outcomes
        const sides = { ...(stated !== 'second' && yes && { yes }), ...(stated !== 'first' && no && { no }) }
        return market(String(index), sides, { outcomes, volume24h })
      })
      const truth = (outcome: string) =>
        (all[Number(outcome.split(':')[0])]?.isTurned ? 1 : 0) === Number(outcome.at(-1))
      const oriented = orientMarkets(markets)
      const [onYes, onNo] = [
        oriented.flatMap(({ market: { yes } }) => yes ?? []),
        oriented.flatMap(({ market: { no } }) => no ?? []),
      ]
      expect(new Set(onYes.map(truth)).size).toBeLessThan(2)
      expect(new Set(onNo.map(truth)).size).toBeLessThan(2)
      const [y, n] = [onYes[0], onNo[0]]
      if (y !== undefined && n !== undefined) expect(truth(y)).not.toBe(truth(n))
      const first = oriented[0]
      const [canonical] = first?.summary.outcomes ?? []
      if (first?.market.yes ?? first?.market.no) expect(canonical?.outcomeId).toBe(first?.market.yes)
    }),
  )
})
