import type { FurtherListing } from '../../scenario/listing-style.ts'

/** Questions of the scenario as the venue words them. */
export const listings: readonly FurtherListing[] = [
  {
    of: 'nfl champion 2026-27',
    title: 'Super Bowl Champion 2027',
    ask: 'Will the {name} win Super Bowl 2027?',
  },
  { of: 'nba champion 2026-27', title: '2027 NBA Champion', ask: 'Will the {name} win the 2027 NBA Finals?' },
  {
    of: 'nhl stanley cup 2027',
    title: '2027 Stanley Cup Champion',
    ask: 'Will the {name} win the 2027 NHL Stanley Cup?',
  },
  {
    of: 'mlb world series 2027',
    title: 'World Series Champion 2027',
    ask: 'Will the {name} win the 2027 World Series?',
  },
  {
    of: 'ufc 2026-12-12 TOPURIA-TSARUKYAN',
    like: 'polymarket',
    ask: 'UFC: Ilia Topuria vs. Arman Tsarukyan',
    fact: 'Ilia Topuria wins the fight',
  },
  {
    of: 'f1 2026 abu dhabi winner',
    title: 'F1 Abu Dhabi Grand Prix 2026 Winner',
    ask: 'Will {name} win the 2026 F1 Abu Dhabi Grand Prix?',
  },
  {
    of: 'masters 2027 winner',
    title: 'Masters Tournament 2027 Winner',
    ask: 'Will {name} win the 2027 Masters Tournament?',
  },
  {
    of: 'australian open 2027 men',
    title: "2027 Men's Australian Open Winner",
    ask: "Will {name} win the 2027 Men's Australian Open?",
  },
  {
    of: 'champions league winner 2026-27',
    title: 'UEFA Champions League 2026-27 Winner',
    ask: 'Will {name} win the 2026–27 Champions League?',
  },
  {
    of: 'epl winner 2026-27',
    title: 'English Premier League 2026-27 Winner',
    ask: 'Will {name} win the 2026–27 English Premier League?',
  },
  {
    of: 'fed 2026-12',
    like: 'polymarket',
    title: 'Fed decision in December 2026?',
    ask: 'Fed rates after the December 2026 meeting: {name}?',
  },
]
