import { describe, expect, it } from 'vitest'
import { readText } from './read.ts'

const namesIn = (title: string) => readText(title).tokens.flatMap(({ ids = [] }) => ids)

describe('a name that is also a word', () => {
  it.each(['How many hurricanes will form in the Atlantic in 2031?', 'Will Ann Roe announce a new strategy in 2031?'])(
    'is the word where it is written small: %s',
    (title) => {
      expect(namesIn(title)).toEqual([])
    },
  )

  it.each([
    ['Will the Carolina Hurricanes win in 2031?', 'team:nhl:hurricanes'],
    ['How many Hurricanes will score in 2031?', 'team:nhl:hurricanes'],
    ['will the hurricanes win in 2031?', 'team:nhl:hurricanes'],
  ])('is the name where it has a capital, or where no word has one: %s', (title, id) => {
    expect(namesIn(title)).toContain(id)
  })
})
