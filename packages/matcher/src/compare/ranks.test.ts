import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

const cup = (how: string) => `Will Ashby ${how} the 2031-32 English Premier League?`

const series = (team: string, how: string, games = '') => `Will the ${team} ${how} the 2034 World Series${games}?`

describe('a final that is lost', () => {
  testRelations([
    [
      'Will Peru be eliminated in the Final of the 2034 World Cup?',
      'Will Peru reach the final of the 2034 World Cup?',
      'subset',
    ],
    [
      'Will Duke lose in the Final Four of the 2034 NCAA Tournament?',
      'Will Duke reach the final of the 2034 NCAA Tournament?',
      'disjoint',
    ],
    [series('Cubs', 'lose', ' in baseball in exactly 6 games'), series('Cubs', 'win'), 'disjoint'],
    [series('Cubs', 'win', ' in baseball in exactly 4 games'), series('Cubs', 'win'), 'subset'],
    [series('Cubs', 'lose', ' in baseball in exactly 6 games'), series('Cubs', 'win', ' 4-0'), 'disjoint'],
    [series('Cubs', 'lose', ' in baseball in exactly 6 games'), series('Reds', 'win'), undefined],
  ])
})

describe('places in a ranking', () => {
  testRelations([
    [
      'Will Ann Roe be the #1 artist on the 2031 Spotify Wrapped U.S chart?',
      'Will Ann Roe be the second most streamed artist for 2031?',
      'overlap',
    ],
    [
      'Will Ann Roe be the most streamed artist for 2031?',
      'Will Ann Roe be the second most streamed artist for 2031?',
      'disjoint',
    ],
    [cup('finish in last place in'), cup('be relegated from'), 'subset'],
    [cup('be relegated from'), cup('finish in the top 4 of'), 'disjoint'],
    [cup('finish in last place in'), cup('finish in the top half of'), 'disjoint'],
    [cup('finish in 3rd place in'), cup('finish in the top half of'), 'subset'],
    [cup('finish in 3rd place in'), cup('finish in last place in'), 'disjoint'],
    [cup('be relegated from'), cup('win'), 'disjoint'],
    [cup('finish in 3 place in'), cup('come in third-place in'), 'identity'],
    [cup('finish in 2 place in'), cup('finish in third place in'), 'disjoint'],
    [
      'Will Ashby have the third most goals in the 2031 Quorra League?',
      'Will Ashby have the 3rd highest number of goals in the 2031 Quorra League?',
      'identity',
    ],
    [
      'Will Ashby have the most goals in the 2031 Quorra League?',
      'Will Ashby have the second highest number of goals in the 2031 Quorra League?',
      'overlap',
    ],
    [
      'Will 2031 rank as the fifth-hottest year on record or lower?',
      'Will 2031 be the hottest year on record?',
      'disjoint',
    ],
    [
      'Will 2031 be the seventh-hottest year on record or lower?',
      'Will 2031 rank as the fifth-hottest year on record or lower?',
      'subset',
    ],
    ['Will 2031 rank among the three hottest years on record?', 'Will 2031 be the hottest year on record?', 'superset'],
  ])

  it('of two clubs each may be relegated', () => {
    expect(
      relationOf(cup('be relegated from'), 'Will Morden be relegated from the 2031-32 English Premier League?'),
    ).not.toBe('disjoint')
  })
})

describe('who goes next', () => {
  const rest = 'leave the cabinet by March 31, 2031?'

  it('goes, but need not be the next who goes', () => {
    expect(relationOf(`Will Ann Roe be the next to ${rest}`, `Will Ann Roe ${rest}`)).toBe('subset')
    expect(relationOf(`Will Ann Roe be the first to ${rest}`, `Will Ann Roe be the next person to ${rest}`)).toBe(
      'identity',
    )
    expect(relationOf(`Will Ann Roe be next to ${rest}`, `Will Bob Doe be next to ${rest}`)).toBe('disjoint')
  })
})
