import { expect, it } from 'vitest'
import { countedVolume, paysDollars } from './counted-volume.ts'

it.each([
  [{}, true],
  [{ volumeUnit: 'USD' }, true],
  [{ volumeUnit: 'contracts' }, true],
  [{ volumeUnit: 'GBP' }, false],
  [{ volumeUnit: 'mana' }, false],
  // Without a volume there is no unit, and the contracts still pay pounds.
  [{ currency: 'GBP' }, false],
  // Pools in another token whose volume is stated in contracts.
  [{ currency: 'WETH', volumeUnit: 'contracts' }, false],
])('says whether the contracts of a market pay dollars: %o %s', (market, pays) => {
  expect(paysDollars(market)).toBe(pays)
})

it('adds volumes in dollars and in contracts, and no others', () => {
  expect(countedVolume({ volume24h: 5, volumeUnit: 'contracts' })).toBe(5)
  expect(countedVolume({ volume24h: 5, volumeUnit: 'GBP' })).toBeUndefined()
})
