import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from '../__fixtures__/listing.ts'
import { match } from '../match.ts'

// Games of which a list of markets leaves something out: the names of the outcomes, the opponent, or the line.

const kalshi = (id: string, title: string, ...markets: (Omit<ListedMarket, 'id'> & { code: string })[]) =>
  listing('kalshi', { id, title, markets: markets.map(({ code, ...market }) => ({ ...market, id: `${id}-${code}` })) })
const polymarket = (title: string, market: Partial<ListedMarket> = {}) =>
  listing('polymarket', {
    id: 'p',
    title,
    closes: '2031-05-06T01:00:00Z',
    markets: [{ id: 'p', title, outcomes: [], ...market }],
  })
const found = (...events: ReturnType<typeof listing>[]) =>
  match(events)
    .map(({ a, relation }) => `${a.marketId?.split('-').at(-1)} ${relation}`)
    .sort()

const winner = kalshi(
  'KXCS2GAME-31MAY05LIMQUI',
  'Will ___ win the Lima Wolves vs. Quito Bears CS2 match?',
  { code: 'LIM', title: 'Will Lima Wolves win the Lima Wolves vs. Quito Bears CS2 match?' },
  { code: 'QUI', title: 'Will Quito Bears win the Lima Wolves vs. Quito Bears CS2 match?' },
)

describe('a game without the names of its outcomes', () => {
  it.each<[string, Partial<ListedMarket>, readonly string[]]>([
    ['Counter-Strike: Quito Bears vs Lima Wolves (BO3) - Zorba Masters', {}, ['LIM complement', 'QUI identity']],
    ['Counter-Strike: Lima Wolves vs Quito Bears', {}, ['LIM identity', 'QUI complement']],
    [
      'Counter-Strike: Lima Wolves vs Quito Bears',
      { outcomes: ['Yes', 'No'], rules: 'It will resolve to "Lima Wolves" if they win, else to "Quito Bears".' },
      ['LIM identity', 'QUI complement'],
    ],
    // the title says which side has to win
    ['CS2: Lima Wolves vs Quito Bears, May 5 - Quito Bears win?', {}, ['LIM complement', 'QUI identity']],
    ['CS2: Lima Wolves vs Quito Bears, May 5 - Lima Wolves win?', {}, ['LIM identity', 'QUI complement']],
    // the rules say otherwise, or nothing
    ['Lima Wolves vs Quito Bears', { rules: 'It will resolve to "Quito Bears" if they win.' }, ['undefined identity']],
    ['Lima Wolves vs Quito Bears', { rules: 'The winner is that of the official site.' }, ['undefined identity']],
    ['Lima Wolves vs Quito Bears', { outcomes: ['Yes', 'No'] }, ['undefined identity']],
    // neither a home game nor a question begins with the side of YES
    ['Who wins Lima Wolves vs Quito Bears?', {}, ['undefined identity']],
    ['Lima Wolves vs Quito Bears: who wins?', {}, ['undefined identity']],
    ['Lima Wolves @ Quito Bears', {}, ['undefined identity']],
    ['Counter-Strike: Lima Wolves vs Quito Bears - Map 1 Winner', {}, ['LIM overlap', 'QUI overlap']],
    ['Counter-Strike: Lima Wolves vs Dorvan Foxes', {}, []],
  ])('has the side that stands first in its title as YES: %s', (title, market, expected) => {
    expect(found(winner, polymarket(title, market))).toEqual(expected)
  })

  it('is less sure than a game with them', () => {
    const [open, named] = [[], ['Lima Wolves', 'Quito Bears']].map((outcomes) =>
      match([winner, polymarket('CS2: Lima Wolves vs Quito Bears', { outcomes })]).find(
        (one) => one.relation === 'identity',
      ),
    )
    expect(named?.confidence).toBeGreaterThan(0.98)
    expect(open?.confidence).toBeLessThan(0.98)
  })
})

