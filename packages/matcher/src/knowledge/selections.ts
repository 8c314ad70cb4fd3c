const rows = (table: string): readonly RegExp[] =>
  table
    .trim()
    .split('\n')
    .map((source) => new RegExp(source))

/** Phrases of market types of games other than winner, margin and total, in a normalised title. Source: the venues. */
export const otherMarketTypes = rows(String.raw`
player props|player goals|goalscorer|scores? (?:a|an|the first|the last|\d\+?) goals?|(?:first|last|next) goal\b
(?:first|last|next)(?: team)? to score|first basket|kick-?off|to (?:lift|win) (?:the )?trophy|clean sheet|own goal|penalt|red card|possession|man of the match|\bmvp\b
announcers? say|\bsay during|who wins the toss|\btoss\b|\btip-?off|completed match|odd/even|race to \d
draw no bet|push refunded|quarter line|half[- ]?time ?/ ?full[- ]?time|ht ?/ ?ft|win to nil|from behind|(?:both|either) (?:half|halves|quarters)
overtime|extra time|\bin regulation\b|regulation (?:time|winner|result)|shootout|(?!90)\b\d+[- ]min(?:ute)?s?\b|to advance|to qualify
first blood|\bkills?\b|dragon|inhibitor|baron|roshan|barracks|daytime|towers?\b|quadra|penta|rampage|ultra kill
method of|\bby (?:ko|tko|knockout|submission|decision)\b|inside the distance|go the distance|wins? in round|(?:bout|fight) in round \d
[-+]\d+(?:\.[27]5)? ?\/.* [-+]\d+(?:\.[27]5)?(?![.\d])|(?:winning )?margin of victory|winning margin|straight sets|from a set down|at least one (?:set|map|game)
game total sets|(?:exact|correct) set score|\bset score of|set betting|tie-?break|first set|set \d|handicap games
rebounds|assists|strikeouts|(?:double|triple)-double|home runs?|\bhits\b|\brbis?\b|touchdowns?|\byards\b|receptions|passing|rushing
\baces (?:over|under|o/u|served|in)\b|\b(?:total|most|\d) aces\b|double faults
knock-?downs?\b|(?:#|\bnumber) of (?!(?:total )?(?:corners|games|goals|maps|points|rounds|runs|sets)\b)|\bnot (?:happen|occur|take place)\b
three[- ]pointers|\bsteals\b|\bblocks\b|\bsaves\b|partnership|batter\b|wickets?\b|power ?play|super over
`)

/** Phrases of selections that imply a win: by a method, by a score, or after the lead at half-time. Source: the venues. */
export const winningSelections = rows(String.raw`
half[- ]?time ?/ ?full[- ]?time|ht ?/ ?ft|win to nil|from behind|straight sets|from a set down|set betting|(?:exact|correct) set score|\bby a set score of
\bregulation (?:time )?winner\b|by (?:ko|tko|knockout|submission|decision)\b|inside the distance|\bwins? in (?:the )?(?:round|\w+ round)|\bwins? .*\b(?:bout|fight) in round \d
`)

/** Statistics of a game besides its score, with the phrases that show them. Source: the venues. */
export const statisticsOfGames: readonly (readonly [statistic: string, pattern: RegExp])[] = [
  ['corners', /\bcorners?\b/],
  ['cards', /\b(?:cards|bookings)\b/],
  ['fours', /\bfours\b/],
  ['sixes', /\bsixes\b/],
  [
    'maps',
    /\b(?:(?:(?:over|under|than|least|most) \d(?:\.\d)?|\d or (?:fewer|less|more)) maps|total maps|maps be played|games total|map handicap|maps total)\b/,
  ],
  ['rounds', /\b(?:total rounds|rounds? o\/u|(?:o\/u|over|under) \d+(?:\.\d)? rounds?)\b/],
  [
    'sets',
    /\b(?:(?:correct|exact) score \(?(?:in |of )?sets|total sets|sets? (?:o\/u|over|under|handicap)|(?:o\/u|over|under) \d(?:\.\d)? sets)\b/,
  ],
  ['shots', /\bshots\b/],
]

/** Market types and statistics by the endings of the series of Kalshi's tickers: KXNBATOTAL. */
export const tickerMarketTypes = [
  [/^TOTALMAPS/, 'total', 'maps'],
  [/^(?:1H|2H)?TOTAL/, 'total', 'score'],
  [/^(?:1H|2H)?SPREAD/, 'margin', 'score'],
  [/^BTTS/, 'both-score', 'score'],
  [/^(?:1H|2H|[1-4]Q|[1-3]P|F5|MAP|SERIES|SET)|(?:GAME|MATCH|FIGHT|RACE|WINNER)$/, 'winner', 'score'],
] as const
