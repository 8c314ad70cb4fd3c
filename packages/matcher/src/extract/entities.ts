import { type EntityKind, entityTables } from '../knowledge/entity-tables.ts'
import { leagues } from '../knowledge/leagues.ts'
import { fillerWords } from '../knowledge/lexicon.ts'
import { normalise, splitWords } from './text.ts'

export type { EntityKind }

/** An entity a phrase may name: kind and id in the knowledge tables, as "team:nba:lakers". */
export type EntityId = `${EntityKind}:${string}`

interface Phrase {
  words: readonly string[]
  ids: EntityId[]
}

/** Phrases by their first word, longest first. */
const phrases = new Map<string, Phrase[]>()

const LEAGUE_BEFORE = /^(?:nba|wnba|nfl|mlb|nhl|pro \w+|womens pro \w+) /

for (const [kind, rows] of entityTables) {
  for (const { id, names } of rows) {
    for (const name of names) add(splitWords(normalise(name)), `${kind}:${id}`)
    // the league stands elsewhere in the question: "WNBA: Defensive Player of the Year"
    if (kind === 'award')
      for (const name of names) add(splitWords(normalise(name).replace(LEAGUE_BEFORE, '')), `${kind}:${id}`)
  }
}
for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)

function add(name: readonly string[], id: EntityId): void {
  const [first] = name
  if (first === undefined || name.join('').length < 2 || (name.length === 1 && fillerWords.has(first))) return
  const list = phrases.get(first) ?? []
  const same = list.find((phrase) => phrase.words.join(' ') === name.join(' '))
  if (same) {
    if (!same.ids.includes(id)) same.ids.push(id)
  } else list.push({ words: name, ids: [id] })
  phrases.set(first, list)
}

/** Words that stand in a name of the tables. */
export const entityWords: ReadonlySet<string> = new Set([...phrases.values()].flat().flatMap((phrase) => phrase.words))

/** A slug writes "OpenAI's" as "openais". */
const says = (text: string | undefined, word: string) => text === word || (text === `${word}s` && word.length > 2)

/** Tickers of coins, companies and series; they count in slugs alone, being words otherwise. */
const tickers = new Map<string, EntityId[]>()
for (const [kind, rows] of entityTables) {
  if (kind !== 'coin' && kind !== 'company' && kind !== 'series') continue
  for (const { id, codes = [] } of rows) {
    for (const code of codes)
      tickers.set(code.toLowerCase(), [...(tickers.get(code.toLowerCase()) ?? []), `${kind}:${id}`])
  }
}

/** Returns the entities with a ticker; undefined where there is none. */
export const entitiesOfTicker = (word: string): readonly EntityId[] | undefined => tickers.get(word)

const sports = new Map(leagues.map(({ id, sport }) => [id, sport]))
/** Returns the sport of a league. */
export const sportOf = (league: string): string | undefined => sports.get(league)

const womens = new Set(leagues.flatMap(({ id, women }) => (women ? id : [])))
/** Returns whether only women play in the league. */
export const isWomensLeague = (league: string): boolean => womens.has(league)

/** A name in a text: its number of words, and the entities it may mean. */
export interface EntityHit {
  length: number
  ids: readonly EntityId[]
}

/** The longest name of an entity that begins at a word; undefined where none does. */
export function entityAt(text: readonly string[], index: number): EntityHit | undefined {
  const first = text[index] ?? ''
  const candidates =
    phrases.get(first) ?? (first.length > 3 && first.endsWith('s') ? phrases.get(first.slice(0, -1)) : undefined)
  const found = candidates?.find((phrase) => phrase.words.every((word, offset) => says(text[index + offset], word)))
  // "the Fed" in "the fed funds rate"
  if (found && first === 'the' && (entityAt(text, index + 1)?.length ?? 0) >= found.words.length) return undefined
  return found && { length: found.words.length, ids: found.ids }
}

const kindsOf = new Map<string, EntityKind>()
/** Returns the kind of an entity. */
export function kindOf(id: EntityId): EntityKind {
  const known = kindsOf.get(id)
  if (known) return known
  const kind = id.slice(0, id.indexOf(':')) as EntityKind
  kindsOf.set(id, kind)
  return kind
}
