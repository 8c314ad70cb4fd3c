import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['quibble', 'quibble', 0],
    ['quibble', 'quible', 1],
    ['quibble', 'quibbles', 1],
    ['quibble', 'quobble', 1],
    ['quibble', 'qiubble', 1],
    ['quibble', 'qiubbel', 2],
    ['roe', 'doe', 1],
    ['roe', 'vandermolen', 8],
  ])('%s to %s: %i', (one, other, steps) => {
    expect(editDistance(one, other)).toBe(steps)
    expect(editDistance(other, one)).toBe(steps)
  })
})
