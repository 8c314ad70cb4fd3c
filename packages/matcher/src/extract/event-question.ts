import type { UnifiedEvent } from '@crossvenue/venues'
import { readingWords } from '../knowledge/reading-words.ts'
import { includesKind } from './entities.ts'
import type { EventContext, MarketLabel, SharedParts } from './event.ts'
import { withFirstRound } from './first-rounds.ts'
import { readEventSelection } from './market-selection.ts'
import type { Answer, AnswerKind, Proposition } from './proposition.ts'
import type { ReadText } from './read.ts'
import { resolveTime, type Time } from './time.ts'
import type { Token } from './tokens.ts'

/** Matches a title that asks whether something comes true. */
export const WHETHER = /^\W*(?:will|is|are|does|do|did|has|have|can)\b/i

/** Whether a title begins with a question word ("Who", "By when"), has one behind a colon, or ends where an answer would stand. */
export const isQuestionWord = (title: string) => OPEN.test(title)
const OPEN =
  /^\W*(?:(?:after|at|before|by|during|for|from|in|of|on|since|to|until|with) )?(?:who|whom|which|what|when|where|how)\b|^(?!\W*will\b)[^:?]+: (?:who|which|what|when|where|how) [^:?]+\?|\b(?:be|is): *$/i

/** Returns whether no market names its answer: no markets, one title for all, or a question without answers. */
export function isNameless(
  { markets }: UnifiedEvent,
  propositions: readonly Proposition[],
  labels: readonly (MarketLabel | undefined)[],
): boolean {
  if (propositions.length === 0) return true
  const [market] = markets
  if (markets.length === 1)
    return market?.outcomes.length === 0 && labels[0] === undefined && isQuestionWord(market.title)
  if (labels.some((label) => label !== undefined) || markets.some(({ title }) => title !== market?.title)) return false
  const selections = new Set(propositions.map(({ selection }) => JSON.stringify(selection)))
  return selections.size < propositions.length
}

/** Returns the question of the event as a whole, without an answer: "Who will win the 2031 Lima Cup?". */
export function eventQuestionOf(
  { event, title, subtitle, ticker, game, leagues }: EventContext,
  markets: readonly Proposition[],
  { eventTokens, common, form, asks }: SharedParts,
): Proposition {
  const [first] = markets
  const closing = event.markets[0]?.resolutionDate
  const shared = first?.questionTokens.filter(({ key }) => common.has(key)) ?? []
  const selection = game && readEventSelection(title.text, title.qualifiers, ticker)
  const ofLeagues = [...new Set([...leagues, ...(first?.leagues ?? [])])]
  // years that are answers do not belong to the question
  const time = withYears(
    resolveTime([title.dates, subtitle.dates], { closing, ticker }),
    asks === 'time' ? undefined : first?.time,
  )
  return {
    ref: { venue: event.sourceExchange ?? '', eventId: event.id },
    title: event.title,
    questionTokens: asks === 'time' ? eventTokens.filter(({ key }) => !readingWords.date.has(key)) : eventTokens,
    ...(asks && { asks }),
    form,
    context: [...subtitle.tokens, ...shared],
    eventTokens,
    common,
    qualifiers: withFirstRound(
      { ...(markets.length > 1 && commonQualifiers(markets)), ...title.qualifiers },
      ofLeagues,
      time,
    ),
    time,
    ...(game && { game }),
    ...(selection && { selection }),
    negated: title.negated,
    leagues: ofLeagues,
  }
}

const QUESTIONS: readonly [AnswerKind, RegExp][] = [
  ['party', /\b(?:which|what|winning) party\b|\bparty (?:wins?|to win)\b|^party\b/],
  [
    'time',
    /\bwhen\b|\byear (?:of|in which)\b|\bexit date\b|\bwhat (?:date|day|year|month)\b|\bhow (?:soon|long until)\b/,
  ],
  ['number', /\bhow (?:many|much)\b|\bwhat (?:percent|percentage|share)\b|\bnumber of\b|^# /],
  ['name', /\bwho\b|\bwhich (?:candidate|person|player|actor|artist)\b/],
]

/** Returns the kind of answers that an event asks for, by its title or else by its markets; undefined where it asks for none. */
export function asksOf(title: string, markets: readonly Proposition[]): AnswerKind | undefined {
  const stated = QUESTIONS.find(([, pattern]) => pattern.test(title))?.[0]
  if (stated) return stated
  const answers = markets.flatMap(({ answer }) => (answer ? [answer] : []))
  if (answers.length < 2) return undefined
  if (answers.every(({ kind }) => kind === 'date')) return 'time'
  if (answers.every(({ kind }) => kind === 'number')) return 'number'
  const named = answers.filter(({ kind }) => kind === 'name')
  const party = ({ tokens }: Answer) => includesKind(tokens, 'party')
  if (named.length < 2) return undefined
  return named.filter(party).length >= named.length / 2 ? 'party' : 'name'
}

/** Returns the time of an event, with the years of its first market where its own title states none. */
function withYears(time: Time, market: Time | undefined): Time {
  const stated = time.years.some(({ source }) => source === 'text')
  return stated || !market || market.years.length === 0 ? time : { ...time, years: market.years }
}

/**
 * Returns the keys of the tokens that all markets of an event share: the words of the question, without those of the
 * answers.
 */
export function commonKeys(markets: readonly Proposition[]): Set<string> {
  const [first, ...others] = markets
  if (!first || others.length === 0) return new Set()
  const sets = others.map(({ questionTokens }) => new Set(questionTokens.map(({ key }) => key)))
  return new Set(first.questionTokens.map(({ key }) => key).filter((key) => sets.every((set) => set.has(key))))
}

/**
 * Returns the tokens of the event's title without those of an answer: some venues title an event with the name of one
 * of its markets.
 */
export function eventTokensOf(
  title: ReadText,
  markets: readonly Proposition[],
  common: ReadonlySet<string>,
): readonly Token[] {
  if (markets.length < 2) return title.tokens
  const answers = new Set(
    markets.flatMap(({ answer }) => (answer?.kind === 'name' ? answer.tokens.map(({ key }) => key) : [])),
  )
  return title.tokens.filter(({ key }) => common.has(key) || !answers.has(key))
}

function commonQualifiers(markets: readonly Proposition[]): Proposition['qualifiers'] {
  const [first, ...others] = markets
  const entries = Object.entries(first?.qualifiers ?? {})
  return Object.fromEntries(
    entries.filter(([key, value]) =>
      others.every(({ qualifiers }) => new Map<string, unknown>(Object.entries(qualifiers)).get(key) === value),
    ),
  )
}
