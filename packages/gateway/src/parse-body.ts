import { CrossvenueError } from '@crossvenue/venues'

/** Parses the body of a call; undefined if it is empty. Throws BAD_REQUEST if it is not JSON. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new CrossvenueError('BAD_REQUEST', 'the body is not JSON', { field: 'body' })
  }
}
