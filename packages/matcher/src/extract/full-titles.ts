import type { UnifiedEvent } from '@crossvenue/venues'
import type { Market } from './market-selection.ts'

/** Matches a question at the beginning of resolution rules, with the remark that it is the original of this one. */
const ORIGINAL = /^\W{0,3}(\p{Lu}[^\n?]{20,300}\?)(\s*resolves (?:identically|the same)\b)?/iu
/** Matches the name of another site before a title: "[Metaculus] ". */
const SITE = /^\[[^\]]{2,30}\] /
/** Matches what stands for the words that a title leaves out. */
const CUT = /\.{3}|…/
/** Matches a condition in brackets behind a title. */
const ASIDE = / ?\([^()]*\)$/
/** Matches the place of a name that a title leaves out, with the words behind it: "confirm  as Attorney General". */
const HOLE = /(?<=[a-z]) {2}((?:as|for) [^?]{4,40}[^?\s])/
/** Matches a question that leaves out its subject, with the first words behind it: "Will  launch a token". */
const NO_SUBJECT = /^Will {2}(\p{Ll}[^\s?]* [^\s?]+)/u
/** Matches a question with an answer that may be its beginning: "Will Ann Roe resign in 2031? - Will Ann Roe resign in". */
const TWICE = /^([^?]{20,300}\?) - ([^?]{20,})\??$/
/** So many characters before the cut show that the rules begin with the same question. */
const LEAST = 20

/**
 * Returns the event with its cut titles ("Will the ... by May 3?") whole and those of mirrors without their additions,
 * if the resolution rules begin with the question. A name that a title leaves out is that before the same words in the
 * rules, and a question that is repeated as its only answer stands once. Returns the same object where nothing changes.
 */
export function withFullTitles(event: UnifiedEvent): UnifiedEvent {
  const markets = event.markets.map((market) => withSubject(fullMarket(market), event.title))
  if (markets.every((market, index) => market === event.markets[index])) return event
  const at = event.markets.findIndex(({ title }) => title === event.title)
  return { ...event, title: markets[at]?.title ?? event.title, markets }
}

function fullMarket(market: Market): Market {
  const { title, description = '' } = market
  const [, behind] = HOLE.exec(title) ?? []
  if (behind !== undefined) return named(market, behind)
  const [, whole, repeated = ''] = TWICE.exec(title) ?? []
  if (whole?.startsWith(repeated)) return { ...market, title: whole }
  if (!SITE.test(title) && !CUT.test(title)) return market
  const [, question, isMirror] = ORIGINAL.exec(description) ?? []
  const [head = '', tail] = title.replace(SITE, '').split(CUT)
  if (question === undefined || head.length < LEAST) return market
  const isWhole =
    tail === undefined
      ? isMirror !== undefined && head.replace(ASIDE, '') === question
      : question.startsWith(head.trimEnd()) && question.endsWith(tail.trimStart())
  return isWhole ? { ...market, title: question } : market
}

/** Returns a market with the subject that its title leaves out and the title of its event states before the same words. */
function withSubject(market: Market, title: string): Market {
  const behind = NO_SUBJECT.exec(market.title)?.[1]
  const end = behind === undefined || !title.startsWith('Will ') ? -1 : title.indexOf(` ${behind}`)
  return end > 5 ? { ...market, title: `Will ${title.slice(5, end)} ${market.title.slice(6)}` } : market
}

/** Returns a market with the name that its title leaves out before these words. */
function named(market: Market, behind: string): Market {
  const { title, description = '' } = market
  const [before = ''] = description.split(` ${behind}`)
  const [, name] = (before !== description && NAME.exec(before)) || []
  return name === undefined || title.includes(name) ? market : { ...market, title: title.replace(HOLE, ` ${name} $1`) }
}

/** Matches a name of two or more words at the end of a text. */
const NAME = /(?<=[a-z] )((?:\p{Lu}[\p{L}.'’-]* ){1,3}\p{Lu}[\p{L}.'’-]+)$/u
