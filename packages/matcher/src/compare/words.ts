import { givenNames } from '../knowledge/given-names.ts'
import { type EntityKind, kindOf, sportOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'

/** How much of two questions is worded alike. Weights are sums of token weights. */
export interface WordMatch {
  shared: number
  onlyA: readonly Token[]
  onlyB: readonly Token[]
}

const groups = new Map<string, Set<number>>()
givenNames.forEach((names, index) => {
  for (const name of names) groups.set(name, (groups.get(name) ?? new Set()).add(index))
})

/** Whether two tokens name one thing: the same word, an entity both may mean, a short form, a slug or spelling form. */
export function sameToken(a: Token, b: Token): boolean {
  if (a.key === b.key) return true
  if (a.ids && b.ids && a.ids.some((id) => b.ids?.includes(id))) return true
  if ((a.slug !== undefined && a.slug === b.key) || (b.slug !== undefined && b.slug === a.key)) return true
  const group = groups.get(a.key)
  if (group && [...(groups.get(b.key) ?? [])].some((index) => group.has(index))) return true
  return isMisspelling(a.key, b.key)
}

/** One letter more, less or other in a long word without digits. */
export function isMisspelling(a: string, b: string): boolean {
  if (a.length < 6 || b.length < 6 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  if (/[\d ]/.test(a + b)) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return Math.max(a.length, b.length) - head - tail <= 1
}

/** A token is explained when the other side says it anywhere. */
function explains(tokens: readonly Token[], joined: string, token: Token): boolean {
  if (tokens.some((other) => sameToken(token, other))) return true
  return token.key.length >= 6 && !token.key.includes(' ') && joined.includes(token.key)
}

const joinedOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key.replaceAll(' ', '')).join('')
const FAMILY = new Set(['jr', 'sr', 'ii', 'iii', 'junior', 'senior'])

export function compareWords(a: Proposition, b: Proposition): WordMatch {
  const alike = framesAlike(a, b)
  const leftOfA = unexplained(a, b).filter(({ key }) => !alike || !a.common.has(key))
  const leftOfB = unexplained(b, a).filter(({ key }) => !alike || !b.common.has(key))
  const shared = total(a.core) - total(leftOfA)
  const [onlyA, onlyB] = [lighten(a, b, leftOfA), lighten(b, a, leftOfB)]
  // a given name on both sides is not an addition but another person
  const two = onlyA.some(({ extension }) => extension) && onlyB.some(({ extension }) => extension)
  return { shared: Math.max(shared, 0), onlyA: two ? leftOfA : onlyA, onlyB: two ? leftOfB : onlyB }
}

/** Both events ask the same; how each of them says it again in its markets is no difference. */
function framesAlike(a: Proposition, b: Proposition): boolean {
  if (a.common.size === 0 && b.common.size === 0) return false
  const left = (frame: readonly Token[], other: Proposition) => {
    const pool = [...other.core, ...other.context]
    return total(frame.filter((token) => !explains(pool, '', token)))
  }
  if (total(a.frame) < 1 || total(b.frame) < 1) return false
  return left(a.frame, b) < 0.5 && left(b.frame, a) < 0.5
}

function unexplained(one: Proposition, other: Proposition): Token[] {
  const pool = [...other.core, ...other.context]
  const joined = joinedOf(other.core)
  return one.core.filter((token) => !explains(pool, joined, token))
}

/** Puts aside what is only another way to name something both sides name. */
function lighten(one: Proposition, other: Proposition, left: readonly Token[]): (Token & { extension?: true })[] {
  return left.map((token) => {
    if (FAMILY.has(token.key)) return { ...token, weight: 2 }
    if (impliedLeague(token, one, other)) return { ...token, weight: 0.1 }
    if (isPlaceOfOffice(token, one, other)) return { ...token, weight: 0.3 }
    if (isPostLeft(token, one, other) || isOwnParty(token, one, other)) return { ...token, weight: 0.1 }
    return extendsName(token, one, other) ? { ...token, weight: 0.1, extension: true } : token
  })
}

/** The country of a post, where both sides name its holder: "Supreme Leader of Iran". */
function isPlaceOfOffice(token: Token, one: Proposition, other: Proposition): boolean {
  if (!token.ids?.every((id) => kindOf(id) === 'country')) return false
  const office = neighbours(one.core, token).some(({ key, ids }) => key === 'leader' || ids?.some((id) => kindOf(id) === 'office'))
  return office && one.core.some((word) => isPerson(word) && other.core.some((mate) => sameToken(word, mate)))
}

const LEAVING = new Set(['leave', 'resign'])

/** The post that is left, where the other side says no more than that somebody leaves. */
function isPostLeft(token: Token, one: Proposition, other: Proposition): boolean {
  const leaves = ({ core }: Proposition) => core.some((token) => LEAVING.has(token.key))
  const isPost = ({ key, ids }: Token) => POST_WORDS.has(key) || (ids?.some((id) => kindOf(id) === 'office') ?? false)
  const placed = neighbours(one.core, token).some(isPost) && (token.ids?.every((id) => kindOf(id) === 'country') ?? false)
  return (isPost(token) || placed) && leaves(one) && leaves(other) && !other.core.some(isPost)
}

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
  const names = [one, other].flatMap(({ answer }) => (answer?.kind === 'name' ? answer.tokens : []))
  return neighbours(one.core, token).some(
    (near) =>
      near.weight >= 0.8 &&
      names.some((name) => sameToken(near, name)) &&
      other.core.some((word) => sameToken(near, word)),
  )
}

function neighbours(core: readonly Token[], token: Token): Token[] {
  const index = core.indexOf(token)
  return [core[index - 1], core[index + 1]].filter((near) => near !== undefined)
}

/** A league that the other side does not say, but means: by its ticker, its teams, or the sport of a league both name. */
function impliedLeague({ ids = [] }: Token, one: Proposition, other: Proposition): boolean {
  const leagues = ids.filter((id) => kindOf(id) === 'league').map((id) => id.slice('league:'.length))
  const shared = one.leagues.filter((league) => other.leagues.includes(league))
  return leagues.some((league) => other.leagues.includes(league) || shared.some((known) => sportOf(known) === sportOf(league)))
}

export function total(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { weight }) => sum + weight, 0)
}

/** Entities of a kind that a question is certain to name. */
export function entitiesOf(tokens: readonly Token[], kind: EntityKind): Set<string> {
  const sure = tokens.filter(({ ids }) => ids?.every((id) => kindOf(id) === kind))
  return new Set(sure.flatMap(({ ids = [] }) => ids))
}
