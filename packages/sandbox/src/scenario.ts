import type { SandboxVenue } from './registry.generated.ts'

export type { SandboxVenue }

/** Which numbers make YES true, for markets on a reading. `above` and `below` are strict, other bounds inclusive. */
export interface Strike {
  kind: 'above' | 'at-least' | 'below' | 'at-most' | 'between'
  floor?: number
  cap?: number
}

export interface ScenarioMarket {
  /** In the venue's own style: a Kalshi ticker, a Polymarket number, a Manifold id, a Limitless number. */
  id: string
  slug: string
  /** The question as this venue would word it. */
  title: string
  /** The venue's short child label (yes_sub_title, groupItemTitle, a contract's short name). */
  label?: string
  rules: string
  /** @default ['Yes', 'No'] */
  outcomes?: readonly [string, string]
  /** Probability of the first outcome when the scenario begins; prices wander around it. */
  fair: number
  opens: string
  closes: string
  strike?: Strike
  status: 'open' | 'closed' | 'resolved'
  /** The outcome that won, where resolved. */
  winner?: 0 | 1
  /** In the venue's own unit: dollars, contracts (Kalshi) or mana (Manifold). */
  volume: number
  volume24h: number
  liquidity: number
  /** Smallest price step. */
  tick: number
  /** All prices it may have, lowest first, where they are no multiples of a step. */
  ladder?: readonly number[]
  /** The market of another venue whose order book this one shows. */
  original?: ScenarioMarket
}

export interface ScenarioEvent {
  venue: SandboxVenue
  /** In the venue's own style. */
  id: string
  slug: string
  title: string
  subtitle?: string
  description?: string
  category: string
  tags: readonly string[]
  series?: { id: string; slug: string; title: string }
  /** Kick-off or start of the observed window. */
  starts?: string
  /** Whether exactly one child can win. */
  exclusive: boolean
  markets: readonly ScenarioMarket[]
}

export interface MarketKey {
  venue: SandboxVenue
  eventId: string
  marketId: string
}

/** The true relations of the scenario; the matcher must not read them. */
export interface Truth {
  /** Events that ask the same question, across venues. */
  groups: readonly { name: string; shape: string; events: readonly { venue: SandboxVenue; eventId: string }[] }[]
  /** All identity and complement pairs of markets of different venues inside the groups; A.venue < B.venue. */
  pairs: readonly { a: MarketKey; b: MarketKey; relation: 'identity' | 'complement' }[]
  /** Pairs that look alike and are not the same; `kind` names the trap. */
  nearMisses: readonly {
    kind: string
    a: MarketKey
    b: MarketKey
    relation: 'subset' | 'superset' | 'overlap' | 'disjoint' | 'none'
  }[]
}

export interface Scenario {
  /** The instant the scenario begins at; prices move from here. */
  begins: string
  events: readonly ScenarioEvent[]
  truth: Truth
}
