import type { Veto } from './veto.ts'
import { vetoesOfAnswers } from './vetoes/answers.ts'
import { vetoesOfClauses } from './vetoes/clauses.ts'
import { vetoesOfGames } from './vetoes/games.ts'
import { vetoesOfNumbers } from './vetoes/numbers.ts'
import { vetoesOfQualifiers } from './vetoes/qualifiers.ts'
import { vetoesOfSubjects } from './vetoes/subjects.ts'
import { vetoesOfTimes } from './vetoes/times.ts'

const rows = {
  ...vetoesOfSubjects,
  ...vetoesOfTimes,
  ...vetoesOfNumbers,
  ...vetoesOfGames,
  ...vetoesOfAnswers,
  ...vetoesOfQualifiers,
  ...vetoesOfClauses,
}

/** The id of a veto: a matching rule by which two questions are not identical. */
export type VetoId = keyof typeof rows

/** All vetoes (matching rules by which two questions are not identical) by id. */
export const vetoes: Readonly<Record<VetoId, Veto>> = rows
