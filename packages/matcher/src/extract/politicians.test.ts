import { describe, expect, it } from 'vitest'
import { politicianIn } from './politicians.ts'
import { normalise } from './text.ts'

describe('politicianIn', () => {
  it.each([
    ['Will Kamala Harris win the 2028 presidential election?', 'party:us-democratic', true],
    ['Will J.D. Vance win in 2028?', 'party:us-republican', false],
    ['Will Trump win? - Donald Trump', 'party:us-republican', false],
    ['Will Jean-Luc Mélenchon be the next President of France?', 'party:fr-lfi', false],
  ])('%s', (title, party, woman) => {
    expect(politicianIn(normalise(title))).toEqual({ party, woman })
  })

  it.each(['Will Trump beat Biden?', 'Who will win in 2028?', 'Will Joe Manchin run?'])(
    'finds no politician in "%s"',
    (title) => {
      expect(politicianIn(normalise(title))).toBeUndefined()
    },
  )
})
