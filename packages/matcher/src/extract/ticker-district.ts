import { STATE, stateIds } from '../knowledge/state-codes.ts'

const DISTRICT_TICKER = new RegExp(`^(?:KX)?(?:HOUSE|HOUSERACE-?)(${STATE.toUpperCase()})(AL|\\d{1,2})(?=-|[A-Z])`)

/** Returns the US House district in a ticker: "KXHOUSERACE-VA09-26" -> "va-9"; undefined for tickers without one. */
export function tickerDistrict(eventId: string): string | undefined {
  const [, code = '', number = ''] = DISTRICT_TICKER.exec(eventId) ?? []
  const state = stateIds.get(code.toLowerCase())
  return state && `${state}-${number === 'AL' ? 'al' : Number(number)}`
}
