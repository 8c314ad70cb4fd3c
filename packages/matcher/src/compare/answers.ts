import { dayNumber } from '../extract/calendar.ts'
import { isOfKind, isOnlyOfKind } from '../extract/entities.ts'
import { WHETHER } from '../extract/event-question.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Answer, Proposition } from '../extract/proposition.ts'
import type { QualifierKey } from '../extract/qualifiers.ts'
import { says } from '../extract/says.ts'
import { normalise, slugForms } from '../extract/text.ts'
import { type Token, tokenise } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { namesElection } from './contests.ts'
import { areOfMargins, mayLose } from './counted-votes.ts'
import { areEventsAlike } from './event-tokens.ts'
import { ofTitle } from './facts.ts'
import { hasName } from './has-name.ts'
import { isCountry } from './is-country.ts'
import { isAward, isExclusive, losesPost, SINGLE_WINNER } from './one-winner.ts'
import { namesOfSuccessors, replacesHolder } from './replaced-holders.ts'
import { compareRuleContrasts } from './rule-conditions.ts'
import { includesSame } from './same-token.ts'
import { isElectedInRound } from './second-rounds.ts'
import { YEAR } from './states-on-days.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import type { Unshared } from './words.ts'

/**
 * Whether two questions state different answers to one question that has only one right answer: "Ann wins the Cup" and
 * "Bob wins the Cup".
 */
export function areRivalAnswers(a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared): boolean {
  if ((!isExclusive(a) && !isExclusive(b)) || losesPost(a) !== losesPost(b)) return false
  if (isOpen(a) || isOpen(b)) return false
  if (replacesHolder(a) || replacesHolder(b)) {
    const [one, next] = namesOfSuccessors(a, b, { onlyA, onlyB }) ?? []
    return one !== undefined && next !== undefined && isAnswer(a, one) && isAnswer(b, next)
  }
  // a hurricane that hits a state is no rival of who wins it
  if (isExclusive(a) !== isExclusive(b) && sharesPlaces(a, onlyA) && sharesPlaces(b, onlyB)) return false
  const nominates = a.qualifiers.stage === 'nomination' && b.qualifiers.stage === 'nomination'
  const isAround = (key: string) => key === 'win' || (nominates && key === 'next')
  const [named, other] = [onlyA, onlyB].map((tokens) =>
    tokens.filter(({ key, weight }) => weight >= 0.3 && !isAround(key)),
  ) as [Token[], Token[]]
  // a number of ballots is no rival of who is elected
  if (isCount(a) !== isCount(b)) return false
  // the scores of two films exclude each other no more than their numbers do
  if (isScore(a) && isScore(b)) return false
  // the turnout of an election is not one of its winners, and the margins in two places exclude each other no more
  if ([...named, ...other].some(({ key }) => ruleWords.attribute.has(key)) && a.interval && b.interval) return false
  if (areOfMargins(a, b) && [...named, ...other].every((token) => isOfKind(token, 'country', 'state', 'office')))
    return false
  if (!isExclusiveBeside(a, named) && !isExclusiveBeside(b, other)) return false
  return sharesContest(a, onlyA) && sharesContest(b, onlyB) && isAnswer(a, named) && isAnswer(b, other)
}

/** Whether a question shares more than that its answer is the first of all: "the top song" is no rival of "the top app". */
const sharesContest = ({ questionTokens }: Proposition, only: readonly Token[]) =>
  questionTokens.some((token) => token.weight >= 0.3 && token.key !== 'top' && !only.includes(token))

/** Whether a question asks for its answer and states none: "Who wins the Cup?", "House margin of victory". */
export const isOpen = ({ ref, title }: Proposition) => ref.marketId === undefined && !WHETHER.test(title)

/** Whether the answer of the question begins with a number, of ballots or of weeks, and is not a name with a margin. */
const isCount = ({ answer, form }: Proposition) => {
  const [first] = answer?.tokens ?? []
  return form === 'number' && first !== undefined && isNumber(first)
}

/** Whether the question is about the score that critics or players give to a work. */
const isScore = ({ interval, title }: Proposition) =>
  interval !== undefined && /\b(?:Rotten Tomatoes|Metacritic|Metascore|Tomatometer|audience|critics?)\b/i.test(title)

