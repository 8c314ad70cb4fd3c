import { describe, expect, it } from 'vitest'
import { type Listing, listing } from '../__fixtures__/listing.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { assess } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

describe('who is elected in the first round', () => {
  const wins = (who: string, round = '') => `Will ${who} win the 2032 Peruvian presidential election${round}?`
  testRelations([
    [wins('Ann Roe', ' in the first round'), wins('Bob Doe'), 'disjoint'],
    [wins('Ann Roe', ' in the first round'), wins('Ann Roe'), 'subset'],
    // the most votes of a round elect nobody
    ['Will Ann Roe win the most votes in the first round in Peru in 2032?', wins('Bob Doe'), 'overlap'],
  ])
})

it('a place is no rival of a name', () => {
  const place = { title: '2031 Zorro by-election: Labour finish position - 2nd', label: '2nd' }
  expect(relationOf(place, 'Will Ann Roe (Labour) win the 2031 Zorro by-election?')).not.toBe('disjoint')
})

describe('two answers', () => {
  it.each([
    // what follows the colon of a name is no answer
    [
      "Will 'Zorro: A Quibble Saga' win Best Sound at the 2032 Oscars?",
      "Will 'Zorro: A Quibble Saga' gross most in 2031?",
    ],
    ['Will Zorro: The Return win Best Score at the 2032 Oscars?', 'Will Zorro: The Return be the top film of 2031?'],
    ['Will Ann Roe finish fourth in the 2031 Zorro Cup?', 'Will Bea Doe win the 2031 Zorro Cup?'],
    ['Will Ann Roe finish second in the 2031 Zorro Cup?', 'Will Bea Doe finish third in the 2031 Zorro Cup?'],
    ['Will Ann Roe win Best Actress at the 2031 SAG Award?', 'Will Bea Doe win Best Actress at the 2031 Oscars?'],
    // a prize is no answer
    ['TIME Person of the Year 2031 is Ann Roe?', 'Will Ann Roe and Bob Doe meet in 2031?'],
  ])('to two questions do not exclude each other: %s | %s', (...titles) => {
    expect(relationOf(...titles)).not.toBe('disjoint')
  })

  it('to one question with names of light words exclude each other', () => {
    const song = (name: string, by: string) => ({ title: `Will "${name}" by ${by} win Best Quibb Song?` })
    const read = (venue: string, markets: Listing['markets'] & object) =>
      readEvent(listing(venue, { title: 'Zorros: Best Quibb Song', markets })).markets
    const [first] = read('v0', [song('After Hours', 'Ann Roe'), song('Zorro', 'Bob Doe')])
    const [, second] = read('v1', [song('After Hours', 'Ann Roe'), song('Zorro', 'Bob Doe')])
    expect(first && second && assess(first, second).relation).toBe('disjoint')
    const [plain] = read('v2', [
      { title: 'Will After Hours win Best Quibb Song?' },
      { title: 'Will Zorro win Best Quibb Song?' },
    ])
    expect(first && plain && assess(first, plain).relation).toBe('identity')
  })

  it('are not in two lists as wholes, which only differ in what they list', () => {
    const [a, b] = ['House margin of victory?', 'Peru margin of victory'].map(
      (title, n) => readEvent(listing(`v${n}`, { title, markets: [] })).eventQuestion,
    )
    expect(a && b && assess(a, b).relation).not.toBe('disjoint')
    const [x, y] = ['Will Ann Roe win the 2031 Zorro Cup?', 'Will Bea Doe win the 2031 Zorro Cup?'].map(
      (title, n) => readEvent(listing(`v${n}`, { title, markets: [] })).eventQuestion,
    )
    expect(x && y && assess(x, y).relation).toBe('disjoint')
  })

  it('are none in questions as wholes that ask for them', () => {
    const whole = (venue: string, title: string) =>
      readEvent(listing(venue, { title, markets: [{ title: 'Ann Roe' }, { title: 'Bob Doe' }] })).eventQuestion
    const relate = (one: string, other: string) => assess(whole('kalshi', one), whole('polymarket', other)).relation
    expect(relate('2031 Zorro Award for Best Actress', 'Highest grossing movie of 2031')).toBeUndefined()
    expect(relate('2031 Zorro Award for Best Actress', 'Zorro Award for Best Actress 2031')).toBe('identity')
  })

  it('of which one is about women do not exclude each other', () => {
    const marketIn = (venue: string, event: Listing) => {
      const [market] = readEvent(listing(venue, event)).markets
      if (!market) throw new Error('not read')
      return market
    }
    const relation = (id: string, answer: string) => {
      const title = `Who will win Most Improved Player? - ${answer}`
      const listed = {
        id: `${id}-31`,
        title: 'Who will win Most Improved Player?',
        markets: [{ id: `${id}-31-A`, title, label: answer }],
      }
      return assess(
        marketIn('kalshi', listed),
        marketIn('v1', { title: 'Will Bea Doe win WNBA Most Improved Player?' }),
      ).relation
    }
    expect(relation('KXNBAMIMP', 'Ann Roe')).toBeUndefined()
    expect(relation('KXNBAMIMP', 'Bea Doe')).toBeUndefined()
    expect(relation('KXWNBAMIMP', 'Ann Roe')).toBe('disjoint')
    expect(relation('KXWNBAMIMP', 'Bea Doe')).toBe('identity')
  })

  it('about the first of a ranking exclude each other only on one day', () => {
    const onDay = { title: 'Will Zorro AI have the top AI model on February 28?', closes: '2031-02-28T00:00:00Z' }
    const closing = (closes: string) => ({ title: 'Will Quibble have the top AI model?', closes })
    expect(relationOf(onDay, closing('2031-02-28T14:00:00Z'))).toBe('disjoint')
    expect(relationOf(onDay, closing('2031-03-31T14:00:00Z'))).not.toBe('disjoint')
  })

  it.each([
    ['Will Zorvan Quibble be the next pope?', 'Will Kelmira Tarkington be elected the next pope?'],
    ['Will Zorvan Quibble win the 2031 Zorro Prize?', 'Will Kelmira Tarkington win the 2031 Zorro Prize?'],
    ['Will Zorvan be the highest grossing film of 2031?', 'Highest grossing film of 2031: Kelmira 5'],
    ['Will Mexico win Group A of the 2034 World Cup?', 'World Cup 2034 Group A Winner: South Korea'],
    [
      'Will JD Vance win the 2028 presidential election?',
      'Which party wins the 2028 US presidential election?: Democratic',
    ],
    // one party has one nominee, and a winner of that party was it
    [
      'Will Zorvan Quibble win the 2028 Democratic presidential nomination?',
      'Will Gavin Newsom win the 2028 presidential election?',
    ],
  ])('to one question exclude each other: %s | %s', (...titles) => {
    expect(relationOf(...titles)).toBe('disjoint')
  })

  it('that share nothing but their rank do not exclude each other', () => {
    expect(relationOf('Will a Zorro model be #1 in 2031?', 'Will Ann Roe be the top Quilmar artist in 2031?')).toBe(
      undefined,
    )
    expect(
      relationOf('Will Bob Doe be #1 Quilmar artist in 2031?', 'Will Ann Roe be the top Quilmar artist in 2031?'),
    ).toBe('disjoint')
  })

  it('to two questions about one place do not exclude each other', () => {
    const hits = { title: 'Hurricane hits New Jersey in 2032?', label: 'Category 1 or higher' }
    expect(relationOf(hits, 'Will Ann Roe win New Jersey by 10+ points in 2032?')).not.toBe('disjoint')
    expect(
      relationOf(
        'Will Ann Roe win New Jersey by 5+ points in 2032?',
        'Will Bob Doe win New Jersey by 10+ points in 2032?',
      ),
    ).toBe('disjoint')
  })

  it.each([
    [
      'Will Joe Biden win the 2024 Democratic presidential nomination?',
      'Will Zorvan Quibble win the 2024 presidential election?',
    ],
    [
      'Will Zorvan Quibble win the 2028 Republican presidential nomination?',
      'Will Gavin Newsom win the 2028 presidential election?',
    ],
    [
      'Will Zorvan Quibble win the 2028 Republican presidential nomination?',
      'Will Republicans win the 2028 presidential election?',
    ],
    [
      'Will Zorvan Quibble be the 2028 Democratic nominee for Vice President?',
      'Will Kelmira Tarkington win the 2028 Democratic presidential nomination?',
    ],
  ])('to two questions about one election may both be right: %s | %s', (...titles) => {
    expect(relationOf(...titles)).toBe('overlap')
  })

  it.each([
    ['Will Croatia win the 2034 FIFA World Cup?', 'Will Brazil win Group C in the 2034 FIFA World Cup?'],
    ['Will Croatia win the 2034 FIFA World Cup?', 'Will Brazil reach the 2034 FIFA World Cup semifinals?'],
    // the words behind a shared subject are no answers
    ['Will Trump nominate Zorvan Quibble as Fed Chair?', 'Will Trump fire Kelmira Tarkington in 2031?'],
    ['Will Trump nominate Zorvan Quibble as Fed Chair?', 'Will the Trump administration sign an arms control treaty?'],
    ['Will Zorvan run for president in 2032?', 'Will Kelmira win the 2032 presidential election?'],
    ['Will Zorvan have the top AI model on June 30, 2031?', 'Will Kelmira have the top AI model before 2032?'],
    ['Will Arkansas reach the 2031 NCAA championship game?', 'Will Alabama win the 2031 NCAA Tournament?'],
    ['Zorvan Rotten Tomatoes score above 45?', 'Kelmira: First Steps Rotten Tomatoes score above 90?'],
    [
      'Will Republicans win OH-9 in 2030?',
      'Will Republicans hold between 225 and 229 House seats after the 2030 elections?',
    ],
    ['Will Acme Corp hold 1,000 Bitcoin in 2031?', 'Will Bitcoin hit $200,000 in 2031?'],
    ['Will Zorvan win the NBA MVP in 2031?', 'Will Kelmira win the NHL Hart Trophy in 2031?'],
    ['Will Democrats win both the House and the Senate in 2030?', 'Will Democrats win OH-9 in 2030?'],
    ['Will the US raise tariffs on the EU in 2031?', 'Will the US raise tariffs on India in 2031?'],
    ['Will Peru win the most medals in 2032?', 'Will Peru acquire a submarine in 2032?'],
  ])('to two other questions are unrelated: %s | %s', (...titles) => {
    expect(relationOf(...titles)).toBeUndefined()
  })

  it.each([
    ['Will Romania qualify for the 2034 FIFA World Cup final?', 'Will Romania qualify for the 2034 FIFA World Cup?'],
    ['Will Romania win the 2034 FIFA World Cup?', 'Will Romania reach the 2034 FIFA World Cup final?'],
    ['Will Michigan win the 2031 NCAA Tournament?', 'Will Michigan reach the Elite Eight of the 2031 NCAA Tournament?'],
    ['Will Zorvan win the 2031 French election in the first round?', 'Will Zorvan win the 2031 French election?'],
    ['Will Zorvan Quibble plead guilty in 2031?', 'Will Zorvan Quibble be convicted in 2031?'],
    ['Will the Bills win the AFC East in 2031?', 'Will the Bills make the 2031 NFL playoffs?'],
    ['Will the Celtics win the 2031 NBA Eastern Conference?', 'Will the Celtics make the 2031 NBA playoffs?'],
    ['Will the Zorvan Act be signed into law in 2031?', 'Will the Senate pass the Zorvan Act in 2031?'],
    ['Will Acme hit a $7 trillion market cap in 2031?', 'Will Acme reach a $6 trillion market cap in 2031?'],
    ['Will Hungary leave NATO before 2032?', 'Will any country leave NATO before 2032?'],
    ['Will Zorvan Quibble be pardoned in 2031?', 'Will Zorvan Quibble be granted clemency in 2031?'],
  ])('of which one implies the other nest: %s | %s', (...titles) => {
    expect(relationOf(...titles)).toBe('subset')
  })

  it.each([
    [
      'Will Zorvan Quibble win the Senate race in Maine in 2030?',
      'Will Zorvan Quibble be re-elected to the Senate in 2030?',
    ],
    [
      "Will Democrats win Ohio's 9th congressional district in 2030?",
      'Will Democrats win the House race for OH-9 in 2030?',
    ],
  ])('to a race are one where one side leaves out its place: %s | %s', (...titles) => {
    expect(relationOf(...titles)).toBe('identity')
  })
})
