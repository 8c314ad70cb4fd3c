import { expect, it } from 'vitest'
import { fakeVenues } from '../sandbox.ts'
import type { SandboxVenue } from '../scenario.ts'
import { stillWorld } from './still-world.ts'

/** A request that a fake refuses, in the form of its venue. */
interface Refusal {
  path: string
  headers?: Record<string, string>
  /** The posted body; without one the request is a GET. */
  body?: unknown
  status: number
  /** The refusal as JSON, if there is a body. */
  answer?: unknown
}

interface Limit {
  path: string
  headers?: Record<string, string>
  /** Most calls a minute or whatever the venue counts by, all of them at once. */
  most: number
}

/** Asks the fake of a venue while the clock stands, without a network. */
export function sender(
  venue: SandboxVenue,
): (request: Pick<Refusal, 'path' | 'headers' | 'body'>) => Promise<Response> {
  const { fetch } = fakeVenues[venue].serve(stillWorld)
  return async ({ path, headers = {}, body }) => {
    const posted = body !== undefined && { method: 'POST', body: JSON.stringify(body) }
    return fetch(new Request(`http://venue.test${path}`, { headers, ...posted }))
  }
}

/** Tests the refusals of a fake; its answers are tested by the contract of all venues. */
export function testRefusals(venue: SandboxVenue, refusals: readonly Refusal[]): void {
  it.each(refusals)('refuses $path', async ({ status, answer, ...request }) => {
    const response = await sender(venue)(request)
    expect(response.status).toBe(status)
    if (answer !== undefined) expect(await response.json()).toEqual(answer)
  })
}

/** Tests the rate limit of a fake. */
export function testLimits(venue: SandboxVenue, limits: readonly Limit[]): void {
  it.each(limits)('allows $most calls of $path and no more', async ({ most, ...request }) => {
    const ask = sender(venue)
    const statuses: number[] = []
    for (let call = 0; call <= most; call += 1) statuses.push((await ask(request)).status)
    expect([...new Set(statuses.slice(0, -1))]).toEqual([200])
    expect(statuses.at(-1)).toBe(429)
  })
}
