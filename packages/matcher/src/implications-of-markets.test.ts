import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('companies: ipo', () => {
  testRelations([
    ['Will Zorro IPO in 2031?', 'Will Zorro file an S-1 before 2032?', 'subset'],
    ['Will Stripe IPO before July 2031?', 'Will Stripe announce an IPO by December 31, 2031?', 'subset'],
    [
      'Will Zorro have a market cap above $100B on its first day of trading?',
      'Will Zorro have a market cap above $50B on its first day of trading?',
      'subset',
    ],
    ['Which companies will IPO in 2031? - Stripe', 'Will Stripe IPO by June 30, 2031?', 'superset'],
  ])
  testUnimplied([['Will Zorro be acquired before its IPO?', 'Will Zorro IPO?']])
})

describe('companies: mergers', () => {
  testRelations([
    [
      'Will Zorro complete its acquisition of Quibble in 2031?',
      'Will Zorro announce an acquisition of Quibble by December 31, 2031?',
      'subset',
    ],
    ['Will Zorro acquire Quibble in 2031?', 'Will Quibble be acquired in 2031?', 'subset'],
    ['Will Microsoft acquire Zorro in 2031?', 'Will a US company acquire Zorro in 2031?', 'subset'],
  ])
  testUnimplied([['Will Quibble be acquired in 2031?', 'Will Quibble go bankrupt in 2031?']])
})

describe('companies: ceo', () => {
  testRelations([
    ['Will Tim Cook resign as CEO of Apple in 2031?', 'Will Tim Cook be out as Apple CEO in 2031?', 'subset'],
    [
      'Will Tim Cook be CEO of Apple on December 31, 2031?',
      'Will Tim Cook step down as CEO of Apple before July 2031?',
      'disjoint',
    ],
  ])
})

describe('companies: rank', () => {
  testRelations([
    [
      'Will Nvidia be the largest company in the world by market cap on May 31, 2031?',
      'Will Nvidia be one of the three largest companies by market cap on May 31, 2031?',
      'subset',
    ],
    [
      'Will Nvidia be the largest company by market cap on May 31, 2031?',
      'Will Apple be the largest company by market cap on May 31, 2031?',
      'disjoint',
    ],
    [
      'Will Nvidia be the second largest company by market cap on May 31, 2031?',
      'Will Nvidia be the largest company by market cap on May 31, 2031?',
      'disjoint',
    ],
    [
      'Will Nvidia have a larger market cap than Apple on May 31, 2031?',
      'Will Nvidia be the largest company by market cap on May 31, 2031?',
      'superset',
    ],
    ['Will Nvidia reach a $6T market cap in 2031?', 'Will Nvidia reach a $5T market cap before 2032?', 'subset'],
    ['Will any company reach a $6T market cap in 2031?', 'Will Nvidia reach a $6T market cap in 2031?', 'superset'],
    [
      'Will Nvidia be the first company to reach a $6T market cap?',
      'Will Apple be the first company to reach a $6T market cap?',
      'disjoint',
    ],
  ])
})

describe('companies: earnings', () => {
  testRelations([
    [
      'Will Tesla deliver more than 500,000 vehicles in Q2 2031?',
      'Will Tesla deliver more than 450,000 vehicles in Q2 2031?',
      'subset',
    ],
    [
      'Will Tesla deliver between 400,000 and 450,000 vehicles in Q2 2031?',
      'Will Tesla deliver more than 450,000 vehicles in Q2 2031?',
      'disjoint',
    ],
    ['Will Zorro beat quarterly earnings?', 'Will Zorro miss quarterly earnings?', 'disjoint'],
  ])
})

describe('companies: bank', () => {
  testRelations([['Will a US bank fail in 2031?', 'Will three or more US banks fail in 2031?', 'superset']])
})

describe('companies: layoffs', () => {
  testRelations([
    [
      'Will Meta announce layoffs of more than 10,000 employees in 2031?',
      'Will Meta announce layoffs in 2031?',
      'subset',
    ],
  ])
})

describe('ai: release', () => {
  testRelations([
    ['Will OpenAI release GPT-7 in May 2031?', 'Will OpenAI announce GPT-7 before June 2031?', 'subset'],
    ['Will OpenAI release GPT-7 by June 30, 2031?', 'Will OpenAI release GPT-7 in 2031?', 'subset'],
    [
      'Will OpenAI and Anthropic both release a new model in May 2031?',
      'Will Anthropic release a new model in May 2031?',
      'subset',
    ],
  ])
})

