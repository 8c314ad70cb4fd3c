// A contract pays one dollar, so it adds up with dollars; play money does not. A volume without a unit is counted.
const summedUnits: ReadonlySet<string | undefined> = new Set(['USD', 'contracts', undefined])

/** Returns a 24-hour volume that adds up with those of other venues; undefined for play money and unknown volumes. */
export const countedVolume = ({ volume24h, volumeUnit }: Traded): number | undefined =>
  summedUnits.has(volumeUnit) ? volume24h : undefined

interface Traded {
  volume24h?: number | undefined
  volumeUnit?: string | undefined
}
