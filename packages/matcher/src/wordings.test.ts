import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { testRelations } from './__fixtures__/test-relations.ts'
import { match } from './match.ts'

const yesIf = (criterion: string) => `If ${criterion}, then the market resolves to Yes.`

/** Titles of two questions, and how they lie. */
const classes: Record<string, readonly (readonly [one: string, other: string, relation: string | undefined])[]> = {
  'a bound that a rounded number can stand on': [
    [
      'Will approval of Ann Roe be below 40% on June 1, 2031?',
      'Will approval of Ann Roe be 40% or below on June 1, 2031?',
      'subset',
    ],
    [
      'Will turnout be 60% or lower in the 2031 Peruvian election?',
      'Will turnout be below 60% in the 2031 Peruvian election?',
      'superset',
    ],
    [
      'Will Acme get 25% to 29.99% of the vote in the 2031 Lima election?',
      'Will Acme get 25-30% of the vote in the 2031 Lima election?',
      'identity',
    ],
    [
      'Will Bitcoin be above $90,000 on June 1, 2031?',
      'Will Bitcoin be at or above $90,000 on June 1, 2031?',
      'identity',
    ],
  ],
  'denial in other words': [
    [
      'Will Ann Roe fail to win the 2031 Ohio governor election?',
      'Will Ann Roe win the 2031 Ohio governor election?',
      'complement',
    ],
    ['Will Ann Roe never return to office before 2032?', 'Will Ann Roe return to office before 2032?', 'complement'],
    [
      'Will Ann Roe still be in power on December 31, 2031?',
      'Will Ann Roe be out of power by December 31, 2031?',
      'complement',
    ],
    ['2031 ends without a ceasefire in Peru?', 'Will there be a ceasefire in Peru in 2031?', 'complement'],
    ['Will no Fed rate cuts happen in 2031?', 'Will there be 0 Fed rate cuts in 2031?', 'identity'],
    ['Will the Chiefs miss the 2031-32 NFL playoffs?', 'Will the Chiefs make the 2031-32 NFL playoffs?', 'complement'],
  ],
  'what is excepted': [
    ['Will Ann Roe visit a country other than Peru in 2031?', 'Will Ann Roe visit Peru in 2031?', 'overlap'],
    ['Will a non-Peruvian film win the 2031 Zorro Prize?', 'Will a Peruvian film win the 2031 Zorro Prize?', 'overlap'],
  ],
  'both and one of two': [
    [
      'Will at least one of Ann Roe and Bob Doe be nominated in 2031?',
      'Will Ann Roe and Bob Doe be nominated in 2031?',
      'superset',
    ],
    ['Will Ann Roe say "tax" or "war" in May 2031?', 'Will Ann Roe say "tax" and "war" in May 2031?', 'superset'],
  ],
  'ranks on charts, guests and emergencies': [
    [
      'Will Ann Roe have a #1 song on the Hot 100 in 2031?',
      'Will Ann Roe have a top 10 song on the Hot 100 in 2031?',
      'subset',
    ],
    [
      'Will "Zorro" win the most Oscars at the 2031 Oscars?',
      'Will "Zorro" win at least one Oscar at the 2031 Academy Awards?',
      'subset',
    ],
    ['Will 2031 be the hottest year on record?', 'Will 2031 be hotter than 2030?', 'subset'],
    [
      'Will Ann Roe be a bridesmaid at the wedding of Tarcila Quibble?',
      'Will Ann Roe attend the wedding of Tarcila Quibble?',
      'subset',
    ],
    [
      'Will the WHO declare a virus in cattle a Public Health Emergency of International Concern in 2031?',
      'Will the WHO declare a Public Health Emergency of International Concern in 2031?',
      'subset',
    ],
    [
      'Will Denver get 10 inches of snow or less in May 2031?',
      'Will Denver get more than 10 inches of snow in May 2031?',
      'complement',
    ],
  ],
  'steps to a deal, a post and an election': [
    [
      'Will Peru and Chile agree to a trade deal framework before 2032?',
      'Will Peru and Chile sign a trade deal before 2032?',
      'superset',
    ],
    ['Peru-Chile water deal announced by June 30, 2031?', 'Peru-Chile water deal signed by June 30, 2031?', 'superset'],
    [
      'Will Ann Roe announce her resignation or leave office before 2032?',
      'Will Ann Roe leave office before 2032?',
      'superset',
    ],
    ['Will Peru call a general election before 2032?', 'Will Peru hold a general election before 2032?', 'superset'],
    [
      'Will Ann Roe be a candidate for president in 2032?',
      'Will Ann Roe win the 2032 Democratic presidential nomination?',
      'superset',
    ],
  ],
  'seats and control': [
    [
      'Will Republicans win at least 51 Senate seats in 2030?',
      'Will Republicans win control of the Senate in 2030?',
      'subset',
    ],
    [
      'Will Republicans win at least 50 Senate seats in 2030?',
      'Will Republicans win control of the Senate in 2030?',
      'superset',
    ],
    [
      'Will Republicans win fewer than 50 Senate seats in 2030?',
      'Will Republicans win control of the Senate in 2030?',
      'disjoint',
    ],
    [
      'Will Democrats win at least 218 House seats in 2030?',
      'Will Democrats win control of the House in 2030?',
      'identity',
    ],
  ],
  'stages of a tournament': [
    [
      'Will Arsenal reach the 2031 Champions League final?',
      'Will Arsenal win their 2031 Champions League semifinal?',
      'identity',
    ],
    [
      'Will Peru be eliminated in the round of 16 at the 2034 World Cup?',
      'Will Peru lose in the round of 16 of the 2034 World Cup?',
      'identity',
    ],
    [
      'Will Cleveland be the Pro Basketball Eastern Conference #1 Seed in the 2031 playoffs?',
      'Will the Cleveland Cavaliers finish as the #1 seed in the 2030-31 NBA Eastern Conference?',
      'identity',
    ],
    ['Will Team USA win the 2031 Ryder Cup?', 'Will Team Europe win the 2031 Ryder Cup?', 'disjoint'],
  ],
  'measures in other words': [
    [
      'Will the 2031 Lima Bowl be decided by 3 points or fewer?',
      'Will the margin of victory in the 2031 Lima Bowl be 3 points or fewer?',
      'identity',
    ],
    [
      'Will at least 60% of the voting-eligible population vote in the 2032 US election?',
      'Will voter turnout be at least 60% in the 2032 US election?',
      'identity',
    ],
    [
      'Will Alphabet be the largest company in the world on December 31, 2031?',
      'Will Alphabet have the highest market cap on December 31, 2031?',
      'identity',
    ],
    [
      'Will a major hurricane hit Florida in 2031?',
      'Will a Category 3 or above hurricane hit Florida in 2031?',
      'identity',
    ],
  ],
  'chambers, parties and counts': [
    [
      '2032 House and Senate control: D House / R Senate',
      'Balance of power after the 2032 election: R House, D Senate',
      'disjoint',
    ],
    [
      '2032 House and Senate control: D House / R Senate',
      'Balance of power after the 2032 election: D House, R Senate',
      'identity',
    ],
    [
      'Will Sverigedemokraterna win the most seats in the 2030 Swedish election?',
      'Will the Sweden Democrats win the most seats in the 2030 Swedish election?',
      'identity',
    ],
    [
      'Will the PVV be part of the next government of the Netherlands?',
      'Will the BBB be part of the next government of the Netherlands?',
      undefined,
    ],
    [
      'Will 54 senators vote to confirm Ann Roe in 2031?',
      'Will 52 senators vote to confirm Ann Roe in 2031?',
      'disjoint',
    ],
    [
      'Will Springboks (South Africa) win the 2031 Rugby World Cup?',
      'Will South Africa win the 2031 Rugby World Cup?',
      'identity',
    ],
    ['Will Ann Roe announce her resignation before 2032?', 'Will Ann Roe leave office before 2032?', 'overlap'],
  ],
  'the same thing by another word': [
    [
      'Will the Supreme Court uphold the Zorro tariffs in 2031?',
      'Supreme Court rules in favor of the Zorro tariffs in 2031?',
      'identity',
    ],
    [
      'Will there be a Republican Senate majority after the 2030 midterms?',
      'Will Republicans control the Senate after the 2030 midterm elections?',
      'identity',
    ],
    ['Will Acme beat quarterly earnings estimates in Q2 2031?', 'Acme beats Q2 2031 earnings?', 'identity'],
    ['Will Ann Roe be released from prison in 2031?', 'Ann Roe out of prison before 2032?', 'identity'],
    ['Will Ann Roe hit 50 or more home runs in 2031?', 'Ann Roe 50+ HRs in the 2031 MLB season?', 'identity'],
    [
      'Will 15 or more named storms form in the Atlantic in 2031?',
      'Will 15 or more hurricanes form in the Atlantic in 2031?',
      'overlap',
    ],
    ['Will any country leave the EU by 2035?', 'Will Hungary leave the EU before 2035?', 'superset'],
    [
      'Which of these ten G20 leaders will leave office next? - Joe Biden',
      'Next G20 leader to leave office - Joe Biden (United States)',
      'identity',
    ],
  ],
  'names with more or less of them': [
    [
      'Ann Tarcila Quibble out as Fed Governor before 2032?',
      'Will Ann Quibble leave as Fed Governor before 2032?',
      'identity',
    ],
    ['Zorro Protocol FDV above $50M one day after launch?', 'Zorro FDV above $50M one day after launch?', 'identity'],
    ['Will Edson "Zorrinho" Quibble win the 2031 Lima Prize?', 'Will Zorrinho win the 2031 Lima Prize?', 'identity'],
    ['Will Ann Tarcila Quibble win the 2031 Lima Prize?', 'Will Ann Tarcila Roe win the 2031 Lima Prize?', 'disjoint'],
  ],
}

