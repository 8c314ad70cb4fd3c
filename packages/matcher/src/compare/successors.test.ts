import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { assess, isSure } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

const out = (post: string, until = ' before 2032') => `Will Quibble leave office as ${post}${until}?`
const next = (post: string, until = '') => `Will Ann Roe be the next ${post}${until}?`

describe('who leaves a post and who comes next', () => {
  testRelations([
    [out('Prime Minister of Peru'), next('Prime Minister of Peru'), 'overlap'],
    [next('Prime Minister of Peru'), out('Prime Minister of Peru'), 'overlap'],
    ['Will Tarkington be out as CEO of Zorro before 2032?', 'Will Ann Roe be the next CEO of Zorro?', 'overlap'],
    [
      'Will Tarkington cease to be President of Peru by June 30, 2031?',
      'Will Ann Roe succeed Tarkington as President of Peru?',
      'overlap',
    ],
    ['Will Quibble resign as coach of Zorro FC in 2031?', 'Will Ann Roe be the next coach of Zorro FC?', 'overlap'],
    [
      'Will Benjamin Netanyahu leave office before 2027?',
      'Who will succeed Benjamin Netanyahu as Prime Minister of Israel? - Naftali Bennett',
      'overlap',
    ],
  ])

  it('has to have left by the day by which another has come', () => {
    const until = ' by June 30, 2031'
    expect(relationOf(out('President of Peru'), next('President of Peru', until))).toBe('superset')
    expect(relationOf(next('President of Peru', until), out('President of Peru'))).toBe('subset')
    expect(relationOf(next('President of Peru', ' before 2032'), out('President of Peru'))).toBe('subset')
  })

  it('may have left later than another has come', () => {
    expect(relationOf(out('President of Peru', ' by May 31, 2031'), next('President of Peru', ' before 2032'))).toBe(
      'overlap',
    )
  })

  it.each([
    ['another country', out('Prime Minister of Peru'), next('Prime Minister of Chile')],
    ['another post', out('Prime Minister of Peru'), next('President of Peru')],
    ['another company', 'Will Tarkington be out as CEO of Zorro before 2032?', 'Will Ann Roe be the next CEO of Bolt?'],
    ['another state', out('Governor of Ohio'), next('Governor of Texas')],
  ])('are unrelated for %s', (_, one, other) => {
    expect(relationOf(one, other)).toBeUndefined()
  })

  it('exclude each other where the holder is to stay until the day by which another has come', () => {
    const stays = (until: string) => `Will Quibble remain Prime Minister of Peru through ${until}?`
    const comes = (until: string) => next('Prime Minister of Peru', ` by December 31, ${until}`)
    expect(relationOf(stays('2031'), comes('2031'))).toBe('disjoint')
    expect(relationOf(comes('2031'), stays('2031'))).toBe('disjoint')
    expect(relationOf(stays('2032'), comes('2031'))).toBe('disjoint')
    expect(['identity', 'subset', 'superset']).not.toContain(relationOf(stays('2031'), comes('2032')))
  })

  it('are not the same whatever the names and the post', () => {
    const name = fc.constantFrom('Mara Lind', 'Tolgar Vreen', 'Oskel Brandt', 'Yuna Petrak')
    const post = fc.constantFrom('Prime Minister of Peru', 'President of Chile', 'CEO of Zorro', 'leader of Norway')
    fc.assert(
      fc.property(name, name, post, fc.constantFrom('', ' before 2032', ' by June 30, 2031'), (x, y, at, until) => {
        const [one, other] = [`Will ${x} leave office as ${at} before 2032?`, `Will ${y} be the next ${at}${until}?`]
        const [forth, back] = [relationOf(one, other), relationOf(other, one)]
        expect(forth).not.toBe('identity')
        expect(back).toBe(forth === 'superset' ? 'subset' : forth === 'subset' ? 'superset' : forth)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a holder who remains after an election', () => {
  const closing = (title: string, day: string) => ({ title, closes: `${day}T00:00:00Z` })
  const stays = closing("Will Mara Lind remain Peru's prime minister after the 2031 elections?", '2031-04-01')

  it('is the next holder, if the listings are about one election', () => {
    const next = (name: string, post: string, day: string) => closing(`Will the next ${post} be ${name}?`, day)
    const prime = 'Prime Minister of Peru'
    expect(relationOf(stays, next('Mara Lind', prime, '2031-04-12'))).toBe('identity')
    expect(relationOf(next('Mara Lind', prime, '2031-04-12'), stays)).toBe('identity')
    expect(relationOf(stays, next('Tolgar Vreen', prime, '2031-04-12'))).toBe('disjoint')
    expect(relationOf(stays, next('Mara Lind', prime, '2033-04-12'))).toBe('overlap')
    expect(relationOf(stays, next('Mara Lind', 'Prime Minister of Chile', '2031-04-12'))).not.toBe('identity')
  })
})

describe('a head of government who comes within a year', () => {
  const next = 'Will Mara Lind be the next prime minister of Peru in 2031?'

  it('comes when the holder has left', () => {
    expect(relationOf('Will the prime minister of Peru leave office in 2031?', next)).toBe('superset')
    expect(relationOf('Will the prime minister of Peru leave office before 2033?', next)).toBe('superset')
    expect(relationOf('Will the prime minister of Peru leave office by June 30, 2031?', next)).toBe('overlap')
    expect(relationOf('Will Mara Lind leave office as prime minister of Peru in 2031?', next)).toBe('overlap')
  })

  it('is not a president, who may be elected in one year and come in the next', () => {
    const president = 'Will Mara Lind be the next president of Peru in 2031?'
    expect(relationOf('Will the president of Peru leave office in 2031?', president)).toBe('overlap')
  })
})

describe('who is next beside who holds the post on a later day', () => {
  const closing = (title: string, day: string) => ({ title, closes: `${day}T00:00:00Z` })
  const held = (label: string, post = "Peru's Supreme Leader") => ({
    ...closing(`Who will be ${post} on January 1, 2032? - ${label}`, '2032-01-01'),
    label,
  })
  const comes = (label: string, day = '2031-06-30', post = 'supreme leader of Peru') => ({
    ...closing(`Who will become the next ${post}? - ${label}`, day),
    label,
  })

  it('overlap, because who is next may hold it then', () => {
    expect(relationOf(comes('Mara Lind'), held('Mara Lind'))).toBe('overlap')
    expect(relationOf(held('Mara Lind'), comes('Mara Lind'))).toBe('overlap')
    expect(
      relationOf(
        comes('Oskel Brandt', '2031-09-01', 'prime minister of Chile'),
        held('Oskel Brandt', 'prime minister of Chile'),
      ),
    ).toBe('overlap')
  })

  it('overlap where nobody is next by a day or holds it on the later one', () => {
    expect(relationOf(comes('None by June 30'), held('None'))).toBe('overlap')
    expect(relationOf(held('None'), comes('No one by June 30'))).toBe('overlap')
  })

  it.each([
    ['years before', comes('Mara Lind', '2029-06-30'), held('Mara Lind')],
    ['of another country', comes('Mara Lind', '2031-06-30', 'supreme leader of Chile'), held('Mara Lind')],
  ])('are unrelated %s', (_, one, other) => {
    expect(relationOf(one, other)).toBeUndefined()
  })

  it('exclude nothing for another person', () => {
    expect(['identity', 'subset', 'superset']).not.toContain(relationOf(comes('Tolgar Vreen'), held('Mara Lind')))
  })

  it('exclude nothing by a deadline, because another may come after the next one', () => {
    const next = 'Will Mara Lind be the next prime minister of Peru by June 30, 2031?'
    const on = (name: string) => `Will ${name} be prime minister of Peru on January 1, 2032?`
    expect(relationOf(next, on('Mara Lind'))).toBe('overlap')
    expect(relationOf(on('Mara Lind'), next)).toBe('overlap')
    expect(['overlap', undefined]).toContain(relationOf(next, on('Tolgar Vreen')))
    expect(relationOf(next, 'Will Tolgar Vreen still be prime minister of Peru on January 1, 2032?')).toBe('disjoint')
    expect(relationOf(next, 'Will Tolgar Vreen remain prime minister of Peru through 2031?')).toBe('disjoint')
  })
})

describe('two successors of one holder of a post', () => {
  const replaces = (name: string, post = 'Ohio Senator', holder = 'Bob Doe') =>
    `Will ${name} replace ${holder} as ${post}?`
  testRelations([
    [replaces('Ann Roe'), replaces('Carl Poe'), 'disjoint'],
    [replaces('Ann Roe'), 'Will Carl Poe be appointed as the next Ohio Senator?', 'disjoint'],
    [replaces('Ann Roe', 'CEO of Zorro'), 'Will Carl Poe succeed Bob Doe as CEO of Zorro?', 'disjoint'],
    [replaces('Ann Roe'), 'Will Ann Roe be appointed as the next Ohio Senator?', 'identity'],
    [
      "Will Eve Moe be named as the successor to occupy Bob Doe's Senate seat?",
      replaces('Ann Roe', 'Senator'),
      'disjoint',
    ],
    // two holders have two successors
    [replaces('Ann Roe'), replaces('Carl Poe', 'Ohio Senator', 'Dan Moe'), undefined],
    [replaces('Ann Roe'), replaces('Carl Poe', 'Iowa Senator'), undefined],
    // somebody may hold the post later
    [replaces('Ann Roe'), 'Will Carl Poe be Ohio Senator in 2031?', undefined],
    [replaces('Ann Roe', 'CEO of Zorro'), 'Will Carl Poe be CEO of Zorro in 2031?', undefined],
    // a president and a company replace somebody by another person
    [replaces('Trump', 'Fed Chair'), replaces('Carl Poe', 'Fed Chair'), undefined],
    [replaces('Acme', 'CEO'), replaces('Carl Poe', 'CEO'), undefined],
    // no post
    ['Will Ann Roe replace Bob Doe in the Lima final?', 'Will Carl Poe replace Bob Doe in the Lima final?', undefined],
  ])
})

describe('the next holder in a listing that stays open for years', () => {
  const next = readEvent(
    listing('kalshi', {
      id: 'KXNEXTLIMA-45JAN01',
      title: 'Will ___ be the next Prime Minister of Israel?',
      markets: [{ id: 'KXNEXTLIMA-45JAN01-ROE', title: 'Will Ann Roe be the next Prime Minister of Israel?' }],
    }),
  ).markets[0]
  it.each([
    ['Will Bob Doe remain Prime Minister of Israel throughout 2031?', 'overlap'],
    ['Will Bob Doe be out as Prime Minister of Israel in 2031?', 'overlap'],
    ['Will Bob Doe remain Prime Minister of Peru throughout 2031?', undefined],
    ['Will Bob Doe remain Defense Minister of Israel throughout 2031?', undefined],
    ['Will Ann Roe be named Time Person of the Year in 2031?', undefined],
  ])('overlaps whether the present one stays: %s', (title, relation) => {
    const holder = readEvent(listing('v1', { title })).markets[0]
    const found = next && holder && assess(next, holder)
    expect(found && isSure(found) ? found.relation : undefined).toBe(relation)
  })
})

describe('a new holder of a post', () => {
  const fresh = 'Will France have a new Prime Minister before January 1, 2032?'
  testRelations([
    [fresh, 'Ann Roe out as prime minister of France in 2031?', 'subset'],
    ['Ann Roe out as prime minister of France in 2031?', fresh, 'superset'],
    [
      'Will there be a new Prime Minister of France before 2032?',
      'Ann Roe out as prime minister of France in 2031?',
      'subset',
    ],
    [fresh, 'Will Bob Doe be the next French Prime Minister?', 'overlap'],
    ['Will Lima FC have a new coach before 2032?', 'Ann Roe out as coach of Lima FC in 2031?', 'subset'],
    ['Will Zorro have a new CEO by June 30, 2031?', 'Will Ann Roe be out as CEO of Zorro by June 30, 2031?', 'subset'],
    ['Will Peru get a new president in 2031?', 'Will Ann Roe be the next president of Peru?', 'overlap'],
  ])
  testRelations([
    [fresh, 'Will Bob Doe be the next Prime Minister of Peru?', undefined],
    [fresh, 'Ann Roe out as prime minister of Peru in 2031?', undefined],
    [fresh, 'Will Bob Doe be the next President of France?', undefined],
    [fresh, 'Will France have a new president before January 1, 2032?', undefined],
    [
      'Will Zorro have a new phone by June 30, 2031?',
      'Will Ann Roe be out as CEO of Zorro by June 30, 2031?',
      undefined,
    ],
  ])
})
