import { isVerbForm } from '../extract/clause.ts'
import { type EntityId, kindOf, sportOf } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isSlug } from '../extract/read.ts'
import { tokensOf } from '../extract/rule-conditions.ts'
import { normalise } from '../extract/text.ts'
import { isConcept, type Token, tokenise } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { homeCountryOf } from '../knowledge/venue-homes.ts'
import { type ForgivenessId, forgivenesses } from '../rules/forgivenesses.ts'
import { SUPERLATIVE } from './rule-words.ts'
import { isSameToken } from './same-token.ts'
import { isSpeltOut } from './spelt-out.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'

/** A token of one question alone, with the weight that its absence counts in the other question. */
export interface UnsharedToken extends Token {
  /** Another part of a name both sides give. */
  extension?: true
  /** The rule that changed its weight. */
  rule?: ForgivenessId
}

/**
 * Returns the tokens `left`, which only question `one` has, with the weight that their absence counts: less where
 * `other` implies them ("war" beside "ceasefire"), more where it cannot ("Jr.").
 */
export function weighUnshared(one: Proposition, other: Proposition, left: readonly Token[]): UnsharedToken[] {
  return left.map((token) => {
    const heavier = HEAVIER.find(([, holds]) => holds(token, one, other))?.[0]
    if (heavier) return { ...token, weight: forgivenesses[heavier].weight, rule: heavier }
    const lighter = LIGHTER.find(([, holds]) => holds(token, one, other))?.[0]
    if (lighter) return { ...token, weight: Math.min(token.weight, forgivenesses[lighter].weight), rule: lighter }
    const rule = isPartOfNames(token) ? PARTS_OF_NAMES.find(([, holds]) => holds(token, one, other))?.[0] : undefined
    return rule ? { ...token, weight: forgivenesses[rule].weight, extension: true, rule } : token
  })
}

/** "Jr." beside a name without it. */
const isOtherPerson = (token: Token, one: Proposition, other: Proposition) =>
  token.weight >= 0.3 && ruleWords.otherPerson.has(token.key) && !isStatedOtherwise(token, one, other)

/** The United States usually need not be named, but a meeting in them is narrower than any meeting. */
const isPlaceOfMeeting = ({ ids }: Token, { questionTokens, title }: Proposition) =>
  ids?.includes(USA) === true && questionTokens.some(({ key }) => key === 'meet') && IN_USA.test(title)

const IN_USA = /\bin (?:the )?(?:US|USA|U\.S\.|United States)(?:\W|$)/

type Holds = (token: Token, one: Proposition, other: Proposition) => boolean
type Rules = readonly (readonly [ForgivenessId, Holds])[]

const HEAVIER: Rules = [
  ['meeting-in-usa', isPlaceOfMeeting],
  ['other-person', isOtherPerson],
]
const LIGHTER: Rules = [
  ['implied-word', isImplied],
  ['stated-otherwise', isStatedOtherwise],
  ['win-of-prize', isWinOfPrize],
  ['any-other', isAnyOther],
  ['movement', isMovement],
  ['first-release', isFirstRelease],
  ['next-election', isNextElection],
  ['predecessor', isPredecessor],
  ['agent-of-appointment', isAgentOfAppointment],
  ['home-of-venue', isHomeOfVenue],
  ['state-of-district', isStateOfDistrict],
  ['house-of-district', isHouseOfDistrict],
  ['seats-held', isHoldingOfSeats],
  ['presidency', isPresidency],
  ['league-meant', isLeagueMeant],
  ['race-of-candidate', isPartOfOwnRace],
  ['place-of-office', isPlaceOfOffice],
  ['post-of-person', isPostOfPerson],
  ['party-of-nomination', isPartyOfNomination],
  ['spelt-out', isSpeltOut],
  ['post-of-rules', isPostOfRules],
  ['kind-of-company', isKindOfCompany],
  ['middle-name', isMiddleName],
  ['ticker-of-name', isTickerOfName],
  ['stated-by-rules', isStatedByRules],
]
const PARTS_OF_NAMES: Rules = [
  ['rest-of-answer', isPartOfName],
  ['short-name-of-subject', isLeftOutOfSubject],
  ['beside-shared-name', isBesideSharedName],
]

