import type { PageTarget } from '../../venue.ts'

/** The public page of a market. */
export const pageUrl = (pubkey: string): string => `https://baozi.bet/market/${pubkey}`

/** Reads the address of a public page: `/market/<account>`. */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?baozi\.bet$/i.test(url.hostname)) return undefined
  const eventId = /^\/market\/([1-9A-HJ-NP-Za-km-z]{32,44})\/?$/.exec(url.pathname)?.[1]
  return eventId === undefined ? undefined : { eventId }
}
