import type { Ref } from '../edge.ts'
import type { Contact } from './contact.ts'
import type { Interval } from './interval.ts'
import type { Option } from './option.ts'
import type { Politician } from './politicians.ts'
import type { Qualifiers } from './qualifiers.ts'
import type { Selection } from './selection.ts'
import type { Game } from './sides.ts'
import type { Time } from './time.ts'
import type { Token } from './tokens.ts'

export type Asks = 'name' | 'number' | 'party' | 'time'
/** What a whole event wants to know: whether something comes true, or one of several answers. */
type Form = Asks | 'list' | 'whether'

/**
 * count: "how many vacancies"; some: "a vacancy"; occurrence: "the election takes place"; joint: "both the House and
 * the Senate", "A defeats B": several things at once; margin: "wins by 5 points".
 */
export type Build = 'count' | 'joint' | 'margin' | 'occurrence' | 'some'

/** The answer a market is about, in words. */
export interface Answer extends Option {
  tokens: readonly Token[]
}

/** What a market says of the world, in comparable parts. Without `ref.marketId`: the question of the whole event. */
export interface Proposition {
  ref: Ref
  /** What a reader would see. */
  title: string
  /** Words of the question itself. */
  questionTokens: readonly Token[]
  /** Words of the event's title, without an answer. */
  eventTokens: readonly Token[]
  /** Words that all markets of the event share. */
  common: ReadonlySet<string>
  /** Words around it: the event's title, second lines. They explain the other side's words and need no partner. */
  context: readonly Token[]
  answer?: Answer | undefined
  /** What kind of answer the question wants, where it tells. */
  asks?: Asks | undefined
  /** Of the event the question belongs to. */
  form: Form
  /** Whom it names, where that one stands for a party. */
  politician?: Politician | undefined
  qualifiers: Qualifiers
  time: Time
  interval?: Interval | undefined
  game?: Game | undefined
  selection?: Selection | undefined
  negated: boolean
  /** Where it asks for a meeting, what the rules count as one. */
  contact?: Contact | undefined
  /** How the question is built, where that tells how it lies to others of its matter. */
  build?: Build | undefined
  /** The same market told for its second outcome, where that is a side of its own. */
  complement?: Proposition | undefined
  /** Competitions the question belongs to, told or implied. */
  leagues: readonly string[]
  /** One number for those markets of an event that ask the same but for a bound. */
  templateGroup?: number | undefined
  /** Outcome ids: YES is the outcome the proposition states. */
  yes?: string | undefined
  no?: string | undefined
}

/** One event with its markets, read. */
export interface EventRecord {
  venue: string
  eventId: string
  title: string
  eventQuestion: Proposition
  markets: readonly Proposition[]
  /** Which of the markets name what they are about; where none does, only the events can be compared. */
  nameless: boolean
}
