import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('a comparison of two assets beside the price of one of them', () => {
  const compares = 'Will gold outperform Bitcoin in 2031?'
  testRelations([
    [compares, 'Will Bitcoin reach $900,000 by December 31, 2031?', 'overlap'],
    [compares, 'Will gold hit $9,000 in 2031?', 'overlap'],
    [compares, 'Will Bitcoin close 2031 higher than it started?', 'overlap'],
    [compares, 'Will gold hit $9,000 in 2032?', undefined],
    [compares, 'Will gold hit $9,000 in May 2031?', undefined],
    [compares, 'Will Ethereum hit $9,000 in 2031?', undefined],
    [compares, 'Will MicroStrategy hold 900,000 Bitcoin in 2031?', undefined],
    [compares, 'Will silver outperform Bitcoin in 2031?', undefined],
    [compares, 'Will Peru buy gold in 2031?', undefined],
    ['Will Ann Roe outperform the polls in 2031?', 'Will Bitcoin hit $900,000 in 2031?', undefined],
  ])
})
