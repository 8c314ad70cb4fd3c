import { describe, expect, it } from 'vitest'
import { entitiesOfTicker, entityAt, isWomensLeague, kindOf, sportOf } from './entities.ts'
import { normalise, splitWords } from './text.ts'

const first = (text: string) => entityAt(splitWords(normalise(text)), 0)

describe('names of known things', () => {
  it.each([
    ['Peru', ['country:per'], 1],
    ['Peruvian', ['country:per'], 1],
    ['core CPI', ['series:cpi-core'], 2],
    ['Bitcoin', ['coin:btc'], 1],
    ['Secretary of Defense', ['office:defense-secretary'], 3],
    ['Secretary of War', ['office:defense-secretary'], 3],
    ['Bank of England', ['bank:boe'], 3],
  ])('%s', (text, ids, length) => {
    expect(first(text)).toEqual({ ids, length })
  })

  it('are the longest that begin at a word', () => {
    expect(first('Bank of England Governor')?.ids).toEqual(['office:boe-governor'])
  })

  it('may mean several things', () => {
    expect(first('Trump')?.ids).toEqual(expect.arrayContaining(['coin:trump-coin', 'person:donald-trump']))
  })

  it('are found in the plural of a slug', () => {
    expect(first('bitcoins')?.ids).toEqual(['coin:btc'])
  })

  it.each(['quibble', 'the', 'in peru'])('%s begins none', (text) => {
    expect(first(text)).toBeUndefined()
  })

  it('have tickers, which are words elsewhere', () => {
    expect(entitiesOfTicker('nvda')).toEqual(['company:nvda'])
    expect(entitiesOfTicker('quib')).toBeUndefined()
  })

  it('have a kind, a league its sport and its sex', () => {
    expect(kindOf('team:nba:lakers')).toBe('team')
    expect(sportOf('nba')).toBe('basketball')
    expect(isWomensLeague('wnba')).toBe(true)
    expect(isWomensLeague('nba')).toBe(false)
  })
})