describe.each(Object.entries(classes))('%s', (_, rows) => {
  testRelations(rows)
})

it('the group whose next leader leaves is a part of the question', () => {
  expect(
    relationOf('Next G7 leader to leave office - Joe Biden', 'Next G20 leader to leave office - Joe Biden'),
  ).not.toBe('identity')
})

describe('a question with more in it', () => {
  it('is narrower by a number that only it states', () => {
    const [more, any] = [
      'Will Ann Roe be sentenced to more than 10 years in prison in 2031?',
      'Will Ann Roe be sentenced to prison in 2031?',
    ]
    expect(relationOf(more, any)).toBe('subset')
    expect(relationOf(any, more)).toBe('superset')
    expect(
      relationOf(
        'Will the Fed cut rates at least twice in 2031?',
        'Will the Fed cut rates at least three times in 2031?',
      ),
    ).toBe('superset')
    expect(
      relationOf(
        'Will no one be charged in the Zorro case before 2032?',
        'Will anyone be charged in the Zorro case before 2032?',
      ),
    ).toBe('complement')
  })

  it('is narrower by a place that the rules of the other name as an instance', () => {
    const rules = yesIf('Ann Roe and Bob Doe meet, whether in Lima, Quito or elsewhere, before Jan 1, 2032')
    const open = { title: 'Will Ann Roe and Bob Doe meet in 2031?', rules }
    expect(relationOf('Will Ann Roe and Bob Doe meet in Lima in 2031?', open)).not.toBe('identity')
  })
})

