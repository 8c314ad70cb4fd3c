/** The quotes of an outcome from an instant on. */
export interface Point {
  /** Unix milliseconds. */
  at: number
  bid?: number
  ask?: number
  price?: number
  /** The close of a candle, of a time when no quotes were kept. */
  close?: number
}

const names = ['bid', 'ask', 'price', 'close'] as const

/** Quotes of several outcomes at the same instants; null where a quote is unknown. */
export interface AlignedSeries {
  times: number[]
  series: Record<(typeof names)[number], (number | null)[]>[]
}

/**
 * Aligns the quotes of several outcomes: returns each instant at which one of them changes, with the last known quotes
 * of all. Points must be sorted by time. Points before `from` only give the quotes at `from`.
 */
export function alignSeries(points: readonly (readonly Point[])[], from = Number.NEGATIVE_INFINITY): AlignedSeries {
  const isKnownBefore = points.some(([first]) => first !== undefined && first.at < from)
  const later = points.flatMap((some) => some.flatMap(({ at }) => (at >= from ? [at] : [])))
  const times = [...new Set(isKnownBefore ? [from, ...later] : later)].sort((a, b) => a - b)
  return { times, series: points.map((some) => atTimes(some, times)) }
}

function atTimes(points: readonly Point[], times: readonly number[]): AlignedSeries['series'][number] {
  const columns: AlignedSeries['series'][number] = { bid: [], ask: [], price: [], close: [] }
  let next = 0
  let last: Point | undefined
  for (const time of times) {
    for (let point = points[next]; point && point.at <= time; point = points[++next]) last = point
    for (const name of names) columns[name].push(last?.[name] ?? null)
  }
  return columns
}
