import type { VenueModule, VenueOptions } from './venue.ts'

/** The networks that a venue may run: the real one, and one for tests, where nothing is real money. */
export const environments = ['production', 'test'] as const
export type Environment = (typeof environments)[number]

/** The addresses of one network of a venue. */
export interface Network {
  /** The HTTP API. */
  api: string
  /** The socket; absent where the network has none. */
  socket?: string
  /** The public pages; absent where they are not known. */
  site?: string
}

/** Both networks of a venue that has two. */
export type Networks<N extends Network = Network> = Readonly<Record<Environment, N>>

/** Returns the networks that a venue runs, the one that it uses by default first. */
export function environmentsOf({
  testEnvironment,
  testNetwork,
}: Pick<VenueModule, 'testEnvironment' | 'testNetwork'>): readonly Environment[] {
  if (testEnvironment) return ['test']
  return testNetwork ? environments : ['production']
}

/** Returns the network that the options choose. A base address stands before the API and the socket. */
export function networkOf<N extends Network>(networks: Networks<N>, options: VenueOptions): N {
  const { environment = 'production' } = options
  const network = networks[environment]
  const api = options.baseUrl?.replace(/\/$/, '')
  if (!api) return network
  return { ...network, api, ...(network.socket && { socket: api.replace(/^http/, 'ws') }) }
}

/** Whether an address is one of the public pages of a network. */
export const isOnSite = ({ hostname }: URL, { site }: Network): boolean =>
  site !== undefined && hostname.toLowerCase().replace(/^www\./, '') === new URL(site).hostname
