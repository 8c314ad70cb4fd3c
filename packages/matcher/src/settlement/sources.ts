import { type SettlementSource, settlementSources } from '../knowledge/settlement-sources.ts'
import { quote } from './sentences.ts'

/** A settlement source that resolution rules name, with the sentence that names it. */
export interface NamedSource extends Source {
  quote: string
}

type Source = Pick<SettlementSource, 'id' | 'of'>

// In running text a name has to have its capitals ("ONS", not "ons"); in an internet address it is one of the parts.
const byName = new Map<string, Source>()
const byPart = new Map<string, Source>()
for (const { id, of, names } of settlementSources) {
  for (const name of names) {
    byName.set(name, { id, of })
    byPart.set(name.toLowerCase().replace(/\.(?:com|gov)$|[^a-z0-9]/g, ''), { id, of })
  }
}
// Longest first: "CF Benchmarks" before names that it contains.
const NAMES = [...byName.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const NAME = new RegExp(`(?<!\\w)(?:${NAMES.join('|')})(?!\\w)`, 'g')

/**
 * Matches sentences that state the source. A publisher named elsewhere may be background, which is full of names and
 * links.
 */
const ABOUT_SOURCE =
  /\b(?:sources?|according to|(?:published|released|provided) (?:by|on|at)|as (?:reported|published|listed|determined|recorded|measured|shown|calculated)|based on|data from|settle[sd]? (?:on|to|by|against))\b/i
/** Matches the text of a link, such as "[reported by a paper](https://...)", which is background. */
const LINK_TEXT = /\[[^\]]*\](?=\()/g
/** Matches sources that are excluded: "not according to Kraken or other exchanges". */
const EXCLUDED = /\b(?:not|rather than|instead of|other than)\b[^.,;]*/gi
const ADDRESS = /https?:\/\/([\w.-]+)[^\s)]*/gi

/**
 * Returns the settlement sources that resolution rules name, each with the first sentence that names it. Unknown web
 * sites count as publishers. Empty where no source is named.
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
  // "www.ausopen.com" and "ausopen.com" are the same site.
  const site = host.toLowerCase().replace(/\.$/, '').split('.').slice(-2).join('.')
  return known.length > 0 ? known : [{ id: site, of: 'publisher' }]
}
