import { z } from 'zod'
import { ReadError } from './read.ts'

/** The parameters of a tool that name one event. */
export const anchor = {
  event: z.string().min(1).optional().describe('An event as `<venue>:<event id>`, as `search` returns it.'),
  url: z.string().min(1).optional().describe('Instead of `event`: the public page of an event or market at its venue.'),
}

/** Returns the query parameter for the event that a call names. Throws VALIDATION_ERROR if it names none or two. */
export function anchorOf({ event, url }: { event?: string | undefined; url?: string | undefined }) {
  if ((event === undefined) === (url === undefined)) {
    const message = 'give either `event` or `url`; `search` finds both by words'
    throw new ReadError({ code: 'VALIDATION_ERROR', message })
  }
  return event === undefined ? { url } : { eventId: event }
}