describe('ai: best', () => {
  testRelations([
    [
      'Will Google have the best AI model at the end of May 2031?',
      'Will OpenAI have the best AI model at the end of May 2031?',
      'disjoint',
    ],
    [
      'Will Google have the best AI model at the end of May 2031?',
      'Will Google have a better AI model than OpenAI at the end of May 2031?',
      'subset',
    ],
    [
      'Will a Chinese company have the best AI model at the end of May 2031?',
      'Will DeepSeek have the best AI model at the end of May 2031?',
      'superset',
    ],
    [
      'Will a Chinese company have the best AI model at the end of May 2031?',
      'Will OpenAI have the best AI model at the end of May 2031?',
      'disjoint',
    ],
    [
      'Will Google have a top 3 AI model at the end of May 2031?',
      'Will Google have the best AI model at the end of May 2031?',
      'superset',
    ],
  ])
  testUnimplied([
    [
      'Will Google have the best AI model at the end of May 2031?',
      'Will Google have the best AI model at the end of June 2031?',
    ],
  ])
})

describe('ai: score', () => {
  testRelations([
    [
      'Will any AI model score above 90% on Zorro Bench before 2032?',
      'Will an OpenAI model score above 90% on Zorro Bench before 2032?',
      'superset',
    ],
    [
      'Will any AI model score above 90% on Zorro Bench before 2032?',
      'Will any AI model score at least 80% on Zorro Bench before 2032?',
      'subset',
    ],
  ])
})

describe('ai: agi', () => {
  testRelations([['Will OpenAI announce AGI before 2030?', 'Will any company announce AGI before 2030?', 'subset']])
})

describe('ai: math', () => {
  testRelations([['Will an AI win a gold medal at the IMO 2031?', 'Will an AI win a medal at the IMO 2031?', 'subset']])
})

describe('economy: fed', () => {
  testRelations([
    ['Will the Fed cut rates by 50 bps in March 2031?', 'Will the Fed cut rates in March 2031?', 'subset'],
    ['Will the Fed cut rates in March 2031?', 'Will the Fed cut rates in 2031?', 'subset'],
    ['Will the Fed hold rates in March 2031?', 'Will the Fed cut rates in March 2031?', 'disjoint'],
    ['Will the Fed cut rates three times in 2031?', 'Will the Fed cut rates at least twice in 2031?', 'subset'],
    ['Will there be no Fed rate cuts in 2031?', 'Will the Fed cut rates in March 2031?', 'disjoint'],
  ])
  testUnimplied([['Will the Fed cut rates in March 2031?', 'Will the ECB cut rates in March 2031?']])
})

describe('economy: cpi', () => {
  testRelations([
    ['Will US CPI YoY be above 3.5% in May 2031?', 'Will US CPI YoY be above 3.0% in May 2031?', 'subset'],
    ['Will US CPI YoY be exactly 3.2% in May 2031?', 'Will US CPI YoY be above 3.0% in May 2031?', 'subset'],
    ['Will US CPI YoY be above 3.5% in any month of 2031?', 'Will US CPI YoY be above 3.5% in May 2031?', 'superset'],
  ])
})

describe('economy: recession', () => {
  testUnimplied([['Will there be a US recession in 2031?', 'Will US GDP growth be negative in Q2 2031?']])
})

describe('economy: unemployment', () => {
  testRelations([
    ['Will US unemployment reach 6% before 2032?', 'Will US unemployment reach 5% before 2032?', 'subset'],
  ])
})

describe('economy: stocks', () => {
  testRelations([
    ['Will the S&P 500 close above 8000 on May 30, 2031?', 'Will the S&P 500 hit 8000 by May 31, 2031?', 'subset'],
    [
      'Will the 200-day moving average of the S&P 500 be above 8000 on May 30, 2031?',
      'Will the S&P 500 close above 8000 on May 30, 2031?',
      'overlap',
    ],
    [
      'Will the 7-day average of gas prices be above $4 on May 30, 2031?',
      'Will gas prices be above $4 on May 30, 2031?',
      'overlap',
    ],
    [
      'Will the S&P 500 hit a new all-time high in May 2031?',
      'Will the S&P 500 hit a new all-time high in 2031?',
      'subset',
    ],
    ['Will the Dow and the Nasdaq both close up on May 30, 2031?', 'Will the Dow close up on May 30, 2031?', 'subset'],
  ])
  testUnimplied([
    ['Will the S&P 500 close above 8000 on May 30, 2031?', 'Will the S&P 500 close above 8000 on May 29, 2031?'],
  ])
})

