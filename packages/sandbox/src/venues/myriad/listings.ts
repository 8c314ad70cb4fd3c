import type { FurtherListing } from '../../scenario/listing-style.ts'

const each = (listing: FurtherListing): FurtherListing => ({ ...listing, apart: true })

/** Questions of the scenario, one market each. */
export const listings: readonly FurtherListing[] = [
  each({
    of: 'president 2028',
    ask: 'Will {name} win the 2028 US Presidential Election?',
    fact: '{name} wins the 2028 US presidential election',
    only: ['JVANC', 'GNEWS'],
  }),
  each({
    of: 'nominee 2028 republican',
    ask: 'Will {name} be the 2028 Republican presidential nominee?',
    fact: '{name} is nominated by the Republican party in 2028',
    only: ['JVANC'],
  }),
  each({ of: 'russia ukraine ceasefire', like: 'polymarket', ask: 'Russia x Ukraine ceasefire by {by}?' }),
  each({ of: 'china invades taiwan', ask: 'Will China invade Taiwan by {by}?' }),
  each({ of: 'starmer out', ask: 'Starmer out as UK Prime Minister by {by}?' }),
  { of: 'trump resigns', ask: 'Will Trump resign by December 31, 2026?' },
  { of: 'us acquires greenland', ask: 'Will Trump acquire Greenland in 2026?' },
  each({ of: 'eth all-time high', like: 'polymarket', ask: 'Ethereum all time high by {by}?' }),
  each({ of: 'openai device', ask: 'Will OpenAI announce a consumer hardware product before 2028?' }),
  {
    of: 'ufc 2026-12-12 TOPURIA-TSARUKYAN',
    like: 'polymarket',
    ask: 'UFC: Ilia Topuria vs. Arman Tsarukyan',
    fact: 'Ilia Topuria wins the fight',
  },
  {
    of: 'cs2 2026-12-06 VIT-SPIRIT',
    like: 'polymarket',
    ask: 'Counter-Strike: Vitality vs Spirit (BO3)',
    fact: 'Vitality win the match',
  },
]
