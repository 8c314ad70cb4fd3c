/** Returns the id of an event across venues: `<venue>:<venue event id>`. */
export const serviceId = (venue: string, eventId: string): string => `${venue}:${eventId}`

/** Parses a service id. The event id may contain colons; the venue never does. */
export function parseServiceId(id: string): { venue: string; eventId: string } {
  const colon = id.indexOf(':')
  return { venue: id.slice(0, colon), eventId: id.slice(colon + 1) }
}
