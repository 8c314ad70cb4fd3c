import type { PageTarget } from '../../venue.ts'

/** First path segments of addresses that are not users; `market` is handled below. */
const rooms = new Set(
  (
    'admin ai api browse charity community-guidelines dashboard election embed explore group home jobs leagues link ' +
    'messages news og-test old-charity old-posts post prize public-messages sports topic tv'
  ).split(' '),
)
/** Pages of a user that are not questions. */
const userPages = new Set(['portfolio', 'calibration'])

/**
 * Parses the address of a public page. Known forms, any query:
 *
 *     /<any user>/<slug>          a question
 *     /embed/<any user>/<slug>    the same, framed
 *     /market/<id>                the same, by id
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?manifold\.markets$/i.test(url.hostname)) return undefined
  const steps = url.pathname.split('/').filter(Boolean)
  const [user, slug, ...rest] = steps[0] === 'embed' ? steps.slice(1) : steps
  if (!user || !slug || rest.length > 0 || rooms.has(user) || userPages.has(slug)) return undefined
  if (!/^[\w.-]+$/.test(slug)) return undefined
  return user === 'market' ? { eventId: slug } : { slug }
}
