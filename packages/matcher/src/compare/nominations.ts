import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isPersonal } from './party-answers.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns the relation of two stages of an election: a running mate is not the nominee, but a ticket is headed by the
 * nominee. Two nominations say nothing about each other if one question is about somebody else than the listed ones, or
 * only one is about the running mate and neither names anybody, who could not be both.
 */
export function relateStages(a: Proposition, b: Proposition): SetRelation | 'unrelated' {
  const isOfOne = isOfMate(a) === isOfMate(b)
  if ([a, b].some(({ answer }) => answer?.kind === 'catch-all') || (!isOfOne && ![a, b].some(namesCandidate)))
    return 'unrelated'
  const isOf = (stage: string) => [a, b].some(({ qualifiers }) => qualifiers.stage === stage)
  if (isOf('ticket') && (isOf('nomination') || isOf('running-mate'))) return 'equal'
  if (isOfOne || !isOf('nomination')) return 'overlap'
  // the nominee announces the running mate
  return [a, b].some((one) => isOfMate(one) && vocabularyOf(one).predicates.includes('announce'))
    ? 'overlap'
    : 'disjoint'
}

const isOfMate = ({ qualifiers }: Proposition) => qualifiers.stage === 'running-mate'
const namesCandidate = ({ answer, questionTokens }: Proposition) =>
  answer?.kind === 'name' || questionTokens.some(isPersonal)
