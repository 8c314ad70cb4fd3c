import type { Ref } from '../edge.ts'
import type { Contact } from './contact.ts'
import type { Interval } from './interval.ts'
import type { AnswerOption } from './option.ts'
import type { Politician } from './politicians.ts'
import type { Qualifiers } from './qualifiers.ts'
import type { RuleConditions } from './rule-conditions.ts'
import type { Selection } from './selection.ts'
import type { Game } from './sides.ts'
import type { Time } from './time.ts'
import type { Token } from './tokens.ts'

/**
 * The kind of answer that a question wants: "Who ...?" a name, "How many ...?" a number, "Which party ...?" a party,
 * "When ...?" a time.
 */
export type AnswerKind = 'name' | 'number' | 'party' | 'time'
/** The form of an event's question: whether something comes true, or one of several answers. */
type Form = AnswerKind | 'list' | 'whether'

/**
 * The grammatical form of a question. called: "an election is called"; count: "how many vacancies"; joint: "both the
 * House and the Senate"; margin: "wins by 5 points"; occurrence: "the election takes place"; some: "a vacancy".
 */
export type QuestionForm = 'called' | 'count' | 'joint' | 'margin' | 'occurrence' | 'some'

/** The answer that a market stands for, with the tokens of its label. */
export interface Answer extends AnswerOption {
  tokens: readonly Token[]
}

/**
 * The question of one market, read into parts that can be compared. Without `ref.marketId`, the question of the event
 * as a whole.
 */
export interface Proposition {
  ref: Ref
  /** The title as the venue shows it. */
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
  /** The kind of answer the question wants, where stated. */
  asks?: AnswerKind | undefined
  /** The form of its event's question. */
  form: Form
  /** The politician it names, where that is a member of a party. */
  politician?: Politician | undefined
  qualifiers: Qualifiers
  time: Time
  interval?: Interval | undefined
  game?: Game | undefined
  selection?: Selection | undefined
  negated: boolean
  /** The kind of meeting that the rules count, where it asks for one. */
  contact?: Contact | undefined
  /** The conditions that the rules count, where they are known. */
  terms?: RuleConditions | undefined
  /** How the question is built, where its relation to others of its topic depends on it. */
  build?: QuestionForm | undefined
  /** The proposition of the second outcome, where that is a side of its own. */
  complement?: Proposition | undefined
  /** Competitions the question belongs to, stated or implied. */
  leagues: readonly string[]
  /** Number of the group of siblings that differ in one slot only. */
  templateGroup?: number | undefined
  /** Outcome ids: YES is the outcome the proposition states. */
  yes?: string | undefined
  no?: string | undefined
}

/** An event as read: the propositions of its markets and of the event as a whole. */
export interface EventRecord {
  venue: string
  eventId: string
  title: string
  eventQuestion: Proposition
  markets: readonly Proposition[]
  /** The quoted price of each market of a list, in their order; empty of other events. */
  prices: readonly (number | undefined)[]
  /** Which of the markets name what they are about; where none does, only the events can be compared. */
  nameless: boolean
}