/**
 * Whether the home country of the venues, which weighs little, wins in the first question, and in the other somebody
 * who is no country: its first name is among the tokens that only it has.
 */
export function isHomeBesideWinner(one: Proposition, other: Proposition, only: readonly Token[]): boolean {
  const [[home], [winner]] = [one.questionTokens, other.questionTokens]
  if (!home || !winner || home.weight >= 0.5 || !isCountry(home) || hasSameToken(vocabularyOf(other), home))
    return false
  return only.includes(winner) && hasName([winner]) && !isCountry(winner) && says(other.questionTokens, 'win')
}

/** Whether all tokens of weight that a question shares with the other one are names of places. */
const sharesPlaces = ({ questionTokens }: Proposition, only: readonly Token[]) =>
  questionTokens.every((token) => token.weight < 0.3 || only.includes(token) || isOfKind(token, 'country', 'state'))

/**
 * Whether the question has only one right answer also without the words of its answer: "first" in the film title "First
 * Steps" does not show it.
 */
function isExclusiveBeside(proposition: Proposition, answer: readonly Token[]): boolean {
  if (!isExclusive(proposition)) return false
  const said = answer.filter(({ key }) => ruleWords.singleWinner.has(key))
  if (said.length === 0) return true
  const { names } = vocabularyOf(proposition)
  return SINGLE_WINNER.some((word) => names.has(word) && !said.some(({ key }) => key === word))
}

/** Kinds of qualifiers of which a different value means another contest, or another prize of the contest. */
const CONTEST: readonly QualifierKey[] = [
  ...(['clause', 'condition', 'first', 'group', 'half', 'map', 'reach', 'round', 'series', 'split', 'tenure'] as const),
  ...(['top', 'without'] as const),
]

/**
 * Returns the relation of two different answers if one question is about a contest and the other about a stage of it:
 * "Ann is the party's nominee" and "Bob of this party wins the election" are disjoint. Undefined where both are about
 * the same contest and stage.
 */
export function relateAcrossContests(a: Proposition, b: Proposition): SetRelation | 'unrelated' | undefined {
  // nor does one in fourth place exclude another winner
  const others = [...CONTEST, 'place' as const].filter((key) => a.qualifiers[key] !== b.qualifiers[key])
  // one candidate may be second in the first round, or be in the runoff, where another one wins
  const areRounds = others.every((key) => key === 'place' || key === 'reach') && namesElection(a) && namesElection(b)
  if (others.length > 0) return areRounds ? 'overlap' : 'unrelated'
  if (spansEditions(a, b) || spansEditions(b, a)) return 'unrelated'
  if (areOfTwoFields(a, b) || compareRuleContrasts(a, b).length > 0) return 'overlap'
  if (mayLose(a) || mayLose(b) || (a.terms?.jointly && b.terms?.jointly)) return 'overlap'
  const [x, y] = [a.qualifiers.stage, b.qualifiers.stage]
  if (x === y) return undefined
  // who is elected in the first round leaves no other winner
  if (isElectedInRound(a) || isElectedInRound(b)) return 'disjoint'
  // the nominee for one prize or post, and the winner of another one
  if (x !== 'nomination' && y !== 'nomination') return 'overlap'
  if ([a, b].some(isAward)) return 'unrelated'
  const [nominee, other] = x === 'nomination' ? [a, b] : [b, a]
  const party = other.qualifiers.stage === undefined ? other.politician?.party : undefined
  const isOfParty = ({ ids }: Token) => party !== undefined && (ids?.includes(party) ?? false)
  return [...nominee.questionTokens, ...nominee.eventTokens].some(isOfParty) ? 'disjoint' : 'overlap'
}

/** Whether both ask who leaves first, of two different fields: "next G20 leader to leave", "next African leader". */
function areOfTwoFields({ title: a, qualifiers: x }: Proposition, { title: b, qualifiers: y }: Proposition): boolean {
  if (x.first === undefined || y.first === undefined) return false
  const [one, other] = [fieldIn(a), fieldIn(b)]
  return one !== null && other !== null && one !== other
}

