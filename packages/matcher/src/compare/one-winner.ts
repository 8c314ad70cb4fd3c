import { isOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { ofQuestion } from './facts.ts'
import { replacesHolder } from './replaced-holders.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Whether the question is about the end of holding a post. "Ann goes first" and "Bob comes next" may both come true.
 */
export const losesPost = (proposition: Proposition) =>
  vocabularyOf(proposition).predicates.some((key) => ruleWords.endOfPost.has(key))

/**
 * Whether a question is about a contest with only one winner: a seat, a cup, the next holder of a post, the largest of
 * all.
 */
export const isExclusive: (proposition: Proposition) => boolean = ofQuestion(hasOneWinner)

function hasOneWinner(proposition: Proposition): boolean {
  const { qualifiers } = proposition
  const { names, predicates: asserted } = vocabularyOf(proposition)
  // many take part in a contest with one winner
  if (asserted.some((key) => TAKES_PART.has(key)) && !asserted.includes('win')) return false
  if (countsPrizes(proposition)) return false
  if (qualifiers.top !== undefined || qualifiers.reach !== undefined) return false
  if (qualifiers.stage === 'runoff' && !WINS_RUNOFF.test(proposition.title)) return false
  // several are nominated for an award
  if ((qualifiers.stage === 'nomination' || qualifiers.stage === 'shortlist') && isOfPrize(proposition)) return false
  // several parties form a government, of which only one has a majority; several words are said in a speech
  if (names.has('government')) return /\b(?:majority|minority)\b/i.test(proposition.title)
  if (SAYING.some((word) => names.has(word))) return false
  return (
    SINGLE_WINNER.some((word) => names.has(word)) ||
    isAward(proposition) ||
    HAS_TITLE.test(proposition.title) ||
    GOVERNS.test(proposition.title) ||
    isLeadOnce(proposition) ||
    isHeldOnDay(proposition) ||
    qualifiers.stage !== undefined ||
    qualifiers.place !== undefined ||
    qualifiers.first !== undefined ||
    replacesHolder(proposition)
  )
}

const SAYING = [...ruleWords.saying]
/** The keys of words for what has one winner. */
export const SINGLE_WINNER: readonly string[] = [...ruleWords.singleWinner]

/** Whether the question is about one of several prizes or a number of them. */
export const countsPrizes = ({ title }: Proposition) => WINS_ONE_OF_MANY.test(title) || COUNTS_WINS.test(title)

/** Matches the win of one of several prizes: "win an Oscar", "win at least one gold medal". */
const WINS_ONE_OF_MANY =
  /\bwins? (?:an?|another|any|at least (?:an?|one|two|three|\d+)|(?:exactly |over |more than |fewer than |less than )?\d+(?:\+| ?[-–] ?\d+| or more| or fewer)?|between \d+ and \d+|multiple) (?:more |U\.?S\.? )?(?:Academy Award|BAFTA|bronze|county|delegate|Emmy|game|gold|Golden Globe|Grammy|Grand Slam|major|match|medal|Nobel|Oscar|playoff|primary|race|seat|set|silver|stage|state|swing state|Tony|trophy)(?:e?s)?\b/i

/** Matches the number of prizes of one party: "Zorro Oscar wins - 3". */
const COUNTS_WINS = /\b(?:Academy Award|BAFTA|Emmy|Golden Globe|Grammy|Oscar|Tony) wins\b/i

/** Matches the win of a runoff, for which two qualify. */
const WINS_RUNOFF = /\bwins? (?:the )?(?:[\w'’.-]+ ){0,7}run-?off(?= ?(?:\?|$))/i

/** Matches who has a title or a medal of which there is one, without the word "win": "be the 2031 F1 Drivers' Champion". */
const HAS_TITLE =
  /\bbe the (?:closest|tipping[- ]point)\b|\bha(?:s|ve) the (?:best|worst) record\b|\bbe (?:crowned )?(?:the )?(?:[\w'’.-]+ ){0,6}champions?\b(?! League)|\bwins? the (?:gold|silver) medal (?:for|in)\b/i

/** Matches who heads a government after an election: "be the Peruvian Prime Minister after the election". */
const GOVERNS =
  /\bbe (?:the )?(?:[\w'’.-]+ ){0,5}(?:chancellor|first minister|mayor|premier|president|prime minister)\b[^?]{0,30} after (?:[\w'’.-]+ ){1,4}election\b/i

const TAKES_PART: ReadonlySet<string> = new Set(['attend', 'participate', 'qualify'])

/** Whether the question names an award, which has one winner even if the title does not say "win". */
export const isAward = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ ids }) => ids?.every((id) => kindOf(id) === 'award'))

/** Whether the question names a prize or where prizes are given: "nominated for the Zorro Prize", "for an Oscar". */
const isOfPrize = ({ questionTokens }: Proposition) =>
  questionTokens.some((token) => PRIZES.has(token.key) || isOfKind(token, 'award', 'ceremony'))
const PRIZES: ReadonlySet<string> = new Set(['award', 'priz'])

/**
 * Whether the question is who leads a league in a statistic, or a ranking on one day. In a ranking over a year, several
 * may lead.
 */
const isLeadOnce = ({ leagues, time: { window }, questionTokens }: Proposition) =>
  (leagues.length > 0 || window?.kind === 'day') && says(questionTokens, 'leader')

/** Whether the question is who holds a post on one day. A chamber has many members. */
const isHeldOnDay = ({ time: { window }, questionTokens }: Proposition) =>
  window?.kind === 'day' &&
  questionTokens.some(
    ({ key, ids }) => ruleWords.headship.has(key) || ids?.some((id) => kindOf(id) === 'office' && !CHAMBERS.has(id)),
  )
const CHAMBERS: ReadonlySet<string> = new Set(['office:house', 'office:senate', 'office:congress'])
