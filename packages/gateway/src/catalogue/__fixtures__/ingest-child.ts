import { writeSync } from 'node:fs'
import type { Venue } from '@crossvenue/venues'
import { openStore } from '../../store/open-store.ts'
import { ingest } from '../ingest.ts'
import { keepMatched } from '../keep-matched.ts'
import { edgesOfEqualIds, indexOf } from './index-of.ts'
import { eventsOfPage, PAGES, VENUES } from './pages.ts'

// Ingests into the given directory and prints a line for each completed step. Its parent kills it at some line.
const say = (line: string) => writeSync(1, `${line}\n`)
const acknowledge = (venue: string, page: number) => say(`stored ${venue} ${page}`)

// A request for a page means that the page before it was stored.
const venueOf = (id: string): Venue => ({
  id,
  name: id,
  async fetchEventsPaginated(params) {
    const page = Number(params?.cursor ?? 0)
    if (page > 0) acknowledge(id, page - 1)
    return { data: eventsOfPage(page), ...(page + 1 < PAGES && { nextCursor: String(page + 1) }) }
  },
})

const match: Parameters<typeof indexOf>[0] = (events) => {
  say('matching')
  return edgesOfEqualIds(events, VENUES)
}

say('opening')
const store = await openStore(process.argv[2] ?? '')
say('open')
await ingest({ store, venues: VENUES.map(venueOf), matcher: keepMatched({ store, createIndex: indexOf(match) }) })
for (const venue of VENUES) acknowledge(venue, PAGES - 1)
await store.close()
say('done')
