import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('an initial', () => {
  testRelations([
    ['Will J. Quibble win the 2031 Lima Cup?', 'Will Jane Quibble win the 2031 Lima Cup?', 'identity'],
    ['Will Jane Quibble win the 2031 Lima Cup?', 'J. Quibble to win the 2031 Lima Cup', 'identity'],
    ['Will Gukbar Q win the 2031 Lima Cup?', 'Will Gukbar Quibble win the 2031 Lima Cup?', 'identity'],
    ['Will Gukbar Z win the 2031 Lima Cup?', 'Will Gukbar Quibble win the 2031 Lima Cup?', 'overlap'],
    ['Will J. Quibble win the 2031 Lima Cup?', 'Will Bob Quibble win the 2031 Lima Cup?', 'overlap'],
    ['Will J. Quibble win the 2031 Lima Cup?', 'Will Jane Zorro win the 2031 Lima Cup?', 'disjoint'],
  ])
})
