import { hosted, type OpenApi, type Operation, type PathItem } from '../packages/gateway/src/openapi.ts'
import { clientName } from '../packages/gateway/src/reference/client-name.ts'
import { openapi } from '../packages/venues/src/openapi.ts'
import type { Venue } from '../packages/venues/src/venue.ts'

/** Returns the document of a gateway that serves all of these venues. */
export const documentOf = (venues: readonly Venue[]): OpenApi =>
  hosted(openapi([...venues], '0') as unknown as OpenApi, { publicUrl: 'http://127.0.0.1:3847', venues })

/** The lookups of the service, which answer in an envelope as every operation does. */
export const lookupsOf = ({ paths }: OpenApi): { path: string; item: PathItem; get: Operation }[] =>
  Object.entries(paths).flatMap(([path, item]) => {
    const { get } = item
    const operationId = get && clientName(get)
    if (!operationId || !(path.startsWith('/v0/') || path.endsWith('/has'))) return []
    return [{ path, item, get: { ...get, operationId } }]
  })
