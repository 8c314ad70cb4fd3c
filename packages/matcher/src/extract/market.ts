import { readingWords } from '../knowledge/reading-words.ts'
import { lightenAcronyms } from './acronyms.ts'
import { answerOf, withoutAnswerKind } from './answer.ts'
import { asMargin, buildOf } from './build.ts'
import { complementOf, isDenial, isYesNo } from './complement.ts'
import { type Contact, contactOf } from './contact.ts'
import { criterionOf } from './criterion.ts'
import { includesKind, kindOf } from './entities.ts'
import type { EventContext, MarketLabel } from './event.ts'
import { withFirstRound } from './first-rounds.ts'
import { leaguesInRules, leaguesOf } from './leagues.ts'
import { type Market, readMarketSelection } from './market-selection.ts'
import { timesOfMarket } from './market-times.ts'
import { asExactCount, asTradingDay, isReadAtPeriodEnd, markRounded, withoutMeasureWords } from './measurements.ts'
import { inPlainOrder } from './plain-order.ts'
import { politicianOf } from './politicians.ts'
import type { Proposition } from './proposition.ts'
import type { Qualifiers } from './qualifiers.ts'
import { deniesRateChange } from './rates.ts'
import { isSlug, type ReadText, readText } from './read.ts'
import { conditionsOf } from './rule-conditions.ts'
import { says } from './says.ts'
import { measurementSourceOf } from './source.ts'
import { readInterval } from './strike.ts'
import { readTally } from './tally.ts'
import type { MarketTexts } from './template-groups.ts'
import { addStayToken, asLeavingQuestion } from './tenure.ts'
import { readMarketTicker } from './ticker.ts'
import { asLastDay, type Time, windowBeforeClose } from './time.ts'
import { titleOfSide } from './title-of-side.ts'
import { isAct, type Token, totalWeight, WIN_WEIGHT } from './tokens.ts'
import { union } from './union.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the proposition of one market of an event. `label` is the text that distinguishes it from the other markets
 * of the event, if there is one.
 */
