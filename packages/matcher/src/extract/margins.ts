import type { UnifiedEvent } from '@crossvenue/venues'
import {
  ASKS_FOR_MARGIN,
  BAND_ALONE,
  LEADS,
  OF_WINNER,
  WHOLE_QUESTION,
  WINNER_ALONE,
  WINNER_AND_BAND,
} from '../knowledge/margins.ts'
import type { Market } from './market-selection.ts'

/**
 * Returns the event with the titles of its markets about the margin of a winner as questions: "Lima mayoral election
 * margin of victory" with the label "Ann Roe, 3-6%" asks "Will Ann Roe win the Lima mayoral election by 3-6%?". Returns
 * the same object where nothing changes.
 */
export function withMargins(event: UnifiedEvent): UnifiedEvent {
  const leads = event.markets.filter(({ subtitle = '' }) => subtitle.includes('%') && LEADS.test(subtitle))
  const isOfMargin = leads.length > 1 || [ASKS_FOR_MARGIN, ...OF_WINNER].some((pattern) => pattern.test(event.title))
  const markets = event.markets.map((market) =>
    isOfMargin || WHOLE_QUESTION.test(market.title) ? asWin(market, event.title) : market,
  )
  return markets.every((market, index) => market === event.markets[index]) ? event : { ...event, markets }
}

function asWin(market: Market, eventTitle: string): Market {
  const { title } = market
  const [, ...whole] = WHOLE_QUESTION.exec(title) ?? []
  const [winner, contest, band] = whole.length > 0 ? whole : (ofLabel(market, eventTitle) ?? [])
  if (!winner || !contest) return market
  if (!band) return { ...market, title: `Will ${winner} win the ${contest}?`, subtitle: winner }
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
  const [, winner, margin] =
    WINNER_AND_BAND.exec(label) ?? WINNER_AND_BAND.exec(answer) ?? WINNER_ALONE.exec(label) ?? []
  // "WI governor margin?" is the title of the event in short
  const short = contestIn(before ?? '').replace(/^.*\bmargin$/, '')
  return [winner, short || contestIn(eventTitle), margin]
}

/** Returns a title without the words that ask for the margin. */
const contestIn = (title: string) =>
  title
    .replace(ASKS_FOR_MARGIN, ' ')
    .replace(/[?:–-]+(?= |$)|^ *[:–-]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
