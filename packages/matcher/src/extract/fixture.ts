import type { Scope } from './scope.ts'
import { type Token, tokenise } from './tokens.ts'

/** A game between two sides. */
export interface Fixture {
  sides: readonly [Side, Side]
  league?: string
  /** Local day; how sure it is decides how strictly it is compared. */
  day?: number
  daySource?: 'ticker' | 'time' | 'text' | 'listing' | 'closing'
}

export interface Side {
  label: string
  tokens: readonly Token[]
  /** The code of a ticker or slug. */
  code?: string
}

const LEFT_CUT =
  /^.*(?:[:?,(] ?| - |\b(?:will|who|winner of|win the|between|both|say during|during)\b(?!.*\bwill\b)(?: the)? )/
const RIGHT_CUT =
  /(?:[:,(?]| - |\b(?:winner|match|game|first|1st|second|2nd|total|totals|end in|map|set|o\/u|fight|bout|odd|spread|professional|series|be the|score|to score)\b).*$/

/** The two sides a normalised title sets against each other, left one first. */
export function readSides(text: string, at: boolean, slugs: ReadonlyMap<string, string>): [Side, Side] | undefined {
  if (/\bmatchup\b|\bdefeat\b|\bif .*\belection\b/.test(text)) return undefined
  const both = /^(?:will )?both (.+?) and (.+?) (?:to )?score\b/.exec(text)
  if (both?.[1] && both[2]) return [side(both[1], slugs), side(both[2], slugs)]
  const joint = at ? /\s(?:vs\.?|versus|at|@)\s/ : /\s(?:vs\.?|versus)\s/
  const match = joint.exec(text)
  if (!match) return undefined
  const left = text.slice(0, match.index).replace(LEFT_CUT, '').trim()
  const right = text
    .slice(match.index + match[0].length)
    .replace(RIGHT_CUT, '')
    .trim()
  if (!left || !right) return undefined
  return [side(left, slugs), side(right, slugs)]
}

const DUEL =
  /^(?:(?:will|do|does|can) )?(?:the )?(.+?) (?:to )?(beats?|loses? to|takes? the (?:belt|title|crown) from) (?:the )?(.+?)(?: (?:at|in|on|for|by|during|this|and)\b.*)?\??$/

/** "Will X beat Y?", "Will X lose to Y?": the two sides and which of them is to win. */
export function readDuel(
  text: string,
  slugs: ReadonlyMap<string, string>,
): { sides: [Side, Side]; winner: 0 | 1 } | undefined {
  const [, left, verb = '', right] = DUEL.exec(text) ?? []
  if (!left || !right || /\b(?:election|primary|poll|polls|expectations|estimates?)\b/.test(text)) return undefined
  return { sides: [side(left, slugs), side(right, slugs)], winner: verb.startsWith('lose') ? 1 : 0 }
}

function side(label: string, slugs: ReadonlyMap<string, string>): Side {
  return { label, tokens: tokenise(label, slugs).filter(({ weight }) => weight > 0) }
}

/** What a market of a game asks. */
type Stake = 'winner' | 'draw' | 'margin' | 'total' | 'both-score' | 'exact-score' | 'other'

export interface Bet {
  stake: Stake
  /** What is counted: the score unless said otherwise. */
  stat: string
  /** 0 or 1 as in the fixture's sides. */
  side?: 0 | 1
  /** Bounds on what is counted; of a margin for the side, always in whole units. */
  low?: number
  high?: number
  /** Of an exact score, in the order of the fixture's sides. */
  score?: readonly [number, number]
}

const OTHER =
  /player props|goalscorer|announcers? say|\bsay during|who wins the toss|\btoss\b|completed match|odd\/even|first blood|\bkills?\b|dragon|inhibitor|baron|roshan|barracks|daytime|towers?\b|quadra|penta|rampage|ultra kill|points:|rebounds|assists|strikeouts|clean sheet|double-double|to advance|extra time|penalt|red card|\bmvp\b|margin of victory|method of|\bby (?:ko|tko|knockout|submission|decision)\b|go the distance|rounds? o\/u|game total sets|tie-?break|first set|set \d|handicap games|home runs?|\bhits\b|\brbis?\b|touchdowns?|\byards\b|receptions|passing|rushing|\baces (?:over|under|o\/u|served|in)\b|\b(?:total|most|\d) aces\b|double faults|three[- ]pointers|\bsteals\b|\bblocks\b|\bsaves\b/
/** A set is a part of a game, as a map is. */
const SET = '(?:set \\d|(?:first|second|third|1st|2nd|3rd) set)'
const SET_WINNER = new RegExp(`\\b${SET} winner\\b|\\bwins? (?:the )?${SET}\\b`, 'g')
const STATS: readonly [string, RegExp][] = [
  ['corners', /\bcorners?\b/],
  ['cards', /\b(?:cards|bookings)\b/],
  ['fours', /\bfours\b/],
  ['sixes', /\bsixes\b/],
  ['maps', /\b(?:total maps|maps be played|games total|map handicap|maps total)\b/],
  ['shots', /\bshots\b/],
]

/** What a question of a game asks; `context` is the event's title, where the kind of bet often stands alone. */
export function readBet(question: string, context: string, scope: Scope): Omit<Bet, 'side'> {
  const both = `${question} | ${context}`
  const stat = STATS.find(([, pattern]) => pattern.test(both))?.[0] ?? 'score'
  const score = /(\d+) ?- ?(\d+)/.exec(question)
  if (/exact score|correct score/.test(both)) {
    return score
      ? { stake: 'exact-score', stat, score: [Number(score[1]), Number(score[2])] }
      : { stake: 'other', stat: 'exact-score' }
  }
  if (/both teams (?:to )?score|\bbtts\b|\bboth .+ score\b/.test(both)) return { stake: 'both-score', stat }
  if (OTHER.test(both.replace(SET_WINNER, ' '))) return { stake: 'other', stat: 'other' }
  if (scope.inning === '1') return { stake: 'other', stat: 'first-inning-run' }
  if (/\bspread\b|handicap|\bwins? by\b/.test(both)) return { stake: 'margin', stat }
  if (/\btotals?\b|\bo\/u\b|\bover \d|\d\+ (?:total|goals)|\bgoals be scored|maps be played/.test(both))
    return { stake: 'total', stat }
  if (/\bdraw\b|\btie\b/.test(question)) return { stake: 'draw', stat }
  return { stake: 'winner', stat }
}
