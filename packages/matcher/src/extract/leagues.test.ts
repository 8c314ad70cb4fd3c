import { describe, expect, it } from 'vitest'
import { leaguesOf } from './leagues.ts'
import { tokenise } from './tokens.ts'

const leaguesIn = (text: string, ticker?: string) => leaguesOf([tokenise(text)], ticker)

describe('the leagues of a question', () => {
  it.each([
    ['nba draft', ['nba']],
    ['will the boston celtics win', ['nba']],
    ['wnba defensive player of the year', ['wnba']],
    ['al mvp', ['mlb']],
    ['will zorro win', []],
  ])('%s: %s', (text, leagues) => {
    expect(leaguesIn(text)).toEqual(leagues)
  })

  it('begin with that of the ticker, and name each once', () => {
    expect(leaguesIn('nba draft', 'nba')).toEqual(['nba'])
    expect(leaguesIn('nba draft', 'mlb')).toEqual(['mlb', 'nba'])
  })

  it('are none where a name may be that of teams in several leagues', () => {
    // the Giants play football and baseball
    expect(leaguesIn('will the giants win')).toEqual([])
  })
})
