import { type MeasurementSource, measurementSources } from '../knowledge/measurement-sources.ts'
import { commodities } from '../knowledge/traded-series.ts'
import { includesKind } from './entities.ts'
import type { Interval } from './interval.ts'
import { fold } from './text.ts'
import type { Token } from './tokens.ts'

const sources = measurementSources.map(({ id, of, names }) => ({
  id,
  of,
  pattern: new RegExp(`\\b(?:${names.map(fold).join('|')})\\b`),
}))

/** Whether the question is settled by a number, the unit of the number, and the series of the ticker. */
interface Measured {
  reads: boolean
  unit: Interval['unit']
  series?: string | undefined
}

/**
 * Returns the id of the publisher whose number settles a question, where `texts` (title, resolution rules) name it:
 * questions about the price of a coin or a commodity, a temperature, a climate record, polls or a count of cases. The
 * series of a ticker stands for the station of its city. Undefined for other questions and where no publisher is named.
 */
export function measurementSourceOf(
  questionTokens: readonly Token[],
  number: Measured,
  texts: readonly (string | undefined)[],
): string | undefined {
  const of = measurementOf(questionTokens, number)
  if (of === undefined) return undefined
  const text = fold(texts.join(' '))
  const named = sources.find((source) => source.of === of && source.pattern.test(text))?.id
  return (
    named ??
    (of === 'temperature' ? stationsByCode.get(CITY_OF_SERIES.exec(number.series ?? '')?.[1] ?? '') : undefined)
  )
}

/** Matches the series of tickers about the temperature of a city: "HIGHCHI", "LOWTNYC". */
const CITY_OF_SERIES = /^(?:HIGH|LOW)T?([A-Z]+)$/
const stationsByCode = new Map(measurementSources.flatMap(({ id, codes = [] }) => codes.map((code) => [code, id])))

const WARMEST = /^(?:hottest|warmest|coldest|coolest)$/
const TEMPERATURE = /-temperature$|^temperatur/

function measurementOf(
  questionTokens: readonly Token[],
  { reads, unit }: Measured,
): MeasurementSource['of'] | undefined {
  const says = (pattern: RegExp) => questionTokens.some(({ key }) => pattern.test(key))
  if (says(WARMEST) && says(/^(?:year|month|global|record)$/)) return 'climate'
  if (!reads) return undefined
  // polls come before coins, because a coin may have the name of the person who is rated
  if (says(/^(?:approval|favorability)$/)) return 'polls'
  if (includesKind(questionTokens, 'coin')) return 'coin'
  if (says(TEMPERATURE) || unit === 'degree') return 'temperature'
  if (questionTokens.some(({ ids }) => ids?.some((id) => commodities.has(id)))) return 'commodity'
  return says(/^cas(?:e|es)?$/) ? 'cases' : undefined
}

/** Whether a source is one of several, such as the stations of a city: a listing that names none may mean another one. */
export const isOneOfSources = (source: string | undefined): boolean => ONE_OF_SEVERAL.has(source ?? '')

const idsOf = (isSuch: (source: MeasurementSource) => boolean): ReadonlySet<string> =>
  new Set(measurementSources.filter(isSuch).map(({ id }) => id))
const ONE_OF_SEVERAL = idsOf(({ isOneOfSeveral }) => isOneOfSeveral === true)

/** Whether a publisher states prices of coins or commodities, for which all publishers have nearly the same number. */
export const isPriceSource = (source: string | undefined): boolean => source !== undefined && PRICE_SOURCES.has(source)

const PRICE_SOURCES = idsOf(({ of }) => of === 'coin' || of === 'commodity')
