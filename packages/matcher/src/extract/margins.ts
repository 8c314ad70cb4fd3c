import type { UnifiedEvent } from '@crossvenue/venues'
import { MARGIN_OF_ANSWER } from '../knowledge/margins.ts'
import type { Market } from './market-selection.ts'

const WORDS = '(?:margin of (?:victory|win)|(?:victory|win|winning) margin)'
/** Matches the words by which a title asks by how much a contest is won; what is left of the title is the contest. */
const MARGIN = new RegExp(
  String.raw`(?:\bwhat (?:will|is) (?:be )?)?(?:\bthe )?\b(?:${WORDS}|(?<=\bwhat will be the )margin(?= (?:for|in|of)\b))\b(?: be)?(?: (?:for|in|of|on))?(?: the\b)?`,
  'i',
)

const NAME = String.raw`(?!the\b|(?:election )?winner\b)(?:the )?(\p{L}[\p{L}'’. -]*?)`
const BAND = `(${MARGIN_OF_ANSWER})`
const titled = (source: string) => new RegExp(`${source}[ ?]*$`, 'iu')
/** Titles that name the winner, so that the answers are the margins alone; the second group is the contest. */
const OF_WINNER = [
  `^(?:by )?how (?:much|many (?:percentage )?(?:points|votes)) will ${NAME} win (?:the )?(.+?)(?: by)?`,
  `^(?:what will (?:be )?)?(?:the )?${WORDS} (?:for|of) ${NAME}(?: be)? in (?:the )?(.+?)`,
  `^(?:what will (?:be )?)?${NAME}['’]s? ${WORDS}(?: be)? in (?:the )?(.+?)`,
].map(titled)
/** Matches a question with winner, contest and margin. */
const WHOLE = titled(
  `^Will the ${WORDS} (?:for|of) ${NAME} in (?:the )?(.+?) be ((?:above|at least|at most|below|between|greater|less|more|over|under|\\d).*?)`,
)
const BAND_ALONE = titled(`^(?:by )?${BAND}`)
/** Matches an answer with the winner and the margin: "Ann Roe, 3-6%", "Democrats win by less than 5 points". */
const WINNER_AND_BAND = titled(
  `^(?!(?:at|between|fewer|less|more|over|under|up|will)\\b)${NAME}(?:(?:,|:| -)? (?:to )?(?:wins? )?by|[,:]| -|(?= [\\d<>≤≥])) ?${BAND}`,
)

/**
 * Returns the event with the titles of its markets about the margin of a winner as questions: "Lima mayoral election
 * margin of victory" with the label "Ann Roe, 3-6%" asks "Will Ann Roe win the Lima mayoral election by 3-6%?". Returns
 * the same object where nothing changes.
 */
export function withMargins(event: UnifiedEvent): UnifiedEvent {
  const isOfMargin = [MARGIN, ...OF_WINNER].some((pattern) => pattern.test(event.title))
  const markets = event.markets.map((market) =>
    isOfMargin || WHOLE.test(market.title) ? asWin(market, event.title) : market,
  )
  return markets.every((market, index) => market === event.markets[index]) ? event : { ...event, markets }
}

function asWin(market: Market, eventTitle: string): Market {
  const { title } = market
  const [, ...whole] = WHOLE.exec(title) ?? []
  const [winner, contest, band] = whole.length > 0 ? whole : (ofLabel(market, eventTitle) ?? [])
  if (!winner || !contest || !band) return market
  const unit = /^[\d –-]+$/.test(band) && /\belectoral college\b/i.test(eventTitle) ? ' electoral votes' : ''
  return { ...market, title: `Will ${winner} win the ${contest} by ${band}${unit}?` }
}

/** Returns winner, contest and margin of a market whose label has the margin, with or without the winner. */
function ofLabel({ title, subtitle }: Market, eventTitle: string): readonly (string | undefined)[] | undefined {
  if (/^will\b/i.test(title)) return undefined
  const stem = title.endsWith(` ${subtitle}`) ? title.slice(0, -(subtitle ?? '').length) : undefined
  const [, before = stem?.replace(/(?::| -) $/, ''), answer = title] =
    (stem === undefined && /^(.*\S)(?::| -) ([^:]*)$/.exec(title)) || []
  const label = subtitle ?? answer
  const [, band] = BAND_ALONE.exec(label) ?? []
  if (band !== undefined) {
    const found = [before ?? eventTitle, eventTitle].flatMap((text) =>
      OF_WINNER.flatMap((pattern) => pattern.exec(text) ?? []),
    )
    return [found[1], found[2], band]
  }
  const [, winner, margin] = WINNER_AND_BAND.exec(label) ?? WINNER_AND_BAND.exec(answer) ?? []
  return [winner, contestIn(before ?? '') || contestIn(eventTitle), margin]
}

/** Returns a title without the words that ask for the margin. */
const contestIn = (title: string) =>
  title
    .replace(MARGIN, ' ')
    .replace(/[?:–-]+(?= |$)|^ *[:–-]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
