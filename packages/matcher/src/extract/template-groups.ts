import type { UnifiedEvent } from '@crossvenue/venues'
import type { Label } from './event.ts'
import type { Interval } from './interval.ts'
import { deriveUnread, nameSlot, patternOf } from './name-slot.ts'
import type { Proposition } from './proposition.ts'
import type { ReadText } from './read.ts'
import { strikeSlot } from './strike-slot.ts'
import type { Ticker } from './ticker.ts'

/** What a market is read from. */
export interface Texts {
  event: ReadText
  /** Words of the event's title and subtitle. */
  said: ReadonlySet<string>
  market: UnifiedEvent['markets'][number]
  label: Label | undefined
  title: ReadText
  name: ReadText
  ticker: Ticker | undefined
  interval: Interval | undefined
}

/** A market that was read, for others to be told after it. */
export interface Template {
  texts: Texts
  proposition: Proposition
}

/** What markets of kin differ in. */
export interface Slot {
  /** One text for all that may be of kin; undefined of a market that differs from its siblings in something else. */
  keyOf(texts: Texts): string | undefined
  /** Whether others can be told after it. */
  canLead(first: Template): boolean
  /** What a market says, told after the first of its key; undefined where it has to be read by itself. */
  derive(first: Template, texts: Texts): Proposition | undefined
}

const SLOTS: readonly Slot[] = [strikeSlot, nameSlot]

/** The first of each kin of an event's markets. */
export interface TemplateGroups {
  /** What a market says whose title need not even be read. */
  deriveUnread(texts: Omit<Texts, 'title' | 'interval'>): Proposition | undefined
  /** What a market says that is of kin with one that was read. */
  derive(texts: Texts): Proposition | undefined
  /** Makes it the first of its kin, where it can have any; returns their number. */
  add(first: Template): number | undefined
}

/**
 * Markets of an event that ask the same but for a bound or a name, such as the rungs of a ladder and the candidates of
 * an election, are kin: they are read once, and what holds of one of them beside another question holds of all whose
 * numbers and names lie alike to its own.
 */
export function createTemplateGroups(): TemplateGroups {
  const firsts = new Map<string, Template>()
  /** By the pattern of titles that two markets have. */
  const patterns = new Map<string, Template>()

  return {
    deriveUnread(texts) {
      const pattern = patternOf(texts.market, texts.label)
      const first = pattern === undefined ? undefined : patterns.get(pattern)
      return first && deriveUnread(first, texts)
    },
    derive(texts) {
      const [slot, key] = slotOf(texts)
      const first = key === undefined ? undefined : firsts.get(key)
      const stated = first && slot?.derive(first, texts)
      if (stated && slot === nameSlot) {
        const pattern = patternOf(texts.market, texts.label)
        if (pattern !== undefined && pattern === patternOf(first.texts.market, first.texts.label))
          patterns.set(pattern, first)
      }
      return stated
    },
    add(first) {
      const [slot, key] = slotOf(first.texts)
      if (key === undefined || firsts.has(key) || !slot?.canLead(first)) return undefined
      firsts.set(key, first)
      return firsts.size
    },
  }
}

function slotOf(texts: Texts): [Slot, string] | [] {
  for (const slot of SLOTS) {
    const key = slot.keyOf(texts)
    if (key !== undefined) return [slot, key]
  }
  return []
}
