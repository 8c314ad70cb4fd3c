import { z } from 'zod'

/** A place in a sorted list of clusters: directly after the cluster with this id, sort value and rank of its titles. */
export const Place = z.strictObject({
  sort: z.enum(['volume', 'confidence', 'spread']),
  value: z.number(),
  id: z.string(),
  rank: z.number().int().default(0),
})
export type Place = z.infer<typeof Place>

/** Encodes a place as a cursor. */
export const writePlace = ({ sort, value, id, rank }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id, ...(rank === 0 ? [] : [rank])])).toString('base64url')

/** Decodes a cursor; undefined if `writePlace` did not write it. */
export function readPlace(text: string): Place | undefined {
  try {
    const [sort, value, id, rank] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    return Place.safeParse({ sort, value, id, rank }).data
  } catch {
    return undefined
  }
}
