import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('many take part in a contest with one winner', () => {
  testRelations([
    ['Will Peru participate in Eurovision 2031?', 'Will Chile participate in Eurovision 2031?', undefined],
    ['Will Peru win Eurovision 2031?', 'Will Chile win Eurovision 2031?', 'disjoint'],
  ])
})

describe('two parties for one seat', () => {
  testRelations([
    [
      'Mississippi Senate party winner in 2032?: Democratic',
      'Will the Republicans win the Mississippi Senate race in 2032?',
      'disjoint',
    ],
  ])
})
