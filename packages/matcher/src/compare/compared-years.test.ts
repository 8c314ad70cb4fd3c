import { describe } from 'vitest'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('the year with which a number is compared', () => {
  const turnout = 'Will turnout in the 2032 Peruvian election be higher than in 2028?'
  testUnimplied([
    [turnout, 'Will turnout in the 2032 Peruvian election be higher than in 2024?'],
    ['Will the Fed funds rate end 2031 lower than in 2030?', 'Will the Fed funds rate end 2031 lower than in 2029?'],
    ['Will 2031 be hotter than 2030?', 'Will 2031 be hotter than 2029?'],
    ['Will Acme sell more cars in 2031 than in 2030?', 'Will Acme sell more cars in 2031 than in 2029?'],
  ])
  testRelations([
    [turnout, turnout, 'identity'],
    ['Will Acme sell more cars in 2031 than in 2030?', 'Will Acme sell more cars in 2031 than in 2030?', 'identity'],
  ])
})
