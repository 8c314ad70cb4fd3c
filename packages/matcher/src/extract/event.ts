import type { UnifiedEvent } from '@crossvenue/venues'
import { readingWords } from '../knowledge/reading-words.ts'
import { cutTexts } from './cut-texts.ts'
import { includesKind } from './entities.ts'
import { withFirstRound } from './first-rounds.ts'
import { withFullTitles } from './full-titles.ts'
import { withFurthestStages } from './furthest-stages.ts'
import { readGame } from './game.ts'
import { leaguesOf } from './leagues.ts'
import { withMargins } from './margins.ts'
import { readMarket } from './market.ts'
import { readEventSelection } from './market-selection.ts'
import { withNamesFromRules } from './names-from-rules.ts'
import { nameNominees } from './nominees-of-parties.ts'
import { differingWords, isPlaceholder, optionOf } from './option.ts'
import type { Answer, AnswerKind, EventRecord, Proposition } from './proposition.ts'
import { quotesOf } from './quotes.ts'
import { isSlug, type ReadText, readText } from './read.ts'
import type { Game } from './sides.ts'
import { createTemplateGroups, type TemplateGroups } from './template-groups.ts'
import { readTicker, type Ticker } from './ticker.ts'
import { tickerDistrict } from './ticker-district.ts'
import { resolveTime, type Time } from './time.ts'
import type { Token } from './tokens.ts'

/**
 * The parts of an event, such as title, game and leagues, that are read once and then used to read each of its markets.
 */
export interface EventContext {
  event: UnifiedEvent
  title: ReadText
  subtitle: ReadText
  ticker?: Ticker
  game?: Game
  leagues: readonly string[]
  /** Keys of the words of its title and subtitle. */
  said: ReadonlySet<string>
  /** The times of its markets that were already computed, to be used again. */
  times: Map<string, Time>
  templateGroups: TemplateGroups
}

/**
 * The text that distinguishes one market from the others of its event: the label that the venue gives it ("Ann Roe"),
 * else the words in which its title differs from theirs.
 */
export interface MarketLabel {
  text: string
  /**
   * Whether the venue itself wrote the label. If not, it consists of the words in which the title differs from those of
   * the other markets.
   */
  written: boolean
  /** Whether the title alone does not name the answer, so that the label has to be read too. */
  needed: boolean
  /** Whether the label denies that of another market of the event: "No Labour majority" beside "Labour majority". */
  denies?: true
}

/** Returns an event as read: one proposition per market, and one for the event as a whole. */
export function readEvent(listed: UnifiedEvent): EventRecord {
  const event = withFurthestStages(withMargins(withNamesFromRules(withFullTitles(cutTexts(listed)))))
  const whole = withDistrict(readText(event.title, isSlug(event.title)), tickerDistrict(event.id))
  const subtitle = readText(event.subtitle)
  const ticker = readTicker(event.id)
  const game = readGame(event, whole, ticker)
  const title = game ? whole : withoutOption(whole, event)
  const leagues = leaguesOf([title.tokens, subtitle.tokens], ticker?.league)
  const around: EventContext = {
    event,
    title,
    subtitle,
    leagues,
    said: new Set([...title.tokens, ...subtitle.tokens].map(({ key }) => key)),
    times: new Map(),
    templateGroups: createTemplateGroups(),
    ...(ticker && { ticker }),
    ...(game && { game }),
  }
  const labels = withDenials(labelsOf(event, game === undefined), event)
  const propositions = event.markets.flatMap((market, index) => {
    const label = labels[index]
    return label !== undefined && isPlaceholder(label.text) ? [] : [readMarket(around, market, label)]
  })
  const common = commonKeys(propositions)
  const eventTokens = eventTokensOf(title, propositions, common)
  const asks = asksOf(title.text, propositions)
  const form = isAlone(event) ? 'whether' : (asks ?? 'list')
  for (const market of propositions) shareParts(market, { eventTokens, common, form })
  nameOthers(propositions)
  if (!game) nameNominees(propositions)
  return {
    venue: event.sourceExchange ?? '',
    eventId: event.id,
    title: event.title,
    eventQuestion: eventQuestionOf(around, propositions, { eventTokens, common, form, ...(asks && { asks }) }),
    markets: propositions,
    prices: game ? [] : quotesOf(event, propositions),
    hasTwins: propositions.some(({ twins }) => twins !== undefined),
    nameless: isNameless(event, propositions, labels),
  }
}

/**
 * Returns the title of an event without the words of one answer. Some venues title a list with the question of one of
 * its markets; the words that all markets share are kept.
 */
function withoutOption(title: ReadText, { title: raw, markets }: UnifiedEvent): ReadText {
  if (markets.length < 2 || !markets.some((market) => market.title === raw)) return title
  const others = markets
    .filter((market) => market.title !== raw)
    .map((market) => new Set(readText(market.title).tokens.map(({ key }) => key)))
  if (others.length === 0) return title
  return { ...title, tokens: title.tokens.filter(({ key }) => others.every((keys) => keys.has(key))) }
}

