import { describe } from 'vitest'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('an early election and who governs', () => {
  const holds = (country: string, day: string) => `Will Ann Roe be Prime Minister of ${country} on ${day}?`
  testRelations([
    ['Will early elections in Peru be called by July 1, 2031?', holds('Peru', 'June 1, 2031'), 'overlap'],
    [holds('Japan', 'June 30, 2031'), 'Will a snap election in Japan be called by August 1, 2031?', 'overlap'],
    [holds('Japan', 'September 1, 2034'), 'Will a snap election in Japan be called by August 1, 2031?', undefined],
    ['Will early elections in Peru be called by July 1, 2031?', holds('Chile', 'June 1, 2031'), undefined],
    [
      'Will the next election in Peru be postponed by July 1, 2031?',
      'Will Ann Roe win the Lima Cup in 2031?',
      undefined,
    ],
  ])
})

describe('a step before the day on which somebody holds a post', () => {
  const holds = (day: string) => `Will Ann Roe be Prime Minister of Peru on ${day}?`
  const vote = 'Will the Lima Party hold a vote of confidence on the leadership of Ann Roe by April 15, 2031?'
  testRelations([
    [vote, holds('June 1, 2031'), 'overlap'],
    ['Will a snap election in Peru be called by April 15, 2031?', holds('June 1, 2031'), 'overlap'],
    [vote, holds('June 1, 2034'), undefined],
    [vote.replace('Ann Roe', 'Bob Doe'), holds('June 1, 2031'), undefined],
    ['Will Ann Roe visit Lima by April 15, 2031?', holds('June 1, 2031'), undefined],
  ])
})

describe('another run for the presidency', () => {
  const declares = 'By November 15, 2031, will President Trump officially declare his campaign for re-election?'
  testRelations([
    [declares, 'Who will win the 2032 US presidential election? - Donald Trump', 'overlap'],
    [declares, 'Who will win the 2032 Republican presidential nomination? - Donald Trump', 'overlap'],
    [declares, 'Who will win the 2032 US presidential election? - Ann Roe', undefined],
    [declares, 'Will Donald Trump win the 2032 Nobel Peace Prize?', undefined],
  ])
  testUnimplied([
    ['Will Mayor Ann Roe declare her campaign for re-election by May 2031?', 'Will Ann Roe win the 2032 Lima Cup?'],
    [
      'Will Ann Roe win re-election as president of Peru in 2031?',
      'Will Ann Roe declare her campaign for re-election?',
    ],
  ])
})

describe('votes to confirm a nominee', () => {
  const votes = (count: string) => `How many votes to confirm a SCOTUS nominee by July 1, 2031? - ${count}`
  const confirmed = 'Will a new US Supreme Court justice be confirmed before January 1, 2032?'
  testRelations([
    [votes('53'), confirmed, 'subset'],
    [votes('68 or more'), confirmed, 'subset'],
    [confirmed, votes('51 to 52'), 'superset'],
  ])
  testUnimplied([
    [votes('48 or fewer'), confirmed],
    [votes('50'), confirmed],
    [votes('53'), 'Will a new US Supreme Court justice be confirmed before January 1, 2030?'],
    [votes('53'), 'Will Ann Roe be confirmed as an Associate Justice of the Supreme Court before 2032?'],
    ['How many votes to confirm a Cabinet nominee by July 1, 2031? - 53', confirmed],
  ])
})
