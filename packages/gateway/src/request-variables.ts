import type { Context } from 'hono'

/** What the steps of one request tell each other. */
export interface RequestVariables {
  requestId: string
  /** Name of the key that signed in; absent on public pages. */
  keyName?: string
  /** Code of the error that was answered. */
  errorCode?: string
}

export type Environment = { Variables: RequestVariables }
export type RequestContext = Context<Environment>