export function readMarket(around: EventContext, market: Market, label: MarketLabel | undefined): Proposition {
  const { event, title: eventTitle, subtitle, game, said } = around
  const name = withoutDenial(readText(label?.text), label)
  const ticker = around.ticker && readMarketTicker(around.ticker, event.id, market.marketId)
  const unread = { event: eventTitle, said, market, label, name, ticker }
  // a market that denies another one is not in the template group of the markets that it is like
  const known = label?.denies ? undefined : around.templateGroups.deriveUnread(unread)
  if (known) return known
  const [yes, no] = market.outcomes
  const isSided = !game && yes && no && !isYesNo(yes.label) && !isDenial(yes.label, no.label)
  const question = isSided ? titleOfSide(market.title, yes.label, no.label) : inPlainOrder(titleByRules(market))
  const written = readText(question, isSlug(question))
  const title = withoutDenial(written, label)
  const read = readInterval({ title, event: eventTitle, ...(label?.written && { label: name }) })
  const interval = withBound(asMargin(asExactCount(read, title.text, eventTitle.text), title.text), market.description)
  const texts: MarketTexts = { event: eventTitle, said, market, label, name, ticker, title, interval }
  const stated = label?.denies ? undefined : around.templateGroups.derive(texts)
  if (stated) return stated
  const inherited = inheritedFrom(eventTitle, title)
  const qualifiers =
    isWhole(title.qualifiers) && !(label?.needed && !isWhole(name.qualifiers))
      ? inherited
      : { ...inherited, ...title.qualifiers, ...(label?.needed && name.qualifiers) }
  const sided = isSided ? readText(yes.label) : undefined
  const sharedTokens =
    sided && no ? without(title.tokens, [...sided.tokens, ...readText(no.label).tokens]) : title.tokens
  // beside two parties stand the candidates of both, of whom neither is the answer
  const dropped =
    !isSided || question === market.title ? undefined : without(readText(market.title).tokens, title.tokens)
  const nameless = dropped?.filter(({ ids }) => !ids)
  const spoken = (tokens: readonly Token[]) =>
    nameless ? without(tokens, nameless).filter((token) => !isPerson(token)) : tokens
  const labelled = spoken(name.tokens)
  // the number of a label is already in the interval
  const named = interval && !interval.bare ? labelled.filter(({ key }) => !/^\d/.test(key)) : labelled
  const open = label?.needed ? withoutAnswerKind(sharedTokens, title.text) : sharedTokens
  const words = union(open, label?.needed && !title.text.includes(name.text) ? named : [])
  const whole =
    !game && label && !isQuestion(name) && isAnswerOnly(words, name) ? union(words, eventTitle.tokens) : words
  const questionTokens = withoutMeasureWords(union(withPlace(whole, eventTitle.tokens), sided?.tokens ?? []), interval)
  const context = [...labelled, ...spoken(eventTitle.tokens), ...subtitle.tokens].filter(
    (token) => !questionTokens.some(({ key }) => key === token.key),
  )
  const answer = sided && yes ? answerOf(yes.label, sided) : label && answerOf(label.text, name)
  const isNamesake = (other: Market) => other !== market && other.title === market.title
  const selection =
    game &&
    readMarketSelection(game, {
      ...{ market, title, name, ticker, qualifiers, context: eventTitle },
      alone: !event.markets.some(isNamesake),
    })
  const times = asTradingDay(timesOfMarket(around, title, name, market, ticker), questionTokens)
  const lastMinutes = windowBeforeClose(title.text, times, ticker)
  // the 15 of "in the next 15 mins" is no number of its own
  const bound = lastMinutes?.clock && interval?.bare ? undefined : interval
  const time = lastMinutes
    ? { ...times, window: lastMinutes }
    : interval && isReadAtPeriodEnd(questionTokens, interval, `${eventTitle.text} ${title.text}`)
      ? asLastDay(times, CLOSES_AT.test(`${eventTitle.text} ${title.text}`))
      : times
  const rules = market.description ?? event.description
  const measured = { reads: isReading(interval, time, questionTokens), unit: interval?.unit, series: ticker?.series }
  const source = measurementSourceOf(questionTokens, measured, [market.title, rules])
  const build = buildOf(title.text)
  const politician = game ? undefined : politicianOf([title, label?.needed && name], questionTokens)
  // a winner market may not show which team YES stands for
  const sideless = selection?.marketType === 'winner' && selection.side === undefined
  const isDenied =
    interval?.unit === 'bps' &&
    [title, label?.written ? name : title].some(({ text }) => deniesRateChange(text, interval))
  // the interval of "no change" is that of an unchanged rate
  const isUnchanged = interval?.unit === 'bps' && interval.low === 0 && title.text.includes('no change')
  // a denial in the label counts if the title has the label too, or if only the label distinguishes the market
  const deniesByLabel = label?.denies === true && !written.negated
  const ofTitle = joined(around.leagues, leaguesOf([title.tokens], ticker?.league))
  const leagues = ofTitle.length > 0 ? ofTitle : leaguesInRules(rules)
  const proposition: Proposition = {
    ref: { venue: event.sourceExchange ?? '', eventId: event.id, ...(!sideless && { marketId: market.marketId }) },
    title: question,
    questionTokens: addStayToken(
      lightenAcronyms(
        lastMinutes ? questionTokens.filter(({ key }) => !readingWords.minutes.has(key)) : questionTokens,
        eventTitle.text,
      ),
      title,
      time,
    ),
    context,
    eventTokens: [],
    form: 'whether',
    common: NONE,
    answer: label?.denies ? undefined : answer,
    asks: undefined,
    politician,
    build,
    qualifiers: withFirstRound(source ? { ...qualifiers, source } : qualifiers, leagues, time),
    time,
    interval: markRounded(bound, questionTokens, `${eventTitle.text} ${title.text}`),
    game,
    selection,
    tally: readTally(market.title, { ticker, rules, game }),
    negated: ((title.negated && !isUnchanged) !== (interval?.unit === 'bps' && isDenied === true)) !== deniesByLabel,
    leagues,
    yes: yes?.outcomeId,
    no: no?.outcomeId,
    contact: contactIn(questionTokens, title.text, rules),
    terms: game ? undefined : conditionsOf(market.title, rules),
    contractAddress: market.contractAddress,
    twins: market.twins,
    complement: undefined,
    templateGroup: undefined,
  }
  proposition.complement = complementOf(proposition, event, market, sharedTokens) ?? asLeavingQuestion(proposition)
  const group = label?.denies ? undefined : around.templateGroups.add({ texts, proposition })
  // the relation of two lines of a game depends on more than that of their numbers
  if (!selection) proposition.templateGroup = group
  return proposition
}

/** Returns the text of a label without the "no" or "not" by which it denies that of another market. */
const withoutDenial = (text: ReadText, label: MarketLabel | undefined): ReadText =>
  label?.denies ? { ...text, tokens: text.tokens.filter(({ key }) => key !== 'no' && key !== 'not') } : text

