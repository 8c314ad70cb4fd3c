import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Scope } from './scope.ts'

/** What the steps of one request tell each other. */
export interface Environment {
  /** The connection; absent where the app is called without a server. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Name of the key that signed in; absent on public pages. */
    keyName?: string
    /** Id of that key: names may be used again, ids are not. */
    keyId?: string
    /** What the key may do. */
    scope?: Scope
    /** Code of the error that was answered. */
    errorCode?: string
  }
}

export type RequestContext = Context<Environment>
