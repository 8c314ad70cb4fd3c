import { isoDay } from '../extract/calendar.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Selection } from '../extract/selection.ts'
import { rewritesIn } from '../extract/text.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import type { VetoId } from '../rules/vetoes.ts'
import { settings } from '../settings.ts'
import { agree, type ComparedValues, type Comparison, differInPolarity, missing, showBoth, veto } from './comparison.ts'
import { areOfOtherContests } from './game-contests.ts'
import type { GameMatch } from './games.ts'
import { relateNumbers } from './number-relations.ts'
import { FIRST_INNING_RUN, relateByScores, statisticOf } from './possible-scores.ts'
import { includesSame } from './same-token.ts'
import { compareWords } from './words.ts'

/**
 * Returns the comparisons of two questions about games: of the games (`gameMatch` is the result of `compareGames`) and
 * of the selections. A single veto where the games are not the same.
 */
export function compareGameQuestions(a: Proposition, b: Proposition, gameMatch: GameMatch): Comparison[] {
  const sides = showBoth(showGame, a, b)
  if (!gameMatch.same) return [veto('other-game', 'unrelated', sides)]
  if (gameMatch.day === 'apart') return [veto('other-game-day', 'unrelated', sides)]
  if (gameMatch.day === 'missing' && areOfOtherContests(a, b))
    return [veto('other-contest-of-game', 'unrelated', [a.title, b.title])]
  return [
    agree('game', 'game agrees', sides, 1, () => rewritesOf(a, b)),
    ...(gameMatch.day === 'near' || gameMatch.day === 'missing'
      ? [missing('game day', `game day ${gameMatch.day}`, sides)]
      : []),
    ...ofSelection(a, b, gameMatch),
  ]
}

const rewritesOf = (a: Proposition, b: Proposition) => [...new Set([a, b].flatMap(({ title }) => rewritesIn(title)))]

function ofSelection(a: Proposition, b: Proposition, gameMatch: GameMatch): Comparison[] {
  const sides = showBoth(showSelection, a, b)
  if (!a.selection || !b.selection) return a.selection || b.selection ? [missing('bet', 'bet missing', sides)] : []
  const ofWinner =
    ofNeeded(a.selection, b.selection, gameMatch) ?? ofNeeded(b.selection, a.selection, gameMatch, 'contains')
  if (ofWinner) return [veto('implies-winner', ofWinner, sides)]
  // what announcers say is no part of the game
  if (isOfSpeech(a) !== isOfSpeech(b)) return [veto('other-statistic', 'unrelated', sides)]
  if (statisticOf(a.selection) !== statisticOf(b.selection)) return [veto('other-statistic', 'overlap', sides)]
  // two bets of unknown type are compared by their words
  if ((isEventQuestion(a) || isEventQuestion(b)) && a.selection.marketType !== 'other')
    return [ofEvents(a, b) ? agree('bet', 'bet agrees', sides) : veto('other-part-of-game', 'overlap', sides)]
  const relation = relateByScores(a.selection, b.selection, gameMatch.flipped)
  if (!areOneSubject(a.selection.besides, b.selection.besides)) return [veto('other-player', 'overlap', sides)]
  if (relation !== undefined) return ofRelation('other-selection', relation, sides)
  if (a.selection.marketType !== b.selection.marketType || a.selection.marketType !== 'other')
    return [veto('other-market-type', 'overlap', sides)]
  // a draw after a part of the game is no win of any side
  if (says(a.questionTokens, 'draw') !== says(b.questionTokens, 'draw'))
    return [veto('other-selection', 'overlap', sides)]
  const ofSides = relateSides(a.selection, b.selection, gameMatch)
  return ofSides ? [veto('other-selection', ofSides, sides)] : ofOtherSelection(a, b, sides)
}

const isOfSpeech = ({ questionTokens }: Proposition) => says(questionTokens, ruleWords.saying)

/**
 * Returns the relation of two wins in a certain way that are not of the same side: who wins by knockout excludes that the
 * other does, and is inside a fight that ends by knockout. Undefined where the sides are the same, or not stated.
 */
function relateSides(one: Selection, other: Selection, { flipped }: GameMatch): SetRelation | undefined {
  if (one.side === undefined || other.side === undefined)
    return one.side === other.side ? undefined : one.side === undefined ? 'contains' : 'inside'
  return (one.side === other.side) !== flipped ? undefined : 'disjoint'
}

/**
 * Returns the relation if one selection is a win in a certain way ("win to nil", by two maps) and the other a win or a
 * draw: it implies a win, and excludes a draw and a win of the other team. Undefined for other selections.
 */
