import { group, near, type Topic } from '../families/draft.ts'
import { teams } from '../families/game-facts.ts'
import { nba as league } from '../families/leagues.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const season = { category: 'sports', tags: ['Sports', 'NBA', 'Futures'] } as const

const champion = question({
  ...season,
  key: 'nba champion 2026-27',
  closes: '2027-06-22',
  options: teams(
    league,
    `OKC 27; DEN 12; SAS 10; NYK 9; HOU 8; CLE 8; DET 5; ORL 4; LAL 4; MIN 3; GSW 2; BOS 3; ATL 1.5; LAC 1; MIA 0.8; PHI 0.8; TOR 0.8;
     DAL 0.4; MIL 0.4; PHX 0.4; POR 0.4; CHI 0.2; IND 0.6; MEM 0.2; NOP 0.1; CHA 0.2; SAC 0.1; UTA 0.1; WAS 0.1; BKN 0.1`,
  ),
  listings: [
    {
      venue: 'polymarket',
      title: '2027 NBA Champion',
      ask: 'Will the {name} win the 2027 NBA Finals?',
      fact: 'the {name} win the 2027 NBA Finals',
    },
    {
      venue: 'kalshi',
      ticker: 'KXNBA-27',
      title: 'Pro Basketball Champion?',
      ask: 'Will {city} win the 2027 Pro Basketball Finals?',
      label: '{city}',
      fact: '{city} wins the 2027 Pro Basketball Finals',
    },
    {
      venue: 'manifold',
      title: 'Who wins the 2026-27 NBA title?',
      ask: 'Who wins the 2026-27 NBA title? {nick}',
      label: '{nick}',
      fact: 'the {nick} win the Finals',
      only: ['OKC', 'DEN', 'SAS', 'NYK', 'HOU', 'CLE', 'DET', 'ORL', 'LAL', 'MIN', 'BOS', 'GSW'],
    },
  ],
})

const west = question({
  ...season,
  key: 'nba west 2026-27',
  closes: '2027-06-01',
  options: teams(league, 'OKC 42; DEN 18; SAS 15; HOU 11; LAL 5; MIN 4; GSW 2; LAC 1; POR 1; DAL 1'),
  listings: [
    {
      venue: 'polymarket',
      title: 'NBA: Western Conference Champion',
      ask: 'Will the {name} win the 2027 NBA Western Conference?',
      fact: 'the {name} are the Western Conference champions of the 2026-27 NBA season',
    },
    {
      venue: 'limitless',
      title: '🏀 NBA Western Conference Champion 2026-27',
      ask: 'NBA Western Conference Champion 2026-27: {name}',
      fact: 'the {name} reach the 2027 NBA Finals from the Western Conference',
    },
  ],
})

const mvp = field(
  'Nikola Jokic 36; Shai Gilgeous-Alexander 30; Victor Wembanyama 14; Luka Doncic 12; Giannis Antetokounmpo 4; Cade Cunningham 4',
)

const valuable = question({
  ...season,
  key: 'nba mvp 2026-27',
  closes: '2027-05-21',
  options: mvp,
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNBAMVP-27',
      title: 'Pro Basketball MVP?',
      subtitle: '2026-27 season',
      ask: 'Will {name} win the 2026-27 Pro Basketball Most Valuable Player award?',
      fact: '{name} wins the Pro Basketball MVP award for the 2026-27 regular season',
    },
    {
      venue: 'limitless',
      ask: 'Will {name} be NBA MVP 2027?',
      fact: '{name} is named Most Valuable Player of the 2026-27 NBA season',
      names: { NJOKI: 'Nikola Jokić', LDONC: 'Luka Dončić' },
      apart: true,
      only: ['NJOKI', 'SGILG', 'VWEMB', 'LDONC'],
    },
  ],
})

const finalsMvp = question({
  ...season,
  key: 'nba finals mvp 2026-27',
  closes: '2027-06-22',
  options: field('Shai Gilgeous-Alexander 40; Nikola Jokic 24; Victor Wembanyama 20; Jalen Brunson 16'),
  listings: [
    {
      venue: 'polymarket',
      title: 'NBA Finals MVP 2027',
      ask: 'Will {name} win the 2027 NBA Finals MVP?',
      fact: '{name} is named Most Valuable Player of the 2027 NBA Finals',
    },
  ],
})

const defender = question({
  ...season,
  key: 'nba defensive player 2026-27',
  closes: '2027-05-21',
  options: field('Victor Wembanyama 66; Evan Mobley 9; Rudy Gobert 8; Chet Holmgren 9; Ausar Thompson 8'),
  listings: [
    {
      venue: 'polymarket',
      title: 'NBA: 2026-27 Defensive Player of the Year',
      ask: 'Will {name} win 2026-27 NBA Defensive Player of the Year?',
      fact: '{name} is named Defensive Player of the Year',
    },
  ],
})

const women = question({
  ...season,
  key: 'wnba champion 2027',
  closes: '2027-10-20',
  options: field('Las Vegas 26; New York 24; Minnesota 20; Indiana 16; Phoenix 8; Seattle 6'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXWNBA-27',
      title: "Women's Pro Basketball Champion?",
      ask: "Will {name} win the 2027 Women's Pro Basketball Finals?",
      fact: "{name} wins the 2027 Women's Pro Basketball Finals",
    },
  ],
})

const college = question({
  ...season,
  key: 'ncaa men champion 2027',
  closes: '2027-04-06',
  tags: ['Sports', 'NCAA'],
  options: field('Duke 17; Houston 14; Florida 13; Michigan 13; Purdue 11; Arizona 11; UConn 11; Kentucky 10'),
  listings: [
    {
      venue: 'polymarket',
      title: '2027 NCAA Tournament Winner',
      ask: 'Will {name} win the 2027 NCAA Tournament?',
      fact: '{name} wins the 2027 men’s tournament',
    },
  ],
})

export const nbaSeason: Topic = {
  groups: [
    group('nba: champion 2026-27', 'same-options', champion),
    group('nba: Western Conference 2026-27', 'same-options', west),
    group('nba: most valuable player 2026-27', 'event-per-option', valuable),
  ],
  others: [finalsMvp, defender, women, college].flat(),
  nearMisses: [
    near('stage', 'superset', 'limitless nba west 2026-27 OKC', 'kalshi nba champion 2026-27 OKC'),
    near('stage', 'subset', 'manifold nba champion 2026-27 DEN', 'polymarket nba west 2026-27 DEN'),
    near('other-option', 'disjoint', 'kalshi nba champion 2026-27 LAL', 'polymarket nba champion 2026-27 LAC'),
    near('part-of-season', 'overlap', 'kalshi nba mvp 2026-27 NJOKI', 'polymarket nba finals mvp 2026-27 NJOKI'),
    near('other-award', 'overlap', 'limitless nba mvp 2026-27 VWEMB', 'polymarket nba defensive player 2026-27 VWEMB'),
    near('league', 'none', 'kalshi wnba champion 2027 MINNE', 'polymarket nba champion 2026-27 MIN'),
    near('league', 'none', 'polymarket ncaa men champion 2027 HOUST', 'kalshi nba champion 2026-27 HOU'),
  ],
}