function isImplied({ key, ids }: Token, _: Proposition, other: Proposition): boolean {
  const { implied } = vocabularyOf(other)
  if (key === 'qualify' && other.qualifiers.reach !== undefined) return true
  return implied.has(key) || (ids?.some((id) => implied.has(id)) ?? false)
}

/** "51" beside "Season 51", or an alias that the other side uses. */
function isStatedOtherwise({ key, alias }: Token, _: Proposition, other: Proposition): boolean {
  if (key === other.qualifiers.season) return true
  return alias !== undefined && vocabularyOf(other).names.has(alias)
}

/** A prize, a place and a ranking are won, whether that is said or not. */
function isWinOfPrize({ key }: Token, one: Proposition, other: Proposition): boolean {
  if (key !== 'win') return false
  return (
    other.qualifiers.place !== undefined ||
    other.questionTokens.some(({ key: word }) => SUPERLATIVE.test(word)) ||
    [...one.questionTokens, ...other.questionTokens].some((token) => names(token, PRIZES))
  )
}

/** "In another country" beside the answer "Other". */
function isAnyOther({ key }: Token, _: Proposition, other: Proposition): boolean {
  return key === 'another-country' && other.answer?.kind === 'catch-all'
}

/**
 * "CPI rises 0.3 %" beside "monthly inflation": the value of a series is its change, over a month unless stated
 * otherwise.
 */
function isMovement({ key }: Token, one: Proposition, other: Proposition): boolean {
  if (one.interval?.unit !== 'percent' || other.interval?.unit !== 'percent') return false
  if (![one, other].every(({ questionTokens }) => questionTokens.some((token) => names(token, SERIES)))) return false
  if (key === 'monthly')
    return (
      other.questionTokens.some((token) => token.key === 'growth' || token.key === 'hike') && !isNamed(other, 'annual')
    )
  return ruleWords.movement.has(key)
}

/** The value of a series is its first release, unless a revision is named. */
function isFirstRelease({ key }: Token, _: Proposition, other: Proposition): boolean {
  return (
    key === 'advance-estimate' && other.questionTokens.some((token) => names(token, SERIES)) && !isNamed(other, 'revis')
  )
}

/** An election without a stated date is the next one. */
function isNextElection({ key }: Token, one: Proposition, other: Proposition): boolean {
  return key === 'next' && [one, other].every((side) => isNamed(side, 'election') && side.time.years.length === 0)
}

/** The president appoints whom the Senate confirms, whether that is said or not. */
function isAgentOfAppointment({ ids }: Token, one: Proposition, other: Proposition): boolean {
  const isAgent = (token: Token) => token.ids?.some((id) => APPOINTS.has(id)) ?? false
  if (!ids?.some((id) => APPOINTS.has(id)) || !isAppointed(one)) return false
  if (!isAppointed(other) && !isNamed(other, 'confirm')) return false
  const known = vocabularyOf(other)
  return one.questionTokens.some((token) => !isAgent(token) && isPost(token) && hasSameToken(known, token))
}

const isAppointed = (side: Proposition) => side.qualifiers.stage === 'nomination' || isNamed(side, 'appoint')
const APPOINTS: ReadonlySet<EntityId> = new Set(['office:president', 'person:donald-trump'])

/** The person whom the next holder of a post follows. */
function isPredecessor({ predecessor }: Token, one: Proposition, other: Proposition): boolean {
  if (!predecessor) return false
  const known = vocabularyOf(one)
  if (other.questionTokens.some((token) => token.predecessor && token.weight >= 1 && !hasSameToken(known, token)))
    return false
  return one.questionTokens.some((token) => isPost(token) && hasSameToken(vocabularyOf(other), token))
}

