/**
 * Time zones in which resolution rules state times, with their hours from UTC in winter and in summer. "EST" is often
 * written all year. Source: the tz database.
 */
export const hoursFromUtc: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    ET: [-5, -4],
    CT: [-6, -5],
    MT: [-7, -6],
    PT: [-8, -7],
    UTC: [0],
    UK: [0, 1],
    CET: [1, 2],
    HKT: [8],
    JST: [9],
  }),
)

/** The patterns of the names of these zones. */
export const zoneNames: readonly [names: string, zone: string][] = [
  ['E[SD]?T|(?:US )?Eastern(?: [Tt]ime)?', 'ET'],
  ['C[SD]T|Central [Tt]ime', 'CT'],
  ['M[SD]T|Mountain [Tt]ime', 'MT'],
  ['P[SD]T|PT|Pacific [Tt]ime', 'PT'],
  ['UTC|Z', 'UTC'],
  ['GMT|BST|UK time', 'UK'],
  ['CES?T', 'CET'],
  ['HKT', 'HKT'],
  ['JST', 'JST'],
]
