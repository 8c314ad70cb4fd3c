import type { VenueTime } from '../models.ts'

/**
 * Reads a venue's clock and compares it with ours. The venue reads its clock at some time between request and answer,
 * and states it in steps of `stepMs`, rounded down.
 */
export async function readVenueTime(read: () => Promise<number>, now: () => number, stepMs = 1): Promise<VenueTime> {
  const sent = now()
  const time = await read()
  const received = now()
  return {
    time,
    skewMs: time + (stepMs > 1 ? stepMs / 2 : 0) - (sent + received) / 2,
    uncertaintyMs: (received - sent) / 2 + (stepMs > 1 ? stepMs / 2 : 0),
  }
}
