import type { SandboxVenue, ScenarioEvent } from '../scenario.ts'
import type { Category, EventDraft, MarketDraft } from './families/draft.ts'
import type { Listing } from './families/question.ts'

export interface Naming {
  id: string
  slug: string
  market: (market: MarketDraft) => { id: string; slug: string }
}

/** A question of the scenario as one more venue lists it. */
export interface FurtherListing extends Omit<Listing, 'venue' | 'options'> {
  /** The question's key. */
  of: string
  /** The venue whose options of the question it takes over. @default the first that lists it */
  like?: string
}

/** How a venue writes what it lists. */
export interface ListingStyle {
  /** The patterns of its ids. */
  ids: { event: RegExp; market: RegExp }
  /** Makes its ids and slugs; numbers count up in the order of the scenario. */
  createNaming: () => (event: EventDraft) => Naming
  /** The topic's name as the venue spells its category. @default it has none */
  categories?: Readonly<Record<Category, string>>
  /** The rules in its manner; `yes` and `no` name the outcomes. */
  rules: (question: { fact: string; source?: string | undefined; yes: string; no: string }) => string
  /** How it states an end: the time of a deadline; else how many days after the answer, and at what time. */
  ends: { deadline: string; later: number; padded: string }
  /** The smallest price step of a market. */
  tick: (market: MarketDraft) => number
  /** All prices of its markets, lowest first, where they are no multiples of a step. */
  ladder?: readonly number[]
  /** The recurring family of an event, where the venue has such. */
  series?: (event: EventDraft) => ScenarioEvent['series'] | undefined
  /** The venue whose markets it shows, with the same tokens and order books; it lists no other questions. */
  frontOf?: SandboxVenue
  /** Questions of the scenario that it lists in its own words. */
  listings?: readonly FurtherListing[]
}
