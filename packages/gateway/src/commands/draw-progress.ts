import { MultiBar, Presets, type SingleBar } from 'cli-progress'
import type { Progress } from '../catalogue/ingest-venue.ts'

/** Draws one line per venue in a terminal. There is no bar, because venues do not state how many events they have. */
export function drawProgress(stream: NodeJS.WritableStream) {
  const format = '{venue} {events} events, {markets} markets {state}'
  const display = new MultiBar({ stream, format, emptyOnZero: true }, Presets.legacy)
  const lines = new Map<string, SingleBar>()
  return {
    update({ venue, events, markets, state, failure }: Progress): void {
      const line = lines.get(venue) ?? display.create(1, 0)
      lines.set(venue, line)
      line.update({ venue: venue.padEnd(12), events, markets, state: failure ? `${state}: ${failure.message}` : state })
    },
    end: (): void => display.stop(),
  }
}
