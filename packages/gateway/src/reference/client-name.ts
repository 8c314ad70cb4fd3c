import type { Operation } from '../openapi.ts'

/** Names that clients have and the document cannot: there, the operations of venues have them. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['fetchServiceStatus', 'fetchStatus'],
  ['browseEventClusters', 'fetchMatchedEventClusters'],
  ['browseMarketClusters', 'fetchMatchedMarketClusters'],
])

/** Returns the name of the clients' method for a lookup; undefined if the answer is no JSON and they have none. */
export const clientName = ({ operationId, responses }: Operation): string | undefined =>
  responses[200]?.content?.['application/json'] === undefined ? undefined : (NAMES.get(operationId) ?? operationId)
