import type { FurtherListing, ListingStyle } from '../../scenario/listing-style.ts'
import { style as kalshi } from '../kalshi/style.ts'

const like = (of: string, ticker: string, title: string, ask: string, more: Partial<FurtherListing> = {}) => ({
  of,
  like: 'kalshi' as const,
  ticker,
  title,
  ask,
  ...more,
})

/** Some of what the real venue lists, in its words. */
export const style: ListingStyle = {
  ...kalshi,
  listings: [
    like(
      'president 2028',
      'KXPRESPERSON-28',
      'Who will win the next presidential election?',
      'Will {name} win the 2028 presidential election?',
      { subtitle: '2028' },
    ),
    like(
      'nfl champion 2026-27',
      'KXSB-27',
      'Pro Football Champion?',
      'Will {city} win the 2027 Pro Football Championship?',
      { subtitle: '2027', label: '{city}' },
    ),
    like('masters 2027 winner', 'KXPGATOUR-MAST27', 'The Masters Winner?', 'Will {name} win The Masters?', {
      subtitle: '2027',
    }),
    like(
      'starmer out',
      'KXSTARMEROUT-27',
      'When will Keir Starmer leave office?',
      'Will Keir Starmer leave office as Prime Minister before {before}?',
      { label: 'Before {before}' },
    ),
    like(
      'next uk prime minister',
      'KXNEXTUKPM-30',
      'Who will be the next UK Prime Minister?',
      'Will {name} be the next Prime Minister of the UK?',
    ),
    like(
      'china invades taiwan',
      'KXTAIWANINVADE-28',
      'Will China invade Taiwan?',
      'Will China invade Taiwan before 2028?',
      { label: 'Before 2028' },
    ),
    like(
      'openai device',
      'KXOAIDEVICE-28',
      'OpenAI consumer hardware?',
      'Will OpenAI announce a consumer hardware product before 2028?',
      { label: 'Before 2028' },
    ),
    like(
      'time person of the year 2026',
      'KXTIME-26',
      "TIME's Person of the Year?",
      "Will {name} be TIME's 2026 Person of the Year?",
    ),
    like(
      'largest company 2026-12-31',
      'KXLARGESTCO-26DEC31',
      'Largest company in the world on Dec 31, 2026?',
      'Will {name} be the largest company in the world on Dec 31, 2026?',
    ),
    like(
      'next james bond',
      'KXBOND-28',
      'Who will be the next James Bond?',
      'Will {name} be announced as the next James Bond?',
    ),
  ],
}
