import { computed, signal } from '@preact/signals'
// Takes the key out of the address before the address is read.
import './session.ts'

const href = signal(location.href)
addEventListener('popstate', () => {
  href.value = location.href
})

const url = computed(() => new URL(href.value))

/** The path of the page that is shown. */
export const path = computed(() => url.value.pathname)
/** The parameters in the address: every filter of a page, so that a view can be sent to somebody. */
export const parameters = computed(() => url.value.searchParams)

/** Shows another page of this site. */
function goTo(target: string): void {
  history.pushState(null, '', target)
  href.value = location.href
  scrollTo(0, 0)
}

/** Changes parameters of the address and stays on the page; an empty value removes one. */
export function setParameters(changes: Readonly<Record<string, string | undefined>>): void {
  const next = new URL(href.value)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.searchParams.set(name, value)
    else next.searchParams.delete(name)
  }
  history.replaceState(null, '', next)
  href.value = location.href
}

/** Follows links of this site without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.download || link.origin !== location.origin || !isPage(link.pathname)) return
  event.preventDefault()
  goTo(link.href)
}

/** The pages; all other addresses belong to the gateway. */
const pages = ['/', '/question', '/arbitrage', '/events', '/event', '/audit', '/operate'] as const
const isPage = (pathname: string): boolean => (pages as readonly string[]).includes(pathname)

/** Writes the address of the page of one question, named by one of its markets. */
export const questionPage = (venue: string, marketId: string): string =>
  `/question?market=${encodeURIComponent(`${venue}:${marketId}`)}`

/** Writes the address of the page of one event, named by its id at one venue. */
export const eventPage = (venue: string, eventId: string): string =>
  `/event?event=${encodeURIComponent(`${venue}:${eventId}`)}`
