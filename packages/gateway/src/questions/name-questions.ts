import type { Override } from '@crossvenue/matcher'
import { nameMembers } from '../clusters/name-members.ts'
import { mergesEvents } from '../store/merging-relations.ts'
import type { ClusterIds, MarketEdge, NamedQuestions } from '../store/store.ts'
import { clusterQuestions } from './cluster-questions.ts'

/** Groups markets that ask the same question, by identity and complement, and returns them in the form that the store keeps. */
export async function nameQuestions(
  edges: readonly MarketEdge[],
  known: ClusterIds,
  overrides: readonly Override[],
): Promise<NamedQuestions> {
  const merging = edges.filter(({ relation }) => mergesEvents(relation))
  const questions = clusterQuestions(merging, overrides)
  const { ids, ...named } = await nameMembers(questions, known, 'mcl')
  return {
    ...named,
    questions: questions.map(({ relations, confidence, markets }, index) => ({
      id: ids[index] ?? '',
      relations,
      confidence,
      markets,
    })),
  }
}
