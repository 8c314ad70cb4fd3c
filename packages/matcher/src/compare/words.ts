import { kindOf, sportOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { sameToken } from './same-token.ts'
import { knows, type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** How much of two questions is worded alike. Weights are sums of token weights. */
export interface WordMatch {
  shared: number
  onlyA: readonly Token[]
  onlyB: readonly Token[]
}

/** A token is explained when the other side says it anywhere. */
function explains(other: Vocabulary, token: Token): boolean {
  if (knows(other, token)) return true
  return token.key.length >= 6 && !token.key.includes(' ') && other.joined.has(token.key)
}

/** Somebody else of the name. */
const FAMILY = new Set(
  'jr sr ii iii junior senior family brother daughter father mother relative sister son wife husband'.split(' '),
)

/** What two questions share and what only one of them says, each word at its full weight. */
export function matchWords(a: Proposition, b: Proposition): WordMatch {
  const alike = framesAlike(a, b)
  const [onlyA, onlyB] = [unexplained(a, b, alike), unexplained(b, a, alike)]
  const shared = Math.max(total(a.core) - total(onlyA), total(b.core) - total(onlyB), 0)
  return { shared, onlyA, onlyB }
}

/** The same where words that only one side says weigh what they are worth beside the other side. */
export function compareWords(a: Proposition, b: Proposition, plain = matchWords(a, b)): WordMatch {
  const [onlyA, onlyB] = [lighten(a, b, plain.onlyA), lighten(b, a, plain.onlyB)]
  // a given name on both sides is not an addition but another person
  const two = onlyA.some(({ extension }) => extension) && onlyB.some(({ extension }) => extension)
  return two ? plain : { shared: plain.shared, onlyA, onlyB }
}

/** Both events ask the same; how each of them says it again in its markets is no difference. */
function framesAlike(a: Proposition, b: Proposition): boolean {
  if (a.common.size === 0 && b.common.size === 0) return false
  if (total(a.frame) < 1 || total(b.frame) < 1) return false
  return total(unknown(a.frame, b)) < 0.5 && total(unknown(b.frame, a)) < 0.5
}

function unknown(tokens: readonly Token[], other: Proposition): Token[] {
  const vocabulary = vocabularyOf(other)
  return tokens.filter((token) => !knows(vocabulary, token))
}

function unexplained(one: Proposition, other: Proposition, framesAlike: boolean): Token[] {
  const { core, common } = one
  const vocabulary = vocabularyOf(other)
  return core.filter(
    (token) => !explains(vocabulary, token) && !(framesAlike && common.has(token.key) && isRepeated(token, one)),
  )
}

/** What is said again of the event: not its answer, and no post that the event's title does not name. */
const isRepeated = (token: Token, { answer, frame }: Proposition) =>
  !answer?.tokens.some(({ key }) => key === token.key) &&
  (!isPost(token) || frame.some((word) => sameToken(token, word)))

/** Puts aside what is only another way to name something both sides name. */
function lighten(one: Proposition, other: Proposition, left: readonly Token[]): (Token & { extension?: true })[] {
  return left.map((token) => {
    if (FAMILY.has(token.key)) return { ...token, weight: 2 }
    if (vocabularyOf(other).implied.has(token.key)) return { ...token, weight: 0.05 }
    if (isStateOfDistrict(token, one, other) || isPresidency(token, other)) return { ...token, weight: 0.1 }
    if (impliedLeague(token, one, other)) return { ...token, weight: 0.1 }
    if (isPlaceOfOffice(token, one, other)) return { ...token, weight: 0.3 }
    if (isPostLeft(token, one, other) || isOwnParty(token, one, other)) return { ...token, weight: 0.1 }
    return extendsName(token, one, other) ? { ...token, weight: 0.1, extension: true } : token
  })
}

/** A district's name tells its state. */
function isStateOfDistrict({ ids }: Token, one: Proposition, other: Proposition): boolean {
  const [state] = ids ?? []
  const district = one.scope.district
  if (state === undefined || district === undefined || district !== other.scope.district) return false
  return kindOf(state) === 'state' && district.startsWith(`${state.slice('state:'.length)}-`)
}

/** A party's nominee, where nothing else is said, is the one for president. */
function isPresidency({ ids }: Token, other: Proposition): boolean {
  if (!ids?.includes('office:president') || other.scope.stage !== 'nomination') return false
  return !other.core.some((token) => token.ids?.some((id) => ['country', 'office', 'state'].includes(kindOf(id))))
}

/** The country of a post, where both sides name its holder: "Supreme Leader of Iran". */
function isPlaceOfOffice(token: Token, one: Proposition, other: Proposition): boolean {
  if (!token.ids?.every((id) => kindOf(id) === 'country')) return false
  const office = neighbours(one.core, token).some(
    ({ key, ids }) => key === 'leader' || ids?.some((id) => kindOf(id) === 'office'),
  )
  return office && one.core.some((word) => isPerson(word) && other.core.some((mate) => sameToken(word, mate)))
}

const LEAVING = new Set(['leave', 'resign'])

/** The post that is left, where the other side says no more than that somebody leaves. */
function isPostLeft(token: Token, one: Proposition, other: Proposition): boolean {
  if (!leaves(one) || !leaves(other) || other.core.some(isPost)) return false
  const placed =
    neighbours(one.core, token).some(isPost) && (token.ids?.every((id) => kindOf(id) === 'country') ?? false)
  return isPost(token) || placed
}

const leaves = ({ core }: Proposition) => core.some(({ key }) => LEAVING.has(key))
const isPost = ({ key, ids }: Token) => POST_WORDS.has(key) || (ids?.some((id) => kindOf(id) === 'office') ?? false)
const POST_WORDS = new Set(['leader', 'suprem', 'head', 'office', 'chair', 'coach', 'director'])

/** The party of a nomination, beside the question who wins. */
function isOwnParty({ ids }: Token, one: Proposition, other: Proposition): boolean {
  if (one.scope.stage !== 'nomination' || other.scope.stage !== undefined) return false
  return ids?.every((id) => kindOf(id) === 'party') ?? false
}

const isPerson = ({ ids }: Token) => ids?.some((id) => kindOf(id) === 'person') ?? false

/** "Tulsi" beside "Gabbard", where the other side's answer is "Gabbard" alone. */
function extendsName(token: Token, one: Proposition, other: Proposition): boolean {
  if (token.weight > 1.2 || token.weight < 0.3 || token.ids) return false
  if (isPartOfName(token, one, other)) return true
  return neighbours(one.core, token).some(
    (near) =>
      near.weight >= 0.8 &&
      (isOfAnswer(near, one) || isOfAnswer(near, other)) &&
      other.core.some((word) => sameToken(near, word)),
  )
}

const isOfAnswer = (token: Token, { answer }: Proposition) =>
  answer?.kind === 'name' && answer.tokens.some((name) => sameToken(token, name))

/** "Alejandro González" where the other side's answer is "Iñárritu", the last word of this one's. */
function isPartOfName(token: Token, { answer: whole }: Proposition, { answer: short }: Proposition): boolean {
  if (whole?.kind !== 'name' || short?.kind !== 'name' || short.tokens.length !== 1) return false
  const [last, family] = [whole.tokens.at(-1), short.tokens[0]]
  if (!last || !family || family.ids || !whole.tokens.some(({ key }) => key === token.key)) return false
  return whole.tokens.length <= 4 && sameToken(last, family)
}

function neighbours(core: readonly Token[], token: Token): Token[] {
  const index = core.indexOf(token)
  return [core[index - 1], core[index + 1]].filter((near) => near !== undefined)
}

/** A league that the other side does not say, but means: by its ticker, its teams, or the sport of a league both name. */
function impliedLeague({ ids }: Token, one: Proposition, other: Proposition): boolean {
  if (!ids) return false
  const leagues = ids.filter((id) => kindOf(id) === 'league').map((id) => id.slice('league:'.length))
  const shared = one.leagues.filter((league) => other.leagues.includes(league))
  return leagues.some(
    (league) => other.leagues.includes(league) || shared.some((known) => sportOf(known) === sportOf(league)),
  )
}

export function total(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { weight }) => sum + weight, 0)
}