describe('sources and seasons', () => {
  it('an average of polls is not that of another publisher', () => {
    const by = (publisher: string) =>
      `Will approval of Ann Roe be above 45% on June 30, 2031 according to ${publisher}?`
    expect(relationOf(by('Silver Bulletin'), by('RealClearPolitics'))).toBe('overlap')
    expect(relationOf(by('RCP'), by('RealClearPolitics'))).toBe('identity')
    const trump = (publisher: string) =>
      `Will Trump's approval rating be above 45% on June 30, 2031 according to ${publisher}?`
    expect(relationOf(trump('Silver Bulletin'), trump('RealClearPolitics'))).toBe('overlap')
  })

  it('a listing that closes before a season begins is about another season', () => {
    const open = (closes: string) => ({ title: 'Will Juventus win the Serie A?', closes })
    const season = { title: 'Will Juventus win the 2030-31 Serie A?', closes: '2031-05-30' }
    expect(relationOf(open('2030-06-06'), season)).not.toBe('identity')
    expect(relationOf(open('2031-06-06'), season)).toBe('identity')
  })
})

describe('rules that count an announcement', () => {
  const title = 'Ann Roe out as FBI director by June 30, 2031?'
  const announced = yesIf('Ann Roe leaves as FBI director or announces that she will before Jul 1, 2031')

  it('are wider than rules that want an actual departure', () => {
    const left = `${yesIf('Ann Roe leaves as FBI director before Jul 1, 2031')} Ann Roe must have an actual departure date.`
    expect(relationOf({ title, rules: announced }, { title, rules: left })).toBe('superset')
    expect(relationOf({ title, rules: announced }, { title, rules: announced })).toBe('identity')
  })
})

describe('a prop whose game only the rules name', () => {
  const prop = (sides: string, day: string) => ({
    title: 'Ann Roe: 12+ rebounds',
    rules: yesIf(
      `Ann Roe records 12+ rebounds in the ${sides} professional basketball game originally scheduled for ${day}`,
    ),
  })
  const over = {
    title: 'Ann Roe Rebounds O/U 11.5',
    rules:
      'This market will resolve to "Yes" if Ann Roe records more than 11.5 rebounds in the Jazz vs. Nuggets game scheduled for February 2, 2031. Otherwise, this market will resolve to "No".',
  }

  it('is compared by that game', () => {
    expect(relationOf(prop('Denver Nuggets vs Utah Jazz', 'Feb 2, 2031'), over)).toBe('identity')
    expect(relationOf(prop('Denver Nuggets vs Dallas Mavericks', 'Feb 6, 2031'), over)).toBeUndefined()
  })
})

describe('a list that its venue names by one of its options', () => {
  const list = listing('v0', {
    title: 'Lima Cup Winner: Ann Roe',
    markets: [{ title: 'Lima Cup Winner: Ann Roe' }, { title: 'Lima Cup Winner: Bob Doe' }],
  })
  const other = listing('v1', { title: 'Will Ann Roe win the Lima Cup?' })

  it('does not take the option for a part of every question', () => {
    const relations = match([list, other]).map(({ a, relation }) => [a.marketId, relation])
    expect(relations).toEqual([
      ['1', 'identity'],
      ['2', 'disjoint'],
    ])
  })
})

describe('what a title leaves open', () => {
  const open = 'Will the Speaker be removed in 2031?'
  const full = 'Will Ann Roe be removed as Speaker in 2031?'

  it('its rules fill', () => {
    expect(relationOf({ title: open, rules: yesIf('Ann Roe is removed as Speaker before Jan 1, 2032') }, full)).toBe(
      'identity',
    )
    expect(
      relationOf({ title: open, rules: yesIf('Bob Doe is removed as Speaker before Jan 1, 2032') }, full),
    ).not.toBe('identity')
    expect(relationOf(open, full)).not.toBe('identity')
  })
})
