import type { UnifiedEvent } from '@crossvenue/venues'
import type { Label } from './event.ts'
import { names, patternOf, tellUnread } from './kin-names.ts'
import { rungs } from './kin-rungs.ts'
import type { Proposition } from './proposition.ts'
import type { Reading } from './read.ts'
import type { Region } from './region.ts'
import type { Ticker } from './ticker.ts'

/** What a market is read from. */
export interface Texts {
  event: Reading
  /** Words of the event's title and subtitle. */
  said: ReadonlySet<string>
  market: UnifiedEvent['markets'][number]
  label: Label | undefined
  title: Reading
  name: Reading
  ticker: Ticker | undefined
  region: Region | undefined
}

/** A market that was read, for others to be told after it. */
export interface First {
  texts: Texts
  proposition: Proposition
}

/** What markets of kin differ in. */
export interface Likeness {
  /** One text for all that may be of kin; undefined of a market that differs from its siblings in something else. */
  keyOf(texts: Texts): string | undefined
  /** Whether others can be told after it. */
  leads(first: First): boolean
  /** What a market says, told after the first of its key; undefined where it has to be read by itself. */
  tell(first: First, texts: Texts): Proposition | undefined
}

const LIKENESSES: readonly Likeness[] = [rungs, names]

/** The first of each kin of an event's markets. */
export interface Kin {
  /** What a market says whose title need not even be read. */
  tellUnread(texts: Omit<Texts, 'title' | 'region'>): Proposition | undefined
  /** What a market says that is of kin with one that was read. */
  tell(texts: Texts): Proposition | undefined
  /** Makes it the first of its kin, where it can have any; returns their number. */
  add(first: First): number | undefined
}

/**
 * Markets of an event that ask the same but for a bound or a name, such as the rungs of a ladder and the candidates of
 * an election, are kin: they are read once, and what holds of one of them beside another question holds of all whose
 * numbers and names lie alike to its own.
 */
export function createKin(): Kin {
  const firsts = new Map<string, First>()
  /** By the pattern of titles that two markets have. */
  const patterns = new Map<string, First>()

  return {
    tellUnread(texts) {
      const pattern = patternOf(texts.market, texts.label)
      const first = pattern === undefined ? undefined : patterns.get(pattern)
      return first && tellUnread(first, texts)
    },
    tell(texts) {
      const [likeness, key] = likenessOf(texts)
      const first = key === undefined ? undefined : firsts.get(key)
      const told = first && likeness?.tell(first, texts)
      if (told && likeness === names) {
        const pattern = patternOf(texts.market, texts.label)
        if (pattern !== undefined && pattern === patternOf(first.texts.market, first.texts.label))
          patterns.set(pattern, first)
      }
      return told
    },
    add(first) {
      const [likeness, key] = likenessOf(first.texts)
      if (key === undefined || firsts.has(key) || !likeness?.leads(first)) return undefined
      firsts.set(key, first)
      return firsts.size
    },
  }
}

function likenessOf(texts: Texts): [Likeness, string] | [] {
  for (const likeness of LIKENESSES) {
    const key = likeness.keyOf(texts)
    if (key !== undefined) return [likeness, key]
  }
  return []
}
