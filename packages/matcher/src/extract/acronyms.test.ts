import { describe, expect, it } from 'vitest'
import { isAcronym, lightenAcronyms } from './acronyms.ts'
import { tokenise } from './tokens.ts'

const tokenOf = (word: string) => tokenise(word)

describe('an acronym of the title', () => {
  it.each([
    ['zgb', 'will the zorrolan grain board meet'],
    ['tqoty', 'the quibble of the year'],
    ['gbm', 'zorrolan grain board meeting'],
  ])('%s stands in "%s"', (word, title) => {
    expect(tokenOf(word).some((token) => isAcronym(token, title))).toBe(true)
  })

  it('weighs next to nothing where the title spells it out, and as much as before elsewhere', () => {
    const tokens = tokenOf('zgb')
    expect(lightenAcronyms(tokens, 'zorrolan grain board').map(({ weight }) => weight)).toEqual([0.1])
    expect(lightenAcronyms(tokens, 'zorrolan trade board')).toEqual(tokens)
  })

  it.each(['zg', 'zorrola', 'z9b'])('%s is too short, too long or no letters', (word) => {
    const title = 'z g b zorrola z9b zg zorrolan grain office rent rate of lands all'
    expect(tokenOf(word).some((token) => isAcronym(token, title))).toBe(false)
  })

  it('is no name of the tables', () => {
    // the league of that name beside other words with its initials
    expect(tokenOf('nba').some((token) => isAcronym(token, 'nordic bread awards'))).toBe(false)
  })
})
