import { leagues } from '../knowledge/leagues.ts'
import { STATE, stateIds } from '../knowledge/state-codes.ts'
import { dayNumber } from './calendar.ts'
import { MONTHS } from './date-periods.ts'

/** The parts of a ticker in Kalshi's form, KX + series - date and teams - option: "KXNBAGAME-26JAN04LALBOS-LAL". */
export interface Ticker {
  /** Without the leading KX. */
  series: string
  league?: string
  /** The series without its league: GAME, SPREAD, TOTAL, 1H, MAP ... */
  suffix?: string
  year?: number
  /** The month, also where the ticker states no day. */
  month?: number
  /** Day of the game or of the measurement, local to it. */
  day?: number
  /** Minutes after local midnight. */
  minutes?: number
  /** Team codes behind the date, run together. */
  teams?: string
  /** The part of a market's ticker behind that of its event. */
  option?: string
}

const LAST_YEAR = 2049
const TICKER = /^[A-Z][A-Z0-9]{2,}(?:-[A-Za-z0-9.]+)*$/
const DATED = new RegExp(
  `^(\\d\\d)(?:(${MONTHS.join('|').toUpperCase()})(\\d\\d)?(\\d\\d(?:\\d\\d)?(?!\\d))?)?([A-Z][A-Z0-9]*)?$`,
)
/** Matches a name or a month with the last digits of a year: "CHESS26", "MAY26". */
const NAMED = /^([A-Z]{3,})([23]\d)$/
/** Matches the district of a primary with its party and the last digits of the year: the "16R26" of "KXFLPRIMARY-16R26". */
const OF_PRIMARY = /^(?:\d\d|AL)[DR]([23]\d)$/
/**
 * Matches league codes of two letters. They begin many words, so they count only before a kind of market, such as GAME.
 */
const WORDLIKE = /^[A-Z]{2}$/
const KIND = /^(?:GAME|SPREAD|TOTAL|BTTS|GROUP|STAGE|ADVANCE|1H|2H|GOAL|TEAMTOTAL|(?:AST|SOA)$)/
const leagueCodes = leagues
  .flatMap(({ id, codes = [] }) => codes.map((code) => [code, id] as const))
  .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))

/** Returns the parts of an event's id that is a ticker in Kalshi's form; undefined for an id of another form. */
export function readTicker(eventId: string): Ticker | undefined {
  if (!TICKER.test(eventId) || !(eventId.startsWith('KX') || /-\d\d/.test(eventId))) return undefined
  const [head = '', ...parts] = eventId.split('-')
  const series = head.replace(/^KX/, '')
  const league = leagueCodes.find(
    ([code]) => series.startsWith(code) && (!WORDLIKE.test(code) || KIND.test(series.slice(code.length))),
  )
  return {
    series,
    ...(league && { league: league[1], suffix: series.slice(league[0].length) }),
    ...dateOf(parts),
  }
}

/**
 * Returns the event's ticker with the market's own part as `option`: market "KXA-26-LAL" of event "KXA-26" -> "LAL".
 * Returns the event's ticker unchanged where the market's id does not begin with the event's.
 */
export function readMarketTicker(ticker: Ticker, eventId: string, marketId: string): Ticker {
  return marketId.startsWith(`${eventId}-`) ? { ...ticker, option: marketId.slice(eventId.length + 1) } : ticker
}

function dateOf(parts: readonly string[]): Partial<Ticker> {
  for (const part of parts) {
    const whole = /^(20\d\d)$/.exec(part)
    if (whole) return { year: Number(whole[1]) }
    const primary = OF_PRIMARY.exec(part)
    if (primary) return { year: 2000 + Number(primary[1]) }
    const named = NAMED.exec(part)
    if (named) {
      const [, name = '', yy] = named
      const month = MONTHS.indexOf(name.toLowerCase()) + 1
      return { year: 2000 + Number(yy), ...(month > 0 && { month }) }
    }
    const match = DATED.exec(part)
    if (!match) continue
    const [, yy, name, dd, clock, teams] = match
    const year = 2000 + Number(yy)
    // the 51 of "KXSURVIVOR-51" is a season and not a year
    if (year > LAST_YEAR) continue
    const month = name === undefined ? undefined : MONTHS.indexOf(name.toLowerCase()) + 1
    const minutes = clock && Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2) || 0)
    return {
      year,
      ...(month !== undefined && { month }),
      ...(month !== undefined && dd && { day: dayNumber(year, month, Number(dd)) }),
      ...(minutes !== undefined && minutes !== '' && { minutes }),
      ...(teams && { teams }),
    }
  }
  return {}
}

const DISTRICT_TICKER = new RegExp(`^(?:KX)?(?:HOUSE|HOUSERACE-?)(${STATE.toUpperCase()})(AL|\\d{1,2})(?=-|[A-Z])`)

/** Returns the US House district in a ticker: "KXHOUSERACE-VA09-26" -> "va-9"; undefined for tickers without one. */
export function tickerDistrict(eventId: string): string | undefined {
  const [, code = '', number = ''] = DISTRICT_TICKER.exec(eventId) ?? []
  const state = stateIds.get(code.toLowerCase())
  return state && `${state}-${number === 'AL' ? 'al' : Number(number)}`
}