/** Whether a label is a question of its own and no answer to that of the event: "Ann resigns before Jan 1, 2031?" */
const isQuestion = ({ text, tokens, dates }: ReadText): boolean =>
  text.endsWith('?') && dates.length > 0 && tokens.some(({ key }) => isAct(key))

/**
 * Whether the words are only the answer and "win": "Winner - Norway" and "Norway" leave the contest to the title of the
 * event.
 */
const isAnswerOnly = (words: readonly Token[], { tokens: answer }: ReadText): boolean =>
  totalWeight(words.filter(({ key }) => !answer.some((token) => token.key === key))) <= WIN_WEIGHT

/**
 * Returns the qualifiers of the event that hold for its market. Under "Who will leave first?", the market "Will Ann
 * leave by June?" does not ask who is first.
 */
function inheritedFrom({ qualifiers }: ReadText, { text, dates }: ReadText): Qualifiers {
  const { first, ...rest } = qualifiers
  return first !== undefined && dates.length > 0 && !/\b(?:first|next)\b/.test(text) ? rest : qualifiers
}

/**
 * Returns the kind of meeting that a market counts: "talk" means a meeting or a call, "meet" what title or rules say.
 */
function contactIn(questionTokens: readonly Token[], text: string, rules = ''): Contact | undefined {
  if (says(questionTokens, 'talk')) return contactOf(text) === 'in person' ? 'in person' : 'any'
  return says(questionTokens, 'meet') ? (contactOf(text) ?? contactOf(rules) ?? undefined) : undefined
}

/**
 * Returns an interval of whole numbers with its lower bound, if the rules give a number between two brackets to the higher
 * one: "greater than 80" is then 80 or more.
 */
function withBound(interval: Proposition['interval'], rules = ''): Proposition['interval'] {
  if (!interval?.whole || !interval.lowOpen || !Number.isInteger(interval.low) || !TO_HIGHER.test(rules))
    return interval
  const { lowOpen: _, ...rest } = interval
  return rest
}

/**
 * Whether a question is about a number that somebody publishes. Each publisher of a price dates and measures an all-time
 * high by itself.
 */
const isReading = (interval: Proposition['interval'], { window }: Time, questionTokens: readonly Token[]): boolean =>
  (interval !== undefined && !interval.bare) || window?.clock !== undefined || says(questionTokens, 'record-high')

/** Returns a title; where it asks for a record that rules state as a number ("scores 3,001 points or more"), those. */
function titleByRules({ title, description }: Market): string {
  const condition = BREAKS_RECORD.test(title) && criterionOf(description ?? '')?.text
  return condition && COUNTS.test(condition) ? `Will ${condition.replace(/ \([^)]*\)/g, '')}?` : title
}
const BREAKS_RECORD = /^[^\d]*\b(?:break|set)s? (?:an?|the) [^\d]*\brecord\?$/i
/** Matches a number of whole things; of what comes in halves, "at least" and "more than" are apart. */
const COUNTS = /(?<![\d.])(?:\b(?:over|more than|at least) \d[\d,]*|\b\d[\d,]* or more) (?!million|billion)[a-z]/

const TO_HIGHER = /\bexactly between two brackets\b[^.]*\bhigher\b/i

/** Matches titles that ask for the price at one close: "What price will gold close at in 2031?" */
const CLOSES_AT = /\b(?:close|settle)s? (?:at|between)\b/

const isWhole = (qualifiers: Qualifiers) => Object.keys(qualifiers).length === 0

/**
 * Joins two lists without repetition. Returns the first list itself if the second adds nothing, so that the markets of
 * an event share one object.
 */
const joined = (first: readonly string[], second: readonly string[]): readonly string[] =>
  second.every((one) => first.includes(one)) ? first : [...new Set([...first, ...second])]

/** Returns the question tokens with a country or state that only the event's title names. */
function withPlace(questionTokens: readonly Token[], event: readonly Token[]): readonly Token[] {
  if (includesKind(questionTokens, 'country', 'state')) return questionTokens
  return union(questionTokens, event.filter(isPlace))
}

const isPerson = ({ ids, weight }: Token) => weight >= 1 && (ids?.every((id) => kindOf(id) === 'person') ?? true)

const isPlace = ({ ids }: Token) =>
  ids?.every((id) => id !== 'country:usa' && (kindOf(id) === 'country' || kindOf(id) === 'state')) ?? false

function without(tokens: readonly Token[], names: readonly Token[]): readonly Token[] {
  return tokens.filter(
    ({ key, ids }) => !names.some((name) => name.key === key || ids?.some((id) => name.ids?.includes(id))),
  )
}