describe('economy: gas', () => {
  testRelations([
    ['Will US gas prices hit $5 in 2031?', 'Will US gas prices hit $4.50 by December 31, 2031?', 'subset'],
  ])
})

describe('economy: debt', () => {
  testRelations([
    ['Will the US default on its debt in 2031?', 'Will any G7 country default on its debt in 2031?', 'subset'],
  ])
})

describe('economy: currency', () => {
  testRelations([['Will Argentina dollarize in 2031?', 'Will Argentina dollarize before 2035?', 'subset']])
})

describe('crypto: price', () => {
  testRelations([
    ['Will Bitcoin close above $150k on May 31, 2031?', 'Will Bitcoin hit $150k in May 2031?', 'subset'],
    ['Will Bitcoin hit $150k in May 2031?', 'Will Bitcoin hit $150k by December 31, 2031?', 'subset'],
    [
      'Will Bitcoin be between $140,000 and $150,000 on May 31, 2031?',
      'Will Bitcoin be above $150,000 on May 31, 2031?',
      'disjoint',
    ],
  ])
  testUnimplied([
    ['Will Bitcoin hit $200k in 2031?', 'Will Bitcoin hit a new all-time high in 2031?'],
    ['Will Bitcoin hit $100k or $200k first?', 'Will Bitcoin hit $200k in 2031?'],
  ])
})

describe('crypto: rank', () => {
  testUnimplied([
    ['Will Solana flip Ethereum in 2031?', 'Will Solana be the largest cryptocurrency by market cap in 2031?'],
  ])
})

describe('crypto: etf', () => {
  testUnimplied([
    ['Will the SEC approve a spot Zorro ETF in 2031?', 'Will the SEC approve any new crypto ETF in 2031?'],
  ])
})

describe('crypto: launch', () => {
  testRelations([
    ['Will Zorro airdrop its token in 2031?', 'Will Zorro launch a token in 2031?', 'subset'],
    ['Will Zorro launch a token by June 30, 2031?', 'Will Zorro launch a token in 2031?', 'subset'],
  ])
})

describe('crypto: fdv', () => {
  testRelations([
    [
      'Will Zorro have an FDV above $2B one day after launch?',
      'Will Zorro have an FDV above $1B one day after launch?',
      'subset',
    ],
  ])
})

describe('crypto: state', () => {
  testRelations([['Will Texas buy Bitcoin in 2031?', 'Will any US state buy Bitcoin in 2031?', 'subset']])
})

describe('crypto: hack', () => {
  testUnimplied([
    ['Will Binance be hacked in 2031?', 'Will any crypto exchange be hacked for more than $100M in 2031?'],
  ])
})

describe('crypto: depeg', () => {
  testUnimplied([['Will Tether depeg in 2031?', 'Will any major stablecoin depeg in 2031?']])
})

describe('crypto: company', () => {
  testRelations([
    ['Will MicroStrategy sell Bitcoin in 2031?', 'Will MicroStrategy sell Bitcoin by June 30, 2031?', 'superset'],
  ])
})

describe('levels that a price reaches within a time', () => {
  testRelations([
    ['Bitcoin below $55K in 2031?', 'Will Bitcoin dip to $45,000 in 2031?', 'superset'],
    ['Bitcoin $200K in 2031?', 'Will Bitcoin be above $210,000 on December 31, 2031?', 'superset'],
    ['S&P 500 above 9,000 in 2031?', 'Will the S&P 500 be above 9,000 at the end of 2031?', 'superset'],
    ['Will gold go below $3,000 in 2031?', 'Will gold be below $2,900 on June 30, 2031?', 'superset'],
    [
      'Will the maximum WTI front month settle price reach $150.01 by Dec 31, 2031?',
      'Will Crude Oil (CL) hit (HIGH) $160 by end of June 2031?',
      'superset',
    ],
    [
      'Will the S&P 500 close up or down by more than 5% in a day in 2031?',
      'Will the S&P 500 fall more than 5% in a single day in 2031?',
      'superset',
    ],
  ])
})

