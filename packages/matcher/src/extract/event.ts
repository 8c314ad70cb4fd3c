import type { UnifiedEvent } from '@crossvenue/venues'
import { withBracketedAnswer } from './bracketed-answers.ts'
import { cutTexts } from './cut-texts.ts'
import {
  asksOf,
  commonKeys,
  eventQuestionOf,
  eventTokensOf,
  isNameless,
  isQuestionWord,
  WHETHER,
} from './event-question.ts'
import { withFullTitles } from './full-titles.ts'
import { withFurthestStages } from './furthest-stages.ts'
import { readGame } from './game.ts'
import { leaguesOf } from './leagues.ts'
import { withMargins } from './margins.ts'
import { readMarket } from './market.ts'
import { withNamesFromRules } from './names-from-rules.ts'
import { nameNominees } from './nominees-of-parties.ts'
import { differingWords, isPlaceholder, optionOf } from './option.ts'
import type { EventRecord, Proposition } from './proposition.ts'
import { quotesOf } from './quotes.ts'
import { isSlug, type ReadText, readText } from './read.ts'
import type { Game } from './sides.ts'
import { createTemplateGroups, type TemplateGroups } from './template-groups.ts'
import { readTicker, type Ticker, tickerDistrict } from './ticker.ts'
import type { Time } from './time.ts'

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
  const event = withFurthestStages(
    withMargins(withNamesFromRules(withBracketedAnswer(withFullTitles(cutTexts(listed))))),
  )
  const whole = withDistrict(readText(event.title, isSlug(event.title)), tickerDistrict(event.id))
  const noted = readText(event.subtitle)
  const subtitle = DAY_OF_VOTE.test(noted.text) ? { ...noted, dates: [] } : noted
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

/** Matches a note on the day of a vote, which is no time of the question: "Runoff on May 26". */
const DAY_OF_VOTE = /^(?:(?:first|general|second|special) )?(?:election|primary|round|run-?off|vote) (?:is )?on /

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

/** The parts of a proposition that all markets of an event share. */
export type SharedParts = Pick<Proposition, 'eventTokens' | 'common' | 'form' | 'asks'>

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
    const written = INCUMBENT.test(market.subtitle ?? '') ? undefined : market.subtitle
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

/** Matches a note under a market about who holds the post, which is not its answer. */
const INCUMBENT = /^(?:current )?incumbent: /i

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
