import type { Topic } from '../families/draft.ts'
import { field, type Option, yesNo } from '../families/options.ts'
import { question } from '../families/question.ts'

// Events that are over when the scenario begins: closed and awaiting its result, or resolved. Venues hide most of it.

const over = {
  category: 'sports',
  tags: ['Sports'],
  closes: '2026-11-20T03:30:00Z',
  opens: '2026-11-08T15:00:00Z',
} as const
const resolved = (options: readonly Option[], winner: string): Option[] =>
  options.map((option) => ({
    ...option,
    status: 'resolved' as const,
    winner: option.code === winner ? (0 as const) : (1 as const),
  }))
const closed = (options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, status: 'closed' as const }))

export const settled: Topic = {
  others: [
    question({
      ...over,
      key: 'nfl 2026-11-19 HOU@BUF',
      options: resolved(field('Houston 41; Buffalo 59'), 'BUFFA'),
      listings: [
        {
          venue: 'kalshi',
          ticker: 'KXNFLGAME-26NOV19HOUBUF',
          title: 'Houston at Buffalo',
          subtitle: 'HOU at BUF (Nov 19)',
          ask: 'Houston at Buffalo Winner?',
          fact: '{name} wins the Houston at Buffalo Pro Football game originally scheduled for November 19, 2026',
        },
      ],
    }),
    question({
      ...over,
      key: 'nhl 2026-11-19 DET@SEA',
      options: resolved([{ code: '', fair: 0.46, words: {}, outcomes: ['Red Wings', 'Kraken'] }], ''),
      listings: [
        {
          venue: 'polymarket',
          slug: 'nhl-det-sea-2026-11-20',
          ask: 'Red Wings vs. Kraken',
          fact: 'the Red Wings beat the Kraken in the NHL game of November 19, 2026',
        },
      ],
    }),
    question({
      ...over,
      key: 'bank of korea 2026-11',
      category: 'economics',
      tags: ['Economy'],
      closes: '2026-11-19T02:00:00Z',
      options: resolved(field('Cut 12; Hold 87; Hike 1'), 'HOLD'),
      listings: [
        {
          venue: 'polymarket',
          title: 'Bank of Korea decision in November?',
          ask: 'Bank of Korea rate decision in November: {name}?',
          fact: 'the outcome of the meeting is: {name}',
        },
      ],
    }),
    question({
      ...over,
      key: 'will it rain on my parade',
      category: 'culture',
      tags: ['Fun'],
      closes: '2026-11-14T07:59:00Z',
      options: resolved(yesNo(0.62), 'no'),
      listings: [
        {
          venue: 'manifold',
          ask: 'Will it rain on our village parade on November 14?',
          fact: 'more than a drop falls',
        },
      ],
    }),
    question({
      ...over,
      key: 'high of denver 2026-11-20',
      category: 'weather',
      tags: ['Weather'],
      closes: '2026-11-20T23:30:00Z',
      options: closed(field('51° or below 21; 52° to 53° 33; 54° to 55° 29; 56° or above 17')),
      listings: [
        {
          venue: 'kalshi',
          ticker: 'KXHIGHDEN-26NOV20',
          title: 'Highest temperature in Denver on Nov 20, 2026?',
          ask: 'Will the high temp in Denver be {name} on Nov 20, 2026?',
          fact: 'the highest temperature recorded in Denver for November 20, 2026 is {name}',
        },
      ],
    }),
    question({
      ...over,
      key: 'doge up 2026-11-20',
      category: 'crypto',
      tags: ['Crypto'],
      closes: '2026-11-20T22:00:00Z',
      options: resolved(yesNo(0.5), 'no'),
      listings: [
        {
          venue: 'limitless',
          ask: 'DOGE Up or Down - Daily',
          outcomes: ['Up', 'Down'],
          fact: 'the price of DOGE/USD is higher at 22:00 UTC on November 20, 2026 than a day before',
        },
      ],
    }),
    question({
      ...over,
      key: 'cloture vote 2026-11-19',
      category: 'politics',
      tags: ['Politics'],
      closes: '2026-11-19T23:00:00Z',
      options: closed(yesNo(0.8)),
      listings: [
        {
          venue: 'predictit',
          title: 'Will the Senate invoke cloture on the farm bill by November 19?',
          ask: 'Will the Senate invoke cloture on the farm bill by November 19?',
        },
      ],
    }),
    question({
      ...over,
      key: 'bolivia vice minister',
      category: 'world',
      tags: ['World'],
      closes: '2026-11-18T12:00:00Z',
      options: closed(yesNo(0.31)),
      listings: [
        {
          venue: 'polymarket',
          ask: 'Will Bolivia recall its ambassador to Chile by November 18?',
          fact: 'the ambassador is recalled by November 18, 2026',
        },
      ],
    }),
  ].flat(),
}
