import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Gemini names the series of an event and has no list of them.',
  fetchEventMetadata: 'Gemini tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchOHLCV: 'Gemini publishes no price history of contracts: its candles are those of coins.',
}