describe('a game whose opponents stand in its markets or its ticker only', () => {
  const wins = (title: string, code: string) => ({ code, title })
  const winner = (id: string, title: string, ...codes: readonly string[]) =>
    kalshi(id, title, ...codes.map((code) => wins(title, code)))
  it.each<[string, ReturnType<typeof listing>, string, Partial<ListedMarket>, readonly string[]]>([
    [
      'both win',
      kalshi(
        'KXCS2GAME-31MAY05LIMQUI',
        'KXCS2GAME-31MAY05LIMQUI',
        wins('Lima Wolves wins', 'LIM'),
        wins('Quito Bears wins', 'QUI'),
      ),
      'CS2: Quito Bears vs Lima Wolves',
      {},
      ['LIM complement', 'QUI identity'],
    ],
    [
      'another opponent',
      kalshi(
        'KXCS2GAME-31MAY05LIMQUI',
        'KXCS2GAME-31MAY05LIMQUI',
        wins('Lima Wolves wins', 'LIM'),
        wins('Quito Bears wins', 'QUI'),
      ),
      'CS2: Dorvan Foxes vs Lima Wolves',
      {},
      [],
    ],
    [
      'the candidates of an election',
      kalshi('KXPRIMARY-31MAY05OH', 'KXPRIMARY-31MAY05OH', wins('Ann Roe wins', 'AROE'), wins('Bea Doe wins', 'BDOE')),
      'Lima Open: Ann Roe vs Bea Doe',
      {},
      [],
    ],
    [
      'a final score',
      kalshi(
        'KXEPLSCORE-31MAY05LIMQUI',
        'Final score ___',
        wins('Final score Lima FC wins 3-1?', 'LIM3QUI1'),
        wins('Final score Draw 2-2?', 'LIM2QUI2'),
      ),
      'Will Lima FC win on 2031-05-05?',
      { outcomes: ['Yes', 'No'], slug: 'epl-lim-qui-2031-05-05-lim' },
      ['LIM2QUI2 disjoint', 'LIM3QUI1 subset'],
    ],
    [
      'a win on the day',
      winner('KXEPLGAME-31MAY05LIMQUI', 'Lima vs Quito Winner?', 'LIM', 'TIE'),
      'Will Lima FC win on 2031-05-05?',
      { outcomes: ['Yes', 'No'], slug: 'epl-qui1-lim-2031-05-05-lim' },
      ['LIM identity', 'TIE disjoint'],
    ],
    [
      'a win on the day without the opponent',
      winner('KXEPLGAME-31MAY05LIMQUI', 'Lima vs Quito Winner?', 'LIM', 'TIE'),
      'Will Lima FC win on 2031-05-05?',
      { outcomes: ['Yes', 'No'] },
      ['LIM identity', 'TIE disjoint'],
    ],
    [
      'a win on the day in another sport',
      winner('KXMLBGAME-31MAY05LIMQUI', 'Lima vs Quito Winner?', 'LIM'),
      'Will Lima FC win on 2031-05-05?',
      { outcomes: ['Yes', 'No'] },
      [],
    ],
    [
      'a spread with codes',
      winner('KXNFLGAME-31MAY05DALSEA', 'Dallas vs Seattle Winner?', 'DAL', 'SEA'),
      'Spread: SEA (-2.5)',
      { outcomes: ['SEA', 'DAL'] },
      ['DAL disjoint', 'SEA superset'],
    ],
    [
      'a spread with other codes',
      winner('KXNFLGAME-31MAY05DALSEA', 'Dallas vs Seattle Winner?'),
      'Spread: SEA (-2.5)',
      { outcomes: ['SEA', 'MIN'] },
      [],
    ],
    [
      'the number of games of a series',
      kalshi(
        'KXNHLSERIESSCORE-31DALSEAR2',
        'Series Exact Score: Dallas Stars vs Seattle Kraken',
        ...[1, 3].map((lost) => ({
          code: `DAL4${lost}`,
          title: `Will Dallas Stars win 4-${lost} in the Dallas Stars vs Seattle Kraken 2nd Round series in the 2031 NHL Playoffs?`,
        })),
      ),
      'NHL Playoffs: Kraken vs. Stars Total Games O/U 5.5',
      {},
      ['DAL41 disjoint', 'DAL43 subset'],
    ],
    [
      'a win on the day against others',
      winner('KXEPLGAME-31MAY05LIMQUI', 'Lima vs Quito Winner?', 'LIM'),
      'Will Lima FC win on 2031-05-05?',
      { outcomes: ['Yes', 'No'], slug: 'epl-dor-lim-2031-05-05-lim' },
      [],
    ],
    [
      'a win on another day',
      winner('KXEPLGAME-31MAY05LIMQUI', 'Lima vs Quito Winner?', 'LIM'),
      'Will Lima FC win on 2031-05-12?',
      { outcomes: ['Yes', 'No'], slug: 'epl-lim-qui-2031-05-12-lim' },
      [],
    ],
    [
      'a win in a league of women',
      winner('KXWSLGAME-31MAY05LIMQUI', 'Lima vs Quito Winner?', 'LIM'),
      'Will Lima FC win on 2031-05-05?',
      { outcomes: ['Yes', 'No'], slug: 'epl-lim-qui-2031-05-05-lim' },
      [],
    ],
    [
      'sets',
      kalshi(
        'KXATPEXACTMATCH-31MAY05ROEDOE',
        'KXATPEXACTMATCH-31MAY05ROEDOE',
        wins('Will Ann Roe win the Ann Roe vs Bea Doe match by a set score of 2-1?', 'ROE21'),
        wins('Will Bea Doe win the Ann Roe vs Bea Doe match by a set score of 2-0?', 'DOE20'),
      ),
      'Lima Open: Ann Roe vs Bea Doe',
      {},
      ['DOE20 disjoint', 'ROE21 subset'],
    ],
    [
      'a round',
      kalshi(
        'KXUFCVICROUND-31MAY05ROEDOE',
        'KXUFCVICROUND-31MAY05ROEDOE',
        wins('Will Ann Roe win the Ann Roe vs. Bea Doe UFC Fight Night fight in Round 2', 'ROE2'),
        wins('Will Bea Doe win the Ann Roe vs. Bea Doe UFC Fight Night fight in Round 2', 'DOE2'),
      ),
      'UFC Fight Night: Ann Roe vs. Bea Doe (Lightweight, Prelims)',
      {},
      ['DOE2 disjoint', 'ROE2 subset'],
    ],
  ])('%s', (_, listed, title, market, expected) => {
    expect(found(listed, polymarket(title, market))).toEqual(expected)
  })
})

