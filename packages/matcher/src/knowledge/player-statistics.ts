/**
 * Statistics that are counted for single players or teams besides the score, with patterns of the words for them in
 * normalised titles. Combined statistics stand before their parts. Source: general knowledge.
 */
export const playerStatistics: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    'points-rebounds-assists',
    /\bpra\b|\bp\+r\+a\b|\b(?:points|pts) ?[+,] ?(?:rebounds|rebs),? ?(?:\+|and) ?(?:assists|asts)\b/,
  ],
  ['points-rebounds', /\b(?:points|pts) ?(?:\+|and) ?(?:rebounds|rebs)\b/],
  ['points-assists', /\b(?:points|pts) ?(?:\+|and) ?(?:assists|asts)\b/],
  ['rebounds-assists', /\b(?:rebounds|rebs) ?(?:\+|and) ?(?:assists|asts)\b/],
  ['hits-runs-rbis', /\bhits ?[+,] ?runs,? ?(?:\+|and) ?rbis?\b/],
  ['rushing-receiving-yards', /\brush(?:ing)? ?(?:\+|and) ?rec(?:eiving)? (?:yards|yds)\b/],
  ['passing-yards', /\bpass(?:ing)? (?:yards|yds)\b/],
  ['rushing-yards', /\brush(?:ing)? (?:yards|yds)\b/],
  ['receiving-yards', /\brec(?:eiving)? (?:yards|yds)\b/],
  ['passing-touchdowns', /\bpass(?:ing)? (?:touchdowns?|tds?)\b/],
  ['rushing-touchdowns', /\brush(?:ing)? (?:touchdowns?|tds?)\b/],
  ['completions', /\bcompletions\b/],
  ['receptions', /\breceptions\b/],
  ['interceptions', /\binterceptions\b/],
  ['touchdowns', /\b(?:touchdowns|tds)\b/],
  ['rebounds', /\b(?:rebounds|rebs)\b/],
  ['assists', /\b(?:assists|asts)\b/],
  ['threes', /\b(?:three|3)[- ]?(?:pointers|pointer made|pt|pts)\b|\bthrees\b|\b3ptm?\b/],
  ['steals', /\bsteals\b/],
  ['blocks', /\bblocks\b/],
  ['turnovers', /\bturnovers\b/],
  ['strikeouts', /\bstrikeouts\b/],
  ['total-bases', /\btotal bases\b/],
  ['home-runs', /\b(?:home runs|homers|hrs)\b/],
  ['rbis', /\brbis\b/],
  ['hits', /\bhits\b/],
  ['saves', /\bsaves\b/],
  ['shots-on-goal', /\bshots on (?:goal|target)\b/],
  ['aces', /\baces\b/],
  ['double-faults', /\bdouble faults\b/],
  ['kills', /\bkills\b/],
  ['wickets', /\bwickets\b/],
  ['significant-strikes', /\bsignificant strikes\b/],
]

/** The words of these statistics, which name no player. */
export const statisticWords = `pra points pts rebounds rebs assists asts hits runs rbis rush rushing rec receiving yards yds pass passing
  touchdowns tds completions receptions interceptions three 3 pointers pointer threes 3pt pt made steals blocks turnovers
  strikeouts total bases home homers hrs saves shots goal target aces double faults kills wickets significant strikes
  recorded records player props`
