import type { FurtherListing } from '../../scenario/listing-style.ts'

const each = (listing: FurtherListing): FurtherListing => ({ ...listing, apart: true })

/** Questions of the scenario, one account each. */
export const listings: readonly FurtherListing[] = [
  each({ of: 'russia ukraine ceasefire', like: 'polymarket', ask: 'Russia x Ukraine ceasefire by {by}?' }),
  each({ of: 'china invades taiwan', ask: 'Will China invade Taiwan by {by}?' }),
  each({ of: 'starmer out', ask: 'Starmer out as UK Prime Minister by {by}?' }),
  { of: 'trump resigns', ask: 'Will Trump resign by December 31, 2026?' },
  { of: 'us acquires greenland', ask: 'Will Trump acquire Greenland in 2026?' },
  each({ of: 'eth all-time high', like: 'polymarket', ask: 'Ethereum all time high by {by}?' }),
  {
    of: 'ufc 2026-12-12 TOPURIA-TSARUKYAN',
    like: 'polymarket',
    ask: 'UFC: Ilia Topuria vs. Arman Tsarukyan',
  },
]
