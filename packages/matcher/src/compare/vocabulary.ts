import { type EntityId, type EntityKind, kindOf } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import { isMisspelt } from '../extract/misspelling.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { impliedWords } from '../knowledge/implied-words.ts'
import { predicates } from '../knowledge/lexicon.ts'
import type { ForgivenessId } from '../rules/forgivenesses.ts'
import { ofQuestion } from './facts.ts'
import { rowsOfWord, withoutFinalH } from './same-token.ts'
import { topicKindsOf } from './topic-kinds.ts'

/**
 * The tokens of one proposition in sets and maps, in which tokens of other propositions are looked up. It is made once
 * per proposition and used for every pair.
 */
export interface Vocabulary {
  /** All names of the question tokens and the tokens around them: keys, entity ids, rows of given names. */
  names: ReadonlySet<string>
  slugs: ReadonlySet<string>
  /** Keys of at least six letters, which may be misspelled. */
  long: readonly string[]
  /** Two and three successive question tokens, joined: "bluesky". */
  joined: ReadonlySet<string>
  /** Words that the question tokens imply: "war" for "ceasefire". */
  implied: ReadonlySet<string>
  /** The predicates among the question tokens. */
  predicates: readonly string[]
  /** The kinds of topic of the question tokens. */
  topicKinds: ReadonlySet<number>
  /** Cache of the results of `hasSameToken`. */
  known: Map<Token, boolean>
  /** The entities in the question whose kind is certain. */
  named: Entities
  /** The same, together with those in the tokens around it. */
  around: Entities
}

type Entities = ReadonlyMap<EntityKind, ReadonlySet<EntityId>>

/**
 * Returns the vocabulary of a proposition: all names, entities, predicates and implied words of its tokens, in sets for
 * fast look-up. Cached.
 */
export const vocabularyOf: (proposition: Proposition) => Vocabulary = ofQuestion(readVocabulary)

/**
 * Returns the vocabulary of a question: the names, entities, predicates and implied words of its own tokens and of the
 * tokens around it (`context`), in sets for fast look-up.
 */
export function readVocabulary({
  questionTokens,
  context,
}: Pick<Proposition, 'context' | 'questionTokens'>): Vocabulary {
  const vocabulary = {
    names: new Set<string>(),
    slugs: new Set<string>(),
    long: [] as string[],
    implied: new Set<string>(),
    predicates: [] as string[],
    topicKinds: new Set<number>(),
    known: new Map<Token, boolean>(),
    named: new Map<EntityKind, Set<EntityId>>(),
    around: new Map<EntityKind, Set<EntityId>>(),
  }
  for (const token of questionTokens) {
    const facts = factsOf(token)
    addAround(vocabulary, token, facts)
    addNamed(vocabulary.named, token, facts)
    for (const word of facts.implied) vocabulary.implied.add(word)
    vocabulary.predicates.push(...facts.predicates)
    for (const topic of facts.topicKinds) vocabulary.topicKinds.add(topic)
  }
  for (const token of context) addAround(vocabulary, token, factsOf(token))
  return { ...vocabulary, joined: joined(questionTokens) }
}

/**
 * Returns the facts about a token that do not depend on its question: its other names, the words it implies, its
 * predicate, its kinds of topic and its kind of entity.
 */
export const factsOf = memoize((token: Token) => {
  const { key, ids = [] } = token
  const [kind, ...others] = new Set(ids.map(kindOf))
  return {
    names: [key, withoutFinalH(key), ...ids, ...ids.flatMap(widerOf), ...(rowsOfWord(key) ?? [])],
    implied: [key, ...ids].flatMap((said) => impliedWords.get(said) ?? []),
    predicates: predicates.has(key) ? (key === 'vote-for' ? [key, 'confirm'] : [key]) : [],
    topicKinds: topicKindsOf(key),
    // none where its entities are of different kinds
    kind: others.length === 0 ? kind : undefined,
  }
})
type Facts = ReturnType<typeof factsOf>

/** Returns the series that a series is a part of: inflation for core inflation. */
const widerOf = (id: EntityId): EntityId[] => (id.endsWith('-core') ? [id.slice(0, -'-core'.length) as EntityId] : [])

interface Around {
  names: Set<string>
  slugs: Set<string>
  long: string[]
  around: Map<EntityKind, Set<EntityId>>
}

function addAround({ names, slugs, long, around }: Around, token: Token, stated: Facts): void {
  for (const name of stated.names) names.add(name)
  if (token.alias !== undefined) names.add(token.alias)
  if (token.slug !== undefined) slugs.add(token.slug)
  if (token.key.length >= 6) long.push(token.key)
  addNamed(around, token, stated)
}

function addNamed(entities: Map<EntityKind, Set<EntityId>>, { ids = [] }: Token, { kind }: Facts): void {
  if (kind === undefined) return
  const known = entities.get(kind)
  if (!known) entities.set(kind, new Set(ids))
  else for (const id of ids) known.add(id)
}

/** Returns each two and each three successive words joined: "bluesky" for "Blue Sky". */
function joined(questionTokens: readonly Token[]): Set<string> {
  const words = questionTokens.map(({ key }) => (key.includes(' ') ? key.replaceAll(' ', '') : key))
  const found = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const two = `${words[at]}${words[at + 1] ?? ''}`
    found.add(two)
    found.add(`${two}${words[at + 2] ?? ''}`)
  }
  return found
}

/** Whether the vocabulary has a token that names the same thing as this one (`isSameToken`). */
export function hasSameToken(vocabulary: Vocabulary, token: Token): boolean {
  const known = vocabulary.known.get(token)
  if (known !== undefined) return known
  const answer = isKnown(vocabulary, token)
  vocabulary.known.set(token, answer)
  return answer
}

/**
 * Whether the vocabulary has this token, or two or three successive tokens that give it when joined: "blue sky" for
 * "bluesky".
 */
export function mentions(other: Vocabulary, token: Token): boolean {
  if (hasSameToken(other, token)) return true
  return token.key.length >= 6 && !token.key.includes(' ') && other.joined.has(token.key)
}

function isKnown(vocabulary: Vocabulary, token: Token): boolean {
  if (isNamed(vocabulary, token)) return true
  const rule = spellingRuleOf(vocabulary, token)
  return rule !== undefined && rule !== 'joined-words'
}

const isNamed = ({ names }: Vocabulary, { key, ids }: Token) => names.has(key) || ids?.some((id) => names.has(id))

/**
 * Returns the id of the forgiveness by which a vocabulary has this token in another spelling. Undefined where it has
 * the token in the same spelling, or not at all.
 */
export function spellingRuleOf(vocabulary: Vocabulary, token: Token): ForgivenessId | undefined {
  if (isNamed(vocabulary, token)) return undefined
  const { names, slugs, long, joined } = vocabulary
  const { key, slug, alias } = token
  if (alias !== undefined && names.has(alias)) return 'alias'
  const row = rowsOfWord(key)?.find((one) => names.has(one))
  if (row !== undefined) return row.startsWith('given') ? 'form-of-given-name' : 'synonym'
  if (slugs.has(key) || (slug !== undefined && names.has(slug))) return 'slug-without-accents'
  if (names.has(withoutFinalH(key))) return 'final-h'
  if (long.some((word) => isMisspelt(key, word))) return 'misspelling'
  return joined.has(key) ? 'joined-words' : undefined
}
