import { isDeepStrictEqual } from 'node:util'
import type { UnifiedEvent } from '@crossvenue/venues'
import type { Label } from './event.ts'
import type { Proposition } from './proposition.ts'
import type { Reading } from './read.ts'
import type { Region } from './region.ts'
import type { Ticker } from './ticker.ts'

/** What a market is read from, besides its event. */
export interface Texts {
  market: UnifiedEvent['markets'][number]
  label: Label | undefined
  title: Reading
  name: Reading
  ticker: Ticker | undefined
  region: Region | undefined
}

/** The first of each kin of an event's markets. */
export interface Kin {
  /** The market that says the same but for a bound. */
  first(texts: Texts): Proposition | undefined
  /** Makes it the first of its kin, where it can have any; returns their number. */
  add(texts: Texts, proposition: Proposition): number | undefined
}

/**
 * Markets of an event that ask the same but for a bound, such as the rungs of a ladder, are kin: they are read once, and
 * what holds of one of them beside another question holds of all whose numbers lie alike to its own.
 */
export function createKin(): Kin {
  const firsts = new Map<string, { texts: Texts; proposition: Proposition }>()
  return {
    first(texts) {
      if (!isRung(texts)) return undefined
      const found = firsts.get(keyOf(texts))
      return found && areAlike(found.texts, texts) ? found.proposition : undefined
    },
    add(texts, proposition) {
      // of what is counted more than the bound is compared
      const { bet, mirror, build } = proposition
      if (!isRung(texts) || bet || mirror || build === 'count') return undefined
      const key = keyOf(texts)
      if (firsts.has(key)) return undefined
      firsts.set(key, { texts, proposition })
      return firsts.size
    },
  }
}

const isRung = ({ region, market }: Texts) => region !== undefined && !region.bare && market.outcomes.length <= 2

const keyOf = ({ title, name }: Texts) => `${withoutNumbers(title.text)}\n${withoutNumbers(name.text)}`

/** Minutes are no bound: "up or down in 15 min". */
const withoutNumbers = (text: string) => text.replaceAll(/\d+(?:[.,]\d+)*(?!\d| ?min)/g, '')

function areAlike(a: Texts, b: Texts): boolean {
  return (
    areReadAlike(a.title, b.title) &&
    areReadAlike(a.name, b.name) &&
    a.region?.unit === b.region?.unit &&
    a.region?.touch === b.region?.touch &&
    a.label?.written === b.label?.written &&
    a.label?.needed === b.label?.needed &&
    a.title.text.includes(a.name.text) === b.title.text.includes(b.name.text) &&
    a.market.resolutionDate === b.market.resolutionDate &&
    withoutNumbers(a.market.description ?? '') === withoutNumbers(b.market.description ?? '') &&
    a.ticker?.day === b.ticker?.day &&
    a.ticker?.year === b.ticker?.year &&
    a.ticker?.league === b.ticker?.league &&
    areOneList(
      a.market.outcomes.map(({ label }) => label),
      b.market.outcomes.map(({ label }) => label),
    )
  )
}

const areReadAlike = (a: Reading, b: Reading) =>
  a === b ||
  (a.quantities.length === b.quantities.length &&
    a.negated === b.negated &&
    areOneList(a.tokens, b.tokens) &&
    isDeepStrictEqual(a.dates, b.dates) &&
    isDeepStrictEqual(a.scope, b.scope))

const areOneList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, position) => one === b[position])
