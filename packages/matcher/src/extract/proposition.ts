import type { UnifiedMarket } from '@crossvenue/venues'
import type { Ref } from '../edge.ts'
import type { Contact } from './contact.ts'
import type { Interval } from './interval.ts'
import type { AnswerOption } from './option.ts'
import type { Politician } from './politicians.ts'
import type { Qualifiers } from './qualifiers.ts'
import type { RuleConditions } from './rule-conditions.ts'
import type { Selection } from './selection.ts'
import type { Game } from './sides.ts'
import type { Tally } from './tally.ts'
import type { Time } from './time.ts'
import type { Token } from './tokens.ts'

/**
 * The kind of answer that a question wants: "Who ...?" a name, "How many ...?" a number, "Which party ...?" a party,
 * "When ...?" a time.
 */
export type AnswerKind = 'name' | 'number' | 'party' | 'time'
/**
 * The form of an event's question: it asks whether something comes true, for one of several answers, or for an answer
 * of one kind.
 */
type Form = AnswerKind | 'list' | 'whether'

/**
 * The grammatical form of a question. called: "an election is called"; count: "how many vacancies"; joint: "both the
 * House and the Senate"; margin: "wins by 5 points"; occurrence: "the election takes place"; some: "a vacancy".
 */
export type QuestionForm = 'called' | 'count' | 'joint' | 'margin' | 'occurrence' | 'some'

/** The answer that a market of a list stands for, such as "Ann Roe", with the tokens of its label. */
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
  /**
   * Tokens of the question itself: of the market's title, of its answer where the title leaves it out, and of a place
   * that only the event's title names.
   */
  questionTokens: readonly Token[]
  /** Tokens of the event's title, without those of an answer. */
  eventTokens: readonly Token[]
  /** Keys of the tokens that all markets of the event share. */
  common: ReadonlySet<string>
  /**
   * Tokens around the question: of the event's title and second lines. They explain words of another question and need
   * no counterpart in it.
   */
  context: readonly Token[]
  answer?: Answer | undefined
  /** The kind of answer the question wants, where stated. */
  asks?: AnswerKind | undefined
  /** The form of the question of its event. */
  form: Form
  /** The party and sex of a politician whom the question names, where the tables have them. */
  politician?: Politician | undefined
  qualifiers: Qualifiers
  time: Time
  interval?: Interval | undefined
  game?: Game | undefined
  selection?: Selection | undefined
  /** How often a player has to do something, where the question asks for that. */
  tally?: Tally | undefined
  negated: boolean
  /** The kind of meeting that settles YES, if the question is about a meeting. */
  contact?: Contact | undefined
  /** The conditions for YES in the resolution rules, where these were read. */
  terms?: RuleConditions | undefined
  /** The grammatical form, where it changes how the question relates to others of its topic. */
  build?: QuestionForm | undefined
  /**
   * The proposition of the second outcome, where it is the opposite of the first: the other team, or "leaves" beside
   * "stays".
   */
  complement?: Proposition | undefined
  /** The same question by the party or by its nominee, where the market names both. */
  alias?: Proposition | undefined
  /** It is the alias of the only candidate of a party in a list, who may not be its nominee yet. */
  onlyCandidate?: true
  /** For "someone else" in a list: the markets of the answers that the list names. */
  named?: readonly Proposition[] | undefined
  /** Ids of the leagues that the question names or implies. */
  leagues: readonly string[]
  /** Number of its template group: markets of the event that differ only in a name or a number. */
  templateGroup?: number | undefined
  /** The on-chain id of the market, where the venue states one. */
  contractAddress?: string | undefined
  /** The markets of other venues that the venue states to be the same question. */
  twins?: UnifiedMarket['twins'] | undefined
  /** Ids of the outcomes: YES is the outcome that settles if the proposition comes true. */
  yes?: string | undefined
  no?: string | undefined
}

/** An event with its texts read into propositions: one for each market, and one for the event as a whole. */
export interface EventRecord {
  venue: string
  eventId: string
  title: string
  eventQuestion: Proposition
  markets: readonly Proposition[]
  /** The quoted price of each market of a list, in the order of the markets; empty for other events. */
  prices: readonly (number | undefined)[]
  /** Whether a market states its twins on other venues. */
  hasTwins: boolean
  /** Whether no market names its answer, so that only the events can be compared. */
  nameless: boolean
}
