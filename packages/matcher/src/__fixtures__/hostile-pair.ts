import fc from 'fast-check'
import { createMatchIndex, type MatchIndex } from '../match-index.ts'
import { hostileTitle } from './hostile-title.ts'
import { listing } from './listing.ts'

/** Texts for two events. */
export const hostileTexts = fc.tuple(hostileTitle, hostileTitle, hostileTitle, hostileTitle)
export type HostileTexts = readonly [title: string, label: string, other: string, rules: string]

/** Matches two events of two markets with these texts, evidence included. */
export function matchHostilePair([title, label, other, rules]: HostileTexts): MatchIndex {
  const index = createMatchIndex()
  const markets = [
    { title, label, rules },
    { title: other, label, outcomes: [label, other] },
  ]
  index.put(listing('kalshi', { title, markets }))
  index.put(listing('polymarket', { title: other, markets }))
  for (const { edges } of index.pairs()) {
    // Evidence is found when it is read.
    for (const { evidence } of edges) if (evidence === undefined) throw new Error('an edge has no evidence')
  }
  return index
}
