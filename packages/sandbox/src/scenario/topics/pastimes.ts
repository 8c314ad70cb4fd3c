import { bands } from '../families/bands.ts'
import type { Category, Topic } from '../families/draft.ts'
import { chances, deadlines, field, yesNo } from '../families/options.ts'
import { question } from '../families/question.ts'

// Popular questions that only one venue lists.

/** A question of someone on Manifold. */
const idle = (ask: string, fair: number, closes: string, category: Category = 'culture') =>
  question({
    key: ask,
    category,
    tags: ['Fun'],
    closes,
    options: yesNo(fair),
    listings: [{ venue: 'manifold', ask, fact: 'it happens, in my judgement' }],
  })

const mentions = (who: string, where: string, code: string, day: string, words: string) =>
  question({
    key: `${who} says at ${where}`,
    category: 'politics',
    tags: ['Mentions'],
    closes: day,
    exclusive: false,
    options: chances(words),
    listings: [
      {
        venue: 'kalshi',
        ticker: code,
        title: `What will ${who} say during ${where}?`,
        ask: `Will ${who} say "{name}" during ${where}?`,
        fact: `${who} says "{name}" during ${where}`,
      },
    ],
  })
const posts = bands({ mean: 310, deviation: 60, step: 1, write: String })
const poll = bands({ mean: 40.6, deviation: 0.8, step: 0.1, write: (value) => `${value.toFixed(1)}%` })

