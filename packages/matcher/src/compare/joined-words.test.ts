import { describe, expect, it } from 'vitest'
import { relationOf as relationOfMarkets } from '../__fixtures__/relation-of-markets.ts'

const relationOf = (one: string, other: string) => relationOfMarkets(one, other) ?? 'none'

describe('two words that the other title joins', () => {
  it.each([
    ['Zorro circuit breaker in 2031?', 'Will a Zorro circuitbreaker happen in 2031?', 'identity'],
    ['Will Quibble launch a smart phone in 2031?', 'Will Quibble launch a smartphone in 2031?', 'identity'],
    ['Will Quibble launch a smart phone in 2031?', 'Will Quibble launch a smart watch in 2031?', 'none'],
    ['Will Quibble launch a phone in 2031?', 'Will Quibble launch a smartphone in 2031?', 'none'],
    ['Zorro circuit breaker in 2031?', 'Will a Tadra circuitbreaker happen in 2031?', 'none'],
  ])('%s | %s: %s', (one, other, relation) => {
    const found = relationOf(one, other)
    if (relation === 'none') expect(['identity', 'complement']).not.toContain(found)
    else expect(found).toBe(relation)
  })
})
