import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Scope } from './scope.ts'

/** The values that the middleware of one request shares. */
export interface Environment {
  /** The connection; absent if the app is called without a server, as in tests. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Name of the API key; absent on public pages. */
    keyName?: string
    /** Id of that key: a name may be used again after a revocation, an id is not. */
    keyId?: string
    /** The scope of that key. */
    scope?: Scope
    /** The plan of that key. */
    plan?: string
    /** Code of the error in the answer. */
    errorCode?: string
  }
}

export type RequestContext = Context<Environment>
