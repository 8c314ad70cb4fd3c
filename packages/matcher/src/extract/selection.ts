import { playerStatistics } from '../knowledge/player-statistics.ts'
import { otherMarketTypes, statisticsOfGames, winningSelections } from '../knowledge/selections.ts'
import { matchesAny } from './matches-any.ts'
import type { PartOfGame } from './part-of-game.ts'
import type { Qualifiers } from './qualifiers.ts'
import type { Token } from './tokens.ts'

/** The type of a market of a game. */
type MarketType = 'winner' | 'draw' | 'margin' | 'total' | 'both-score' | 'exact-score' | 'first-score' | 'other'

/** The outcome that a market of a game pays on: "Lakers -3.5" is a margin of at least 4 points for the Lakers. */
export interface Selection {
  marketType: MarketType
  /** The statistic that is counted: the score unless another one is named. */
  statistic: string
  /**
   * The team that the market is for, as its index in the game's sides: the one that has to win or to score first, or
   * whose points a total counts. A first score without a team is that of any team.
   */
  side?: 0 | 1
  /** Whether only the order of the title shows the side. */
  byOrder?: true
  /** The bounds of the total, or of the margin of that team, both included and in whole units. */
  low?: number
  high?: number
  /** Whether YES means that not both teams score. */
  denied?: true
  /** The exact score, in the order of the game's sides. */
  score?: readonly [number, number]
  /** The part of the game that counts; the whole game where it is absent. */
  part?: PartOfGame
  /** Tokens besides the names of the teams and the usual words of the market type: a player, for instance. */
  besides?: readonly Token[]
}

const isOther = matchesAny(otherMarketTypes)

/** Matches a handicap that is written without the word: "France -1.5". */
const LINE = /(?<![\d.\w])[-+]\d+\.5\b(?!.*\bgames\b)/
const MARGIN =
  /\bspread\b|handicap|\b(?:puck|run)[- ]?line\b|\bwins? by\b|\b(?:beats?|defeats?|wins?)\b.* by (?:\d|over|more|at least)/
/** Matches a set of a match, which is a part of the game as a map is. */
const SET = '(?:set \\d|(?:first|second|third|1st|2nd|3rd) set)'
const SET_WINNER = new RegExp(`\\b${SET} winner\\b|\\bwins? (?:the )?${SET}\\b`, 'g')
const TOTAL =
  /\btotals?\b|\bo\/u\b|\b(?:over|under) \d|(?:\b(?:more|fewer|less) than \d+(?:\.\d)?|\b\d+ or (?:more|fewer|less)) (?:total |combined )?(?:corners|games|goals|maps|points|rounds|runs|sets)\b|\d\+ (?:total|goals|points|runs)|\bgoals be scored|maps be played/

/** Matches the line of a total: "O/U 5.5", "4+ threes". */
const LEAST = /\bo\/u \d|\b(?:over|under|more than|at least|fewer than) \d|\b\d+(?:\+| or more\b)/
/** Matches words beside a statistic that ask for something other than its total. */
const NO_TOTAL =
  /\b(?:first|last|most|next|race to|method|margin|spread|each|both|either|in a row|announcers?|double-double|triple-double)\b/

/** Whether the normalised question of a game requires that one team wins and something else besides: "win to nil". */
export const needsWinner = (question: string): boolean => winningSelections.some((pattern) => pattern.test(question))

/**
 * Returns the selection in a normalised question about a game. `context` is the event's title, which often states the
 * market type for all its markets. The type is "winner" where nothing else is said, and "other" for types that are not
 * known.
 */
