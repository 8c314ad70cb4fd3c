import { createHash } from 'node:crypto'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { listings } from './listings.ts'

const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** 32 bytes in base 58, as the chain writes addresses; the same for the same words. */
function addressOf(words: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(`baozi ${words}`).digest('hex')}`)
  let address = ''
  for (; rest > 0n; rest /= 58n) address = DIGITS[Number(rest % 58n)] + address
  return address
}

/** Addresses of accounts as ids; every market is an event of its own. */
export const style: ListingStyle = {
  ids: { event: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/, market: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ },
  createNaming:
    () =>
    ({ title }) => {
      const name = { id: addressOf(title), slug: addressOf(title) }
      return { ...name, market: () => name }
    },
  rules: ({ fact }) => `The outcome is Yes if ${fact}.`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
