import { computed, signal } from '@preact/signals'
import { Crossvenue } from 'crossvenue'

// The reference pages use the same name: a key that is entered in one is known in the other, until the tab is closed.
const NAME = 'crossvenue-api-key'

// The demo prints an address that ends in `#key=...`. Browsers send no fragment to a server.
const linked = /^#key=([\w.-]+)$/.exec(location.hash)?.[1]
if (linked) {
  sessionStorage.setItem(NAME, linked)
  history.replaceState(null, '', location.pathname + location.search)
}

/** The API key of this tab. */
export const apiKey = signal(sessionStorage.getItem(NAME) ?? '')

/** Keeps a key until the tab is closed; an empty one signs out. */
export function signIn(key: string): void {
  if (key) sessionStorage.setItem(NAME, key)
  else sessionStorage.removeItem(NAME)
  apiKey.value = key
}

/** The client that all pages read with. */
export const client = computed(() => new Crossvenue({ apiKey: apiKey.value, baseUrl: location.origin, retries: 0 }))

/** Sends a request that the client has no function for; throws an error with the gateway's message. */
export async function request(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${apiKey.value}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response
  const { error } = (await response.json()) as { error?: { message?: string } }
  throw new Error(error?.message ?? `the gateway answered ${response.status}`)
}
