import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

describe('a post that is still held on a day', () => {
  it('is the opposite of having left it by then', () => {
    expect(
      relationOf(
        'Will Ann Roe still be prime minister on June 30, 2031?',
        'Ann Roe out as prime minister by June 30, 2031?',
      ),
    ).toBe('complement')
    expect(
      relationOf(
        'Will Ann Roe remain prime minister through June 30, 2031?',
        'Ann Roe out as prime minister by June 30, 2031?',
      ),
    ).toBe('complement')
  })

  it('is held through a day without a verb', () => {
    const through = 'Ann Roe CEO of Acme through end of 2031?'
    expect(relationOf('Will Ann Roe be out as Acme CEO before Jan 1, 2032?', through)).toBe('complement')
    expect(relationOf('Will Ann Roe be out as Acme CEO before Jan 1, 2031?', through)).not.toBe('complement')
  })

  it('is not the opposite of leaving by another day', () => {
    expect(
      relationOf(
        'Will Ann Roe still be prime minister on June 30, 2031?',
        'Ann Roe out as prime minister by May 31, 2031?',
      ),
    ).not.toBe('complement')
  })

  it('is not read where somebody comes into it', () => {
    const { complement } = readQuestion('Will Ann Roe become prime minister by June 30, 2031?', 'one')
    expect(complement).toBeUndefined()
  })
})

describe('a post that is held on a day of a stated year', () => {
  const held = 'Will Ann Roe be Prime Minister of Israel on December 31, 2031?'
  it.each([
    ['Ann Roe out as Prime Minister of Israel by June 30, 2031?', 'disjoint'],
    ['Ann Roe out as Prime Minister of Israel before April 2031?', 'disjoint'],
    ['Ann Roe out as Prime Minister of Israel in 2031?', 'complement'],
    // it may be the April after that
    ['Ann Roe out as Prime Minister of Israel before April?', 'overlap'],
    ['Ann Roe out as Prime Minister of Israel by June 30, 2032?', 'overlap'],
    ['Bob Doe out as Prime Minister of Israel by June 30, 2031?', undefined],
  ])('beside a departure: %s', (left, relation) => {
    expect(relationOf(held, left)).toBe(relation)
  })
})

it('a post that a title without a verb says is held through a year', () => {
  const held = 'Ann Roe CEO of Acme through the end of 2031?'
  expect(relationOf(held, 'Will Ann Roe be out as CEO of Acme before 2032?')).toBe('complement')
  expect(relationOf(held, 'Will Ann Roe become CEO of Acme before 2032?')).not.toBe('complement')
})
