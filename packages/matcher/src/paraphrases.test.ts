import { describe, expect, it } from 'vitest'
import { relationOf } from './__fixtures__/relation-of-markets.ts'

/** Pairs of titles that say the same in other words. */
const same: readonly (readonly [string, string])[] = [
  ['Will Bitcoin top $200k in 2031?', 'Will Bitcoin hit $200k in 2031?'],
  ['Will Acme list its shares on a stock exchange by December 31, 2031?', 'Acme IPO by December 31, 2031?'],
  ['Will Acme buy Bolt before 2032?', 'Will Bolt be taken over by Acme before 2032?'],
  ['Will the Fed leave rates unchanged at its March 2031 meeting?', 'Fed holds rates steady in March 2031?'],
  ['Will Ann Roe be indicted before 2032?', 'Will Ann Roe face an indictment before 2032?'],
  ['Will Ann Roe be put behind bars in 2031?', 'Will Ann Roe go to jail in 2031?'],
  ['Will Ann Roe and Bob Doe split up in 2031?', 'Will Ann Roe and Bob Doe break up in 2031?'],
  ['Will Ann Roe drop out of the presidential race in 2031?', 'Will Ann Roe end her presidential campaign in 2031?'],
  [
    'Will Ann Roe withdraw from the race for president before 2032?',
    'Will Ann Roe suspend her presidential campaign before 2032?',
  ],
  ['Will Ann Roe run for president in 2032?', 'Will Ann Roe launch a presidential campaign for 2032?'],
  [
    'Will Ann Roe announce her candidacy for president before 2032?',
    'Will Ann Roe announce a presidential run before 2032?',
  ],
  ['Will Ann Roe secure the Democratic nomination for president in 2032?', 'Ann Roe 2032 Democratic nominee?'],
  ['Will Republicans flip the Senate in 2032?', 'Will the Republican Party win the Senate in 2032?'],
  [
    'Will Ann Roe carry Ohio in the 2032 presidential election?',
    'Will Ann Roe win Ohio in the 2032 presidential election?',
  ],
  ['Will Ann Roe be sworn in as mayor of Lima before 2032?', 'Will Ann Roe take office as mayor of Lima before 2032?'],
  ['Will Ann Roe be fired as coach of the Lakers in 2031?', 'Will the Lakers sack coach Ann Roe in 2031?'],
  ['Will Ann Roe sign with the Lakers in 2031?', 'Will Ann Roe join the Lakers in 2031?'],
  ["Will the Lakers lift the Larry O'Brien Trophy in 2031?", 'Will the Lakers win the 2031 NBA Finals?'],
  ['Will the Lakers make the playoffs in 2031?', 'Will the Lakers reach the 2031 NBA playoffs?'],
  ['Will Arsenal finish top of the Premier League in 2031?', 'Will Arsenal win the Premier League in 2031?'],
  [
    'Will Arsenal be relegated from the Premier League in 2031?',
    'Will Arsenal go down from the Premier League in 2031?',
  ],
  ['Will NASA land humans on the Moon before 2032?', 'Will NASA put astronauts on the Moon before 2032?'],
  ['Will US inflation top 4% in May 2031?', 'Will US CPI year over year exceed 4% in May 2031?'],
  ['Will the price of gold surpass $5,000 in 2031?', 'Will gold hit $5,000 in 2031?'],
  ['Will Peru become a member of NATO before 2032?', 'Will Peru join NATO before 2032?'],
  ['Will Ann Roe pay a visit to China in 2031?', 'Will Ann Roe go to China in 2031?'],
  ['Will the Supreme Court rule against Acme in 2031?', 'Will the Supreme Court decide against Acme in 2031?'],
  ['Will Trump pardon Ann Roe before 2032?', 'Will Ann Roe receive a pardon from Trump before 2032?'],
  ['Will Peru hold a snap election in 2031?', 'Early election in Peru in 2031?'],
  [
    'Will Peru call an early general election before 2032?',
    'Will a snap general election be called in Peru before 2032?',
  ],
  ['Will Ann Roe testify before Congress in 2031?', 'Will Ann Roe give testimony to Congress in 2031?'],
  ["Will Ann Roe's net worth exceed $1 trillion before 2032?", 'Will Ann Roe become a trillionaire before 2032?'],
  ["Will Acme's market cap reach $5 trillion in 2031?", 'Will Acme hit a $5 trillion valuation in 2031?'],
  ['Will Ann Roe win the popular vote in 2032?', 'Will Ann Roe get the most votes nationwide in 2032?'],
  [
    'Will Ann Roe say "Zorba" during her speech on May 4, 2031?',
    'Will Ann Roe mention "Zorba" in her May 4, 2031 speech?',
  ],
  ['Will Peru default on its debt before 2032?', 'Peru sovereign default before 2032?'],
  ['Will Ann Roe receive an endorsement from Bob Doe in 2031?', 'Will Bob Doe endorse Ann Roe in 2031?'],
  ['Will Ann Roe end the raw milk ban in 2031?', 'Will Ann Roe remove the raw milk ban in 2031?'],
  ["Will Ann Roe revoke Acme's tax exempt status in 2031?", "Will Ann Roe remove Acme's tax exempt status in 2031?"],
]