describe('a level that is reached before another one', () => {
  testRelations([
    ['Will Bitcoin hit $60,000 before $50,000 in 2031?', 'Will Bitcoin hit $60k in 2031?', 'subset'],
    ['Will Bitcoin hit $60,000 before $50,000 in 2031?', 'Will Bitcoin hit $60k before $50k in 2031?', 'identity'],
    ['Will Bitcoin hit $60,000 before $50,000 in 2031?', 'Will Bitcoin hit $60,000 before $40,000 in 2031?', 'overlap'],
    ['Will Bitcoin hit $50,000 before $60,000 in 2031?', 'Will Bitcoin dip to $55,000 in 2031?', 'subset'],
    [
      'Will Bitcoin hit $50,000 before $60,000 in 2031?',
      'Will Bitcoin hit $60,000 before $50,000 in 2031?',
      'disjoint',
    ],
    ['Will Bitcoin fall to $50k before rising to $60k in 2031?', 'Will Bitcoin dip to $50,000 in 2031?', 'subset'],
    ['Will Bitcoin fall to $50k before rising to $60k in 2031?', 'Will Bitcoin hit $60,000 in 2031?', 'overlap'],
    ['Will Ether hit 7k before 5k in 2031?', 'Will Ether hit $7,000 in 2031?', 'overlap'],
    [
      'Will Nvidia be the first company to reach a $6T market cap in 2031?',
      'Will Nvidia reach a $6T market cap in 2031?',
      'subset',
    ],
  ])
  testUnimplied([['Will Bitcoin hit $50,000 before $60,000 in 2031?', 'Will Bitcoin dip to $45,000 in 2031?']])
})

describe('levels by two publishers of a price', () => {
  const by = (title: string, publisher: string) => ({ title, rules: `This market settles by the ${publisher} price.` })
  const at = 'on May 3, 2031 at 5pm ET?'
  testRelations([
    [by(`Bitcoin above $100,000 ${at}`, 'Coinbase'), by(`Bitcoin above $90,000 ${at}`, 'Binance'), 'subset'],
    [by(`Bitcoin above $100,000 ${at}`, 'Coinbase'), by(`Bitcoin below $90,000 ${at}`, 'Binance'), 'disjoint'],
    [by('Bitcoin hits $90,000 in 2031?', 'Coinbase'), by('Bitcoin hits $99,000 in May 2031?', 'Binance'), 'superset'],
    // nearer to one another than the prices may be
    [by(`Bitcoin above $100,000 ${at}`, 'Coinbase'), by(`Bitcoin above $99,500 ${at}`, 'Binance'), 'overlap'],
    [by(`Bitcoin above $100,000 ${at}`, 'Coinbase'), by(`Bitcoin below $100,000 ${at}`, 'Binance'), 'overlap'],
    [
      by('New York City high temperature above 80° on May 3, 2031?', 'KJFK'),
      by('New York City high temperature above 70° on May 3, 2031?', 'KLGA'),
      'overlap',
    ],
    // an all-time high is one of a publisher
    [
      by('Ethereum all-time high in 2031?', 'Binance'),
      by('Will Ethereum hit a new all-time high in 2031?', 'Coinbase'),
      'overlap',
    ],
    [
      by('Ethereum all-time high in 2031?', 'Binance'),
      by('Will Ethereum hit a new all-time high in 2031?', 'Binance'),
      'identity',
    ],
  ])
})

describe('central banks: meetings', () => {
  testRelations([
    ['Fed rate cut by June 2031 meeting?', 'Will the Fed cut rates in June 2031?', 'superset'],
    ['Will the Fed change interest rates in June 2031?', 'Will the Fed cut rates in June 2031?', 'superset'],
    [
      'Will the Bank of England cut its base rate in March 2031?',
      'Bank of England makes no change in March 2031?',
      'disjoint',
    ],
    [
      {
        title: 'Fed rate hike by July meeting?',
        closes: '2031-07-29',
        rules:
          'This market will resolve to "Yes" if the upper bound of the target federal funds rate is increased at any point up to the completion of the Federal Open Market Committee (FOMC) meeting scheduled for July 28-29, 2031. Otherwise, this market will resolve to "No".',
      },
      'Will the Fed raise rates before July 30, 2031?',
      'identity',
    ],
    ['Fed emergency meeting in 2031?', 'Fed emergency rate cut in 2031?', 'superset'],
    ['Will the Fed hike rates in June 2031?', 'Fed raises rates by 25+ bps after June 2031 meeting?', 'identity'],
    ['Will the Fed hike rates in June 2031?', 'Fed raises rates by 50+ bps after June 2031 meeting?', 'superset'],
    ['Will the ECB hike rates in June 2031?', 'ECB raises rates by 25+ bps after June 2031 meeting?', 'superset'],
    [
      { title: 'Which central banks will hike before 2032?', label: 'US Federal Reserve' },
      'Will no Fed rate hikes happen in 2031?',
      'complement',
    ],
    [
      { title: 'Which central banks will hike before 2032?', label: 'Riksbank' },
      'Will the Riksbank raise rates in 2031?',
      'identity',
    ],
  ])
})

