import type { Qualifiers } from './qualifiers.ts'

/** The part of a game in which a market counts: its beginning and end, where twelve is the end without extra time. */
export type PartOfGame = readonly [from: number, to: number]

/** The whole game, with any extra time or overtime. */
export const WHOLE_GAME: PartOfGame = [0, 13]

/** A part of which nothing is known but that it is no other one. */
const UNKNOWN: PartOfGame = [14, 15]

const PARTS: ReadonlyMap<string, PartOfGame> = new Map([
  ['1', [0, 6]],
  ['2', [6, 12]],
  ['quarter 1', [0, 3]],
  ['quarter 2', [3, 6]],
  ['quarter 3', [6, 9]],
  ['quarter 4', [9, 12]],
  ['period 1', [0, 4]],
  ['period 2', [4, 8]],
  ['period 3', [8, 12]],
])

/** Parts of a baseball game, of which nine innings are twelve. */
const INNINGS: ReadonlyMap<string, PartOfGame> = new Map([
  ['1', [0, 4 / 3]],
  ['f5', [0, 20 / 3]],
])

/** Returns the part of a game to which the qualifiers limit a question; undefined for the whole game. */
export function partOfGame({ half, inning }: Qualifiers): PartOfGame | undefined {
  if (half === undefined && inning === undefined) return undefined
  if (half !== undefined && inning !== undefined) return UNKNOWN
  return (half === undefined ? INNINGS.get(inning ?? '') : PARTS.get(half)) ?? UNKNOWN
}