/** Pairs of titles whose words are as near, and that ask different things. */
const different: readonly (readonly [string, string])[] = [
  ['Will Peru put tariffs on Chile in 2031?', 'Will Peru lift tariffs on Chile in 2031?'],
  ['Will Peru give weapons to Chile in 2031?', 'Will Chile give weapons to Peru in 2031?'],
  ['Will Ann Roe sign with the Lakers in 2031?', 'Will Ann Roe leave the Lakers in 2031?'],
  ['Will Acme be taken over by Bolt in 2031?', 'Will Bolt be taken over by Acme in 2031?'],
  ['Will Acme take over Bolt in 2031?', 'Will Bolt take over Acme in 2031?'],
  ['Will Ann Roe receive a pardon from Bob Doe in 2031?', 'Will Bob Doe receive a pardon from Ann Roe in 2031?'],
  ['Will Ann Roe receive an endorsement from Bob Doe in 2031?', 'Will Ann Roe endorse Bob Doe in 2031?'],
  ['Will Ann Roe drop out of the presidential race in 2031?', 'Will Ann Roe drop out of the Senate race in 2031?'],
  ['Will Ann Roe end her presidential campaign in 2031?', 'Will Ann Roe win the presidential race in 2031?'],
  ['Will Bitcoin top $200k in 2031?', 'Will Bitcoin be the top coin in 2031?'],
  ['Will Bitcoin top $200k in 2031?', 'Will Bitcoin top $150k in 2031?'],
  ['Will Bitcoin surpass $200k on May 3, 2031?', 'Will Bitcoin hit $200k in 2031?'],
  ['Will gold exceed $5,000 at the end of 2031?', 'Will gold hit $5,000 in 2031?'],
  ['Will the S&P 500 close above 8,000 at the end of 2031?', 'Will the S&P 500 surpass 8,000 in 2031?'],
  ["Will Acme's revenue exceed $5 billion in 2031?", "Will Acme's market cap exceed $5 billion in 2031?"],
  ['Will Ann Roe become a billionaire in 2031?', 'Will Ann Roe become a trillionaire in 2031?'],
  ['Will Ann Roe be sworn in as mayor of Lima in 2031?', 'Will Ann Roe leave office as mayor of Lima in 2031?'],
  ['Will Ann Roe go to jail in 2031?', 'Will Ann Roe leave jail in 2031?'],
  ['Will the Fed hold rates steady in March 2031?', 'Will the Fed cut rates in March 2031?'],
  ['Will the Fed hold rates above 4% in March 2031?', 'Will the Fed leave rates unchanged in March 2031?'],
  ['Will Peru flip the Senate seat in 2032?', 'Will Peru lose the Senate seat in 2032?'],
  ['Will Ann Roe carry Ohio in 2032?', 'Will Ann Roe carry Iowa in 2032?'],
  ['Will Ann Roe reach the playoffs in 2031?', 'Will Ann Roe win the playoffs in 2031?'],
  [
    'Will Arsenal finish top of the Premier League in 2031?',
    'Will Arsenal finish top four of the Premier League in 2031?',
  ],
  ['Will Peru call a snap election in 2031?', 'Will Peru hold a snap election in 2031?'],
  ['Will Ann Roe secure the Democratic nomination in 2032?', 'Will Ann Roe seek the Democratic nomination in 2032?'],
  ['Will Peru and Chile strike a deal in 2031?', 'Will Peru strike Chile in 2031?'],
  ['Will US troops enter Venezuela in 2031?', 'Will US troops leave Venezuela in 2031?'],
  ['Will US CPI exceed 2% in May 2031?', 'Will annual US CPI exceed 3% in May 2031?'],
  ['Will monthly CPI exceed 2% in May 2031?', 'Will annual CPI exceed 2% in May 2031?'],
  ['Will Ann Roe and Bob Doe break up in 2031?', 'Will Ann Roe and Bob Doe get engaged in 2031?'],
  ['Will Ann Roe say "Zorba" in her May 4 speech?', 'Will Bob Doe mention "Zorba" in his May 4 speech?'],
  ['Will the Western Conference Finals go to game 7?', 'Will the Lakers win the Western Conference Finals?'],
  ['Will the Sharks win the Western Conference?', 'Will the Lakers win the Western Conference?'],
  ['Will Los Angeles win the Western Conference?', 'Will the LA Kings win the Western Conference?'],
  ['Will Ann Roe put Bob Doe on trial in 2031?', 'Will Bob Doe put Ann Roe on trial in 2031?'],
  ['Will the Fed decide to cut rates in March 2031?', 'Will the Fed rule out cutting rates in March 2031?'],
  ["Will Acme's valuation exceed $5 billion in 2031?", "Will Acme's stock price exceed $5 in 2031?"],
  ['Will Ann Roe take office as mayor before 2032?', 'Will Ann Roe win the mayoral election before 2032?'],
  ['Will NASA put astronauts on the Moon before 2032?', 'Will China put astronauts on the Moon before 2032?'],
  ['Will Peru avoid a war with Chile in 2031?', 'Will Peru go to war with Chile in 2031?'],
]

