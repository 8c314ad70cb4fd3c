import type { IngestOptions } from './catalogue/ingest.ts'
import type { Log } from './log.ts'

/** Writes a line when a venue has been read, or why it was not. */
export const logProgress =
  (log: Log): NonNullable<IngestOptions['onProgress']> =>
  ({ venue, state, pages, events, markets, failure }) => {
    if (state === 'done') log.info({ venue, pages, events, markets }, 'ingested')
    if (state === 'failed') log.warn({ venue, pages, events, markets, failure }, 'the ingestion of a venue failed')
  }
