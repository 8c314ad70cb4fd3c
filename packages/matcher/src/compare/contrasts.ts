import { includesKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { contrasts, productVariants, raceSessions } from '../knowledge/contrasts.ts'
import { vocabularyOf } from './vocabulary.ts'
import type { Unshared } from './words.ts'

const rowOf = new Map(contrasts.flatMap((row, index) => row.map((word) => [word, index] as const)))
/**
 * The keys of all tokens in the tables of contrasts: words such as "daily" (beside "weekly"), "actor" (beside
 * "actress") or "lite".
 */
export const contrastWords: ReadonlySet<string> = new Set([...rowOf.keys(), ...productVariants, ...raceSessions])

/**
 * Whether a token is in the tables of words that exclude each other: "daily" and "weekly", "actor" and "actress". A
 * question with another word of the same row asks something else.
 */
export const isContrast = ({ key }: Token): boolean => contrastWords.has(key)

const isOfRow = (row: number | undefined, tokens: readonly Token[]) =>
  row !== undefined && tokens.some(({ key }) => rowOf.get(key) === row)
/** Whether a token names the world, or a service whose chart is that of the world where it names no country. */
const isWorld = ({ key }: Token) => WORLD.has(key)
const WORLD: ReadonlySet<string> = new Set(['netflix', 'spotify', 'world'])

/**
 * Whether the tokens that only one of two questions has exclude each other by the tables ("daily" and "weekly", "actor"
 * and "actress"), however low their weight.
 */
export function haveContrastingWords(a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared): boolean {
  if (onlyA.some(({ key }) => isOfRow(rowOf.get(key), onlyB))) return true
  if (
    (onlyA.some(isWorld) && includesKind(onlyB, 'country')) ||
    (onlyB.some(isWorld) && includesKind(onlyA, 'country'))
  )
    return true
  const areBoth = (name: string) => vocabularyOf(a).names.has(name) && vocabularyOf(b).names.has(name)
  const ofRace = areBoth('grand-prix')
  // without a word of the playoffs, a league is led in its regular season
  const ofLeader = areBoth('leader')
  return [...onlyA, ...onlyB].some(
    ({ key, weight }) =>
      weight >= 0.2 &&
      (productVariants.has(key) || (ofRace && raceSessions.has(key)) || (ofLeader && key === 'postseason')),
  )
}
