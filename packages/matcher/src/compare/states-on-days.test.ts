import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('levels of approval on two days', () => {
  const above = (level: number, day: string) => `Will Trump's approval rating be above ${level}% on ${day}?`
  testRelations([
    [above(41, 'April 3, 2031'), above(42, 'April 10, 2031'), undefined],
    [above(41, 'April 3, 2031'), above(41, 'May 3, 2031'), undefined],
    [above(41, 'April 3, 2031'), above(42, 'April 5, 2031'), 'overlap'],
    [above(41, 'April 3, 2031'), above(42, 'April 3, 2031'), 'superset'],
    [above(46, 'April 3, 2031'), "Will Trump's approval rating hit 45% by April 30, 2031?", 'subset'],
    // a rating of 41% hits 40% where it falls
    [above(41, 'April 3, 2031'), "Will Trump's approval rating hit 40% by April 30, 2031?", 'overlap'],
  ])
})

describe('the first of a ranking', () => {
  const first = (day: string) => `Which company has the top AI model on ${day}?: Acme`
  testRelations([
    [first('March 31, 2031'), first('June 30, 2031'), undefined],
    [first('March 31, 2031'), first('March 29, 2031'), 'overlap'],
    [first('March 31, 2031'), first('March 31, 2031'), 'identity'],
    // one of several
    ['Will Acme be a top charity on Dec 31, 2031?', 'Will Acme be a top charity on Nov 30, 2031?', 'overlap'],
    // the first of a year beside that of one of its weeks
    ['Top song on Spotify in 2031?: Zorro', '#1 song on Spotify on March 13, 2031?: Zorro', undefined],
    ['Will Zorro be #1 on Spotify in 2031?', 'Will Zorro be #1 on Spotify on March 13, 2031?', 'superset'],
  ])
})

describe('two kinds of crude oil', () => {
  testRelations([
    ['Crude oil (Brent) on Apr 30, 2031? - above $118', 'Will WTI Crude Oil (WTI) hit $120 in April 2031?', undefined],
    ['Will crude oil (Brent) hit $120 in April 2031?', 'Will crude oil (WTI) hit $120 in April 2031?', undefined],
    ['Will crude oil (Brent) hit $120 in April 2031?', 'Will Brent hit $120 in April 2031?', 'identity'],
    ['Will crude oil (WTI) hit $120 in April 2031?', 'Will WTI oil hit $120 in April 2031?', 'identity'],
  ])
})

describe('first places of rankings on two days', () => {
  testRelations([
    [
      'Will Zorro have the best AI model on May 31, 2031?',
      'Will Zorro have the best AI model on June 30, 2031?',
      undefined,
    ],
    [
      'Will Zorro have the best AI model on May 31, 2031?',
      'Will Zorro have the top AI model by June 30, 2031?',
      'subset',
    ],
    [
      'Will Ann Roe be the head of state of Peru on May 31, 2031?',
      'Will Ann Roe be the head of state of Peru on June 30, 2031?',
      'overlap',
    ],
    // the most played song of a year need not be that of a day
    ['Will "Zorro" be the top song in 2031?', 'Will "Zorro" be the #1 song on March 20, 2031?', undefined],
    ['Will Ann Roe have a #1 song in 2031?', 'Will Ann Roe have the #1 song on March 20, 2031?', 'superset'],
  ])
})
