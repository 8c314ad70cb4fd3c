import { describe } from 'vitest'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('a candidacy before a day and one in an election', () => {
  const runs = (when: string) => `Will Ann Roe run for president ${when}?`
  testRelations([
    [runs('before 2031'), runs('in 2032'), 'subset'],
    [runs('in 2032'), runs('before July 2030'), 'superset'],
    ['Will Ann Roe file to run for president before the end of 2030?', runs('in 2032'), 'subset'],
    ['Will Ann Roe announce a presidential run before 2031?', runs('in 2032'), 'overlap'],
    [runs('before 2031'), 'Will Ann Roe run for the office of President of the United States in 2032?', 'subset'],
    [
      'Will Ann Roe file to run for president before 2031?',
      'Will Ann Roe be a candidate for US President in the 2032 elections?',
      'subset',
    ],
  ])
  testUnimplied([
    // an earlier or a later election
    [runs('before 2031'), runs('in 2036')],
    [runs('before 2028'), runs('in 2032')],
    // another person, office or country
    [runs('before 2031'), 'Will Bob Doe run for president in 2032?'],
    [runs('before 2031'), 'Will Ann Roe run for governor in 2032?'],
    ['Will Ann Roe run for president of Peru before 2031?', 'Will Ann Roe run for president of Chile in 2032?'],
    ['Will Ann Roe run for vice president before 2031?', runs('in 2032')],
    ['Will Ann Roe drop out of the presidential race before 2031?', runs('in 2032')],
    [
      'Will Ann Roe run for president as a Democrat before 2031?',
      'Will Ann Roe run for president as a Republican in 2032?',
    ],
    [runs('before 2031'), 'Will Ann Roe win the 2032 presidential election?'],
    ['Will Ann Roe say she will run for president before 2031?', runs('in 2032')],
  ])
})