describe('lists of a game without their markets', () => {
  const game = 'KXNBATOTAL-31MAY05DALSEA'
  it.each([
    [game, 'Dallas at Seattle: Total Points', 'Dallas vs. Seattle: Total Points', 'identity'],
    [game, 'Dallas at Seattle: Total Points', 'Dallas vs. Seattle: O/U 200.5', 'overlap'],
    ['KXNBASPREAD-31MAY05DALSEA', 'Dallas at Seattle: Spread', 'Dallas vs. Seattle', 'overlap'],
    ['KXEPLGAME-31MAY05LIMQUI', 'Lima vs Quito', 'Will Lima vs. Quito end in a draw?', 'overlap'],
  ])('are the same only where no line or answer makes one of them narrower: %s', (id, title, other, relation) => {
    const events = [
      listing('kalshi', { id, title, markets: [] }),
      listing('polymarket', { id: 'p', title: other, markets: [] }),
    ]
    expect(match(events)[0]?.relation).toBe(relation)
  })
})

describe('a total whose line stands in its rules only', () => {
  const total = kalshi('KXUELTOTAL-31MAY05LIMQUI', 'Quito at Lima: Totals', {
    code: '2',
    title: 'Quito at Lima: Totals',
    rules:
      'If Quito and Lima collectively score more than 2.5 total goals in the Quito at Lima professional soccer game originally scheduled for May 5, 2031, then the market resolves to Yes.',
  })
  it.each([
    ['1.5', ['2 subset']],
    ['2.5', ['2 identity']],
    ['4.5', ['2 superset']],
  ])('%s', (line, expected) => {
    expect(found(total, polymarket(`Lima FC vs. Quito FC: O/U ${line}`, { outcomes: ['Over', 'Under'] }))).toEqual(
      expected,
    )
  })
})

it('a word of a bet in the name of a team is no bet', () => {
  const listed = kalshi(
    'KXNPBGAME-31MAY05LIMQUI',
    'Lima Dragons vs Quito Blocks winner?',
    { code: 'LIM', title: 'Lima Dragons vs Quito Blocks winner?', label: 'Lima Dragons' },
    { code: 'QUI', title: 'Lima Dragons vs Quito Blocks winner?', label: 'Quito Blocks' },
  )
  expect(
    found(listed, polymarket('Quito Blocks vs. Lima Dragons', { outcomes: ['Quito Blocks', 'Lima Dragons'] })),
  ).toEqual(['LIM complement', 'QUI identity'])
})
