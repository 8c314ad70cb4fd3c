import type { Credentials } from '../parameters.ts'

/** Returns a key and what stands behind its colon: the settings of a service hold one text per venue, which may join two. */
export function splitKey(credentials: Credentials | undefined): {
  key?: string | undefined
  joined?: string | undefined
} {
  const [, key, joined] = /^([^:]*)(?::(.*))?$/s.exec(credentials?.apiKey ?? '') ?? []
  return { key, joined }
}
