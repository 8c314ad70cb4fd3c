import { hosted, type OpenApi, type Operation, type PathItem } from '../packages/gateway/src/openapi.ts'
import { openapi } from '../packages/venues/src/openapi.ts'
import type { Venue } from '../packages/venues/src/venue.ts'

/** Returns the document of a gateway that serves all of these venues. */
export const documentOf = (venues: readonly Venue[]): OpenApi =>
  hosted(openapi([...venues], '0') as unknown as OpenApi, { publicUrl: 'http://127.0.0.1:3847', venues })

/** Names that clients have and the document cannot: there, the operations of venues have them. */
const NAMES = new Map([
  ['fetchServiceStatus', 'fetchStatus'],
  ['browseEventClusters', 'fetchMatchedEventClusters'],
  ['browseMarketClusters', 'fetchMatchedMarketClusters'],
])

/** The lookups of the service, which answer in an envelope as every operation does. */
export const lookupsOf = ({ paths }: OpenApi): { path: string; item: PathItem; get: Operation }[] =>
  Object.entries(paths).flatMap(([path, item]) => {
    const { get } = item
    const answersJson = get?.responses[200]?.content?.['application/json'] !== undefined
    if (!get || !answersJson || !(path.startsWith('/v0/') || path.endsWith('/has'))) return []
    const operationId = NAMES.get(get.operationId) ?? get.operationId
    return [{ path, item, get: { ...get, operationId } }]
  })
