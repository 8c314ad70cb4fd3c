import type { PageTarget } from '../../venue.ts'

/** The public page of a group or market. */
export const pageUrl = (slug: string): string => `https://limitless.exchange/markets/${slug}`

/**
 * Parses the address of a public page. Known forms, any query:
 *
 *     /markets/<slug>             a group, a single market or a child of a group
 *     /advanced/markets/<slug>    the same
 *     /pro/markets/<slug>         the same, older
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?limitless\.exchange$/i.test(url.hostname)) return undefined
  const slug = /^(?:\/(?:advanced|pro))?\/markets\/([\w.-]+)\/?$/.exec(url.pathname)?.[1]
  return slug === undefined ? undefined : { slug }
}
