import { describe, expect, it } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { inPlainOrder } from './plain-order.ts'

describe('a title that begins with its time', () => {
  it.each([
    ['Before January 1, 2032, will Ann Roe resign?', 'Will Ann Roe resign before January 1, 2032?'],
    ['In the 2032 US elections, will Ann Roe win Ohio?', 'Will Ann Roe win Ohio in the 2032 US elections?'],
    [
      'Between March 3, 2031 and April 5, 2031, will Ann Roe resign?',
      'Will Ann Roe resign between March 3, 2031 and April 5, 2031?',
    ],
    ['For 2031, will there be a coup in Peru?', 'Will there be a coup in Peru for 2031?'],
  ])('is read with the time at its end: %s', (title, plain) => {
    expect(inPlainOrder(title)).toBe(plain)
  })

  it.each([
    'Will Ann Roe resign before January 1, 2032?',
    'If Ann Roe resigns by 2032, will Bob Doe be mayor?',
    'In Peru, will Ann Roe win the election?',
    'In 2031, who will win the election?',
    'By how much will Ann Roe win in 2031?',
  ])('and others as they are: %s', (title) => {
    expect(inPlainOrder(title)).toBe(title)
  })

  testRelations([
    [
      'Before January 1, 2032, will Ann Roe resign as CEO of Tesla?',
      'Will Ann Roe leave as CEO of Tesla in 2031?',
      'subset',
    ],
    [
      'In the 2032 US elections, will Democrats win both the White House and the House of Representatives?',
      'Will Republicans win the White House in 2032?',
      'disjoint',
    ],
    [
      'Before January 1, 2032, will Ann Roe resign as CEO of Tesla?',
      'Will Bob Doe resign as CEO of Tesla in 2031?',
      undefined,
    ],
    ['In 2031, will the Lima Act pass?', 'Will the Lima Act pass in 2032?', undefined],
  ])
})
