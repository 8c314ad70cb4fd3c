import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { CatalogueEvent } from './store.ts'

/** Higher levels take longer and save little: most of a payload is rules that its markets repeat. */
const LEVEL = 3

/** Returns the JSON of an event as it is stored: compressed, because payloads are most of the database. */
export const packPayload = (json: string): Uint8Array => deflateRawSync(json, { level: LEVEL })

/** Returns the event of a stored payload; older versions stored the JSON itself. */
export const readPayload = (stored: Uint8Array | string): CatalogueEvent =>
  JSON.parse(typeof stored === 'string' ? stored : inflateRawSync(stored).toString())
