import { type Context, Hono } from 'hono'
import type { FakeVenue } from '../../fake-venue.ts'
import type { World } from '../../world.ts'
import { style } from './style.ts'
import { postRow, publishedAt, statusOf } from './wire.ts'

const TOKEN = 'a-token-of-the-sandbox'
const STATUSES = ['upcoming', 'open', 'closed', 'resolved']
const ORDERS = ['published_at', '-published_at', 'open_time', '-open_time', 'hotness', '-hotness']
const MOST = 100

export const venue: FakeVenue = {
  serve: metaculus,
  style,
  lists: { unquoted: true },
  key: TOKEN,
  more: { fields: { next: (page) => `https://www.metaculus.com/api/posts/?offset=${page}` } },
}

/** The fake Metaculus: posts for callers with a token, and the community's forecast on request. */
function metaculus(world: World): Hono {
  const app = new Hono()
  const events = world.events('metaculus').toSorted((a, b) => (key(a) < key(b) ? -1 : 1))

  app.notFound((context) => context.json({ detail: 'Not found.' }, 404))
  app.use('/api/*', async (context, next) => {
    if (context.req.header('authorization') === `Token ${TOKEN}`) return next()
    const given = context.req.header('authorization') !== undefined
    const detail = given ? 'Invalid token.' : 'Authentication credentials were not provided.'
    return context.json({ detail }, 401, { 'www-authenticate': 'Token' })
  })

  app.get('/api/posts/', (context) => {
    const { limit = '20', offset = '0', order_by = '-published_at', with_cp, include_cp_history } = context.req.query()
    const statuses = context.req.queries('statuses') ?? STATUSES
    const since = context.req.query('published_at__gte')
    if (!ORDERS.includes(order_by)) return invalid(context, 'order_by', order_by)
    const unknown = statuses.find((status) => !STATUSES.includes(status))
    if (unknown !== undefined) return invalid(context, 'statuses', unknown)
    const found = events.filter(
      (event) =>
        statuses.includes(statusOf(world, event.markets)) &&
        (since === undefined || Date.parse(publishedAt(event)) >= Date.parse(since)),
    )
    if (order_by.startsWith('-')) found.reverse()
    const [begin, length] = [Number(offset), Math.min(Number(limit), MOST)]
    const options = { withCp: with_cp === 'true', withHistory: include_cp_history === 'true' }
    const results = found.slice(begin, begin + length).map((event) => postRow(world, event, options))
    const next = begin + length < found.length ? `${context.req.url}&offset=${begin + length}` : null
    return context.json({ next, previous: null, results })
  })

  app.get('/api/posts/:id/', (context) => {
    const event = events.find(({ id }) => id === context.req.param('id'))
    if (!event) return context.json({ detail: 'No Post matches the given query.' }, 404)
    return context.json(postRow(world, event, { withCp: context.req.query('with_cp') === 'true', withHistory: true }))
  })
  return app
}

const key = (event: Parameters<typeof publishedAt>[0]): string => `${publishedAt(event)} ${event.id}`

const invalid = (context: Context, field: string, value: string) =>
  context.json({ [field]: [`"${value}" is not a valid choice.`] }, 400)
