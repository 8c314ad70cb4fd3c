import { type EntityKind, kindOf } from '../extract/entities.ts'
import { predicates } from '../extract/lexicon.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { agree, type Comparison, shown, veto } from './comparison.ts'
import { compareEntities } from './entities.ts'
import { compareTimes } from './periods.ts'
import { areOfOneKind } from './predicates.ts'
import { givenNameOf } from './same-token.ts'
import { compareScopes } from './scopes.ts'
import { matchWords, total } from './words.ts'

/**
 * Whether two questions that do not ask the same are at least about one matter: the same person, company, contest or
 * reading, asked another thing. A country or a competition alone is no matter; nor is what two questions of one
 * pattern share when each has a subject of its own. Empty where there is none.
 */
export function compareMatter(a: Proposition, b: Proposition): Comparison[] {
  if (a.fixture || b.fixture) return []
  const { onlyA, onlyB } = matchWords(a, b)
  const [sharedA, sharedB] = [without(a.core, onlyA), without(b.core, onlyB)]
  const { matter } = settings
  const contest = areOfOneContest(a, b, sharedA, sharedB)
  const shared = Math.min(telling(sharedA), telling(sharedB)) + (contest ? matter.contest : 0)
  if (shared < matter.least || shared < matter.share * Math.min(telling(a.core), telling(b.core))) return []
  const alike = areOfOneKind(a, b)
  if (alike === false || !(contest || (isMatter(a.core, onlyA, alike) && isMatter(b.core, onlyB, alike)))) return []
  if ((hasSubject(a.core, onlyA) && hasSubject(b.core, onlyB)) || areRivals(onlyA, onlyB)) return []
  if (isPolitical(a) && isPolitical(b) && !sharedA.some(isTopic) && [...onlyA, ...onlyB].some(isPlace)) return []
  const bounds = [...compareEntities(a, b), ...compareScopes(a, b), ...compareTimes(a, b)]
  if (bounds.some(({ lean }) => lean === 'unrelated')) return []
  return [
    agree('matter', 'matter shared', [() => listed(sharedA), undefined], Math.min(shared, matter.cap)),
    veto('question', 'overlap', shown(listed, onlyA, onlyB), 'question differs'),
  ]
}

const without = (core: readonly Token[], left: readonly Token[]) => core.filter((token) => !left.includes(token))

const telling = (tokens: readonly Token[]) => total(tokens.filter(({ weight }) => weight > 0.3))

/** A name alone is no matter: of a person the same has to be asserted, or a second thing has to be shared. */
function isMatter(core: readonly Token[], left: readonly Token[], assertsAlike: boolean | undefined): boolean {
  const shared = core.map((token) => isName(token) && !left.includes(token))
  if (!core.some((token, index) => shared[index] && isTopic(token))) return false
  return assertsAlike === true || shared.filter((is, index) => is && !shared[index - 1]).length > 1
}

/** The question begins with a name that the other does not know. */
function hasSubject(core: readonly Token[], left: readonly Token[]): boolean {
  const subject = core.find((token) => isName(token) && !isAttribute(token))
  return subject !== undefined && left.includes(subject)
}

const isName = ({ key, weight }: Token) => weight >= 0.75 && !predicates.has(key)

/** What a question can be about: anything of weight but a place, a post, a party or a competition. */
const isTopic = (token: Token) => isName(token) && !givenNameOf(token.key) && !isOf(token, FRAMES)

/** What is asked of a contest rather than who is in it. */
const isAttribute = (token: Token) => ATTRIBUTES.has(token.key) || isOf(token, PARTY)

const ATTRIBUTES = new Set(
  `1st bracket electoral female gender independent male margin midterm popular seat seats senate third 3rd turnout
  unbeaten undefeated vote women woman young youngest old oldest age`.split(/\s+/),
)

/** The same post or cup of the same year is one contest, whoever is asked for; so is the next holder of one post. */
function areOfOneContest(
  a: Proposition,
  b: Proposition,
  sharedA: readonly Token[],
  sharedB: readonly Token[],
): boolean {
  if (!sharedA.some(isPrize) || !sharedB.some(isPrize)) return false
  if (a.time.years.some(({ value }) => b.time.years.some((year) => year.value === value))) return true
  const both = (key: string) => [a, b].every(({ core }) => core.some((token) => token.key === key))
  return both('next')
}

const isPrize = (token: Token) => token.key === 'leader' || isOf(token, PRIZES)

/** Each side names one of a kind that the other does not. */
function areRivals(onlyA: readonly Token[], onlyB: readonly Token[]): boolean {
  const kinds = new Set(onlyA.flatMap(({ ids = [] }) => ids.map(kindOf)))
  return onlyB.some(({ ids }) => ids?.some((id) => kinds.has(kindOf(id)) && RIVALS.has(kindOf(id))))
}

const isPlace = (token: Token) => isOf(token, PLACES) && !token.ids?.includes('country:usa')

/** The election of one place is no part of another. */
const isPolitical = ({ core }: Proposition) => core.some((token) => isOf(token, POLITICAL))

const isOf = ({ ids }: Token, kinds: ReadonlySet<EntityKind>) => ids?.some((id) => kinds.has(kindOf(id))) ?? false

const PARTY: ReadonlySet<EntityKind> = new Set(['party'])
const PLACES: ReadonlySet<EntityKind> = new Set(['country', 'state'])
const POLITICAL: ReadonlySet<EntityKind> = new Set(['office', 'party'])
const PRIZES: ReadonlySet<EntityKind> = new Set(['award', 'office', 'trophy'])
const RIVALS: ReadonlySet<EntityKind> = new Set(['coin', 'company', 'country', 'person', 'state', 'team'])
const FRAMES: ReadonlySet<EntityKind> = new Set([
  'award',
  'ceremony',
  'country',
  'league',
  'office',
  'party',
  'state',
  'trophy',
])

const listed = (tokens: readonly Token[]) => (tokens.length > 0 ? tokens.map(({ key }) => key).join(' ') : undefined)
