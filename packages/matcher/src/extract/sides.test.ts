import { describe, expect, it } from 'vitest'
import { readDuel, readSides } from './sides.ts'

const sidesOf = (text: string, at = false) => readSides(text, at, new Map())?.map(({ label }) => label)
const duelOf = (text: string) => {
  const duel = readDuel(text, new Map())
  return duel && [...duel.sides.map(({ label }) => label), duel.winner]
}

describe('the sides of a game', () => {
  it.each([
    ['zorros vs. quibbles', 'zorros', 'quibbles'],
    ['zorros v quibbles winner?', 'zorros', 'quibbles'],
    ['zorro premier cup: zorros vs quibbles (bo3)', 'zorros', 'quibbles'],
    ['who will win the zorros @ quibbles game', 'zorros', 'quibbles'],
    ['both zorros and quibbles to score?', 'zorros', 'quibbles'],
    ['winner of zorros vs. quibbles: 1st half', 'zorros', 'quibbles'],
    ['miami (oh) vs. miami (fl)', 'miami oh', 'miami fl'],
  ])('%s', (title, left, right) => {
    expect(sidesOf(title)).toEqual([left, right])
  })

  it('are joined by "at" only where a ticker shows that there is a game', () => {
    expect(sidesOf('zorros at quibbles', true)).toEqual(['zorros', 'quibbles'])
    expect(sidesOf('zorros at quibbles', false)).toBeUndefined()
  })

  it.each([
    'will the supreme court overturn roe v wade?',
    'presidential matchup: roe vs. doe',
    'will roe defeat doe?',
    'zorros vs.',
    'will the zorros win?',
  ])('are not in "%s"', (title) => {
    expect(sidesOf(title)).toBeUndefined()
  })
})

describe('a duel', () => {
  it.each([
    ['will the zorros beat the quibbles?', 'zorros', 'quibbles', 0],
    ['will zorro lose to quibble on may 5?', 'zorro', 'quibble', 1],
    ['can zorro beat quibble at the masters?', 'zorro', 'quibble', 0],
    ['zorro to beat quibble', 'zorro', 'quibble', 0],
    ['will zorro take the belt from quibble?', 'zorro', 'quibble', 0],
  ])('%s', (title, left, right, winner) => {
    expect(duelOf(title)).toEqual([left, right, winner])
  })

  it.each(['will zorro beat expectations?', 'will zorro beat quibble in the primary?', 'will zorro win?'])(
    'is not in "%s"',
    (title) => {
      expect(duelOf(title)).toBeUndefined()
    },
  )
})
