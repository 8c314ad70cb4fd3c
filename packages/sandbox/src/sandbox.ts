import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Credentials } from '@crossvenue/venues'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { FakeVenue } from './fake-venue.ts'
import { faultTarget, type When } from './fault-target.ts'
import type { Fault } from './faults.ts'
import { venues as registry } from './registry.generated.ts'
import { scenario as ours } from './scenario/index.ts'
import type { SandboxVenue, Scenario } from './scenario.ts'
import { type Sockets, serveSockets } from './sockets.ts'
import { createWorld, type World } from './world.ts'

/** All fake venues, by their ids. */
export const fakeVenues: Readonly<Record<SandboxVenue, FakeVenue>> = registry

/** The ids of all fake venues. */
export const sandboxVenues = Object.keys(registry) as SandboxVenue[]

const TICK_MS = 1_000

export interface SandboxOptions {
  scenario?: Scenario
  /** The clock of the fake venues. @default one that stands at the scenario's beginning now and runs */
  now?: () => number
  seed?: number
  host?: string
  /** @default any free port */
  port?: number
}

export interface Sandbox {
  /** Base address of each venue, to be given to its adapter. */
  urls: Record<SandboxVenue, string>
  /** The credentials of a reader at the venues that require them. */
  keys: Readonly<Record<string, string>>
  world: World
  /** Opens an account at a venue with so many dollars, and returns what its owner signs in with. */
  openAccount(venue: SandboxVenue, name: string, dollars: number): Promise<Credentials>
  /** Injects a fault into every HTTP answer of a venue, or into the answers to some requests. Without a fault, answers are whole again. */
  injectFault(venue: SandboxVenue, fault?: Fault, when?: When): void
  /** The socket servers, by venue, for those who make them fail. */
  sockets: ReadonlyMap<string, Sockets>
  /** Lets the time that has passed show in the streams; it does so by itself every second. */
  tick(): void
  close(): Promise<void>
}

/** Serves every fake venue from one HTTP server, each under its name. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { scenario = ours, seed = 1, host = '127.0.0.1', port = 0 } = options
  const ahead = Date.parse(scenario.begins) - Date.now()
  const { now = () => Date.now() + ahead } = options
  const callersNow = options.now ?? Date.now
  const world = createWorld(scenario, { now, seed, callersNow })

  const app = new Hono()
  // Mounted, a venue sees paths as its own host would: without the prefix.
  const served = new Map(Object.entries(fakeVenues).map(([name, venue]) => [name, venue.serve(world)]))
  const faultTargets = new Map(
    [...served].map(([name, { fetch }]) => [name, faultTarget(fetch, fakeVenues[name as SandboxVenue].more)]),
  )
  for (const [name, { fetch }] of faultTargets) app.mount(`/${name}`, fetch)
  const server = await new Promise<Server>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, hostname: host, port }, () => resolve(starting)) as Server
    starting.once('error', reject)
  })
  const sockets = new Map(
    [...served].flatMap(([name, { connect }]) =>
      connect ? [[name, serveSockets(server, name, connect)] as const] : [],
    ),
  )
  const tick = () => {
    for (const each of served.values()) each.tick?.()
  }
  const ticking = setInterval(tick, TICK_MS)
  ticking.unref()
  const address = `http://${host}:${(server.address() as AddressInfo).port}`

  return {
    keys: Object.fromEntries(Object.entries(fakeVenues).flatMap(([name, { key }]) => (key ? [[name, key]] : []))),
    urls: Object.fromEntries(Object.keys(fakeVenues).map((name) => [name, `${address}/${name}`])) as Sandbox['urls'],
    world,
    sockets,
    tick,
    injectFault: (venue, ...fault) => faultTargets.get(venue)?.injectFault(...fault),
    async openAccount(venue, name, dollars) {
      const open = served.get(venue)?.openAccount
      if (!open) throw new Error(`nobody trades on the fake ${venue}`)
      return open(name, dollars)
    },
    close: () =>
      new Promise((resolve, reject) => {
        clearInterval(ticking)
        for (const each of sockets.values()) each.close()
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
