import type { Proposition } from '../extract/proposition.ts'
import { tokensOf } from '../extract/tokens.ts'
import { pastWinners } from '../knowledge/past-winners.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofTitle } from './facts.ts'
import { vocabularyOf } from './vocabulary.ts'
import { agreeOnTopic, matchWords } from './words.ts'

const isOfFirstTime = ofTitle((title: string): boolean => FIRST_TIME.test(title))
const FIRST_TIME = /\b(?:first[- ]time (?:champion|winner)|(?:that|who) (?:has|have) never won|never won before)\b/i

const idsOf = (name: string) => tokensOf(name).flatMap(({ ids = [] }) => ids)

/**
 * Compares a first-time winner of a contest with a team that has won it before: they exclude each other. Undefined for
 * other pairs.
 */
export function compareFirstWinner(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (!isOfFirstTime(a.title) || isOfFirstTime(b.title) || a.negated || b.negated) return undefined
  const { reach, group } = b.qualifiers
  if (!vocabularyOf(b).predicates.includes('win') || (reach ?? group) !== undefined) return undefined
  const { shared, onlyA, onlyB } = matchWords(a, b)
  const contest = a.questionTokens
    .filter((token) => !onlyA.includes(token))
    .flatMap(({ ids = [] }) => ids.flatMap((id) => pastWinners.get(id) ?? []))
  const names = onlyB.flatMap(({ ids = [] }) => ids)
  if (!contest.some((name) => idsOf(name).some((id) => names.some((known) => known === id)))) return undefined
  return [agreeOnTopic(a, b, shared), veto('first-time-beside-champion', 'disjoint', [a.title, b.title])]
}