describe('central banks: number of cuts', () => {
  const cuts = (label: string) => ({ title: 'Number of rate cuts in 2031?', label })
  testRelations([
    [cuts('Exactly 0 cuts'), 'Will no Fed rate cuts happen in 2031?', 'identity'],
    [cuts('Exactly 0 cuts'), 'Will the Fed cut rates in 2031?', 'complement'],
    [cuts('3 cuts'), 'Will the Fed cut rates 3 times in 2031?', 'identity'],
    [cuts('3 cuts'), 'Will the Fed cut rates 2 times in 2031?', 'disjoint'],
    [cuts('6 cuts'), 'Will the Fed cut rates 6+ times in 2031?', 'subset'],
  ])
  testUnimplied([
    [cuts('3 cuts'), 'Will the ECB cut rates 3 times in 2031?'],
    [{ title: 'Number of ECB rate cuts in 2031?', label: '3 cuts' }, 'Will the Fed cut rates 3 times in 2031?'],
  ])
})

describe('companies: steps, shares and lists', () => {
  testRelations([
    ['Acme IPO before 2032?', 'Acme IPO closing market cap above $20B before 2032?', 'superset'],
    ['Will Acme announce bankruptcy in 2031?', 'Will Acme file for Chapter 11 bankruptcy in 2031?', 'superset'],
    ["Will Moody's, S&P or Fitch downgrade the US in 2031?", "Will Moody's downgrade the US in 2031?", 'superset'],
    ['When will the next US recession start? - Q1 2031', 'Will the next US recession begin in Q2 2031?', 'disjoint'],
    [
      {
        title: 'Acme Roadsters delivered before 2031?',
        label: 'Before Jan 1, 2032',
        rules: 'If the Acme Roadster begins delivery before Jan 1, 2032, the market resolves to Yes.',
      },
      'Will Acme deliver the Roadster by December 31, 2031?',
      'identity',
    ],
    [
      {
        title: 'Will Acme announce the acquisition of Bolt in 2031?',
        rules:
          'If Acme announces an agreement to acquire Bolt before Jan 1, 2032, then the market resolves to Yes. The announcement must involve a binding agreement.',
      },
      {
        title: 'Acme agrees to buy Bolt in 2031?',
        rules:
          'This market will resolve to "Yes" if Acme announces a definitive agreement to acquire Bolt by December 31, 2031.',
      },
      'identity',
    ],
    [
      'Will Google have the #2 AI model on May 31, 2031?',
      'Will Google have the best AI model on May 31, 2031?',
      'disjoint',
    ],
  ])
})

describe('markets: a rate decision with its votes', () => {
  const decided = (move: string, votes = '>0') =>
    `Will Federal Funds Rates be ${move} AND Dissents be ${votes} for Jan 2031?`
  testRelations([
    [decided('25bp cut'), 'Fed rate cut by January 2031 meeting?', 'subset'],
    [decided('25bp cut', '0'), 'Fed decreases interest rates by 25 bps after January 2031 meeting?', 'subset'],
    [decided('25bp cut', '0'), 'Fed decreases interest rates by 50 bps after January 2031 meeting?', 'disjoint'],
    [decided('No change'), 'Fed decreases interest rates by 25 bps after January 2031 meeting?', 'disjoint'],
    [decided('No change'), 'No change in Fed interest rates after January 2031 meeting?', 'subset'],
    [decided('25bp hike'), 'No change in Fed interest rates after January 2031 meeting?', 'disjoint'],
    [decided('25bp cut'), 'Fed decreases interest rates by 25 bps after March 2031 meeting?', undefined],
  ])
})

describe('prices that are set', () => {
  testRelations([
    [
      'Will Zorro raise the price of the Lima bar in 2031?',
      'Will Zorro change the price of the Lima bar in 2031?',
      'subset',
    ],
    ['Zorro lowers Lima bar price before July 2031?', 'Will Zorro change the price of the Lima bar in 2031?', 'subset'],
  ])
  testUnimplied([
    ['Will Zorro raise the price of the Lima bar in 2031?', 'Will Zorro change the name of the Lima bar in 2031?'],
    ['Will Zorro raise the price of the Lima bar in 2031?', 'Will Acme change the price of the Lima bar in 2031?'],
  ])
})
