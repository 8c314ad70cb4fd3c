import { type Context, Hono } from 'hono'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import type { World } from '../../world.ts'
import { exception, malformed } from './answers.ts'
import { createReads } from './reads.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { style } from './style.ts'

/** The sessions of readers begin with the scenario, whichever sandbox serves it. */
const READER = 'reader'

export const venue: FakeVenue = {
  serve: serveBetfair,
  style,
  lists: { openOnly: true },
  key: createSessions(() => 0).reader(READER),
}

function serveBetfair(world: World): Served {
  const sessions = createSessions(world.now)
  sessions.reader(READER)
  return { fetch: betfair(world, sessions).fetch }
}

/** The fake Betfair: every request is a POST with a JSON body, and nothing is answered without a key and a session. */
function betfair(world: World, sessions: Sessions): Hono {
  const app = new Hono()
  app.notFound(() => new Response('', { status: 404 }))
  app.post('/api/keepAlive', (context) => {
    const token = context.req.header('x-authentication')
    const isKept = sessions.keepAlive(token)
    const product = context.req.header('x-application') ?? ''
    return context.json({ token, product, status: isKept ? 'SUCCESS' : 'FAIL', error: isKept ? '' : 'NO_SESSION' })
  })

  const reads = createReads(world)
  app.post('/exchange/betting/rest/v1.0/:operation/', async (context) => {
    const operation = Object.hasOwn(reads, context.req.param('operation')) && reads[context.req.param('operation')]
    if (!operation) return context.notFound()
    const member = sessions.signIn(context.req.header('x-application'), context.req.header('x-authentication'))
    if (typeof member === 'string') return exception(member)
    const body = await bodyOf(context)
    return body ? operation(body) : malformed()
  })
  return app
}

export const bodyOf = async (context: Context): Promise<Record<string, unknown> | undefined> => {
  const body = await context.req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
}