export function readSelection(question: string, context: string, qualifiers: Qualifiers): Selection {
  const both = `${question} | ${context}`
  const statistic = statisticsOfGames.find(([, pattern]) => pattern.test(both))?.[0] ?? 'score'
  const score = /(\d+) ?- ?(\d+)/.exec(question)
  if (/(?:correct|exact|final) score/.test(both)) {
    return score
      ? { marketType: 'exact-score', statistic, score: [Number(score[1]), Number(score[2])] }
      : { marketType: 'other', statistic: 'exact-score' }
  }
  if (/both teams (?:to )?score|\bbtts\b|\bboth .+ score\b/.test(both))
    return { marketType: 'both-score', statistic, ...(/\bno$/.test(question) && { denied: true as const }) }
  // a win or a draw is a margin of at least 0
  if (/\bdouble chance\b/.test(both) && /\bor (?:draw|tie)\b/.test(question))
    return { marketType: 'margin', statistic, low: 0 }
  const counted = LEAST.test(question) && playerStatistics.find(([, pattern]) => pattern.test(both))
  if (counted && !NO_TOTAL.test(both)) return { marketType: 'total', statistic: counted[0], ...boundOf(question) }
  if (isFirstScore(question, context)) return { marketType: 'first-score', statistic }
  if (/\bdouble chance\b/.test(both) || isOther(both.replace(SET_WINNER, ' ')))
    return { marketType: 'other', statistic: 'other' }
  if (qualifiers.inning === '1')
    return { marketType: 'other', statistic: 'first-inning-run', ...(ANY_RUN.test(question) && { low: 1 }) }
  if (MARGIN.test(both) || (!TOTAL.test(both) && LINE.test(question)))
    return { marketType: 'margin', statistic, ...marginOf(question) }
  if (TOTAL.test(both)) return { marketType: 'total', statistic, ...boundOf(question) }
  if (/\bdraw\b|\btie\b/.test(question)) return { marketType: 'draw', statistic }
  return { marketType: 'winner', statistic }
}

/** Whether the question is about the team that scores first, and not about a player or another goal. */
const isFirstScore = (question: string, context: string) =>
  /\bfirst team to score\b(?! (?:an?|\d+|the) )/.test(`${question} | ${context}`) ||
  /\bscores? first\b(?! in )|\bfirst goal of the (?:game|match)\b/.test(question)

/** Matches the question whether there is any run: one that states a line or a winner is another one. */
const ANY_RUN = /^(?!.*(?:\d\.5|\d\+|\b(?:lead|leads|spread|tie|total|winner|wins?)\b)).*\b(?:runs?|nrfi|yrfi)\b/

/** Returns the least margin for YES: 2 for "wins by over 1.5 goals" and "Spread: Lakers (-1.5)", -1 for "(+1.5)". */
function marginOf(text: string): Pick<Selection, 'low'> {
  const least = /\bby (?:at least (?=\d+\b(?!\.))|(?=\d+(?:\+| or more\b)))(\d+)|\b(\d+)\+/.exec(text)
  if (least) return { low: Number(least[1] ?? least[2]) }
  const stated = /\b(?:over |more than |by (?=\d+\.))(\d+(?:\.\d+)?)|(?<![\d.])([-+]\d+(?:\.\d+)?)/.exec(text)
  if (!stated) return {}
  const [, over, handicap] = stated
  return { low: Math.floor(over !== undefined ? Number(over) : 0 - Number(handicap)) + 1 }
}

/** Returns the bounds of the total in a text: 3 or more for "over 2.5". Empty where it states none. */
export function boundOf(text: string): Pick<Selection, 'low' | 'high'> {
  const least = /\b(\d+)(?:\+| or more\b)|\bat least (\d+)\b/.exec(text)
  if (least) return { low: Number(least[1] ?? least[2]) }
  const most = /\b(\d+) or (?:fewer|less)\b|\bat most (\d+)\b/.exec(text)
  if (most) return { high: Number(most[1] ?? most[2]) }
  const stated = /\b(?:over|o\/u|under|more than|less than|fewer than|above|below) ?(\d+(?:\.\d+)?)/.exec(text)
  if (!stated) return {}
  const line = Math.floor(Number(stated[1])) + 1
  return /\b(?:under|less than|fewer than|below) \d/.test(text) ? { high: line - 1 } : { low: line }
}
