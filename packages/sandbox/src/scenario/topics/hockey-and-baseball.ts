import { group, near, type Topic } from '../families/draft.ts'
import { game } from '../families/game.ts'
import { teams } from '../families/game-facts.ts'
import { mlb, nhl } from '../families/leagues.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const ice = { league: nhl, deviation: 2.4 }
const vegas = game({
  ...ice,
  away: 'VGK',
  home: 'ANA',
  starts: '2026-11-27T03:00:00Z',
  homeWins: 0.47,
  spread: -1.2,
  total: 6.4,
})
const toronto = game({
  ...ice,
  away: 'TOR',
  home: 'MTL',
  starts: '2026-11-29T00:00:00Z',
  homeWins: 0.52,
  spread: 1.2,
  total: 6.5,
})
const rangers = game({
  ...ice,
  away: 'NYI',
  home: 'NYR',
  starts: '2026-11-28T18:00:00Z',
  homeWins: 0.53,
  spread: 1.1,
  total: 5.9,
})
const edmonton = game({
  ...ice,
  away: 'COL',
  home: 'EDM',
  starts: '2026-11-25T02:00:00Z',
  homeWins: 0.48,
  spread: -1.3,
  total: 6.6,
})
const florida = game({
  ...ice,
  away: 'CAR',
  home: 'FLA',
  starts: '2026-11-24T00:00:00Z',
  homeWins: 0.5,
  spread: 1.2,
  total: 6.0,
})

const hockey = { category: 'sports', tags: ['Sports', 'NHL', 'Futures'] } as const
const cup = question({
  ...hockey,
  key: 'nhl stanley cup 2027',
  closes: '2027-06-20',
  options: teams(
    nhl,
    `COL 16; CAR 13; VGK 10; DAL 9; TBL 8; FLA 7; EDM 8; MIN 5; NJD 4; WPG 3; TOR 3; MTL 3; UTA 2; WSH 3; OTT 2; ANA 2; LAK 2; BUF 1; DET 1;
     NYR 1; NYI 0.8; BOS 0.8; PIT 0.8; CBJ 0.6; PHI 0.8; SEA 0.4`,
  ),
  listings: [
    {
      venue: 'polymarket',
      title: '2027 NHL Stanley Cup Champion',
      ask: 'Will the {name} win the 2027 NHL Stanley Cup?',
      fact: 'the {name} win the 2027 Stanley Cup',
    },
    {
      venue: 'kalshi',
      ticker: 'KXNHL-27',
      title: 'Pro Hockey Champion?',
      ask: 'Will the {name} win the 2027 Stanley Cup Finals?',
      fact: 'the {name} win the 2027 Stanley Cup Finals',
    },
  ],
})
const metropolitan = question({
  ...hockey,
  key: 'nhl metropolitan 2026-27',
  closes: '2027-04-17',
  options: teams(nhl, 'CAR 44; NJD 19; WSH 14; NYR 7; NYI 5; PIT 5; PHI 3; CBJ 3'),
  listings: [
    {
      venue: 'polymarket',
      title: 'NHL: Metropolitan Division Winner',
      ask: 'Will the {name} win the Metropolitan Division?',
      fact: 'the {name} finish the 2026-27 NHL regular season first in the Metropolitan Division',
    },
    {
      venue: 'kalshi',
      ticker: 'KXNHLMETROPOLITAN-27',
      title: 'Metropolitan Division Winner?',
      subtitle: '2026-27',
      ask: 'Will {name} win the NHL Metropolitan Division?',
      label: '{city}',
      fact: '{city} wins the Metropolitan Division in the 2026-27 regular season',
    },
  ],
})
const atlantic = question({
  ...hockey,
  key: 'nhl atlantic 2026-27',
  closes: '2027-04-17',
  options: teams(nhl, 'TBL 34; FLA 22; TOR 14; MTL 13; OTT 8; BUF 4; DET 3; BOS 2'),
  listings: [
    {
      venue: 'limitless',
      title: 'NHL Atlantic Division Winner',
      ask: 'NHL Atlantic Division Winner: {name}',
      fact: 'the {name} win the Atlantic Division in 2026-27',
    },
  ],
})

