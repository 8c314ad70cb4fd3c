import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'
import { decidedAt, textsOf } from './texts.ts'

const info = (type: string) => `/info ${JSON.stringify({ type })}`
const templates = [
  {
    id: 'priceAbove',
    name: '{perp} above {threshold} at {time}?',
    description: 'Yes if the {priceDescription} is above {threshold}. metadata=category:crypto|subCategory:{perp}',
    keywords: [
      ['perp', 'string'],
      ['threshold', 'positiveDecimal'],
      ['time', 'dateTime'],
    ],
    role: { standaloneOutcome: { sideNames: ['Yes', 'No'] } },
  },
  {
    id: 'gameResult',
    name: '{participantA} vs {participantB}',
    description: 'Who wins after {countedPlay}? metadata=category:sports|subCategory:{sport}',
    keywords: [['scheduledStart', 'dateTime']],
  },
  { id: 'gameParticipant', name: '{participant}', description: null, keywords: null },
  { id: 'duel', name: '{participantA} beats {participantB}?', description: '' },
]
const question =
  'countedPlay:regulation time|participantA:Testham Rovers|participantB:Exeter|scheduledStart:20261004-1700|' +
  'resolutionDeadline:20261004-2300|sport:football'
const universe = {
  outcomes: [
    {
      outcome: 2649,
      name: 'template:priceAbove',
      description: 'perp:xyz:GOLD|priceDescription:mark price|seconds:60|threshold:4177|time:20260912-0630',
      sideSpecs: [{ name: 'template:Yes' }, { name: 'template:No' }],
      quoteToken: 'USDC',
      venue: 'out',
      deployerFeeScale: '1.0',
    },
    {
      outcome: 70,
      name: 'template:gameParticipant',
      description: 'participant:Testham Rovers',
      sideSpecs: [{ name: 'template:Yes' }, { name: 'template:No' }],
    },
    { outcome: 71, name: 'template fallback', description: 'other', sideSpecs: [{ name: 'Yes' }, { name: 'No' }] },
    {
      outcome: 80,
      name: 'template:duel',
      description: 'participantA:Hare|participantB:Tortoise|shortA:HAR|shortB:TOR',
      sideSpecs: [{ name: 'template:{shortA}' }, { name: 'template:{shortB}' }],
    },
  ],
  questions: [
    {
      question: 12,
      name: 'template:gameResult',
      description: question,
      fallbackOutcome: 71,
      namedOutcomes: [70],
      settledNamedOutcomes: [],
    },
  ],
}
const hyperliquidWith = () =>
  venueBefore(
    venue,
    {
      [info('outcomeMeta')]: universe,
      [info('outcomeTemplates')]: [templates],
      [info('allMids')]: { '#26490': '0.25' },
      [info('spotMetaAndAssetCtxs')]: [[{ tokens: [] }, []]],
    },
    { fixtures: new URL('./__fixtures__/', import.meta.url) },
  )

describe('templates', () => {
  it('state the question, rules, sides, category and end of an outcome', async () => {
    const { venue: hyperliquid } = hyperliquidWith()
    const { markets, ...event } = await hyperliquid.fetchEvent({ eventId: '2649' })
    const described = {
      title: 'xyz:GOLD above 4177 at 2026-09-12 06:30 UTC?',
      description: 'Yes if the mark price is above 4177.',
      category: 'Crypto',
      sourceCategory: 'crypto',
      url: 'https://app.hyperliquid.xyz/trade/%2326490',
      sourceExchange: 'hyperliquid',
    }
    expect(event).toEqual({ id: '2649', ...described })
    const [yes, no] = [
      { outcomeId: '#26490', marketId: '2649', label: 'Yes', price: 0.25 },
      { outcomeId: '#26491', marketId: '2649', label: 'No', price: 0.75 },
    ]
    expect(markets).toEqual([
      {
        marketId: '2649',
        eventId: '2649',
        ...described,
        outcomes: [yes, no],
        ...{ yes, no },
        resolutionDate: '2026-09-12T06:30:00.000Z',
        minOrderCost: 10,
        status: 'open',
        sourceMetadata: {
          ...{ perp: 'xyz:GOLD', priceDescription: 'mark price', seconds: '60', threshold: '4177' },
          time: '20260912-0630',
        },
      },
    ])
  })

  it('state a question and its answers, which take its times', async () => {
    const { venue: hyperliquid } = hyperliquidWith()
    const event = await hyperliquid.fetchEvent({ eventId: 'q12' })
    expect(event).toMatchObject({
      title: 'Testham Rovers vs Exeter',
      description: 'Who wins after regulation time?',
      category: 'Sports',
      sourceCategory: 'sports',
      startDate: '2026-10-04T17:00:00.000Z',
    })
    expect(event.markets.map(({ title, subtitle, resolutionDate }) => [title, subtitle, resolutionDate])).toEqual([
      ['Testham Rovers vs Exeter: Testham Rovers', 'Testham Rovers', '2026-10-04T23:00:00.000Z'],
      ['Testham Rovers vs Exeter: Other', 'Other', '2026-10-04T23:00:00.000Z'],
    ])
  })

  it('name sides of their own', async () => {
    const { venue: hyperliquid } = hyperliquidWith()
    const market = await hyperliquid.fetchMarket({ marketId: '80' })
    expect(market.title).toBe('Hare beats Tortoise?')
    expect(market.outcomes.map(({ label }) => label)).toEqual(['HAR', 'TOR'])
    expect(market).not.toHaveProperty('yes')
  })
})

describe('textsOf', () => {
  it.each([
    [
      { name: 'template:unheardOf', description: 'a:1|b:2' },
      { title: 'unheardOf, 1, 2', facts: { a: '1', b: '2' } },
    ],
    [
      { name: 'Who wins?', description: 'Whoever does. metadata=category:sports|subCategory:N/A' },
      { title: 'Who wins?', rules: 'Whoever does.', category: 'sports', facts: {} },
    ],
    [
      { name: 'Who wins?', description: 'N/A. metadata=category:N/A|subCategory:N/A' },
      { title: 'Who wins?', rules: 'N/A.', facts: {} },
    ],
    [
      { name: 'Fallback', description: 'other' },
      { title: 'Fallback', facts: {} },
    ],
    [
      { name: 'Recurring', description: 'class:priceBucket|underlying:BTC|expiry:20260913-0300' },
      {
        title: 'BTC price at 2026-09-13 03:00 UTC',
        facts: { class: 'priceBucket', underlying: 'BTC', expiry: '20260913-0300' },
      },
    ],
    [
      { name: 'Reyes', description: null },
      { title: 'Reyes', facts: {} },
    ],
  ])('%o', (row, texts) => {
    expect(JSON.parse(JSON.stringify(textsOf(row, new Map())))).toEqual(texts)
  })

  it('reads no instant from what is none', () => {
    expect(decidedAt({ time: 'tomorrow', expiry: '20261399-9999' })).toBeUndefined()
  })
})
