import type { UnifiedEvent } from '@crossvenue/venues'
import type { MarketLabel } from './event.ts'
import type { Interval } from './interval.ts'
import { deriveUnread, nameSlot, titlePatternOf } from './name-slot.ts'
import type { Proposition } from './proposition.ts'
import type { ReadText } from './read.ts'
import { strikeSlot } from './strike-slot.ts'
import type { Ticker } from './ticker.ts'

/** The texts of one market as read, with those of its event. */
export interface MarketTexts {
  event: ReadText
  /** Words of the event's title and subtitle. */
  said: ReadonlySet<string>
  market: UnifiedEvent['markets'][number]
  label: MarketLabel | undefined
  title: ReadText
  /** Its label as read. */
  name: ReadText
  ticker: Ticker | undefined
  interval: Interval | undefined
}

/** The first market of a template group: it was read in full, and its siblings are derived from it. */
export interface Template {
  texts: MarketTexts
  proposition: Proposition
}

/** A place in which siblings may differ (a name or a number), with how such siblings are found and derived. */
export interface Slot {
  /** Returns one key for all possible siblings; undefined for a market that differs in something else. */
  keyOf(texts: MarketTexts): string | undefined
  /** Returns whether siblings can be derived from it. */
  canLead(first: Template): boolean
  /** Derives a market from the template of its key; undefined where it has to be read by itself. */
  derive(first: Template, texts: MarketTexts): Proposition | undefined
}

const SLOTS: readonly Slot[] = [strikeSlot, nameSlot]

/** The template groups of one event, filled while its markets are read. */
export interface TemplateGroups {
  /** Derives a market whose title need not even be read. */
  deriveUnread(texts: Omit<MarketTexts, 'title' | 'interval'>): Proposition | undefined
  /** Derives a market that is a sibling of one that was read. */
  derive(texts: MarketTexts): Proposition | undefined
  /** Makes it a template, where it can have siblings; returns the number of the group. */
  add(first: Template): number | undefined
}

/**
 * Creates an empty set of template groups for one event. Siblings (strikes of a ladder, candidates of an election) are
 * read once, and one assessment serves for all pairs of siblings whose numbers and names have the same relation.
 */
export function createTemplateGroups(): TemplateGroups {
  const firsts = new Map<string, Template>()
  /** By the pattern of titles that two markets have. */
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
