import { type EntityId, type EntityKind, kindOf } from '../extract/entities.ts'
import { predicates } from '../extract/lexicon.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { implied } from '../knowledge/implied-words.ts'
import { mattersOf } from './matters.ts'
import { givenNameOf, isMisspelling } from './same-token.ts'

/** The words of a proposition in the form that comparing asks for: made once and looked up for every pair. */
export interface Vocabulary {
  /** All that the words of the question and those around it go by: themselves, entities, given names. */
  names: ReadonlySet<string>
  slugs: ReadonlySet<string>
  /** Those of the words that are long enough for a slip of the pen. */
  long: readonly string[]
  /** Two and three of the question's own words, run together. */
  joined: ReadonlySet<string>
  /** Words without which the question's own cannot be meant. */
  implied: ReadonlySet<string>
  /** What the question asserts. */
  predicates: readonly string[]
  /** What kinds of matter it is asked of. */
  matters: readonly number[]
  /** Answers of `knows`. */
  known: Map<Token, boolean>
  /** What the question is certain to name. */
  named: Entities
  /** The same with what stands around it. */
  around: Entities
}

type Entities = ReadonlyMap<EntityKind, ReadonlySet<EntityId>>

/** So many are kept: those of the events at hand, not those of a catalogue. */
const KEPT = 5000
const made = new Map<Proposition, Vocabulary>()

export function vocabularyOf(proposition: Proposition): Vocabulary {
  const known = made.get(proposition)
  if (known) return known
  const vocabulary = read(proposition)
  if (made.size >= KEPT) made.clear()
  made.set(proposition, vocabulary)
  return vocabulary
}

function read({ core, context }: Proposition): Vocabulary {
  const all = [...core, ...context]
  return {
    names: new Set(all.flatMap(({ key, ids = [] }) => [key, ...ids, ...(givenNameOf(key) ?? [])])),
    slugs: new Set(all.flatMap(({ slug }) => slug ?? [])),
    long: all.flatMap(({ key }) => (key.length < 6 ? [] : key)),
    joined: joined(core.map(({ key }) => key.replaceAll(' ', ''))),
    implied: new Set(core.flatMap(({ key, ids = [] }) => [key, ...ids].flatMap((said) => implied[said] ?? []))),
    predicates: core
      .map(({ key }) => key)
      .filter((key) => predicates.has(key))
      .flatMap((key) => (key === 'vote-for' ? [key, 'confirm'] : key)),
    matters: mattersOf(core),
    known: new Map(),
    named: entitiesOf(core),
    around: entitiesOf(all),
  }
}

/** "Blue Sky" beside "Bluesky". */
function joined(keys: readonly string[]): Set<string> {
  return new Set(
    keys.flatMap((key, at) => [key + (keys[at + 1] ?? ''), key + (keys[at + 1] ?? '') + (keys[at + 2] ?? '')]),
  )
}

/** Entities that tokens are certain to name: what may mean a country or a person counts for neither. */
function entitiesOf(tokens: readonly Token[]): Entities {
  const entities = new Map<EntityKind, Set<EntityId>>()
  for (const { ids } of tokens) {
    const [kind, ...others] = new Set(ids?.map(kindOf))
    if (!kind || others.length > 0) continue
    const known = entities.get(kind) ?? new Set()
    for (const id of ids ?? []) known.add(id)
    entities.set(kind, known)
  }
  return entities
}

/** Whether one of the words names what the token names; the same as `sameToken` with each of them. */
export function knows(vocabulary: Vocabulary, token: Token): boolean {
  const known = vocabulary.known.get(token)
  if (known !== undefined) return known
  const answer = isKnown(vocabulary, token)
  vocabulary.known.set(token, answer)
  return answer
}

function isKnown({ names, slugs, long }: Vocabulary, token: Token): boolean {
  const { key, ids, slug } = token
  if (names.has(key) || ids?.some((id) => names.has(id)) || givenNameOf(key)?.some((name) => names.has(name)))
    return true
  if (slugs.has(key) || (slug !== undefined && names.has(slug))) return true
  return key.length >= 6 && long.some((word) => isMisspelling(key, word))
}
