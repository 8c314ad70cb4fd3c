import { describe, expect, it } from 'vitest'
import { listing } from '../packages/matcher/src/__fixtures__/listing.ts'
import { countRows } from '../scripts/rules/row-hits.ts'
import { countRules } from '../scripts/rules/rule-hits.ts'

describe('the count of rules', () => {
  it('counts pairs, different titles and catalogues; titles that differ in numbers alone are one', () => {
    const ask = (venue: string, date: string) =>
      listing(venue, { id: `${venue}-${date}`, title: `Will Tarcila Quibble leave office before ${date}?` })
    const rules = countRules()
    rules.add('one', [
      ask('kalshi', 'July 1, 2031'),
      ask('polymarket', 'July 3, 2031'),
      ask('polymarket', 'July 5, 2031'),
    ])
    rules.add('other', [ask('kalshi', 'July 1, 2031'), ask('polymarket', 'July 7, 2031')])
    expect(rules.hits().find(({ id }) => id === 'other-window')).toEqual({
      id: 'other-window',
      kind: 'veto',
      pairs: 3,
      titles: 1,
      sets: 2,
    })
    expect(rules.hits().find(({ id }) => id === 'other-game')).toMatchObject({ pairs: 0, titles: 0, sets: 0 })
  })
})

describe('the count of rows', () => {
  it('counts the titles in which a form of a concept stands, and shows the first', () => {
    const rows = countRows()
    rows.add(new Set(['Will the Senedd vote in 2031?', 'Will the Welsh Parliament vote in 2031?']))
    rows.add(new Set(['Will the Welsh Parliament vote in 2032?']))
    const forms = rows.tables().find(({ table }) => table === 'forms of concepts')?.hits ?? []
    expect(forms.find(({ row }) => row === 'senedd: welsh parliament')).toEqual({
      row: 'senedd: welsh parliament',
      titles: 1,
      title: 'Will the Welsh Parliament vote in 2031?',
    })
    expect(forms.find(({ row }) => row === 'senedd: welsh assembly')).toEqual({
      row: 'senedd: welsh assembly',
      titles: 0,
    })
  })
})
