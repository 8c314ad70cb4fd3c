import { memoize } from '../extract/memoize.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import { settings } from '../settings.ts'

/** One answer of a list: its market, the words of its name, and its price (undefined where not quoted). */
export interface FieldAnswer {
  market: Proposition
  /** The words of its name. */
  words: readonly string[]
  price: number | undefined
}

/** The answers of a list by their normalised names: the candidates of an election, the clubs of a league. */
export type Field = ReadonlyMap<string, FieldAnswer>

/** The number of lists whose answers are kept. */
const KEPT = 2000

/**
 * Returns the answers of an event that is a list, without names that occur twice. Empty for other events and short
 * lists.
 */
export const fieldOf: (record: EventRecord) => Field = memoize((record) => {
  const { markets, prices, eventQuestion } = record
  if (eventQuestion.game || markets.length < settings.blocking.list) return NONE
  const field = new Map<string, FieldAnswer>()
  const twice = new Set<string>()
  markets.forEach((market, position) => {
    const name = nameOf(market)
    if (name === undefined) return
    if (field.has(name)) twice.add(name)
    const words = market.answer?.tokens.flatMap(({ key }) => key.split(' ')) ?? []
    field.set(name, { market, words, price: prices[position] })
  })
  for (const name of twice) field.delete(name)
  return field.size < settings.blocking.list ? NONE : field
}, KEPT)

const NONE: Field = new Map()

function nameOf({ answer, interval }: Proposition): string | undefined {
  if (answer?.kind !== 'name' || interval) return undefined
  const words = answer.tokens.filter(({ weight }) => weight >= LIGHT)
  return words.map(({ key, ids = [] }) => (ids.length === 1 ? ids[0] : key)).join(' ') || undefined
}

/** Articles and letters around the names of clubs have a lower weight than this. */
const LIGHT = 0.2
