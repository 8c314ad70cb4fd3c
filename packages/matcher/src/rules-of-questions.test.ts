import { describe, expect, it } from 'vitest'
import type { ListedMarket } from './__fixtures__/listing.ts'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { testRelations } from './__fixtures__/test-relations.ts'

const yesIf = (criterion: string) => `If ${criterion}, then the market resolves to Yes.`

describe('what only the rules state', () => {
  const cast = 'Will Ann Roe be cast as the next Zorro?'

  it('a deadline in the rules of one side and a later one in those of the other nest', () => {
    const early: ListedMarket = {
      title: cast,
      rules: yesIf('Ann Roe is cast as Zorro by June 30, 2031'),
      closes: '2031-06-30',
    }
    const late: ListedMarket = {
      title: cast,
      rules: yesIf('Ann Roe is cast as Zorro before Jan 1, 2035'),
      closes: '2035-01-01',
    }
    expect(relationOf(early, late)).toBe('subset')
    expect(relationOf(late, early)).toBe('superset')
    expect(relationOf(early, { ...early, rules: yesIf('Ann Roe is cast as Zorro before Jul 1, 2031') })).toBe(
      'identity',
    )
  })

  it('a deadline beside rules without any is the narrower question', () => {
    const stated: ListedMarket = {
      title: 'Will Ann Roe be the next to leave the cabinet before 2032?',
      closes: '2031-12-31',
    }
    const open: ListedMarket = {
      title: 'Will Ann Roe be the next to leave the cabinet?',
      rules: yesIf('Ann Roe is the first member of the cabinet to leave'),
      closes: '2035-01-20',
    }
    expect(relationOf(stated, open)).toBe('subset')
    expect(relationOf(open, stated)).toBe('superset')
  })

  it('a deadline in the title counts where the rules repeat it or set none', () => {
    const title = 'Will Ann Roe leave office by June 30, 2031?'
    expect(relationOf({ title, rules: yesIf('Ann Roe leaves office before Jul 1, 2031') }, { title })).toBe('identity')
    expect(relationOf({ title, rules: yesIf('Ann Roe leaves office') }, { title })).toBe('identity')
  })
})

describe('several ways in which a question may come true', () => {
  const out = (until: string) => ({
    title: `Ann Roe out as President by ${until}?`,
    rules: yesIf(`Ann Roe resigns or is removed as President or otherwise ceases to be the President by ${until}`),
  })
  const resigns = (until: string) => ({ title: `Will Ann Roe resign as President by ${until}?` })

  it('the first of them is not the whole condition', () => {
    expect(relationOf(resigns('June 30, 2031'), out('June 30, 2031'))).toBe('subset')
    expect(relationOf(resigns('June 30, 2031'), out('June 30, 2033'))).toBe('subset')
    expect(relationOf(resigns('June 30, 2033'), out('June 30, 2031'))).toBe('overlap')
    expect(relationOf(resigns('June 30, 2031'), resigns('June 30, 2031'))).toBe('identity')
  })

  it('one condition in other words is still the same', () => {
    const ruled = { title: 'Ann Roe handed over in 2031?', rules: yesIf('Ann Roe is extradited in 2031') }
    expect(relationOf({ title: 'Will Ann Roe be extradited in 2031?' }, ruled)).toBe('identity')
  })

  it('what is announced is not done, whatever the rules call it', () => {
    const announced = {
      title: 'Will Quilmar announce an IPO in 2031?',
      rules: yesIf('Quilmar confirms an IPO in 2031'),
    }
    expect(relationOf(announced, { title: 'Will Quilmar IPO in 2031?' })).toBe('superset')
    expect(relationOf(announced, { title: 'Will Quilmar announce its IPO in 2031?' })).toBe('identity')
  })
})

