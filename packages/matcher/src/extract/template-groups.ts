import type { UnifiedEvent } from '@crossvenue/venues'
import type { MarketLabel } from './event.ts'
import type { Interval } from './interval.ts'
import { deriveUnread, nameSlot, titlePatternOf } from './name-slot.ts'
import type { Proposition } from './proposition.ts'
import type { ReadText } from './read.ts'
import { strikeSlot } from './strike-slot.ts'
import type { Ticker } from './ticker.ts'

/** The texts of one market as read, with those of its event and the interval of its numbers. */
export interface MarketTexts {
  event: ReadText
  /** Keys of the words of the event's title and subtitle. */
  said: ReadonlySet<string>
  market: UnifiedEvent['markets'][number]
  label: MarketLabel | undefined
  title: ReadText
  /** Its label, read into parts. */
  name: ReadText
  ticker: Ticker | undefined
  interval: Interval | undefined
}

/**
 * The first market of a template group. It is read in full, and the propositions of its siblings are derived from it.
 */
export interface Template {
  texts: MarketTexts
  proposition: Proposition
}

/**
 * The part of a title in which similar markets of an event differ: a name (of a candidate) or a number (a strike). Its
 * functions find such markets and derive their propositions from the first one.
 */
export interface Slot {
  /** Returns a key that is equal for markets that may be siblings; undefined for a market that has no such place. */
  keyOf(texts: MarketTexts): string | undefined
  /** Whether siblings can be derived from this market. */
  canLead(first: Template): boolean
  /**
   * Returns the proposition of a market, derived from the template with the same key; undefined where the market has to
   * be read in full.
   */
  derive(first: Template, texts: MarketTexts): Proposition | undefined
}

const SLOTS: readonly Slot[] = [strikeSlot, nameSlot]

/**
 * The groups of similar markets of one event, filled while its markets are read: only the first market of a group is
 * read in full.
 */
export interface TemplateGroups {
  /** Returns the proposition of a market whose title need not be read; undefined where it has to be. */
  deriveUnread(texts: Omit<MarketTexts, 'title' | 'interval'>): Proposition | undefined
  /**
   * Returns the proposition of a market that is a sibling of one that was read in full; undefined where there is none.
   */
  derive(texts: MarketTexts): Proposition | undefined
  /** Makes a market the template of a new group, if it can have siblings, and returns the number of the group. */
  add(first: Template): number | undefined
}

/**
 * Creates an empty set of template groups for one event. Siblings (strikes of a ladder, candidates of an election) are
 * read once, and one assessment serves for all pairs of siblings whose numbers and names have the same relation.
 */
export function createTemplateGroups(): TemplateGroups {
  const firsts = new Map<string, Template>()
  /** Templates by the title pattern (`titlePatternOf`) that they share with a sibling. */
  const patterns = new Map<string, Template>()

  return {
    deriveUnread(texts) {
      const pattern = titlePatternOf(texts.market, texts.label)
      const first = pattern === undefined ? undefined : patterns.get(pattern)
      return first && deriveUnread(first, texts)
    },
    derive(texts) {
      const [slot, key] = slotOf(texts)
      const first = key === undefined ? undefined : firsts.get(key)
      const stated = first && slot?.derive(first, texts)
      if (stated && slot === nameSlot) {
        const pattern = titlePatternOf(texts.market, texts.label)
        if (pattern !== undefined && pattern === titlePatternOf(first.texts.market, first.texts.label))
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

function slotOf(texts: MarketTexts): [Slot, string] | [] {
  for (const slot of SLOTS) {
    const key = slot.keyOf(texts)
    if (key !== undefined) return [slot, key]
  }
  return []
}
