import type { UnifiedEvent } from '@crossvenue/venues'
import type { Market } from './market-selection.ts'

/** Matches titles that ask who or which: the answer is a name. */
const ASKS_FOR_NAME = /^\W*(?:who|which)\b/i
/** Matches the name at the beginning of resolution rules: "If Ann Roe is the next person inaugurated ...". */
const SUBJECT =
  /^If (?:the )?(\p{Lu}[\p{L}\p{N}.'’-]*(?: (?:(?:of|de|da|del|la|van|von|bin|al|and|the|&) )*\p{Lu}[\p{L}\p{N}.'’-]*){0,6}) (?=\p{Ll})/u

/** Matches titles that ask how many or how much, also by a noun alone ("Lima at Oslo: Totals"): the answer is a number. */
const ASKS_FOR_NUMBER =
  /^\W*(?:how (?:high|large|low|many|much)|what (?:percent(?:age)?|share))\b|\b(?:score|total(?:s| (?:games|goals|maps|points|runs)))\W*$/i
const NUMBER =
  /\b\d+(?:\.\d+)?% ?(?:-|to) ?\d+(?:\.\d+)?%|\b(?:exactly|above|over|more than|at least|below|under|less than|fewer than|at most|between) \$?\d+(?:[,.]\d+)*(?: ?(?:%|(?:million|billion|trillion)\b))?(?:(?: and | ?(?:-|to) )\$?\d+(?:[,.]\d+)*(?: ?(?:%|(?:million|billion|trillion)\b))?)?/i

/** Matches titles that ask for the highest or lowest value of a time: the level of the answer has to be reached. */
const ASKS_FOR_EXTREME = /^\W*how (?:high|low)\b/i
const WHETHER = /^\W*(?:will|is|are|does|did|has)\b/i

/** Matches titles that ask when: the answer is a date. */
const ASKS_FOR_TIME = /^\W*when\b/i
const DEADLINE = /\b(?:by|before) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2},? 20\d\d\b/g

const ASKS = [ASKS_FOR_NAME, ASKS_FOR_NUMBER, ASKS_FOR_TIME]
const SENTENCE = /^[^\n]{0,600}?(?=, then the market resolves|\n|$)/

/**
 * Returns the event with the labels of its "who", "how many" and "when" markets replaced by the name, number or date in
 * their resolution rules, where the label names neither (but, for instance, the party of a candidate). Markets that all
 * have one title, such as the levels of a ladder, are labeled by their rules, too, or by the level in their tickers.
 * Returns the same object where nothing changes.
 */
export function withNamesFromRules(event: UnifiedEvent): UnifiedEvent {
  const titles = event.markets.map(({ title }) => title)
  const isShared = titles.length > 1 && titles.every((title) => title === titles[0])
  if (!isShared && !titles.some((title) => ASKS.some((asks) => asks.test(title)))) return event
  const markets = event.markets.map((market) => namedMarket(market, isShared))
  return markets.every((market, index) => market === event.markets[index]) ? event : { ...event, markets }
}

function namedMarket(market: Market, isShared: boolean): Market {
  const { title, subtitle = '', description } = market
  if (description === undefined) return ASKS_FOR_EXTREME.test(title) ? levelledMarket(market) : market
  if (ASKS_FOR_NUMBER.test(title)) return numberedMarket(market, description)
  if (ASKS_FOR_TIME.test(title)) return datedMarket(market, description)
  if (!isShared && !ASKS_FOR_NAME.test(title)) return market
  const name = SUBJECT.exec(description)?.[1]
  if (name === undefined || says(title.replace(subtitle, ''), name) || says(subtitle, name))
    return isShared && subtitle === '' && !WHETHER.test(title) ? numberedMarket(market, description) : market
  const stem = subtitle !== '' && title.endsWith(` - ${subtitle}`) ? title.slice(0, -subtitle.length - 3) : title
  return { ...market, title: stem, subtitle: name }
}

/** Labels a "how many" market that shows no number with the number in its resolution rules. */
function numberedMarket(market: Market, description: string): Market {
  const { title, subtitle = '' } = market
  const number =
    /\d/.test(subtitle) || / - .*\d/.test(title) ? undefined : NUMBER.exec(SENTENCE.exec(description)?.[0] ?? '')?.[0]
  return number === undefined ? market : { ...market, subtitle: number }
}

/** Labels a market for the highest or lowest value of a time with the level in its ticker: "BTCMAXY-31DEC31-250000". */
function levelledMarket(market: Market): Market {
  const level = market.subtitle ? undefined : LEVEL.exec(market.marketId)?.[1]
  return level === undefined ? market : { ...market, subtitle: level }
}

const LEVEL = /^[A-Z][A-Z0-9]+-.*-T?(\d+(?:\.\d+)?)$/

/** Labels a "when" market that shows no date with the only deadline in its resolution rules. */
function datedMarket(market: Market, description: string): Market {
  const [deadline, ...others] = new Set(SENTENCE.exec(description)?.[0].match(DEADLINE))
  const { title, subtitle = '' } = market
  return deadline === undefined || others.length > 0 || /\d/.test(subtitle) || / - .*\d/.test(title)
    ? market
    : { ...market, subtitle: deadline }
}

/** Returns whether a text has one of the words of a name. */
function says(text: string, name: string): boolean {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 2 && word !== 'the' && words.has(word))
}
