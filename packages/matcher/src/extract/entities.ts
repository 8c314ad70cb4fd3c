import { type EntityKind, entityTables } from '../knowledge/entity-tables.ts'
import { leagues } from '../knowledge/leagues.ts'
import { fillerWords } from '../knowledge/lexicon.ts'
import { normalise, splitWords } from './text.ts'

export type { EntityKind }

/** An entity of the knowledge tables, as kind and id: "country:fra", "team:nba:lakers". */
export type EntityId = `${EntityKind}:${string}`

/** The names of entities, each split into words, by their first word; the longest names come first. */
const phrases = new Map<string, { words: readonly string[]; ids: EntityId[] }[]>()

const LEAGUE_BEFORE = /^(?:nba|wnba|nfl|mlb|nhl|pro \w+|womens pro \w+) /

for (const [kind, rows] of entityTables) {
  for (const { id, names } of rows) {
    for (const name of names) add(splitWords(normalise(name)), `${kind}:${id}`)
    // an award is also named without its league, which then stands elsewhere: "WNBA: Defensive Player of the Year"
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

/** All single words that occur in a name of some entity. */
export const entityWords: ReadonlySet<string> = new Set([...phrases.values()].flat().flatMap((phrase) => phrase.words))

/** Whether a word of a text is the given word, also with "'s" as slugs write it: "openais" for "OpenAI's". */
const says = (text: string | undefined, word: string) => text === word || (text === `${word}s` && word.length > 2)

/**
 * Entities by ticker: coins, companies and series; and teams by code. Tickers count only in slugs, because elsewhere they
 * may be words.
 */
const tickers = new Map<string, EntityId[]>()
const teamCodes = new Map<string, EntityId[]>()
for (const [kind, rows] of entityTables) {
  if (kind !== 'coin' && kind !== 'company' && kind !== 'series' && kind !== 'team') continue
  const known = kind === 'team' ? teamCodes : tickers
  for (const { id, codes = [] } of rows) {
    for (const code of codes) known.set(code.toLowerCase(), [...(known.get(code.toLowerCase()) ?? []), `${kind}:${id}`])
  }
}

/** Returns the teams whose code this is: "gb" -> ["team:nfl:packers"]. Undefined for other codes. */
export const teamsOfCode = (code: string): readonly EntityId[] | undefined => teamCodes.get(code)

/**
 * Returns the coins, companies and economic series whose ticker symbol is this word: "btc" -> ["coin:btc"]. Undefined
 * for other words.
 */
export const entitiesOfTicker = (word: string): readonly EntityId[] | undefined => tickers.get(word)

const sports = new Map(leagues.map(({ id, sport }) => [id, sport]))
/**
 * Returns the sport of a league by the league's id: "nba" -> "basketball". Undefined for a league that no table has.
 */
export const sportOf = (league: string): string | undefined => sports.get(league)

const womens = new Set(leagues.flatMap(({ id, women }) => (women ? id : [])))
/** Whether only women play in the league with this id; false for a league that no table has. */
export const isWomensLeague = (league: string): boolean => womens.has(league)

/** A name of an entity found in a list of words: how many words it takes, and the entities that have this name. */
export interface EntityHit {
  length: number
  ids: readonly EntityId[]
}

/**
 * Returns the longest name of an entity that begins at `index` in a list of words: in ["will", "san", "diego", "fc"] at
 * 1, "san diego fc". Undefined where no name begins there.
 */
export function entityAt(text: readonly string[], index: number): EntityHit | undefined {
  const first = text[index] ?? ''
  const candidates =
    phrases.get(first) ?? (first.length > 3 && first.endsWith('s') ? phrases.get(first.slice(0, -1)) : undefined)
  const found = candidates?.find((phrase) => phrase.words.every((word, offset) => says(text[index + offset], word)))
  // "the Fed" is not the name in "the fed funds rate", where a longer name begins behind "the"
  if (found && first === 'the' && (entityAt(text, index + 1)?.length ?? 0) >= found.words.length) return undefined
  return found && { length: found.words.length, ids: found.ids }
}

const kindsOf = new Map<string, EntityKind>()
/** Returns the kind of an entity: "team:nba:lakers" -> "team". */
export function kindOf(id: EntityId): EntityKind {
  const known = kindsOf.get(id)
  if (known) return known
  const kind = id.slice(0, id.indexOf(':')) as EntityKind
  kindsOf.set(id, kind)
  return kind
}

/** The entities that a token may name. */
interface Named {
  ids?: readonly EntityId[] | undefined
}

/** Whether a token names an entity of one of these kinds; false for a token without entities. */
export const isOfKind = ({ ids }: Named, ...kinds: readonly EntityKind[]): boolean =>
  ids?.some((id) => kinds.includes(kindOf(id))) ?? false

/** Whether all entities that a token may name are of these kinds; false for a token without entities. */
export const isOnlyOfKind = ({ ids }: Named, ...kinds: readonly EntityKind[]): boolean =>
  ids?.every((id) => kinds.includes(kindOf(id))) ?? false

/** Whether some of the tokens name an entity of one of these kinds; false for no tokens. */
export const includesKind = (tokens: readonly Named[], ...kinds: readonly EntityKind[]): boolean =>
  tokens.some(({ ids }) => ids?.some((id) => kinds.includes(kindOf(id))))
