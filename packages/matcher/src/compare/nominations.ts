import type { Proposition } from '../extract/proposition.ts'
import { isPersonal } from './party-answers.ts'

/**
 * Whether two questions about nominations of two kinds say nothing about each other: one is about somebody else than the
 * listed ones, or only one is about the running mate and neither names anybody, who could not be both.
 */
export const areOfOtherSlots = (a: Proposition, b: Proposition): boolean =>
  [a, b].some(isSomeoneElse) || (isOfMate(a) !== isOfMate(b) && ![a, b].some(namesCandidate))

const isSomeoneElse = ({ answer }: Proposition) => answer?.kind === 'catch-all'
const isOfMate = ({ qualifiers }: Proposition) => qualifiers.stage === 'running-mate'
const namesCandidate = ({ answer, questionTokens }: Proposition) =>
  answer?.kind === 'name' || questionTokens.some(isPersonal)
