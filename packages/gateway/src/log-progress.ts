import { CrossvenueError } from '@crossvenue/venues'
import type { IngestVenueOptions } from './catalogue/ingest-venue.ts'
import type { Log } from './log.ts'

/** Writes a line when a venue has been read, or why it was not. */
export const logProgress =
  (log: Log): NonNullable<IngestVenueOptions['onProgress']> =>
  ({ venue, state, pages, events, markets, failure, cause }) => {
    if (state === 'done') log.info({ venue, pages, events, markets }, 'ingested')
    // What was foreseen is told by its code and message.
    const unexpected = cause instanceof CrossvenueError ? {} : { err: cause }
    if (state === 'failed') {
      log.warn({ venue, pages, events, markets, failure, ...unexpected }, 'the ingestion of a venue failed')
    }
  }
