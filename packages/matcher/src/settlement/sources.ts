import { type SettlementSource, settlementSources } from '../knowledge/settlement-sources.ts'
import { quote } from './sentences.ts'

/** A source of settlement that rules name, with the sentence. */
export interface NamedSource extends Source {
  quote: string
}

type Source = Pick<SettlementSource, 'id' | 'of'>

// In running text a name counts as it is written ("ONS" is no "ons"), in an address as one of its parts.
const byName = new Map<string, Source>()
const byPart = new Map<string, Source>()
for (const { id, of, names } of settlementSources) {
  for (const name of names) {
    byName.set(name, { id, of })
    byPart.set(name.toLowerCase().replace(/\.(?:com|gov)$|[^a-z0-9]/g, ''), { id, of })
  }
}
// Longest first: "CF Benchmarks" before a part of it.
const NAMES = [...byName.keys()].sort((a, b) => b.length - a.length).map(literally)
const NAME = new RegExp(`(?<!\\w)(?:${NAMES.join('|')})(?!\\w)`, 'g')

/** A publisher is the source only where rules say so: background is full of names and links. */
const ABOUT_SOURCE =
  /\b(?:sources?|according to|(?:published|released|provided) (?:by|on|at)|as (?:reported|published|listed|determined|recorded|measured|shown|calculated)|based on|data from|settle[sd]? (?:on|to|by|against))\b/i
/** "[reported by a paper](https://...)" links to background. */
const LINK_TEXT = /\[[^\]]*\](?=\()/g
/** "Not according to Kraken or other exchanges" names none. */
const EXCLUDED = /\b(?:not|rather than|instead of|other than)\b[^.,;]*/gi
const ADDRESS = /https?:\/\/([\w.-]+)[^\s)]*/gi

/**
 * Returns the sources of settlement named in sentences of rules, each with the first sentence that names it; unknown
 * sites count as publishers. Empty where none is named.
 */
export function sourcesOf(sentences: readonly string[]): NamedSource[] {
  const found = new Map<string, NamedSource>()
  for (const sentence of sentences) {
    const place = sentence.replace(LINK_TEXT, '').search(ABOUT_SOURCE)
    for (const { id, of } of namedIn(sentence.replace(EXCLUDED, ' '))) {
      if (found.has(id) || (of === 'publisher' && place < 0)) continue
      found.set(id, { id, of, quote: quote(sentence, place) })
    }
  }
  return [...found.values()]
}

function namedIn(text: string): Source[] {
  const prose = text.replace(ADDRESS, ' ')
  const named = Array.from(prose.matchAll(NAME), ([name]) => byName.get(name))
  return [...named, ...[...text.matchAll(ADDRESS)].flatMap(ofAddress)].filter((source) => source !== undefined)
}

function ofAddress([address, host = '']: RegExpExecArray): Source[] {
  const parts = address.toLowerCase().split(/[^a-z0-9]+/)
  const known = parts.flatMap((part) => byPart.get(part) ?? [])
  // "www.ausopen.com" and "ausopen.com" are one site.
  const site = host.toLowerCase().replace(/\.$/, '').split('.').slice(-2).join('.')
  return known.length > 0 ? known : [{ id: site, of: 'publisher' }]
}

function literally(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
