import { group, near, type Topic } from '../families/draft.ts'
import { teams } from '../families/game-facts.ts'
import { nfl as league } from '../families/leagues.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const season = { category: 'sports', tags: ['Sports', 'NFL', 'Futures'] } as const

const champion = question({
  ...season,
  key: 'nfl champion 2026-27',
  closes: '2027-02-14',
  options: teams(
    league,
    `BUF 12; KC 9; PHI 10; DET 9; BAL 9; LAR 8; GB 7; DEN 6; SEA 6; SF 5; HOU 4; LAC 4; TB 3; CHI 3; NE 4; MIN 2; CIN 2;
     WAS 2; DAL 2; PIT 1.6; JAC 1.4; IND 1.2; ATL 1; ARI 0.8; MIA 0.6; NYG 0.5; LV 0.4; CAR 0.4; NO 0.3; CLE 0.3; TEN 0.3; NYJ 0.3`,
  ),
  listings: [
    {
      venue: 'polymarket',
      slug: 'super-bowl-champion-2027-731',
      title: 'Super Bowl Champion 2027',
      ask: 'Will the {name} win Super Bowl 2027?',
      fact: 'the {name} win the Super Bowl that closes the 2026-27 NFL season',
      source: 'the NFL',
    },
    {
      venue: 'kalshi',
      ticker: 'KXSB-27',
      title: 'Pro Football Champion?',
      subtitle: '2027',
      ask: 'Will {city} win the 2027 Pro Football Championship?',
      label: '{city}',
      fact: '{city} wins the 2027 Pro Football Championship',
    },
    {
      venue: 'limitless',
      title: '🏈 Super Bowl LXI Winner',
      ask: 'Super Bowl LXI Winner: {name}',
      fact: 'the {name} win Super Bowl LXI in February 2027',
      only: ['BUF', 'KC', 'PHI', 'DET', 'BAL', 'LAR', 'GB', 'DEN', 'SEA', 'SF'],
      exclusive: false,
    },
    {
      venue: 'manifold',
      ask: 'Will the Buffalo Bills finally win it all this season (Super Bowl LXI, Feb 2027)?',
      fact: 'the Bills win Super Bowl LXI',
      only: ['BUF'],
      apart: true,
    },
  ],
})

const nextSeason = question({
  ...season,
  key: 'nfl champion 2027-28',
  closes: '2028-02-13',
  options: teams(league, 'BUF 11; KC 9; PHI 9; DET 8; BAL 8'),
  exclusive: false,
  listings: [
    {
      venue: 'limitless',
      title: 'Super Bowl LXII Winner (2028)',
      ask: 'Super Bowl LXII Winner (2028): {name}',
      fact: 'the {name} win the Super Bowl of the 2027-28 season',
    },
  ],
})

const conference = question({
  ...season,
  key: 'nfl afc 2026-27',
  closes: '2027-01-31',
  options: teams(league, 'BUF 24; KC 18; BAL 17; DEN 12; HOU 8; LAC 8; NE 7; CIN 3; PIT 2; JAC 1'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNFLAFCCHAMP-26',
      title: 'AFC Champion?',
      ask: 'Will {city} win the AFC Championship in the 2026-27 season?',
      label: '{city}',
      fact: '{city} wins the 2026-27 AFC Championship game',
    },
  ],
})

const players = field(
  'Josh Allen 27; Patrick Mahomes 15; Drake Maye 14; Matthew Stafford 9; Jordan Love 8; Jalen Hurts 6; Lamar Jackson 9; Bo Nix 4; Caleb Williams 5; Joe Burrow 3',
)

const valuable = question({
  ...season,
  key: 'nfl mvp season 2026',
  closes: '2027-02-12',
  options: players,
  fact: '{name} is the Associated Press NFL MVP for the 2026 regular season',
  listings: [
    { venue: 'polymarket', title: 'NFL 2026 MVP Winner', ask: 'Will {name} win the 2026 NFL MVP?' },
    {
      venue: 'kalshi',
      ticker: 'KXNFLMVP-27',
      title: 'Pro Football MVP Winner?',
      subtitle: '2026-27 season',
      ask: 'Will {name} win the 2026-27 Pro Football MVP award?',
      fact: '{name} wins the Pro Football MVP award for the 2026-27 season, presented in February 2027',
    },
  ],
})

const offensive = question({
  ...season,
  key: 'nfl offensive player season 2026',
  closes: '2027-02-12',
  options: field("Bijan Robinson 30; Jahmyr Gibbs 22; Puka Nacua 20; Ja'Marr Chase 14; Josh Allen 6; Saquon Barkley 8"),
  listings: [
    {
      venue: 'limitless',
      title: 'NFL Offensive Player of the Year 2026',
      ask: 'NFL Offensive Player of the Year 2026: {name}',
      fact: '{name} is named AP Offensive Player of the Year for the 2026 season',
    },
  ],
})

export const nflSeason: Topic = {
  groups: [
    group('nfl: champion 2026-27', 'other-names', champion),
    group('nfl: most valuable player of 2026', 'seasons', valuable),
  ],
  others: [nextSeason, conference, offensive].flat(),
  nearMisses: [
    near('stage', 'superset', 'kalshi nfl afc 2026-27 BUF', 'polymarket nfl champion 2026-27 BUF'),
    near('other-option', 'disjoint', 'kalshi nfl champion 2026-27 BUF', 'polymarket nfl champion 2026-27 KC'),
    near('season', 'none', 'limitless nfl champion 2027-28 KC', 'polymarket nfl champion 2026-27 KC'),
    near(
      'other-award',
      'overlap',
      'limitless nfl offensive player season 2026 JALLE',
      'kalshi nfl mvp season 2026 JALLE',
    ),
    near('person-or-team', 'none', 'kalshi nfl mvp season 2026 JALLE', 'manifold nfl champion 2026-27 BUF'),
  ],
}
