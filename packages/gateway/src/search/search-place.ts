import { z } from 'zod'
import type { SearchPlace } from '../store/store.ts'

const Written = z.tuple([z.number().int(), z.number(), z.string(), z.string()])

/** Encodes a place as a cursor. */
export const encodePlace = ({ rank, volume, eventId, marketId }: SearchPlace): string =>
  Buffer.from(JSON.stringify([rank, volume, eventId, marketId])).toString('base64url')

/** Decodes a cursor; undefined if `encodePlace` did not write it. */
export function decodePlace(text: string): SearchPlace | undefined {
  try {
    const { data } = Written.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return data && { rank: data[0], volume: data[1], eventId: data[2], marketId: data[3] }
  } catch {
    return undefined
  }
}