export const pastimes: Topic = {
  others: [
    idle('Will I finish reading "War and Peace" before the end of 2026?', 0.34, '2026-12-31'),
    idle('Will my sourdough starter survive the winter?', 0.71, '2027-03-20'),
    idle('Will anyone in my office bring a Christmas tree taller than me?', 0.42, '2026-12-18'),
    idle('Will the bakery on my street still sell its walnut bread in 2027?', 0.63, '2027-06-01'),
    idle('Does a coin of mine land heads five times in a row on New Year’s Eve?', 0.03, '2027-01-01'),
    idle('Will a chess engine lose a classical game to a human before 2030?', 0.02, '2029-12-31', 'science'),
    idle('Will the Riemann hypothesis be proven before 2035?', 0.06, '2034-12-31', 'science'),
    idle('Will there be a walking lane in a European capital before 2028?', 0.14, '2027-12-31', 'world'),
    idle('Will this market have more than 100 traders?', 0.48, '2027-01-15'),
    idle('Will my cat learn to open the kitchen door?', 0.55, '2027-05-01'),
    idle('Is the next prime number record found before July 2027?', 0.18, '2027-06-30', 'science'),
    idle('Will the village choir sing in tune at the Advent concert?', 0.27, '2026-12-06'),
    question({
      key: 'what should i cook',
      category: 'culture',
      tags: ['Fun'],
      closes: '2026-11-26',
      options: field('Turkey 48; Lasagna 22; Mushroom pie 18; Takeaway 12'),
      listings: [
        {
          venue: 'manifold',
          title: 'What do we eat on Thanksgiving?',
          ask: 'What do we eat on Thanksgiving? {name}',
          fact: 'that is on the table',
        },
      ],
    }),
    mentions(
      'Jerome Powell',
      'his Stanford lecture',
      'KXMENTION-POW26NOV24',
      '2026-11-24',
      'Inflation 0.97; Tariff 0.7; Bitcoin 0.12; Recession 0.44; Artificial Intelligence 0.61; Unemployment 0.86',
    ),
    mentions(
      'Karoline Leavitt',
      'her next press briefing',
      'KXSECPRESSMENTION-26NOV23',
      '2026-11-23',
      'Shutdown 0.37; Ukraine 0.8; Fake News 0.73; Turkey 0.82; Epstein 0.44; Ballroom 0.4; Venezuela 0.6',
    ),
    mentions(
      'Tim Walz',
      'his Duluth town hall',
      'KXWALZMENTION-26NOV25',
      '2026-11-25',
      'Football 0.66; Hotdish 0.28; Canada 0.5; Farmers 0.91',
    ),
    question({
      key: 'musk posts 2026-11-20 to 2026-11-27',
      category: 'culture',
      tags: ['Culture', 'Tweets'],
      closes: '2026-11-27T17:00:00Z',
      options: [
        ...posts.atMost(219),
        ...posts.between([220, 259], [260, 299], [300, 339], [340, 379], [380, 419]),
        ...posts.atLeast(420),
      ],
      listings: [
        {
          venue: 'polymarket',
          title: 'Elon Musk # tweets November 20 - November 27, 2026?',
          ask: 'Will Elon Musk post {band} tweets from November 20 to November 27, 2026?',
          label: '{short}',
          fact: 'the number of posts in that week is {band}',
        },
      ],
    }),
    question({
      key: 'trump approval silver 2026-11-27',
      category: 'politics',
      tags: ['Politics', 'Approval'],
      closes: '2026-11-27T17:00:00Z',
      options: [
        ...poll.atMost(39.4),
        ...poll.between([39.5, 39.9], [40, 40.4], [40.5, 40.9], [41, 41.4]),
        ...poll.atLeast(41.5),
      ],
      listings: [
        {
          venue: 'kalshi',
          ticker: 'KXAPRPOTUS-26NOV27',
          title: "Trump's approval rating on Nov 27?",
          ask: "Will Trump's approval rating be {band} on Nov 27, 2026?",
          fact: 'the Silver Bulletin average of approval is {band}',
        },
      ],
    }),
    question({
      key: 'cabinet confirmations 2027',
      category: 'politics',
      tags: ['Politics'],
      closes: '2027-03-31',
      options: field('0 to 5 30; 6 to 10 45; 11 or more 25'),
      listings: [
        {
          venue: 'predictit',
          title: 'How many judges will the Senate confirm in the first quarter of 2027?',
          ask: 'How many judges will the Senate confirm in the first quarter of 2027? {name}',
        },
      ],
    }),
    question({
      key: 'speaker votes',
      category: 'politics',
      tags: ['Politics'],
      closes: '2027-01-15',
      options: field('1 ballot 72; 2 to 5 ballots 19; More than 5 9'),
      listings: [
        {
          venue: 'predictit',
          title: 'How many ballots to elect the Speaker in January 2027?',
          ask: 'How many ballots to elect the Speaker in January 2027? {name}',
        },
      ],
    }),
    question({
      key: 'dc statehood',
      category: 'politics',
      tags: ['Politics'],
      closes: '2027-12-31',
      options: yesNo(0.02),
      listings: [
        {
          venue: 'predictit',
          title: 'Will Washington, D.C. be granted statehood by the end of 2027?',
          ask: 'Will Washington, D.C. be granted statehood by the end of 2027?',
        },
      ],
    }),
    question({
      key: 'puerto rico grid',
      category: 'world',
      tags: ['World'],
      closes: '2026-12-31',
      exclusive: false,
      options: deadlines('2026-11-30 0.04; 2026-12-31 0.1'),
      listings: [
        {
          venue: 'polymarket',
          title: 'Island-wide blackout in Puerto Rico by...?',
          ask: 'Island-wide blackout in Puerto Rico by {by}?',
          label: '{day}',
          fact: 'more than 90% of customers lose power at once by {by}',
        },
      ],
    }),
    question({
      key: 'hot dogs 2027',
      category: 'sports',
      tags: ['Sports', 'Fun'],
      closes: '2027-07-04T16:00:00Z',
      options: bands({ mean: 68, deviation: 5, step: 1, write: String }).above(59, 64, 69, 74),
      exclusive: false,
      listings: [
        {
          venue: 'kalshi',
          ticker: 'KXHOTDOG-27',
          title: "Nathan's hot dog contest: winning count?",
          ask: 'Will the winner eat {band} hot dogs on July 4, 2027?',
          fact: 'the men’s winner eats {band}',
        },
      ],
    }),
    question({
      key: 'snow in dubai',
      category: 'weather',
      tags: ['Fun'],
      closes: '2027-02-28',
      options: yesNo(0.02),
      listings: [
        {
          venue: 'limitless',
          ask: '❄️ Snow in Dubai this winter?',
          fact: 'snow falls in the city of Dubai before March 2027',
        },
      ],
    }),
    question({
      key: 'lumy wins',
      category: 'culture',
      tags: ['Fun'],
      closes: '2026-12-24',
      options: field('Die Hard 41; Home Alone 33; It’s a Wonderful Life 26'),
      listings: [
        {
          venue: 'limitless',
          title: '🎄 Our readers’ favourite Christmas film',
          ask: 'Our readers’ favourite Christmas film: {name}',
          fact: '{name} gets most votes',
        },
      ],
    }),
  ].flat(),
}
