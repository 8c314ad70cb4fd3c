// The first program of a new user of the TypeScript client: one event's counterparts on other venues.
import { Crossvenue } from 'crossvenue'

const client = new Crossvenue()
const [event] = await client.kalshi.fetchEvents({ query: 'netanyahu', limit: 1 })
for (const { relations, events } of await client.fetchMatchedEventClusters(event)) {
  console.log(relations.join(), ...events.map(({ eventId }) => eventId))
}