/** Returns the words of a title that say among whom one is the first: "g20", "ten african". Null where there are none. */
const fieldIn = ofTitle((title: string): string | null => {
  const [, before, behind] = FIELD.exec(normalise(title)) ?? []
  return before ?? behind ?? null
})
const FIELD =
  /\b(?:first|next|of the|of these|which) ((?:[a-z0-9'-]+ ){1,4}?)(?:leaders?|heads? of (?:state|government)|presidents?|prime ministers?|ministers?|governors?|ceos?|coaches|managers?|members?|officials?|secretar(?:y|ies))\b/

/**
 * Whether the first question has a deadline more than a year after the contest of the other, so that it counts winners of
 * several editions: "wins the World Cup by 2050". There is only one next and one first winner.
 */
const spansEditions = ({ time, title }: Proposition, other: Proposition): boolean => {
  const { window } = time
  if (window?.kind !== 'deadline' || !window.yearKnown || ONCE.test(title) || ONCE.test(other.title)) return false
  const ends = other.time.window?.to ?? Math.max(...other.time.years.map(({ value }) => dayNumber(value + 1, 1, 1)))
  return ends > 0 && window.to > ends + YEAR
}
const ONCE = /\b(?:next|first)\b/i

/**
 * Whether the events of two markets ask the same question, and the names of the two answers have no word in common.
 * False where the title of either market does not contain its answer.
 */
export function haveDifferentAnswers(a: Proposition, b: Proposition): boolean {
  const [one, other] = [answerWords(a), answerWords(b)]
  if (one.length === 0 || other.length === 0 || !areEventsAlike(a, b)) return false
  // a number of seats beside a party, or a prize with a qualifier beside one without, are not two answers to one
  // question
  if (one.every(isNumber) !== other.every(isNumber) || CONTEST.some((key) => a.qualifiers[key] !== b.qualifiers[key]))
    return false
  // what both questions say is no answer of one of them alone: "pardon himself" and "Ann Roe pardon Ann Roe"
  const isIn = (question: Proposition) => (token: Token) => includesSame(question.questionTokens, token)
  if (one.every(isIn(b)) && other.every(isIn(a))) return false
  // a name of light words may stand beside whose work it is: "Hours", '"Hours" by Ann Roe'
  const isAmong = (words: readonly Token[], { answer }: Proposition) =>
    words.every(({ weight }) => weight < LIGHT) && words.some((token) => includesSame(answer?.tokens ?? [], token))
  return !one.some((token) => includesSame(other, token)) && !isAmong(one, b) && !isAmong(other, a)
}

const isNumber = ({ key }: Token) => /^\d/.test(key)
const PLACE = /^\d+(?:st|nd|rd|th)$/

const LIGHT = 0.3

/** Returns the tokens of an answer that is a name, if the title of the market contains all of them; else none. */
function answerWords({ answer, questionTokens }: Proposition): readonly Token[] {
  if (answer?.kind !== 'name') return []
  const heavy = answer.tokens.filter(({ weight }) => weight >= LIGHT)
  // a song may have a name of light words: "Hours"
  const words = heavy.length > 0 ? heavy : answer.tokens
  return words.every((token) => questionTokens.some(({ key }) => key === token.key)) ? words : []
}

/**
 * Whether the tokens are the answer of a market in a list, or stand together at the beginning of its title: "Will X win
 * ...".
 */
function isAnswer({ answer, questionTokens, title }: Proposition, tokens: readonly Token[]): boolean {
  // a prize or a place is won and wins nothing
  if (tokens.length > 0 && tokens.every((token) => PLACE.test(token.key) || isOnlyOfKind(token, 'award', 'ceremony')))
    return false
  const isOf = ({ tokens: names }: Answer) => tokens.every((token) => includesSame(names, token))
  // the label may state something else, such as the party of the answer
  if (answer?.kind === 'name' && isOf(answer)) return true
  // "Ann Roe, 5-10%" names a winner with the margin
  if (answer?.kind === 'number' && tokens.length > 0 && isOf(answer)) return true
  const nominee = nomineeIn(title)
  if (nominee !== null && tokens.every(({ key }) => nominee.has(key))) return true
  // if the title ends with its answer, which both questions share, the tokens are not the answer
  if (answer?.kind === 'name' && endsWith(questionTokens, answer.tokens)) return false
  const tail = tailOf(title)
  if (tail !== null && tokens.every(({ key }) => tail.has(key) && !ruleWords.attribute.has(key))) return true
  // two people may have the same given name, so that only the family name differs
  const [first] = tokens
  // a title that begins with a light word ("the next bill") does not begin with names
  const [start] = questionTokens
  const words = start && isLightWord(start) ? questionTokens : questionTokens.filter((token) => !isLightWord(token))
  const from = words.findIndex(({ key }) => key === first?.key)
  const named = from <= MAX_GIVEN_NAMES && words.slice(0, from).every(({ key }) => isGivenName(key))
  if (!named || !tokens.every((token, index) => words[from + index]?.key === token.key)) return false
  const head = headOf(title)
  return head === null || tokens.every(({ key }) => head.has(key) || isOfParty(key, head))
}

/** Whether the token stands within names without being a part of them: "the Zorro Party (ZP)". */
const isLightWord = ({ key, weight }: Token) => weight < 0.3 && !predicates.has(key)

/** Whether the key is the name of a party with its last word in small letters: "the Democratic party". */
const isOfParty = (key: string, head: ReadonlySet<string>) => key.endsWith(' party') && head.has(key.slice(0, -6))

const endsWith = (questionTokens: readonly Token[], answer: readonly Token[]) =>
  answer.length > 0 && answer.every(({ key }, index) => questionTokens.at(index - answer.length)?.key === key)

/** Matches an answer at the end of a title: "World Cup Winner: South Korea". That of a question follows its "?". */
const TAIL = /(?:^(?!['"“]?(?:Will|Does|Did|Is|Can) ).*: |\? (?:- )?)(\p{Lu}[^:?]*)\??$/u

/** Returns the token keys of an answer at the end of a title; null where there is none. */
const tailOf = ofTitle((title: string): ReadonlySet<string> | null => {
  const tail = TAIL.exec(title)?.[1]
  return tail === undefined ? null : new Set(tokenise(normalise(tail), slugForms(tail)).map(({ key }) => key))
})

/** Matches the person behind a verb of appointing: "nominate Ann Roe as", "pick Bob Doe for". */
const NOMINATES = /\b(?:appoint|choose|name|nominate|pick|select|tap)s? ((?:\p{Lu}[\p{L}.'’-]*\s){1,5})(?:as|for|to)\b/u

/** Returns the token keys of the person whom a title names behind a verb of appointing; null where there is none. */
const nomineeIn = ofTitle((title: string): ReadonlySet<string> | null => {
  const name = NOMINATES.exec(title)?.[1]
  return name === undefined ? null : new Set(tokenise(normalise(name), slugForms(name)).map(({ key }) => key))
})

/**
 * Matches the capitalised words at the beginning of a title, with the small words within names ("of", "de") and those
 * that deny a name ("someone other than").
 */
const HEAD =
  /^(?:(?:Will|Wil|Can|Does|Did|Is) )?(?:(?:an?|any|some)(?:body|one)? ?(?:candidate |country |party |person |team )?(?:besides|except(?: for)?|other than) )?(?:(?:[Tt]he|an?) )?((?:[\p{Lu}\d"“'‘][^\s]*|of|the|de|da|del|van|von|bin|al|and|&)(?: |$))+/u
const WITHOUT_CAPITALS = /^\p{Lu}?[^\p{Lu}]*$/u

/**
 * Returns the token keys of the capitalised words at the beginning of a title, in which its first name is found. Null
 * for titles that capitalise all words or none.
 */
const headOf = ofTitle((title: string): ReadonlySet<string> | null => {
  const [, ...rest] = title.split(' ')
  if (WITHOUT_CAPITALS.test(title) || rest.every((word) => /^\P{Ll}/u.test(word))) return null
  const [head = ''] = HEAD.exec(title) ?? []
  return new Set(tokenise(normalise(head), slugForms(head)).map(({ key }) => key))
})

const MAX_GIVEN_NAMES = 2
const isGivenName = (key: string) => /^[a-z]{2,}$/.test(key) && !predicates.has(key)
