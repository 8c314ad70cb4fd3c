import { CrossvenueError } from '@crossvenue/venues'
import type { IngestVenueOptions } from './catalogue/ingest-venue.ts'
import type { Log } from './log.ts'

/** Logs each venue when it has been read, or why it could not be. */
export const logProgress =
  (log: Log): NonNullable<IngestVenueOptions['onProgress']> =>
  ({ venue, state, pages, events, markets, failure, cause }) => {
    if (state === 'done') log.info({ venue, pages, events, markets }, 'ingested')
    // For an expected error, its code and message are enough.
    const unexpected = cause instanceof CrossvenueError ? {} : { err: cause }
    if (state === 'failed') {
      log.warn({ venue, pages, events, markets, failure, ...unexpected }, 'the ingestion of a venue failed')
    }
  }
