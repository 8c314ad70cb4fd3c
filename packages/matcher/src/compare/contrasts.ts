import { includesKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { contrasts, opposites, productVariants, raceSessions } from '../knowledge/contrasts.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
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

/** Whether a token names the world, or a service whose chart is that of the world where it names no country. */
const isWorld = ({ key }: Token) => WORLD.has(key)
const WORLD: ReadonlySet<string> = new Set(['netflix', 'spotify', 'world'])

/**
 * Whether the tokens that only one of two questions has exclude each other by the tables ("daily" and "weekly", "actor"
 * and "actress"), however low their weight.
 */
export function haveContrastingWords(a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared): boolean {
  const rows = new Set(onlyB.map(({ key }) => rowOf.get(key)))
  if (onlyA.some(({ key }) => rowOf.has(key) && rows.has(rowOf.get(key)))) return true
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

/** Whether a token is the recognition of somebody "as the leader", who need not lead. */
export const isRecognitionIn =
  ({ title }: Proposition) =>
  ({ key }: Token) =>
    key === 'recognize' && /\brecogni[sz]\w* .+ as\b/i.test(title)

/** Whether the unshared words are opposites: "up" and "down". */
export const areOpposite = (one: readonly Token[], other: readonly Token[]) =>
  opposites.some(([x, y]) => one.length === 1 && other.length === 1 && one[0]?.key === x && other[0]?.key === y)

/** Whether a word of weight turns a question into its contrary. */
export const isContrary = ({ key, weight }: Token) => weight >= 0.3 && ruleWords.contrary.has(key)

/** Whether only one question says that somebody leaves: "out as host of the Oscars" beside "host the Oscars". */
export const isOfLeaving = (only: readonly Token[], other: Proposition) =>
  only.some(({ key, weight }) => weight >= 0.3 && key === 'leave') && !says(other.questionTokens, ruleWords.endOfPost)
