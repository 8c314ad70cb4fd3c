import { Credentials } from '@crossvenue/venues'
import { z } from 'zod'
import { refuseAddress } from '../../credentials.ts'

/** The header in which a client sends the credentials of its user: JSON by venue, base64url. */
export const CREDENTIALS_HEADER = 'x-crossvenue-credentials'

const ByVenue = z.record(z.string(), Credentials)

/** Reads credentials by venue. Throws an Error that names a field, never a value. */
export function parseCredentials(text: string): ReadonlyMap<string, Credentials> {
  const result = ByVenue.safeParse(parseJson(text))
  if (!result.success) {
    const place = result.error.issues[0]?.path.join('.') || 'the text'
    throw new Error(`the credentials must be a JSON object such as {"kalshi":{"apiKey":"..."}}: ${place} is wrong`)
  }
  for (const given of Object.values(parseJson(text) as object)) refuseAddress(given)
  return new Map(Object.entries(result.data).map(([venue, credentials]) => [venue.toLowerCase(), credentials]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