const withDistrict = (title: ReadText, district: string | undefined): ReadText =>
  district === undefined ? title : { ...title, qualifiers: { district, ...title.qualifiers } }

type SharedParts = Pick<Proposition, 'eventTokens' | 'common' | 'form' | 'asks'>

/** Whether the event has one market, which asks a question with the answers Yes and No. */
const isAlone = ({ markets: [market, ...more] }: UnifiedEvent) =>
  more.length === 0 && market !== undefined && !isQuestionWord(market.title)

/** Writes into a market and its complement the parts that all markets of the event share. */
function shareParts(
  market: Proposition,
  { eventTokens, common, form }: Pick<SharedParts, 'eventTokens' | 'common' | 'form'>,
): void {
  for (const stated of [market, market.complement]) if (stated) Object.assign(stated, { eventTokens, common, form })
}

/** Writes into "someone else" of a list the markets of the answers that the list names; few events have such a market. */
function nameOthers(markets: readonly Proposition[]): void {
  const others = markets.filter(({ answer }) => answer?.kind === 'catch-all')
  const named = others.length > 0 ? markets.filter(({ answer }) => answer?.kind === 'name') : []
  if (named.length > 0) for (const other of others) other.named = named
}

function labelsOf(event: UnifiedEvent, mayDeny: boolean): (MarketLabel | undefined)[] {
  const titles = event.markets.map(({ title }) => title)
  const different = differingWords(titles)
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
  return event.markets.map((market, index) => {
    const written = market.subtitle
    if (mayDeny && written !== undefined && isNo(written, market.title, counts))
      return { text: written, written: true, needed: false, denies: true }
    if (written !== undefined && optionOf(written)) {
      const shared = (counts.get(market.title) ?? 0) > 1
      const named = market.title.toLowerCase().includes(written.toLowerCase())
      const needed =
        shared ||
        (named && different[index] === undefined) ||
        isQuestionWord(market.title) ||
        // a market that is alone in its list: "Top song this week?" with the label "Opalite"
        (!named &&
          titles.length === 1 &&
          optionOf(written)?.kind === 'name' &&
          !/\d/.test(written) &&
          !WHETHER.test(market.title))
      return { text: written, written: true, needed }
    }
    const part = different[index]
    return part === undefined ? undefined : { text: part, written: false, needed: false }
  })
}

/** Whether the label "No" denies the title: of a list of two answers ("Referendum result"), or of two equal titles. */
const isNo = (label: string, title: string, counts: ReadonlyMap<string, number>) =>
  /^no$/i.test(label) &&
  !/^\W*(?:when|where|who|how)\b/i.test(title) &&
  (!WHETHER.test(title) || (counts.get(title) ?? 0) > 1)

/**
 * Returns the labels, marking those that deny the label of another market: "No Labour majority" beside "Labour
 * majority".
 */
function withDenials(
  labels: readonly (MarketLabel | undefined)[],
  { markets }: UnifiedEvent,
): readonly (MarketLabel | undefined)[] {
  const texts = markets.map(({ title }, index) =>
    [title, labels[index]?.text ?? title].map((text) => text.toLowerCase()),
  )
  if (!texts.flat().some((text) => DENIED.test(text))) return labels
  const known = new Set(texts.flat())
  return labels.map((label, index) => {
    const denies = texts[index]?.some((text) => DENIED.test(text) && known.has(text.replace(DENIED, '$1')))
    return label && denies ? { ...label, denies: true } : label
  })
}

const DENIED = /(^|[:–-] )(?:no|not) (?=[a-z])/

const WHETHER = /^\W*(?:will|is|are|does|do|did|has|have|can)\b/i

const isQuestionWord = (title: string) => /^\W*(?:who|which|what|when|where|how)\b/i.test(title)

/** Returns whether no market names its answer: no markets, one title for all, or a question without answers. */
function isNameless(
  { markets }: UnifiedEvent,
  propositions: readonly Proposition[],
  labels: readonly (MarketLabel | undefined)[],
): boolean {
  if (propositions.length === 0) return true
  const [market] = markets
  if (markets.length === 1)
    return isQuestionWord(market?.title ?? '') && market?.outcomes.length === 0 && labels[0] === undefined
  if (labels.some((label) => label !== undefined) || markets.some(({ title }) => title !== market?.title)) return false
  const selections = new Set(propositions.map(({ selection }) => JSON.stringify(selection)))
  return selections.size < propositions.length
}

/** Returns the question of the event as a whole, without an answer: "Who will win the 2031 Lima Cup?". */
function eventQuestionOf(
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

function asksOf(title: string, markets: readonly Proposition[]): AnswerKind | undefined {
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
function commonKeys(markets: readonly Proposition[]): Set<string> {
  const [first, ...others] = markets
  if (!first || others.length === 0) return new Set()
  const sets = others.map(({ questionTokens }) => new Set(questionTokens.map(({ key }) => key)))
  return new Set(first.questionTokens.map(({ key }) => key).filter((key) => sets.every((set) => set.has(key))))
}

/**
 * Returns the tokens of the event's title without those of an answer: some venues title an event with the name of one
 * of its markets.
 */
function eventTokensOf(
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