/** The United States, or the other venue's own country, where the other side names no place. */
function isHomeOfVenue({ ids }: Token, one: Proposition, other: Proposition): boolean {
  // "the US or Israel"
  if (OR_COUNTRY.test(one.title) && ids?.includes(USA)) return false
  if (other.questionTokens.some(({ key }) => ruleWords.continent.has(key))) return false
  const home = ids?.includes(USA) || ids?.includes(homeCountryOf(other.ref.venue) ?? USA)
  return home === true && !other.questionTokens.some((token) => names(token, PLACES))
}

const OR_COUNTRY = /\b(?:US|USA|United States) or \p{Lu}|\p{Ll} or (?:the )?(?:US|USA|United States)\b/u

/** A district's name contains its state. */
function isStateOfDistrict({ ids }: Token, one: Proposition, other: Proposition): boolean {
  const [state] = ids ?? []
  const district = one.qualifiers.district
  if (state === undefined || district === undefined || district !== other.qualifiers.district) return false
  return kindOf(state) === 'state' && district.startsWith(`${state.slice('state:'.length)}-`)
}

/** Seats that a party wins it holds. */
function isHoldingOfSeats({ key }: Token, one: Proposition, other: Proposition): boolean {
  if (key !== 'win' && key !== 'hold') return false
  return [one, other].every(({ build, title }) => build === 'count' && /\bseats\b/i.test(title))
}

/** A district elects a member of the House. */
function isHouseOfDistrict({ ids }: Token, one: Proposition, other: Proposition): boolean {
  if (one.qualifiers.district === undefined || one.qualifiers.district !== other.qualifiers.district) return false
  return ids?.includes('office:house') === true && !other.questionTokens.some((token) => names(token, OFFICES))
}

/** A party's nominee and an election in two rounds, where nothing else is said, are about the president; so is an American election of a leap year. */
function isPresidency({ ids }: Token, one: Proposition, other: Proposition): boolean {
  if (!ids?.includes('office:president') || other.questionTokens.some((token) => names(token, OFFICES))) return false
  const { stage } = other.qualifiers
  if (stage === 'nomination') return !other.questionTokens.some((token) => names(token, PLACES))
  if (stage === 'first-round' || stage === 'runoff') return true
  const american = !one.questionTokens.some((token) => names(token, PLACES) && !token.ids?.includes(USA))
  return american && isNamed(other, 'election') && other.time.years.some(({ value }) => value % 4 === 0)
}

const isNamed = ({ questionTokens }: Proposition, word: string) => questionTokens.some(({ key }) => key === word)

/** A league that the other side does not say, but means: by its ticker, its teams, or the sport of a league both name. */
function isLeagueMeant({ ids }: Token, one: Proposition, other: Proposition): boolean {
  if (!ids) return false
  const leagues = ids.filter((id) => kindOf(id) === 'league').map((id) => id.slice('league:'.length))
  const shared = one.leagues.filter((league) => other.leagues.includes(league))
  return leagues.some(
    (league) => other.leagues.includes(league) || shared.some((known) => sportOf(known) === sportOf(league)),
  )
}

/** Nobody runs in two primaries of a year: the full name of a candidate implies place, post and party. */
function isPartOfOwnRace(token: Token, one: Proposition, other: Proposition): boolean {
  if (one.qualifiers.stage !== other.qualifiers.stage || !names(token, RACE)) return false
  if (one.qualifiers.stage === undefined) return isStateOfRace(token, one, other)
  if (one.qualifiers.stage !== 'nomination') return false
  if (other.questionTokens.some((word) => names(word, RACE_PLACE))) return false
  const years = other.time.years.length > 0 || one.time.years.length > 0
  return years && isFullNameShared(one, other)
}

