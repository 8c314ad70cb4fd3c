import type { Absences } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Gemini names the series of an event and has no list of them.',
  fetchEventMetadata: 'Gemini tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchOHLCV: 'Gemini publishes no price history of contracts: its candles are those of coins.',
}
