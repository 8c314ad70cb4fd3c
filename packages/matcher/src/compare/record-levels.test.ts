import { describe, expect, it } from 'vitest'
import { relationOf as relationOfMarkets } from '../__fixtures__/relation-of-markets.ts'

const relationOf = (one: string, other: string) => relationOfMarkets(one, other) ?? 'none'

describe('a record of a price and a level', () => {
  it.each([
    ['Will Bitcoin hit $100,000 by December 31, 2031?', 'Bitcoin all time high by December 31, 2031?', 'superset'],
    ['Will Bitcoin hit $100,000 by December 31, 2031?', 'Bitcoin all time high by June 30, 2031?', 'superset'],
    ['Will Bitcoin hit $100,000 by June 30, 2031?', 'Bitcoin all time high by December 31, 2031?', 'overlap'],
    [
      'Will Ethereum be above $9,000 by June 30, 2031?',
      'Will Ethereum reach a new ATH by December 31, 2031?',
      'subset',
    ],
    ['Will Ethereum be above $9,000 by June 30, 2031?', 'Will Ethereum reach a new ATH by May 31, 2031?', 'overlap'],
    ['Will Solana be above $900 on December 31, 2031?', 'Solana all-time high by December 31, 2031?', 'subset'],
    ['Will Solana be above $90 on December 31, 2031?', 'Solana all-time high by December 31, 2031?', 'overlap'],
    // above the record of its time
    ['Will Bitcoin hit $80,000 by June 30, 2024?', 'Bitcoin all time high by June 30, 2024?', 'subset'],
    ['Will Bitcoin hit $90,000 by December 31, 2031?', 'Ethereum all time high by December 31, 2031?', 'none'],
    ['Will Dogecoin hit $0.50 in 2031?', 'Dogecoin all time high in 2031?', 'superset'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })

  it.each([
    // between two records, or without one in the table
    ['Will Bitcoin hit $126,000 by December 31, 2031?', 'Bitcoin all time high by December 31, 2031?', 'overlap'],
    ['Will Cardano hit $2 by December 31, 2031?', 'Cardano all time high by December 31, 2031?', 'overlap'],
    // other records may stand by then
    ['Will Bitcoin hit $200,000 in 2031?', 'Bitcoin all time high in 2031?', 'overlap'],
    ['Will Bitcoin dip to $60,000 by December 31, 2031?', 'Bitcoin all time high by December 31, 2031?', 'none'],
    ['Will Bitcoin dominance be above 60% by June 30, 2031?', 'Bitcoin all time high by June 30, 2031?', 'none'],
  ])('%s | %s: %s, undecided', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})
