import { verbClauseOf } from '../../extract/clause.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { isSlug } from '../../extract/read.ts'
import { isConcept, type Token, tokensOf } from '../../extract/tokens.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import { ofTitle } from '../facts.ts'
import { includesSame } from '../same-token.ts'
import { type ForgivenessTests, isIn, isNoEntity } from './forgiveness-tests.ts'

const GENERATIONS: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'junior', 'senior'])

/**
 * Tests for words beside a name that the other question leaves out, so that their absence counts less: a middle name,
 * "Technologies", a ticker.
 */
export const impliedByName: ForgivenessTests = [
  ['generation', isGeneration, isIn(GENERATIONS)],
  ['kind-of-company', isKindOfCompany, isIn(ruleWords.kindOfCompany)],
  ['kind-of-place', isKindOfPlace, isIn(ruleWords.kindOfPlace)],
  ['maker-of-work', isMakerOfWork],
  ['middle-name', isMiddleName, isNoEntity],
  ['ticker-of-name', isTickerOfName, isTicker],
  ['work-of-award', isWorkOfAward],
]

/**
 * "Jr." behind the full name of one candidate for a nomination or in one district, where father and son do not compete,
 * and where the venue's own label of the market leaves it out.
 */
export function isGeneration({ key }: Token, one: Proposition, other: Proposition): boolean {
  if (!GENERATIONS.has(key)) return false
  const { questionTokens, answer, qualifiers } = one
  const at = questionTokens.findIndex((token) => token.key === key)
  const name = questionTokens.slice(Math.max(at - 2, 0), at)
  if (name.length < 2) return false
  const { stage, district } = other.qualifiers
  const isOfRace =
    stage === qualifiers.stage &&
    (stage === 'nomination' || (district !== undefined && district === qualifiers.district))
  const isLabelled = answer?.kind === 'name' && !answer.tokens.some((token) => token.key === key)
  const named = isLabelled ? answer.tokens : other.questionTokens
  return (isOfRace || isLabelled) && name.every((word) => includesSame(named, word))
}

/** "Technologies" of "Zorro Technologies" beside "Zorro". */
function isKindOfCompany({ key }: Token, { questionTokens }: Proposition, other: Proposition): boolean {
  const name = questionTokens[questionTokens.findIndex((token) => token.key === key) - 1]
  if (name === undefined || name.weight < 1) return false
  // a common word may be the name of several companies: "Base" and "Base Protocol" are different
  if (!name.ids && isConcept(name.key)) return false
  return includesSame(other.questionTokens, name)
}

/** "Strait" of "Strait of Hormuz" beside "Hormuz". A river or an island with the name of a country is no part of it. */
function isKindOfPlace({ key }: Token, { questionTokens, title }: Proposition, other: Proposition): boolean {
  if (!new RegExp(`\\b${key.charAt(0).toUpperCase()}${key.slice(1)}`).test(title)) return false
  const at = questionTokens.findIndex((token) => token.key === key)
  return [questionTokens[at - 1], questionTokens[at + 1]].some(
    (name) =>
      name !== undefined &&
      name.weight >= 1 &&
      !name.ids &&
      !isConcept(name.key) &&
      includesSame(other.questionTokens, name),
  )
}

/**
 * "Acme" in "Will Acme release Zorro 3?" beside "Will Zorro 3 be released?": only its maker releases a work. Others than
 * works are released by anybody: hostages, documents.
 */
function isMakerOfWork({ key }: Token, { title }: Proposition, other: Proposition): boolean {
  if (!isReleased(other.title) || INDEFINITE.test(title)) return false
  const { verb, agents, patients } = verbClauseOf(title)
  if (!RELEASING.has(verb) || patients.length === 0 || !agents.some((token) => token.key === key)) return false
  if (!patients.every((work) => includesSame(other.questionTokens, work))) return false
  return verb === 'publish' || WORK.test(title) || WORK.test(other.title)
}

/** Matches a release that nobody is named for. */
const RELEASED =
  /^(?:Will )?[^?]{2,80}? (?:be )?(?:out|published|released)(?! (?:as|of)\b)(?! by\b(?! (?:\d|the end|end of|\p{Lu}\p{Ll}+ \d)))/u
const isReleased = ofTitle((title: string): boolean => RELEASED.test(title))
/** Matches what several makers may release, each its own: "a new film". */
const INDEFINITE = /\b(?:an?|another|any|new) /i

const RELEASING: ReadonlySet<string> = new Set(['publish', 'release'])
/** Matches a title in quotes, the number of a work in a series, and words for works. */
const WORK =
  /["\u201c]|\bVersion\)|\p{Lu}[\p{L}-]+ (?:\d{1,2}|I{2,3}|I?V|VI{0,3}|IX)\b(?!,? 20)|\b(?:album|book|console|film|game|mixtape|movie|novel|season|sequel|series|song)\b/u

/** Matches a name of two or three words at the beginning of a title. */
const HEAD_NAME = /^(?:Will )?(\p{Lu}\p{Ll}[\p{L}’'-]*) (?:(\p{Lu}[\p{L}’'-]*\.?) )?(\p{Lu}[\p{L}’'-]+) (?=\p{Ll})/u

const headNameOf = ofTitle((title: string) => HEAD_NAME.exec(title)?.slice(1) ?? NO_NAME)

const NO_NAME: readonly string[] = []

/** "DeNell" of "Lisa DeNell Cook" beside "Lisa Cook". */
function isMiddleName({ key }: Token, one: Proposition, other: Proposition): boolean {
  const [first, middle, last] = headNameOf(one.title)
  if (!first || !middle || !last) return false
  const [given, between, family] = headNameOf(other.title)
  return (
    between === undefined &&
    first === given &&
    last === family &&
    tokensOf(`${first} ${middle}`).some((token) => token.key === key)
  )
}

/** Matches the work of whom an award is given to: "Best Director for “Zorro”". */
const FOR_WORK = /\bfor ["\u201c‘']([^"\u201d]+?)["\u201d’']\W*$/u
const workKeysOf = ofTitle((title: string) => tokensOf(FOR_WORK.exec(title)?.[1] ?? '').map(({ key }) => key))

/** The work behind an award for directing or acting, of which nobody is nominated twice, beside the award alone. */
function isWorkOfAward({ key }: Token, { title, questionTokens }: Proposition, other: Proposition): boolean {
  if (!workKeysOf(title).includes(key) || workKeysOf(other.title).length > 0) return false
  return questionTokens.some(
    (token) => token.ids?.some((id) => OF_PERSON.test(id)) && includesSame(other.questionTokens, token),
  )
}

const OF_PERSON = /^award:best-(?:supporting-)?(?:actor|actress|director)/

function isTicker({ key, ids }: Token): boolean {
  return !ids && /^[a-z]{3,5}$/.test(key)
}

/** "alny" behind the name that it abbreviates, in a slug such as "alnylam pharmaceuticals alny". */
function isTickerOfName({ key }: Token, { questionTokens, title }: Proposition): boolean {
  if (!isSlug(title)) return false
  const at = questionTokens.findIndex((token) => token.key === key)
  return questionTokens.slice(Math.max(at - 3, 0), at).some((name) => name.weight >= 1 && isAbbreviation(key, name.key))
}

/** Whether the letters occur in the name in this order and begin with its first letter. */
function isAbbreviation(letters: string, name: string): boolean {
  let at = 0
  for (const letter of name) if (letter === letters[at]) at++
  return name.length > letters.length && name[0] === letters[0] && at === letters.length
}