/** Titles that share little, with resolution rules that settle alike or not. */
const ruled = [
  {
    titles: [
      'Will Peru and Chile reach a trade agreement by June 30, 2031?',
      'Will Peru and Chile sign a trade deal by June 30, 2031?',
    ],
    rules: [
      'This market will resolve to "Yes" if Peru and Chile announce a trade agreement by June 30, 2031.',
      'If Peru and Chile announce a trade agreement before Jul 1, 2031, then the market resolves to Yes.',
    ],
    identical: true,
  },
  {
    titles: ['Will Bitcoin reach $200,000 by December 31, 2031?', 'Bitcoin above $200K before 2032?'],
    rules: [
      'This market will resolve to "Yes" if any Binance 1 minute candle for BTC has a High price of 200000 or more by December 31, 2031',
      'If the price of Bitcoin is above $200000 at any time before Jan 1, 2032, then the market resolves to Yes.',
    ],
    identical: true,
  },
  {
    titles: ['Will Acme and Bolt merge in 2031?', 'Will the Acme-Bolt merger close in 2031?'],
    rules: [
      'If the merger of Acme and Bolt closes in 2031, then the market resolves to Yes.',
      'This market will resolve to "Yes" if the merger of Acme and Bolt is completed in 2031.',
    ],
    identical: true,
  },
  {
    titles: ['Will Ann Roe be killed in 2031?', 'Will Ann Roe be assassinated in 2031?'],
    rules: [
      'If Ann Roe is assassinated in 2031, then the market resolves to Yes.',
      'This market will resolve to "Yes" if Ann Roe is assassinated in 2031.',
    ],
    identical: true,
  },
  {
    titles: ['Will Ann Roe retire from tennis in 2031?', 'Will Ann Roe announce her retirement from tennis in 2031?'],
    rules: [
      'If Ann Roe announces her retirement from professional tennis in 2031, then the market resolves to Yes.',
      'Resolves to Yes if Ann Roe announces her retirement from professional tennis in 2031.',
    ],
    identical: true,
  },
  {
    titles: ['Will Maria Quill be elected mayor of Lima in 2031?', 'Will Maria Quill become mayor of Lima in 2031?'],
    rules: [
      'If Maria Quill wins the 2031 Lima mayoral election, then the market resolves to Yes.',
      'This market will resolve to "Yes" if Maria Quill wins the 2031 Lima mayoral election.',
    ],
    identical: true,
  },
  {
    titles: ['Will Acme crack the US market in 2031?', "Will Acme's drug be approved by the FDA in 2031?"],
    rules: [
      `This market will resolve to "Yes" if the FDA approves Acme's drug Zorbadol by December 31, 2031.`,
      "If Acme's drug Zorbadol receives FDA approval before Jan 1, 2032, then the market resolves to Yes.",
    ],
    identical: true,
  },
  {
    titles: ['TikTok sale announced by June 30, 2031?', 'Will ByteDance sell TikTok before July 2031?'],
    rules: [
      'This market will resolve to "Yes" if ByteDance announces the sale of TikTok by June 30, 2031.',
      'If ByteDance announces the sale of TikTok before Jul 1, 2031, then the market resolves to Yes.',
    ],
    identical: true,
  },
  {
    titles: ['Zelenskyy suits up in 2031?', 'Will Zelenskyy wear a suit before 2032?'],
    rules: [
      'This market will resolve to "Yes" if Volodymyr Zelenskyy is photographed wearing a suit by December 31, 2031.',
      'If Volodymyr Zelenskyy is photographed wearing a suit before Jan 1, 2032, then the market resolves to Yes.',
    ],
    identical: true,
  },
  {
    titles: ['TikTok sale announced by June 30, 2031?', 'Will ByteDance sell TikTok before July 2031?'],
    rules: [
      'This market will resolve to "Yes" if ByteDance announces the sale of TikTok by June 30, 2031.',
      'If ByteDance completes the sale of TikTok before Jul 1, 2031, then the market resolves to Yes.',
    ],
    identical: false,
  },
  {
    titles: ['Will Ann Roe get the gavel in 2031?', 'Will Ann Roe be elected Speaker of the House in 2031?'],
    rules: [
      'This market will resolve to "Yes" if Ann Roe is elected Speaker of the House by December 31, 2031.',
      'If Ann Roe is elected Speaker of the House before Jan 1, 2032, then the market resolves to Yes.',
    ],
    identical: true,
  },
  {
    titles: ['Will Acme hit the public markets in 2031?', 'Acme IPO in 2031?'],
    rules: [
      'If Acme completes an IPO before Jan 1, 2032, then the market resolves to Yes.',
      'This market will resolve to "Yes" if Acme completes an IPO by December 31, 2031, 11:59 PM ET.',
    ],
    identical: true,
  },
  {
    titles: ['Will a hurricane slam into Florida in 2031?', 'Will a hurricane make landfall in Florida in 2031?'],
    rules: [
      'If a hurricane makes landfall in Florida in 2031, then the market resolves to Yes.',
      'This market will resolve to "Yes" if a hurricane makes landfall in Florida between January 1 and December 31, 2031.',
    ],
    identical: true,
  },
  {
    titles: ['Roe v. Zorba to be reversed in 2031?', 'Will SCOTUS overturn Roe v. Zorba in 2031?'],
    rules: [
      'If the Supreme Court overturns Roe v. Zorba in 2031, then the market resolves to Yes.',
      'This market will resolve to "Yes" if the Supreme Court overturns Roe v. Zorba by December 31, 2031.',
    ],
    identical: true,
  },
] as const

describe('two titles in other words', () => {
  it.each(same)('%s / %s are identical', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })

  it.each(different)('%s / %s are not', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })

  it.each(ruled)('$titles are judged by their rules', ({ titles: [one, other], rules: [mine, yours], identical }) => {
    const relation = relationOf({ title: one, rules: mine }, { title: other, rules: yours })
    expect(relation === 'identity').toBe(identical)
  })
})