const baseball = { category: 'sports', tags: ['Sports', 'MLB', 'Futures'] } as const
const contenders = `LAD 20; NYY 10; PHI 8; SEA 8; TOR 8; BOS 6; NYM 6; CHC 6; ATL 5; DET 5; MIL 5; HOU 4; SD 4; TEX 3; CLE 2; BAL 2; SF 1.5; ARI 1.5; CIN 1; LAA 0.5`
const series = question({
  ...baseball,
  key: 'mlb world series 2027',
  closes: '2027-11-05',
  options: teams(mlb, contenders),
  listings: [
    {
      venue: 'polymarket',
      title: 'World Series Champion 2027',
      ask: 'Will the {name} win the 2027 World Series?',
      fact: 'the {name} win the 2027 World Series',
    },
    {
      venue: 'kalshi',
      ticker: 'KXMLB-27',
      title: 'Pro Baseball Champion?',
      ask: 'Will {city} win the 2027 Pro Baseball Championship?',
      label: '{city}',
      fact: '{city} wins the 2027 Pro Baseball Championship',
    },
  ],
})
const playoffs = question({
  ...baseball,
  key: 'mlb playoffs 2027',
  closes: '2027-10-04',
  exclusive: false,
  options: teams(mlb, contenders).map((team) => ({ ...team, fair: 1 - (1 - team.fair) ** 7 })),
  listings: [
    {
      venue: 'polymarket',
      title: 'MLB 2027: Team to make postseason',
      ask: 'Will the {name} make the 2027 MLB postseason?',
      fact: 'the {name} qualify for the 2027 MLB postseason',
    },
    {
      venue: 'kalshi',
      ticker: 'KXMLBPLAYOFFS-27',
      title: 'Pro Baseball Playoff Qualifiers',
      subtitle: '2027 season',
      ask: 'Will {city} make the playoffs?',
      label: '{city}',
      fact: '{city} qualifies for the 2027 Pro Baseball playoffs',
    },
  ],
})
const award = (of: 'NL' | 'AL', venue: 'kalshi' | 'polymarket', names: string) =>
  question({
    ...baseball,
    key: `mlb ${of} hank aaron 2027`,
    closes: '2027-11-12',
    options: field(names),
    listings: [
      venue === 'kalshi'
        ? {
            venue,
            ticker: `KXMLB${of}HAARON-27`,
            title: `${of} Hank Aaron Award Winner?`,
            ask: `Will {name} win the ${of} Hank Aaron Award?`,
            fact: `{name} wins the 2027 ${of} Hank Aaron Award`,
          }
        : {
            venue,
            title: `MLB: 2027 ${of} Hank Aaron Winner`,
            ask: `Will {name} win the 2027 ${of} Hank Aaron Award?`,
            fact: `{name} wins the 2027 ${of} Hank Aaron Award`,
          },
    ],
  })
const pennant = question({
  ...baseball,
  key: 'mlb nl pennant 2027',
  closes: '2027-10-24',
  options: teams(mlb, 'LAD 34; PHI 14; CHC 11; NYM 11; ATL 9; MIL 9; SD 6; SF 3; ARI 2; CIN 1'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXMLBNL-27',
      title: 'National League Champion?',
      ask: 'Will {city} win the 2027 National League pennant?',
      label: '{city}',
      fact: '{city} is the 2027 National League champion',
    },
  ],
})

export const hockeyAndBaseball: Topic = {
  groups: [
    group('nhl: Golden Knights and Ducks', 'swapped-sides', vegas.kalshi('winner'), vegas.limitless()),
    group('nhl: Maple Leafs at Canadiens', 'team-outcomes', toronto.polymarket(), toronto.kalshi('winner')),
    group('nhl: Stanley Cup 2027', 'same-options', cup),
    group('nhl: Metropolitan Division', 'same-options', metropolitan),
    group('mlb: World Series 2027', 'other-names', series),
    group('mlb: who makes the playoffs in 2027', 'other-names', playoffs),
  ],
  others: [
    vegas.kalshi('total'),
    rangers.kalshi('winner', 'total'),
    edmonton.polymarket(),
    florida.polymarket(),
    atlantic,
    pennant,
    award('NL', 'kalshi', 'Shohei Ohtani 50; Kyle Schwarber 20; Juan Soto 30'),
    award('AL', 'polymarket', 'Aaron Judge 60; Cal Raleigh 25; Bobby Witt Jr. 15'),
  ].flat(),
  nearMisses: [
    near('other-prize', 'overlap', 'kalshi nhl metropolitan 2026-27 CAR', 'polymarket nhl stanley cup 2027 CAR'),
    near('other-option', 'disjoint', 'kalshi nhl metropolitan 2026-27 CAR', 'polymarket nhl metropolitan 2026-27 NJD'),
    near('division', 'none', 'limitless nhl atlantic 2026-27 BOS', 'polymarket nhl metropolitan 2026-27 PIT'),
    near('league-letter', 'none', 'kalshi mlb NL hank aaron 2027 SOHTA', 'polymarket mlb AL hank aaron 2027 AJUDG'),
    near('stage', 'superset', 'kalshi mlb playoffs 2027 LAD', 'polymarket mlb world series 2027 LAD'),
    near('stage', 'superset', 'kalshi mlb nl pennant 2027 PHI', 'polymarket mlb world series 2027 PHI'),
    near('same-city', 'disjoint', 'kalshi mlb world series 2027 NYM', 'polymarket mlb world series 2027 NYY'),
    near(
      'kind-of-bet',
      'overlap',
      'kalshi nhl 2026-11-26 VGK@ANA total over 6.5',
      'limitless nhl 2026-11-26 VGK@ANA home wins',
    ),
  ],
}
