import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from '../__fixtures__/listing.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { match } from '../index.ts'
import { titleOfSide } from './title-of-side.ts'

const PARTIES = ['Democratic', 'Republican'] as const

describe('the title of a side', () => {
  it.each([
    ['Senate: Will a Democrat (Roe) or a Republican (Doe) win in Ohio?', 'Senate: Will a Democrat win in Ohio?', 0],
    ['Senate: Will a Democrat (Roe) or Republican (Doe) win in Ohio?', 'Senate: Will a Republican win in Ohio?', 1],
    ['Will Democrats or Republicans win Ohio?', 'Will Republicans win Ohio?', 1],
    ['Will Republicans, or Democrats win Ohio?', 'Will Democrats win Ohio?', 0],
  ] as const)('%s: %s', (title, question, side) => {
    const [first, second] = side === 0 ? PARTIES : [PARTIES[1], PARTIES[0]]
    expect(titleOfSide(title, first, second)).toBe(question)
  })

  it.each([
    ['Will Ethereum hit $2k or $5k first?', 'Will Ethereum hit $2k before $5k?', '$2k', '$5k'],
    ['Will Ethereum hit $2k or $5k first?', 'Will Ethereum hit $5k before $2k?', '$5k', '$2k'],
  ] as const)('names both levels: %s: %s', (title, question, chosen, other) => {
    expect(titleOfSide(title, chosen, other)).toBe(question)
  })

  it.each([
    'Which party will win Ohio?',
    'Will a Democrat win Ohio or Texas?',
    'Will a Democrat or an independent win Ohio?',
  ])('is the whole title where it does not name both: %s', (title) => {
    expect(titleOfSide(title, ...PARTIES)).toBe(title)
  })
})

const race: ListedMarket = {
  title: 'Senate: Will a Democrat (Roe) or Republican (Doe) win in Colorado in 2032?',
  label: 'Colorado - Ann Roe vs. Bob Doe',
  outcomes: ['Democrat', 'Republican'],
}

describe('a market between two parties', () => {
  testRelations([
    [race, 'Which party will win the 2032 U.S. Senate election in Colorado? - Democratic', 'identity'],
    [race, 'Which party will win the 2032 U.S. Senate election in Colorado? - Republican', 'complement'],
    [race, 'Will a Republican win the 2032 U.S. Senate election in Colorado?', 'complement'],
    [race, 'Will a Republican win the 2032 U.S. Senate election in Ohio?', undefined],
    [race, 'Who will win the 2032 Colorado Democratic Senate nomination? - Ann Roe', 'overlap'],
  ])

  const each = (venue: string, id: string) =>
    listing(venue, {
      id,
      title: 'Which party will win the 2032 U.S. Senate election in Colorado?',
      markets: ['Republican', 'Democratic'].map((label) => ({
        id: label,
        title: `Which party will win the 2032 U.S. Senate election in Colorado? - ${label}`,
        label,
      })),
    })
  const between = listing('polymarket', { title: '2032 U.S. Senate elections', markets: [{ ...race, id: 'race' }] })

  it('is matched with the markets of both', () => {
    const edges = match([between, each('predictit', 'one'), each('smarkets', 'two')])
    const ofRace = edges.filter(({ a, b }) => a.marketId === 'race' || b.marketId === 'race')
    expect(
      ofRace.map(({ a, b, relation }) => `${a.marketId === 'race' ? b.marketId : a.marketId} ${relation}`).sort(),
    ).toEqual(['Democratic identity', 'Democratic identity', 'Republican complement', 'Republican complement'])
    expect(edges.filter(({ relation }) => relation === 'identity')).toHaveLength(4)
  })
})

describe('a market on which of two levels is reached first', () => {
  const first = (coin: string, low: string, high: string): ListedMarket => ({
    title: `Will ${coin} hit ${low} or ${high} first?`,
    outcomes: [low, high],
  })
  testRelations([
    [first('Ethereum', '$2k', '$5k'), first('Ethereum', '$2,000', '$5,000'), 'identity'],
    [first('Ethereum', '$2k', '$5k'), first('Ethereum', '$2k', '$6k'), 'overlap'],
    [first('Ethereum', '$2k', '$5k'), 'Will Ethereum hit $2k before $5k?', 'identity'],
    [first('Ethereum', '$2k', '$5k'), first('Solana', '$2k', '$5k'), undefined],
  ])
})
