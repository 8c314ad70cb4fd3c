import { areTitlesOfOneSeason } from '../compare/conference-titles.ts'
import { compareGames } from '../compare/games.ts'
import { statisticOf, winsByScore } from '../compare/possible-scores.ts'
import { asksForSeatsOfBoth } from '../compare/seats-of-chambers.ts'
import { hasSameToken, vocabularyOf } from '../compare/vocabulary.ts'
import { memoize } from '../extract/memoize.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { settings } from '../settings.ts'

/**
 * Calls `visit` with each pair of questions of two events that is worth comparing. If there are few pairs or the titles
 * are alike, these are all pairs; else those that share an answer, number, date or selection, are neighbours on a
 * ladder, or are decided by the score of one game.
 */
export function eachMarketPair(
  a: EventRecord,
  b: EventRecord,
  visit: (one: Proposition, other: Proposition) => void,
): void {
  const [mine, theirs] = [levelled(a, b), levelled(b, a)]
  const { fewPairs, allPairs } = settings.blocking
  const alike = areAlike(a.eventQuestion, b.eventQuestion)
  if (mine.length * theirs.length <= (alike ? allPairs : fewPairs)) {
    for (const one of mine) for (const other of theirs) visit(one, other)
    return
  }
  const lookup = lookupOf(theirs)
  const game = a.eventQuestion.game && b.eventQuestion.game && compareGames(a.eventQuestion.game, b.eventQuestion.game)
  for (const entry of lookupOf(mine).entries) {
    const found = counterparts(entry, lookup, alike)
    if (game?.same) for (const other of theirs) if (areOfScores(entry.question, other)) found.add(other)
    for (const other of found) visit(entry.question, other)
  }
}

/** Whether the score of one game decides both selections, of which none is about a player. */
function areOfScores({ selection: a }: Proposition, { selection: b }: Proposition): boolean {
  if (!a || !b || a.besides || b.besides || statisticOf(a) !== statisticOf(b)) return false
  return winsByScore(a) && winsByScore(b)
}

/**
 * Returns the questions of an event to compare with another: those of its markets, or that of the event as a whole if
 * its markets name no answers. Games are compared by their markets.
 */
function levelled({ markets, nameless, eventQuestion }: EventRecord, other: EventRecord): readonly Proposition[] {
  if (nameless) return [eventQuestion]
  const whole = other.nameless && markets.length > 1 && !eventQuestion.game
  return whole ? [eventQuestion] : markets
}

/** Whether the titles of two events share most of their words, or name titles of which one leads to the other. */
function areAlike(a: Proposition, b: Proposition): boolean {
  if (a.game || b.game) return false
  // the numbers of two chambers are near none of their parties
  if (asksForSeatsOfBoth(a) || asksForSeatsOfBoth(b)) return true
  return areTitlesOfOneSeason(a, b) || isSaid(a.questionTokens, b) || isSaid(b.questionTokens, a)
}

function isSaid(tokens: readonly Token[], other: Proposition): boolean {
  const vocabulary = vocabularyOf(other)
  const said = totalWeight(tokens.filter((token) => hasSameToken(vocabulary, token)))
  return said >= settings.words.sameTopic * totalWeight(tokens)
}

/** The number of lists whose look-up is kept. */
const LISTS = 500

/** A question with what distinguishes it from its siblings. */
interface QuestionEntry {
  question: Proposition
  answers: readonly string[]
  at: number | undefined
}

interface Lookup {
  entries: readonly QuestionEntry[]
  /** Questions by the names of their answers. */
  by: ReadonlyMap<string, readonly Proposition[]>
  /** Questions that have a bound or a date, sorted by it. */
  sorted: readonly { at: number; question: Proposition }[]
  /** Some of the questions that have neither. */
  others: readonly Proposition[]
}

const lookupOf = memoize((questions: readonly Proposition[]): Lookup => {
  const entries = questions.map(
    (question): QuestionEntry => ({ question, answers: answersOf(question), at: placeOf(question) }),
  )
  const by = new Map<string, Proposition[]>()
  for (const { question, answers } of entries) {
    for (const key of answers) {
      const list = by.get(key)
      if (list) list.push(question)
      else by.set(key, [question])
    }
  }
  const sorted = entries
    .flatMap(({ question, at }) => (at === undefined ? [] : [{ at, question }]))
    .sort((x, y) => x.at - y.at)
  return { entries, by, sorted, others: questions.slice(0, settings.blocking.others) }
}, LISTS)

function counterparts(
  { answers, at }: QuestionEntry,
  { by, sorted, others }: Lookup,
  alike: boolean,
): Set<Proposition> {
  const found = new Set<Proposition>()
  for (const key of answers) for (const other of by.get(key) ?? []) found.add(other)
  if (at !== undefined) for (const other of around(sorted, at)) found.add(other)
  else if (alike) for (const other of others) found.add(other)
  return found
}

/** Returns the names (answer, number, date or selection) by which a question differs from its siblings. */
function answersOf({ answer, selection, questionTokens, common, game, interval, time }: Proposition): string[] {
  if (selection) {
    const isOther = selection.statistic === 'other' || selection.marketType === 'other'
    // the lines of one player have the same family name, which is none of a candidate's
    const players = distinctive(selection.besides?.slice(-1) ?? []).map((name) => `player ${name}`)
    const names = isOther ? distinctive(questionTokens) : players
    return selection.marketType === 'other'
      ? names
      : [`${selection.statistic} ${selection.marketType} ${selection.low ?? ''} ${selection.high ?? ''}`, ...names]
  }
  if (game) return distinctive(questionTokens)
  if (interval && !interval.bare) return [`${interval.low ?? ''} ${interval.high ?? ''}`]
  if (answer?.kind === 'name') {
    // the label may state the team of the person in the title
    const isInTitle = answer.tokens.some(({ key }) => questionTokens.some((token) => token.key === key))
    const names = distinctive(isInTitle ? answer.tokens : questionTokens.filter(({ key }) => !common.has(key)))
    // the stages that one team may reach differ in no name
    return names.length > 0 ? names : distinctive(questionTokens)
  }
  if (answer?.kind === 'date') return [`${time.window?.to}`]
  return distinctive(questionTokens.filter(({ key }) => !common.has(key)))
}

const distinctive = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ key, ids = [], weight }) => (weight >= settings.blocking.distinctive ? [key, ...ids] : []))

/** Returns the bound or day of a question, by which it is sorted on its ladder; undefined for other questions. */
function placeOf({ answer, selection, interval, time }: Proposition): number | undefined {
  if (selection) return undefined
  if (interval && !interval.bare) return interval.low ?? interval.high
  return answer?.kind === 'date' ? time.window?.to : undefined
}

/** Returns the questions whose bounds or days are next to this one, on both sides. */
function around(sorted: Lookup['sorted'], at: number): Proposition[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  const { neighbours } = settings.blocking
  return sorted.slice(Math.max(low - neighbours, 0), low + neighbours + 1).map(({ question }) => question)
}
