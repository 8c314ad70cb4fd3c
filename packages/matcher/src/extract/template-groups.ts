import type { UnifiedEvent } from '@crossvenue/venues'
import type { MarketLabel } from './event.ts'
import type { Interval } from './interval.ts'
import { deriveUnread, nameSlot, titlePatternOf } from './name-slot.ts'
import type { Proposition } from './proposition.ts'
import type { ReadText } from './read.ts'
import { strikeSlot } from './strike-slot.ts'
import type { Ticker } from './ticker.ts'

/** The texts of a market and its event. */
export interface MarketTexts {
  event: ReadText
  /** Words of the event's title and subtitle. */
  said: ReadonlySet<string>
  market: UnifiedEvent['markets'][number]
  label: MarketLabel | undefined
  title: ReadText
  name: ReadText
  ticker: Ticker | undefined
  interval: Interval | undefined
}

/** A market that was read, from which its siblings are derived. */
export interface Template {
  texts: MarketTexts
  proposition: Proposition
}

/** The slot in which siblings differ. */
export interface Slot {
  /** Returns one key for all possible siblings; undefined for a market that differs in something else. */
  keyOf(texts: MarketTexts): string | undefined
  /** Returns whether siblings can be derived from it. */
  canLead(first: Template): boolean
  /** Derives a market from the template of its key; undefined where it has to be read by itself. */
  derive(first: Template, texts: MarketTexts): Proposition | undefined
}

const SLOTS: readonly Slot[] = [strikeSlot, nameSlot]

/** The templates of an event's markets. */
export interface TemplateGroups {
  /** Derives a market whose title need not even be read. */
  deriveUnread(texts: Omit<MarketTexts, 'title' | 'interval'>): Proposition | undefined
  /** Derives a market that is a sibling of one that was read. */
  derive(texts: MarketTexts): Proposition | undefined
  /** Makes it a template, where it can have siblings; returns the number of the group. */
  add(first: Template): number | undefined
}

/**
 * Groups the markets of an event that ask the same but for a bound or a name, such as the strikes of a ladder and the
 * candidates of an election: they are read once, and a result for one of them beside another question holds for all
 * whose numbers and names lie alike to its own.
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