/** Nobody stands in two states in a year: who is elected to the Senate is elected in one state. */
function isStateOfRace(token: Token, one: Proposition, other: Proposition): boolean {
  if (!names(token, STATES) || other.questionTokens.some((word) => names(word, PLACES))) return false
  if (one.time.years.length === 0 || other.time.years.length === 0 || !isNamed(one, 'win') || !isNamed(other, 'win'))
    return false
  const known = vocabularyOf(other)
  return (
    one.questionTokens.some((word) => names(word, OFFICES) && hasSameToken(known, word)) && isFullNameShared(one, other)
  )
}

const isFullNameShared = (one: Proposition, other: Proposition) =>
  isFullNameKnown(one, other) || isFullNameKnown(other, one)

function isFullNameKnown(one: Proposition, other: Proposition): boolean {
  const name = nameOf(one).filter(({ weight }) => weight >= 0.5)
  const full = name.length >= 2 || name.some((token) => names(token, PERSONS))
  return full && name.every((token) => hasSameToken(vocabularyOf(other), token))
}

/** The answer, or what stands before "win". */
function nameOf({ answer, questionTokens }: Proposition): readonly Token[] {
  if (answer) return answer.kind === 'name' ? answer.tokens : []
  return questionTokens.slice(
    0,
    Math.max(
      questionTokens.findIndex(({ key }) => key === 'win'),
      0,
    ),
  )
}

/** The country of a post, where both sides name its holder: "Supreme Leader of Iran". */
function isPlaceOfOffice(token: Token, one: Proposition, other: Proposition): boolean {
  if (!token.ids?.every((id) => kindOf(id) === 'country')) return false
  const office = neighbours(one.questionTokens, token).some(
    ({ key, ids }) => key === 'leader' || ids?.some((id) => kindOf(id) === 'office'),
  )
  return (
    office &&
    one.questionTokens.some(
      (word) => names(word, PERSONS) && other.questionTokens.some((mate) => isSameToken(word, mate)),
    )
  )
}

/** The post that a person leaves or is voted into, where the other side names only the person. */
function isPostOfPerson(token: Token, one: Proposition, other: Proposition): boolean {
  if (leavesPlace(other)) return false
  if (!both(one, other, ruleWords.leaving) && !both(one, other, ruleWords.voting)) return false
  // who leaves an administration leaves some post in it
  if (
    token.key !== 'administration' &&
    other.questionTokens.some((word) => isPost(word) && word.key !== 'administration')
  )
    return false
  const placed =
    neighbours(one.questionTokens, token).some(isPost) && (token.ids?.every((id) => kindOf(id) === 'country') ?? false)
  return isPost(token) || placed
}

/** Returns whether somebody leaves a place, which is no leaving of a post. */
export const leavesPlace = ({ questionTokens }: Proposition): boolean =>
  questionTokens.some((token, index) => names(token, PLACES) && questionTokens[index - 1]?.key === 'leave')

/** "The leader" by rules that say whose post that is, beside the post. */
function isPostOfRules(token: Token, one: Proposition, other: Proposition): boolean {
  const isPostOf = ({ terms }: Proposition, side: Proposition) =>
    terms?.post?.every((word) => side.questionTokens.some((mate) => isSameToken(word, mate))) ?? false
  if (token.key === 'leader') return isPostOf(one, other)
  return (
    isNamed(other, 'leader') &&
    isPostOf(other, one) &&
    (other.terms?.post?.some((word) => isSameToken(word, token)) ?? false)
  )
}

/** "Zorro Technologies" is "Zorro". */
function isKindOfCompany({ key }: Token, { questionTokens }: Proposition, other: Proposition): boolean {
  if (!ruleWords.kindOfCompany.has(key)) return false
  const name = questionTokens[questionTokens.findIndex((token) => token.key === key) - 1]
  if (name === undefined || name.weight < 1) return false
  // several have a common word for a name: "Base" and "Base Protocol" are two
  if (!name.ids && isConcept(name.key)) return false
  return other.questionTokens.some((token) => isSameToken(token, name))
}