describe('what counts as a meeting', () => {
  const title = 'Will Ann Roe and Bob Doe meet before 2032?'
  const person = yesIf('they meet in person before Jan 1, 2032')
  const calls = yesIf('they meet (including phone calls) before Jan 1, 2032')
  const without = `${yesIf('they meet before Jan 1, 2032')} Both have to be physically present. Phone calls do not count.`

  it('decides how the questions lie', () => {
    expect(relationOf({ title, rules: person }, { title, rules: calls })).toBe('subset')
    expect(relationOf({ title, rules: calls }, { title, rules: person })).toBe('superset')
    expect(relationOf({ title, rules: person }, { title, rules: without })).toBe('identity')
    expect(relationOf({ title, rules: person }, { title })).toBe('identity')
  })

  it('a meeting that does not come about in person may come about by phone', () => {
    const denied = 'Will Ann Roe and Bob Doe not meet before 2032?'
    expect(relationOf({ title: denied, rules: person }, { title, rules: calls })).not.toBe('complement')
  })

  it('a meeting in the United States is one of all meetings', () => {
    expect(relationOf({ title: 'Will Ann Roe and Bob Doe meet in the US before 2032?' }, { title })).toBe('subset')
  })
})

describe('knowledge of the world', () => {
  it.each([
    [
      'Will the Lions win the 2031 NFL league championship?',
      'Will Detroit win the 2031 Pro Football Championship?',
      'identity',
    ],
    ['Will the Lakers win the 2031 NBA Finals?', 'Will the Lakers win the 2031 Pro Basketball title?', 'identity'],
    [
      "Will Duke win the 2031 Women's NCAA Tournament?",
      "Will Duke win the 2031 Women's College Basketball National Championship?",
      'identity',
    ],
    [
      'Will Duke win the 2031 NCAA Tournament?',
      "Will Duke win the 2031 Women's College Basketball National Championship?",
      undefined,
    ],
    ['Will Ann Roe enter Peru by June 30, 2031?', 'Will Ann Roe visit Peru before July 1, 2031?', 'identity'],
    ['Wil Ann Roe win the 2031 Ohio primary?', 'Will Ann Roe win the 2031 Ohio primary?', 'identity'],
    ['Will Tarcilo Freitas win the 2031 election?', 'Will Tarcilo Frietas win the 2031 election?', 'identity'],
    [
      'Will Leeds finish in 2nd place in the 2031 Premier League?',
      'Will Leeds finish in the top 4 in the 2031 Premier League?',
      'subset',
    ],
    [
      'Will Leeds finish in 5th place in the 2031 Premier League?',
      'Will Leeds finish in the top 4 in the 2031 Premier League?',
      'disjoint',
    ],
    [
      'Will there be at least 4000 measles cases in 2031?',
      'Will there be more than 4000 measles cases in 2031?',
      'superset',
    ],
    ['Will 2031 be the hottest year on record?', 'Will 2031 be the fifth-hottest year on record?', 'disjoint'],
    ['Will any month of 2031 be the hottest on record?', 'Will 2031 be the hottest year on record?', 'overlap'],
    ['Will Acme buy Bolt in 2031?', 'Will Acme buy Bolt before 2035?', 'subset'],
    [
      'Will Democrats win the Nebraska Senate race in 2032?',
      'Will Republicans win the Senate race in Nebraska in 2032?',
      'disjoint',
    ],
  ] as const)('%s | %s: %s', (one, other, relation) => {
    expect(relationOf({ title: one }, { title: other })).toBe(relation)
  })
})

describe('a title beside what else is known', () => {
  it('"this year" of a ticker that names the day after it', () => {
    const event = (title: string) => ({ title, closes: '2032-01-01T15:00:00Z' })
    expect(relationOf(event('Will Ann Roe be banned this year?'), 'Will Ann Roe be banned in 2031?')).toBe('identity')
    expect(relationOf(event('Will Ann Roe be banned this year?'), 'Will Ann Roe be banned in 2032?')).not.toBe(
      'identity',
    )
  })

  it('rules with another deadline than the title decide', () => {
    const title = 'Will Acme sell Bolt by December 31, 2030?'
    const rules = yesIf('Acme sells Bolt before Jul 1, 2031')
    expect(relationOf({ title, rules }, 'Will Acme sell Bolt by June 30, 2031?')).toBe('identity')
    expect(relationOf({ title, rules }, { title })).toBe('superset')
  })

  testRelations([
    ['Will Ann Roe announce or release an album in 2031?', 'Will Ann Roe release an album in 2031?', 'superset'],
    ['Will Peru cut taxes in 2031?', 'Will Peru cut interest rates or taxes in 2031?', 'subset'],
    ['Will Roe stop Doe in round 1?', 'Will Roe stop Doe?', 'subset'],
  ] as const)
})
