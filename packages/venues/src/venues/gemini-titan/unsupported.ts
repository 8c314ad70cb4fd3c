import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Gemini names the series of an event, but has no list of series.',
  fetchEventMetadata: 'Gemini has no separate record of an event; fetchEvent returns all of it.',
  fetchOHLCV: 'Gemini publishes no price history of contracts: its candles are for coins only.',
  fetchOpenInterest: 'Gemini states no open interest of a market.',
  fetchStatus: 'Gemini has no endpoint for its status.',
  fetchTime: 'Gemini has no endpoint for its time.',
  fetchSettlements: 'Gemini lists settled positions, but does not publish the form of what each was paid.',
  buildApprovals: 'Gemini holds the money of its members itself: there is no wallet that approves.',
  buildRedemption: 'Gemini pays for settled markets by itself.',
}
