const TRACKING = /^(utm_\w+|ref|via|tid|fbclid|gclid)$/i

/**
 * Reduces the address of a public page to what tells pages apart: no scheme, no `www.`, no trailing slash, no tracking
 * parameters. Returns undefined for what is not a web address.
 */
export function pageAddress(text: string): string | undefined {
  return pageAddresses(text)[0]
}

/** The same from the narrowest to the widest: with its fragment, without it, without its query. */
export function pageAddresses(text: string): string[] {
  if (!URL.canParse(text)) return []
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) return []
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING.test(name)) url.searchParams.delete(name)
  }
  const path = `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}`
  return [...new Set([`${path}${url.search}${url.hash}`, `${path}${url.search}`, path])]
}
