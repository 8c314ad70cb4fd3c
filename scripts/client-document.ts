import { hosted, type OpenApi, type Operation, operationsOf, type PathItem } from '../packages/gateway/src/openapi.ts'
import { clientName } from '../packages/gateway/src/reference/client-name.ts'
import { openapi } from '../packages/venues/src/openapi.ts'
import type { Venue } from '../packages/venues/src/venue.ts'

/** Returns the document of a gateway that serves all of these venues. */
export const documentOf = (venues: readonly Venue[]): OpenApi =>
  hosted(openapi([...venues], '0') as unknown as OpenApi, { publicUrl: 'http://127.0.0.1:3847', venues })

/** An operation of the service itself: a lookup, or a change of webhooks or overrides. */
export interface ServiceOperation {
  path: string
  verb: 'get' | 'post' | 'delete'
  item: PathItem
  operation: Operation
}

/** The operations of the service that answer in an envelope, as every operation of a venue does. */
export const serviceOperations = ({ paths }: OpenApi): ServiceOperation[] =>
  Object.entries(paths)
    .filter(([path]) => path.startsWith('/v0/') || path.endsWith('/has'))
    .flatMap(([path, item]) =>
      operationsOf(item).flatMap(({ verb, operation }) => {
        const operationId = clientName(operation)
        return operationId ? [{ path, verb, item, operation: { ...operation, operationId } }] : []
      }),
    )