function ofNeeded(
  one: Selection,
  other: Selection,
  { flipped }: GameMatch,
  relation: SetRelation = 'inside',
): SetRelation | undefined {
  const side = sideNeeded(one)
  if (side === undefined || other.statistic !== 'score') return undefined
  if (other.marketType === 'draw') return 'disjoint'
  if (other.marketType !== 'winner' || other.side === undefined) return undefined
  return (side === other.side) !== flipped ? relation : 'disjoint'
}

/** Returns the side that has to win the match for a selection of another type; undefined where that is not known. */
function sideNeeded({ marketType, statistic, side, low = 0, score }: Selection): 0 | 1 | undefined {
  if (marketType === 'other') return side
  if (!OF_MATCHES.has(statistic)) return undefined
  return score ? (score[0] > score[1] ? 0 : 1) : marketType === 'margin' && low > 0 ? side : undefined
}

/** Statistics of which the winner of a match has more. */
const OF_MATCHES: ReadonlySet<string> = new Set(['maps', 'sets'])

/** Whether two selections name the same player, one of them perhaps only by the family name. */
function areOneSubject(one: readonly Token[] = [], other: readonly Token[] = []): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  if (few.length === 0 || many.length > few.length + 1) return many.length === 0
  return few.every((token) => includesSame(many, token))
}

/** Compares selections of unknown market type by their words and numbers. */
function ofOtherSelection(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  if (a.selection?.statistic !== FIRST_INNING_RUN) {
    const { onlyA, onlyB } = compareWords(a, b)
    if (isFirstOfAny(onlyA, onlyB)) return [veto('first-of-any', 'inside', sides)]
    if (isFirstOfAny(onlyB, onlyA)) return [veto('first-of-any', 'contains', sides)]
    const left = totalWeight(onlyA) + totalWeight(onlyB)
    // of an event as a whole, words are all that is known
    const isOther = isEventQuestion(a) || isEventQuestion(b) ? left > 0 : left >= settings.words.substitution
    if (isOther) return [veto('other-words-of-selection', 'overlap', sides)]
  }
  const relation = relateNumbers(a.interval, b.interval)
  if (relation === undefined || relation === 'missing any') return [agree('bet', 'bet agrees', sides)]
  const known = (['equal', 'opposite', 'inside', 'contains', 'disjoint'] as const).find((one) => one === relation)
  return ofRelation('other-line', known ?? 'overlap', sides)
}

/** Returns the comparisons of two bets with this relation. */
function ofRelation(rule: VetoId, relation: SetRelation | 'opposite', sides: ComparedValues): Comparison[] {
  if (relation !== 'equal' && relation !== 'opposite') return [veto(rule, relation, sides)]
  return [agree('bet', 'bet agrees', sides), ...(relation === 'opposite' ? [differInPolarity(sides)] : [])]
}

/** Whether one selection is the first scorer and the other an anytime scorer, which the first scorer is too. */
const isFirstOfAny = (one: readonly Token[], other: readonly Token[]) =>
  one.length > 0 &&
  other.length > 0 &&
  one.every(({ key }) => ruleWords.end.has(key)) &&
  other.every(({ key }) => key === 'anytim')

/** Whether the proposition is the question of an event as a whole and not of one of its markets. */
export const isEventQuestion = ({ ref }: Proposition) => ref.marketId === undefined

/**
 * Whether two questions, of which one is about an event as a whole, ask for the same. Of most such events only the market
 * type is known; a line, or the win of a named side, is not the list of all.
 */
const ofEvents = ({ selection: one, game }: Proposition, { selection: other, game: otherGame }: Proposition) =>
  (['marketType', 'low', 'high'] as const).every((key) => one?.[key] === other?.[key]) &&
  !game?.sides[1].label === !otherGame?.sides[1].label

/**
 * Returns the game of a proposition as text for people: "Lima - Quito 2031-05-05". Undefined for a proposition without
 * a game.
 */
export const showGame = ({ game }: Proposition) =>
  game && `${game.sides.map(({ label }) => label).join(' - ')}${game.day === undefined ? '' : ` ${isoDay(game.day)}`}`

/**
 * Returns the selection of a proposition as text for people: "total >=3". Undefined for a proposition without a
 * selection.
 */
export function showSelection({ selection, game }: Proposition): string | undefined {
  if (!selection) return undefined
  const side = selection.side === undefined ? undefined : game?.sides[selection.side].label
  return [
    selection.statistic === 'score' ? undefined : selection.statistic,
    selection.marketType,
    side,
    selection.low !== undefined ? `>=${selection.low}` : undefined,
    selection.high !== undefined ? `<=${selection.high}` : undefined,
    selection.score?.join('-'),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
}
