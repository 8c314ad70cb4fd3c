// A contract pays one dollar, so contracts and dollars can be added; play money cannot. No unit counts as dollars.
const summedUnits: ReadonlySet<string | undefined> = new Set(['USD', 'contracts', undefined])

/** Whether contracts of a market pay dollars, by the unit of its volumes. */
export const paysDollars = ({ volumeUnit }: Pick<Traded, 'volumeUnit'>): boolean => summedUnits.has(volumeUnit)

/** Returns a 24-hour volume that can be added to those of other venues; undefined for play money and unknown volumes. */
export const countedVolume = ({ volume24h, volumeUnit }: Traded): number | undefined =>
  paysDollars({ volumeUnit }) ? volume24h : undefined

interface Traded {
  volume24h?: number | undefined
  volumeUnit?: string | undefined
}
