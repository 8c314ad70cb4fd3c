import { isOfKind } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { says } from '../../extract/says.ts'
import { type Token, tokensOf } from '../../extract/tokens.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import { ruledBySoleHead } from '../../knowledge/sole-heads.ts'
import { ofTitle } from '../facts.ts'
import { isCountry } from '../is-country.ts'
import { isGiverOfClemency, namesHolder } from '../office-holders.ts'
import { isOffice, isPost, isPresident, leavesPlace } from '../posts.ts'
import { includesSame, isSameToken } from '../same-token.ts'
import { hasSameToken, vocabularyOf } from '../vocabulary.ts'
import { type ForgivenessTests, isNoEntity } from './forgiveness-tests.ts'
import { neighbours } from './parts-of-names.ts'

/**
 * Tests for words of one question that the post or its holder in the other implies, so that their absence there counts
 * less: the country of the post, the post of a person, the person who appoints to it.
 */
export const impliedByOffice: ForgivenessTests = [
  ['predecessor', isPredecessor, ({ predecessor }) => predecessor === true],
  ['agent-of-appointment', isAgentOfAppointment, isAgent],
  ['place-of-office', isPlaceOfOffice, isCountry],
  ['post-of-person', isPostOfPerson, (token) => isPost(token) || isCountry(token) || isOfKind(token, 'state')],
  ['post-of-rules', isPostOfRules],
  ['named-holder', isNamedHolder, isNoEntity],
]

/** The president as the one who appoints a person whom the Senate confirms, or who grants a federal pardon. */
function isAgentOfAppointment(token: Token, one: Proposition, other: Proposition): boolean {
  if (isGiverOfClemency(token, one, other)) return true
  if (!isAppointed(one)) return false
  if (!isAppointed(other) && !says(other.questionTokens, 'confirm')) return false
  const known = vocabularyOf(other)
  return one.questionTokens.some((token) => !isAgent(token) && isPost(token) && hasSameToken(known, token))
}

const isAppointed = (side: Proposition) =>
  side.qualifiers.stage === 'nomination' || says(side.questionTokens, 'appoint')

function isAgent(token: Token): boolean {
  return isPresident(token) || namesHolder(token)
}

/** The name of the previous holder, beside a question who is the next holder of the post. */
function isPredecessor(_: Token, one: Proposition, other: Proposition): boolean {
  const known = vocabularyOf(one)
  if (other.questionTokens.some((token) => token.predecessor && token.weight >= 1 && !hasSameToken(known, token)))
    return false
  return one.questionTokens.some((token) => isPost(token) && hasSameToken(vocabularyOf(other), token))
}

/** The country of a post, where both questions name its holder: "Supreme Leader of Iran". */
function isPlaceOfOffice(token: Token, one: Proposition, other: Proposition): boolean {
  const office = neighbours(one.questionTokens, token).some((near) => near.key === 'leader' || isOffice(near))
  return (
    office && one.questionTokens.some((word) => isOfKind(word, 'person') && includesSame(other.questionTokens, word))
  )
}

/** The post that a person leaves or is elected to, where the other question names only the person. */
function isPostOfPerson(token: Token, one: Proposition, other: Proposition): boolean {
  if (!isPost(token) && !neighbours(one.questionTokens, token).some(isPost)) return false
  if (leavesPlace(other) || leavesElse(other, one)) return false
  if (!both(one, other, POST_ENDS) && !both(one, other, ruleWords.voting)) return false
  // leaving an administration means leaving a post in it, and the first of several leaders has another post
  const isOpen = ({ key }: Token) =>
    key === 'administration' || (key === 'leader' && other.qualifiers.first !== undefined)
  return token.key === 'administration' || !other.questionTokens.some((word) => isPost(word) && !isOpen(word))
}

const POST_ENDS: ReadonlySet<string> = new Set([...ruleWords.leaving, 'drop-out', 'stay'])

/** Whether the question is about leaving something that is no post and that the other does not name: "leave the race". */
function leavesElse({ questionTokens }: Proposition, other: Proposition): boolean {
  const at = questionTokens.findIndex(({ key }) => key === 'leave')
  const object = at < 0 ? undefined : questionTokens[at + 1]
  return object !== undefined && !isPost(object) && !hasSameToken(vocabularyOf(other), object)
}

/**
 * "The leader" beside a post, if the resolution rules of the question say that the leader is the holder of this post, or
 * beside the head of state of a country that has no other head.
 */
function isPostOfRules(token: Token, one: Proposition, other: Proposition): boolean {
  const heads = one.questionTokens.some(({ ids }) => ids?.some((id) => ruledBySoleHead.has(id)))
  if (heads && HEADS.has(token.key) && says(other.questionTokens, HEADS)) return true
  const isPostOf = ({ terms }: Proposition, side: Proposition) =>
    terms?.post?.every((word) => includesSame(side.questionTokens, word)) ?? false
  if (token.key === 'leader') return isPostOf(one, other)
  return (
    says(other.questionTokens, 'leader') &&
    isPostOf(other, one) &&
    (other.terms?.post?.some((word) => isSameToken(word, token)) ?? false)
  )
}

const HEADS: ReadonlySet<string> = new Set(['head-of-state', 'leader'])

/** Matches the holder of a post who leaves it: "Ann Roe out as CEO of Acme". */
const LEAVES_AS =
  /^(?:Will )?((?:\p{Lu}[\p{L}.’'-]* ){1,3})(?:(?:be |is )?(?:fired|no longer|ousted|out|removed|replaced)|ceases? to be|departs?|exits?|leaves?|resigns?|retires?|steps? (?:aside|down))(?: as)? (?:the )?/u
/** Matches the only holder of a post, who leaves it and is not named: "Will the CEO of Acme leave", "Acme CEO out". */
const POST_LEFT =
  /^Will (?:the )?[^?,]*? (?:(?:be )?(?:fired|ousted|out|removed|replaced)|depart|exit|leave|resign|retire|step (?:aside|down))\b/

/**
 * The name of the holder of a post of one, beside the same post without a name: "Ann Roe out as CEO of Acme" and "the
 * CEO of Acme leaves". Who is the first or the next to leave is another matter.
 */
function isNamedHolder({ key }: Token, one: Proposition, other: Proposition): boolean {
  if (!holdersOf(one.title).includes(key) || !POST_LEFT.test(other.title)) return false
  if ([one, other].some(({ qualifiers }) => qualifiers.first !== undefined || qualifiers.stage !== undefined))
    return false
  const known = vocabularyOf(one)
  return (
    other.questionTokens.some(isHeldByOne) &&
    other.questionTokens.every(
      (token) => token.weight < 0.3 || ruleWords.leaving.has(token.key) || hasSameToken(known, token),
    )
  )
}

const holdersOf = ofTitle((title: string) => tokensOf(LEAVES_AS.exec(title)?.[1] ?? '').map(({ key }) => key))

const isHeldByOne = ({ ids }: Token) => ids?.some((id) => POSTS_OF_ONE.has(id)) ?? false
/** Posts that one person has in a company, a city or a state. */
const POSTS_OF_ONE: ReadonlySet<string> = new Set(
  ['ceo', 'cfo', 'governor', 'mayor', 'prime-minister'].map((post) => `office:${post}`),
)

const both = (one: Proposition, other: Proposition, keys: ReadonlySet<string>) =>
  [one, other].every(({ questionTokens }) => says(questionTokens, keys))
