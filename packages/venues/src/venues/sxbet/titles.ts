import type { SxMarket } from './api.ts'
import { marketTypeOf, partName } from './market-types.ts'
import { isDrawVoid, pushOf, type Voidable } from './void-rules.ts'

type Titled = Voidable &
  Pick<SxMarket, 'teamOneName' | 'teamTwoName' | 'outcomeOneName' | 'outcomeTwoName' | 'leagueLabel' | 'eventId'>

/** Returns the title of an event; the venue has none. */
export function eventTitle({ teamOneName, teamTwoName, leagueLabel, eventId, type }: Titled): string {
  if (marketTypeOf(type)?.kind === 'outright' && leagueLabel) return `${leagueLabel} Winner`
  if (teamOneName && teamTwoName) return `${teamOneName} vs ${teamTwoName}`
  return teamOneName || leagueLabel || eventId
}

/**
 * Returns the title of a market, complete with its game; the venue has names of the two outcomes only. A market that
 * returns stakes in other cases than those of other venues says so, because it is not the same question.
 */
export function marketTitle(market: Titled): string {
  const { outcomeOneName: one, outcomeTwoName: two, sportId } = market
  const event = eventTitle(market)
  const { kind, part, unit } = marketTypeOf(market.type) ?? {}
  const of = part === undefined ? '' : `${partName(part, sportId)} `
  switch (kind) {
    case 'three-way':
    case 'outright':
      return `${event}: ${one}`
    case 'winner':
      if (isDrawVoid(market)) return `${event}: ${of}Draw No Bet`
      return part === undefined ? event : `${event}: ${of}Winner`
    case 'qualify':
      return `${event}: To Qualify`
    case 'both-score':
      return `${event}: Both Teams to Score`
    case 'spread':
      return `${event}: ${of}${unit ? `${unit} ` : ''}Spread ${one}${pushText(market)}`
    case 'total':
      return `${event}: ${of}${unit ? `Total ${unit} ` : ''}${lineOf(market)}${pushText(market)}`
    default:
      return `${event}: ${one} or ${two}`
  }
}

const pushText = (market: Titled): string =>
  ({ whole: ', push refunded', half: ', quarter line', none: '' })[pushOf(market) ?? 'none']

const lineOf = ({ line, outcomeOneName }: Titled): string =>
  line === null || line === undefined ? outcomeOneName : `O/U ${line}`

/** Returns the name of the answer in a market of several on one question. */
export function answerName({ type, outcomeOneName }: Titled): string | undefined {
  const kind = marketTypeOf(type)?.kind
  return kind === 'three-way' || kind === 'outright' || kind === 'spread' ? outcomeOneName : undefined
}
