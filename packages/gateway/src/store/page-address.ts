const TRACKING = /^(utm_\w+|ref|via|tid|fbclid|gclid)$/i

/**
 * Normalizes the address of a public page: removes the scheme, `www.`, the trailing slash and tracking parameters.
 * Returns undefined if the text is not a web address.
 */
export function pageAddress(text: string): string | undefined {
  return pageAddresses(text)[0]
}

/** Returns normalized forms from narrow to wide: with the fragment, without it, without the query. */
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
