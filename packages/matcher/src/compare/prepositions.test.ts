import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('opposed prepositions', () => {
  testRelations([
    ['Will Ann Roe vote for the Lima Act?', 'Will Ann Roe vote against the Lima Act?', 'overlap'],
    ['Will Ann Roe testify before the Lima vote?', 'Will Ann Roe testify after the Lima vote?', 'overlap'],
    ['Will Peru move troops to Quibblia in 2031?', 'Will Peru move troops from Quibblia in 2031?', 'overlap'],
    ['Will Peru announce tariffs for Chile in 2031?', 'Will Peru announce tariffs against Chile in 2031?', 'identity'],
    [
      'Will Ann Roe move from Zorro to Quibble in 2031?',
      'Will Ann Roe move to Quibble from Zorro in 2031?',
      'identity',
    ],
  ])
})

describe('before, during and after an event', () => {
  testRelations([
    [
      'Will Ann Roe name her deputy before the debate?',
      'Will Ann Roe name her deputy during the May 3 debate?',
      'overlap',
    ],
    ['Will Ann Roe name her deputy during the debate?', 'Will Ann Roe name her deputy during the debate?', 'identity'],
  ])
})
