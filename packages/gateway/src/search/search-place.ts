import { z } from 'zod'
import type { SearchPlace } from '../store/store.ts'

const Written = z.tuple([z.number(), z.string()])

/** Encodes a place as a cursor. */
export const encodePlace = ({ volume, id }: SearchPlace): string =>
  Buffer.from(JSON.stringify([volume, id])).toString('base64url')

/** Decodes a cursor; undefined if `encodePlace` did not write it. */
export function decodePlace(text: string): SearchPlace | undefined {
  try {
    const { data } = Written.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return data && { volume: data[0], id: data[1] }
  } catch {
    return undefined
  }
}
