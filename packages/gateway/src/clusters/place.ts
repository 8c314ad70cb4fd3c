import { z } from 'zod'

/** A place in a sorted list of clusters: behind the cluster of this id, which had this to sort by. */
export const Place = z.strictObject({ sort: z.enum(['volume', 'confidence']), value: z.number(), id: z.string() })
export type Place = z.infer<typeof Place>

/** Writes a place as callers hand it back. */
export const writePlace = ({ sort, value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/** Reads a place; undefined for what `writePlace` did not write. */
export function readPlace(text: string): Place | undefined {
  try {
    const [sort, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    return Place.safeParse({ sort, value, id }).data
  } catch {
    return undefined
  }
}
