import { describe, expect, it } from 'vitest'
import { isRuleWord } from '../compare/rule-words.ts'
import { fold } from '../extract/text.ts'
import { tokenise, tokenOfWord } from '../extract/tokens.ts'
import { awards } from './awards.ts'
import { centralBanks } from './central-banks.ts'
import { ceremonies } from './ceremonies.ts'
import { colleges } from './colleges.ts'
import * as commonWords from './common-words.ts'
import { companies } from './companies.ts'
import { countries } from './countries.ts'
import { cricketTeams } from './cricket-teams.ts'
import { cryptocurrencies } from './cryptocurrencies.ts'
import { economicSeries } from './economic-series.ts'
import type { Entity } from './entity.ts'
import { esportsTeams } from './esports.ts'
import { givenNames } from './given-names.ts'
import { impliedWords } from './implied-words.ts'
import { leagues } from './leagues.ts'
import { concepts, fillerWords, lightWords, predicates } from './lexicon.ts'
import { motorsportTeams } from './motorsport-teams.ts'
import { offices } from './offices.ts'
import { parties } from './parties.ts'
import { persons } from './persons.ts'
import { settlementSources } from './settlement-sources.ts'
import { northAmericanTeams } from './teams-north-america.ts'
import { soccerClubs } from './teams-soccer.ts'
import { trophies } from './trophies.ts'
import { usStates } from './us-states.ts'

const tables: Record<string, readonly Entity[]> = {
  awards,
  centralBanks,
  ceremonies,
  colleges,
  companies,
  countries,
  cricketTeams,
  cryptocurrencies,
  economicSeries,
  esportsTeams,
  leagues,
  motorsportTeams,
  northAmericanTeams,
  offices,
  parties,
  persons,
  settlementSources,
  soccerClubs,
  trophies,
  usStates,
}
const duplicates = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index)

/** Cities, sports and what a reader looks for order these better. */
const UNSORTED = new Set([
  'countries',
  'cricketTeams',
  'leagues',
  'northAmericanTeams',
  'settlementSources',
  'soccerClubs',
])
const isSorted = (words: readonly string[]) => words.every((word, at) => at === 0 || (words[at - 1] ?? '') <= word)
const leagueOf = (id: string) => (id.includes(':') ? id.split(':')[0] : '')

describe.each(Object.entries(tables))('%s', (table, rows) => {
  it('has each id once', () => {
    expect(duplicates(rows.map(({ id }) => id))).toEqual([])
  })

  it('stands in the order of its ids or its names, league by league', () => {
    const parts = rows.map(({ id, names }) => ({ id, name: fold(names[0] ?? ''), league: leagueOf(id) }))
    for (const league of new Set(parts.map((part) => part.league))) {
      const own = parts.filter((part) => part.league === league)
      const [ids, names] = [own.map(({ id }) => id), own.map(({ name }) => name)]
      expect(UNSORTED.has(table) || isSorted(ids) || isSorted(names), `${table} ${league}`).toBe(true)
    }
  })

  it('writes each name of an entity once, trimmed and not empty', () => {
    for (const { id, names, codes = [] } of rows) {
      expect(names.length, id).toBeGreaterThan(0)
      expect(
        [...names, ...codes].filter((name) => name.trim() !== name || name === ''),
        id,
      ).toEqual([])
      expect(duplicates(codes), id).toEqual([])
    }
  })
})

/** The conferences of two leagues have one name; the teams show which is meant. */
const CONFERENCES = new Set(
  ['eastern', 'western'].flatMap((side) =>
    ['conference', 'conference champion', 'conference finals'].map((name) => `${side} ${name}`),
  ),
)

describe('names that must not be shared', () => {
  // Within one of these tables a name means one thing; across tables the kind of question decides.
  it.each(['cryptocurrencies', 'centralBanks', 'usStates', 'countries', 'persons', 'trophies', 'awards', 'leagues'])(
    'in %s no two entities share a name',
    (table) => {
      const names = (tables[table] ?? []).flatMap((entity) => entity.names.map((name) => name.toLowerCase()))
      expect(duplicates(names).filter((name) => !CONFERENCES.has(name))).toEqual([])
    },
  )

  it('gives every franchise of a league codes of its own', () => {
    for (const league of ['nba', 'nfl', 'mlb', 'nhl', 'wnba', 'epl', 'laliga', 'seriea', 'bundesliga', 'ligue1']) {
      const teams = [...northAmericanTeams, ...soccerClubs].filter((team) => team.league === league)
      expect(teams.length, league).toBeGreaterThan(10)
      expect(duplicates(teams.flatMap(({ codes = [] }) => codes)), league).toEqual([])
    }
  })

  it('lists a short form under one or two given names at the most', () => {
    const short = givenNames.flat()
    expect(short.filter((name) => short.filter((other) => other === name).length > 2)).toEqual([])
  })
})

describe('common words', () => {
  const families = Object.values(commonWords).flatMap((table) => table.map((row) => row.split(' ')))

  it.each(Object.entries(commonWords))('%s stand in the order of the alphabet', (_, table) => {
    expect(isSorted(table)).toBe(true)
  })

  it('each belong to one family, and to no concept', () => {
    expect(duplicates(families.flatMap((forms) => [...new Set(forms)]))).toEqual([])
    const ofConcepts = new Set(concepts.flatMap((row) => row.split('|')))
    expect(families.map(([head = '']) => head).filter((head) => ofConcepts.has(head))).toEqual([])
  })

  // a rule that names the word would no longer find it
  it('take no word from another table to a family that the table does not have', () => {
    const isNamed = (key: string) =>
      isRuleWord({ key, weight: 1 }) ||
      predicates.has(key) ||
      [...impliedWords].some(([word, others]) => word === key || others.includes(key))
    const taken = families.flatMap(([head = '', ...forms]) =>
      forms.filter((form) => isNamed(tokenOfWord(form).key) && tokenOfWord(form).key !== tokenOfWord(head).key),
    )
    expect(taken).toEqual([])
  })

  it('weigh as they did without a family', () => {
    const isLight = (word: string) => lightWords.has(word) || fillerWords.has(word)
    expect(families.filter(([head = '', ...forms]) => forms.some((form) => isLight(form) !== isLight(head)))).toEqual(
      [],
    )
  })

  // acronyms are read from the first letters of words
  it('have forms that begin with the letter of their family', () => {
    const others = families.filter(([head = '', ...forms]) => forms.some((form) => form[0] !== head[0]))
    expect(others.map(([head]) => head)).toEqual([])
  })

  it.each([
    ['withdrawal', 'withdraw'],
    ['withdrawn', 'withdraw'],
    ['admitting', 'admit'],
    ['children', 'child'],
    ['cities', 'city'],
    ['organisation', 'organization'],
  ])('%s goes by %s', (form, head) => {
    const [[one], [other]] = [tokenise(form), tokenise(head)]
    expect(one?.key).toBe(other?.key)
  })

  it.each([
    ['electricity', 'electric'],
    ['humanity', 'human'],
    ['application', 'app'],
    ['founded', 'found'],
    ['lawyer', 'attorney'],
  ])('%s is another word than %s', (one, other) => {
    expect(tokenise(one)[0]?.key).not.toBe(tokenise(other)[0]?.key)
  })
})
