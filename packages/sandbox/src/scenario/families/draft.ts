import type { SandboxVenue, ScenarioMarket, Strike } from '../../scenario.ts'
import type { Question } from './question.ts'

export type Category =
  | 'companies'
  | 'crypto'
  | 'culture'
  | 'economics'
  | 'elections'
  | 'health'
  | 'politics'
  | 'science'
  | 'sports'
  | 'technology'
  | 'weather'
  | 'world'

/** A market as it is written, before the venue gives it an id. */
export interface MarketDraft {
  /** The proposition. Equal keys ask the same; `!` before a key asks the opposite. Never leaves this folder. */
  key: string
  /** Distinguishes the market from its siblings; the end of a Kalshi ticker. Empty for a single market. */
  code: string
  title: string
  label?: string
  rules: string
  outcomes?: readonly [string, string]
  fair: number
  opens: string
  closes: string
  strike?: Strike
  status: ScenarioMarket['status']
  winner?: 0 | 1
}

/** An event as it is written, before the venue gives it an id. */
export interface EventDraft {
  venue: SandboxVenue
  /** Kalshi's event ticker. */
  ticker?: string
  /** The slug, where it does not follow from the title. */
  slug?: string
  title: string
  subtitle?: string
  category: Category
  tags: readonly string[]
  series?: { slug: string; title: string }
  starts?: string
  exclusive: boolean
  markets: readonly MarketDraft[]
  /** The question it lists, so that further venues can list it too. */
  question: Question
}

export type Shape =
  | 'same-options'
  | 'event-per-option'
  | 'ladder-and-brackets'
  | 'other-names'
  | 'swapped-sides'
  | 'time-zones'
  | 'seasons'
  | 'deadline-wording'
  | 'inverted-polarity'
  | 'team-outcomes'
  | 'three-way'

/** Events of several venues that ask the same question. */
export interface Group {
  name: string
  shape: Shape
  events: readonly EventDraft[]
}

/** Two markets that look alike and are not the same, each written as `<venue> <key>`. */
export interface NearMiss {
  kind: string
  relation: 'subset' | 'superset' | 'overlap' | 'disjoint' | 'none'
  a: string
  b: string
}

/** The content of one file of the scenario. */
export interface Topic {
  groups?: readonly Group[]
  /** Events that match nothing on another venue. */
  others?: readonly EventDraft[]
  nearMisses?: readonly NearMiss[]
}

export const group = (name: string, shape: Shape, ...events: readonly (readonly EventDraft[])[]): Group => ({
  name,
  shape,
  events: events.flat(),
})

export const near = (kind: string, relation: NearMiss['relation'], a: string, b: string): NearMiss => ({
  kind,
  relation,
  a,
  b,
})
