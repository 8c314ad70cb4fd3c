import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'

const HOST = 'https://api.example.test'

/** The published rate limit, with the address of the page that states it. */
const BUDGET = { calls: 60, perMs: 60_000 }
/** The longest page of the list. */
export const MAX_EVENTS = 100

const dollars = z.number().nullish()

/** Only the fields that are used; whatever the venue may omit is nullish. */
const Contract = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  bid: dollars,
  ask: dollars,
  volume24h: dollars,
  tradingEnds: z.string().nullish(),
})
export type ExampleContract = z.infer<typeof Contract>

const Event = z.object({ id: z.string().min(1), title: z.string().min(1), contracts: z.array(z.unknown()) })
export type ExampleEvent = Omit<z.infer<typeof Event>, 'contracts'> & { contracts: ExampleContract[] }

/** Creates the venue's endpoints, one function each. */
export function createApi(options: VenueOptions = {}) {
  const http = createRequester({ venue: 'example', baseUrl: options.baseUrl ?? HOST, budget: BUDGET }, options)

  const withContracts = (event: z.infer<typeof Event>): ExampleEvent => ({
    ...event,
    contracts: http.parts('/events contracts', event.contracts, Contract),
  })

  return {
    /** Reads a part of the list as rows that are still to be checked. */
    async events(query: { offset: number; limit: number }) {
      const answer = z.object({ events: z.array(z.unknown()), total: z.number().int().nullish() })
      const { events, total } = await http.get('/events', answer, { query })
      return { rows: events, total }
    },
    readEvents: (rows: readonly unknown[]) => http.rows('/events', rows, Event).map(withContracts),
    async event(id: string, code: ErrorCode) {
      const notFound = { code, message: `No event ${id} on Example` }
      return withContracts(await http.get(`/events/${encodeURIComponent(id)}`, Event, { notFound }))
    },
  }
}