/** A name at the head of a title, of two words or of three. */
const HEAD_NAME = /^(?:Will )?(\p{Lu}\p{Ll}[\p{L}’'-]*) (?:(\p{Lu}[\p{L}’'-]*\.?) )?(\p{Lu}[\p{L}’'-]+) (?=\p{Ll})/u
const headNameOf = memoize((title: string) => HEAD_NAME.exec(title)?.slice(1) ?? NO_NAME)
const NO_NAME: readonly string[] = []

/** "Lisa DeNell Cook" beside "Lisa Cook". */
function isMiddleName({ key, ids }: Token, one: Proposition, other: Proposition): boolean {
  if (ids) return false
  const [first, middle, last] = headNameOf(one.title)
  if (!first || !middle || !last) return false
  const [given, between, family] = headNameOf(other.title)
  return between === undefined && first === given && last === family && keysOf(middle).includes(key)
}

const keysOf = (text: string) => tokenise(normalise(text), new Map()).map(({ key }) => key)

/** "alnylam pharmaceuticals alny", as a slug has it. */
function isTickerOfName({ key, ids }: Token, { questionTokens, title }: Proposition): boolean {
  if (ids || !/^[a-z]{3,5}$/.test(key) || !isSlug(title)) return false
  const at = questionTokens.findIndex((token) => token.key === key)
  return questionTokens.slice(Math.max(at - 3, 0), at).some((name) => name.weight >= 1 && isAbbreviation(key, name.key))
}

/** The letters stand in the name in this order, the first of them first. */
function isAbbreviation(letters: string, name: string): boolean {
  let at = 0
  for (const letter of name) if (letter === letters[at]) at++
  return name.length > letters.length && name[0] === letters[0] && at === letters.length
}

/** The rules of the other side say what its title leaves open. */
function isStatedByRules(token: Token, one: Proposition, other: Proposition): boolean {
  if (isPost(token) && isNamedInRules(token, one, other)) return true
  const { criterion } = other.terms ?? {}
  if (criterion === undefined || isRestriction(token)) return false
  return tokensOf(withoutInstances(criterion)).some((word) => isSameToken(word, token))
}

/** The criterion without brackets and without what it names as an instance: "any index such as the S&P 500". */
const withoutInstances = memoize((criterion: string) => criterion.replace(/\([^)]*\)/g, ' ').split(INSTANCES)[0] ?? '')
const INSTANCES = /,? (?:such as|including|includes?|for example|e\.g\.|whether|regardless|or|any of|either)\b/i

/** "The President" by rules that name the person whom the other side names. */
function isNamedInRules(post: Token, { terms, questionTokens }: Proposition, other: Proposition): boolean {
  if (terms?.criterion === undefined) return false
  const ruled = tokensOf(terms.criterion)
  if (ruled.some((word) => isSameToken(word, post))) return false
  return other.questionTokens.some(
    (name) =>
      name.weight >= 1 &&
      ruled.some((word) => isSameToken(word, name)) &&
      !questionTokens.some((word) => isSameToken(word, name)),
  )
}

/** Words that ask another thing of the same subject, whatever the rules mention. */
const isRestriction = ({ key }: Token) =>
  ruleWords.contrary.has(key) ||
  ruleWords.role.has(key) ||
  ruleWords.weaker.has(key) ||
  predicates.has(key) ||
  /\d/.test(key)

const both = (one: Proposition, other: Proposition, keys: ReadonlySet<string>) =>
  [one, other].every(({ questionTokens }) => questionTokens.some(({ key }) => keys.has(key)))

/** Whether the token names a post or office: "president", "CEO". */
export const isPost = (token: Token): boolean => ruleWords.post.has(token.key) || names(token, OFFICES)
/** The party of a nomination, beside the question who wins. */
function isPartyOfNomination({ ids }: Token, one: Proposition, other: Proposition): boolean {
  if (one.qualifiers.stage !== 'nomination' || other.qualifiers.stage !== undefined) return false
  return ids?.every((id) => kindOf(id) === 'party') ?? false
}

const isPartOfNames = ({ ids, weight }: Token) => weight <= 1.2 && weight >= 0.3 && !ids

/** "Tulsi" beside "Gabbard", where the other side's answer is "Gabbard" alone. */
function isBesideSharedName(token: Token, one: Proposition, other: Proposition): boolean {
  return neighbours(one.questionTokens, token).some(
    (near) =>
      near.weight >= 0.8 &&
      (near.ids === undefined || names(near, NAMED)) &&
      (isOfAnswer(near, one) || isOfAnswer(near, other)) &&
      other.questionTokens.some((word) => isSameToken(near, word)),
  )
}

const isOfAnswer = (token: Token, { answer }: Proposition) =>
  answer?.kind === 'name' && answer.tokens.some((name) => isSameToken(token, name))

/** "Alejandro González" where the other side's answer is "Iñárritu", the last word of this one's. */
function isPartOfName(token: Token, { answer: whole }: Proposition, { answer: short }: Proposition): boolean {
  if (whole?.kind !== 'name' || short?.kind !== 'name' || short.tokens.length !== 1) return false
  const [last, family] = [whole.tokens.at(-1), short.tokens[0]]
  if (!last || !family || family.ids || !whole.tokens.some(({ key }) => key === token.key)) return false
  return whole.tokens.length <= 4 && isSameToken(last, family)
}

const SUBJECT = /^Will ((?:\p{Lu}\p{Ll}+ ){1,3})\p{Ll}/u
/** As headlines have it: "Obama arrested before 2027?" */
const HEADLINE = /^(?!Will )((?:\p{Lu}\p{Ll}+ ){1,3})(\p{Ll}+)/u

/** "Will Zohran Mamdani freeze ...?" beside "Will Mamdani freeze ...?": the longer name ends in the shorter one. */
function isLeftOutOfSubject(token: Token, one: Proposition, other: Proposition): boolean {
  const [whole, short] = [subjectWords(one), subjectWords(other)]
  const rest = whole.slice(whole.length - short.length)
  const isName = rest.length > 1 || (rest[0] !== undefined && !rest[0].ids && rest[0].weight >= 1)
  const isLeftOut = whole.slice(0, whole.length - short.length).includes(token)
  return isName && isLeftOut && rest.every((word, place) => short[place] && isSameToken(word, short[place]))
}

/** The name with which a title begins, one token a word. */
function subjectWords({ title, questionTokens }: Proposition): readonly Token[] {
  const [, headed, verb = ''] = HEADLINE.exec(title) ?? []
  const name = (SUBJECT.exec(title)?.[1] ?? (isVerbForm(verb) ? headed : undefined))?.trim()
  return name === undefined ? [] : questionTokens.slice(0, name.split(' ').length)
}

function neighbours(questionTokens: readonly Token[], token: Token): Token[] {
  const index = questionTokens.indexOf(token)
  return [questionTokens[index - 1], questionTokens[index + 1]].filter((near) => near !== undefined)
}

const names = ({ ids }: Token, kinds: ReadonlySet<string>) => ids?.some((id) => kinds.has(kindOf(id))) ?? false

const USA: EntityId = 'country:usa'
const OFFICES: ReadonlySet<string> = new Set(['office'])
/** Kinds whose names are often shortened: "Alianza Atlético", "Tulsi". */
const NAMED: ReadonlySet<string> = new Set(['party', 'person', 'team'])
const PERSONS: ReadonlySet<string> = new Set(['person'])
const PLACES: ReadonlySet<string> = new Set(['country', 'state'])
const STATES: ReadonlySet<string> = new Set(['state'])
const PRIZES: ReadonlySet<string> = new Set(['award', 'ceremony', 'trophy'])
const SERIES: ReadonlySet<string> = new Set(['series'])
const RACE: ReadonlySet<string> = new Set(['country', 'office', 'party', 'state'])
const RACE_PLACE: ReadonlySet<string> = new Set(['country', 'office', 'state'])
