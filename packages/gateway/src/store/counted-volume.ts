// A contract pays one dollar, so contracts and dollars can be added; play money cannot. No unit counts as dollars.
const summedUnits: ReadonlySet<string | undefined> = new Set(['USD', 'contracts', undefined])

/** Returns a 24-hour volume that can be added to those of other venues; undefined for play money and unknown volumes. */
export const countedVolume = ({ volume24h, volumeUnit }: Traded): number | undefined =>
  summedUnits.has(volumeUnit) ? volume24h : undefined

interface Traded {
  volume24h?: number | undefined
  volumeUnit?: string | undefined
}
