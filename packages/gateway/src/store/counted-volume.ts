// A contract pays one dollar, so contracts and dollars can be added; play money cannot. No unit counts as dollars.
const summedUnits: ReadonlySet<string | undefined> = new Set(['USD', 'contracts', undefined])

/** Whether contracts of a market pay dollars, by its currency and the unit of its volumes. */
export const paysDollars = ({ currency, volumeUnit }: Pick<Traded, 'currency' | 'volumeUnit'>): boolean =>
  currency === undefined && summedUnits.has(volumeUnit)

/** Returns a 24-hour volume that can be added to those of other venues; undefined for play money and unknown volumes. */
export const countedVolume = ({ volume24h, volumeUnit }: Traded): number | undefined =>
  summedUnits.has(volumeUnit) ? volume24h : undefined

interface Traded {
  currency?: string | undefined
  volume24h?: number | undefined
  volumeUnit?: string | undefined
}
