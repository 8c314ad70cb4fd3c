import { z } from 'zod'

/** A place in a sorted list of clusters: directly after the cluster with this id and sort value. */
export const Place = z.strictObject({ sort: z.enum(['volume', 'confidence']), value: z.number(), id: z.string() })
export type Place = z.infer<typeof Place>

/** Encodes a place as a cursor. */
export const writePlace = ({ sort, value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/** Decodes a cursor; undefined if `writePlace` did not write it. */
export function readPlace(text: string): Place | undefined {
  try {
    const [sort, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    return Place.safeParse({ sort, value, id }).data
  } catch {
    return undefined
  }
}
