export const changeKinds = [
  'cluster.created',
  'cluster.grown',
  'cluster.shrunk',
  'cluster.merged',
  'cluster.split',
  'cluster.retired',
  'market.resolved',
  'gap.crossed',
] as const
export type ChangeKind = (typeof changeKinds)[number]

interface Quote {
  venue: string
  marketId: string
  outcomeId?: string | undefined
  price: number
}

/** The subject of a change, as it is stored and served. */
export interface ChangeDetails {
  clusterId?: string | undefined
  title?: string | undefined
  category?: string | undefined
  venues: string[]
  members?: string[] | undefined
  added?: string[] | undefined
  removed?: string[] | undefined
  from?: string[] | undefined
  into?: string[] | undefined
  eventId?: string | undefined
  marketId?: string | undefined
  winner?: string | undefined
  isCrossed?: boolean | undefined
  buy?: Quote | undefined
  sell?: Quote | undefined
}

/** A change before it is stored. */
export interface NewChange {
  kind: ChangeKind
  data: ChangeDetails
}

/** A change of the matches or of matched markets. */
export interface Change extends NewChange {
  /** Increases with every change; it is the place of the change in the stream. */
  id: number
  at: string
}
