import type { Forgiveness } from './forgiveness.ts'
import { forgivenessesOfContexts } from './forgivenesses/contexts.ts'
import { forgivenessesOfNames } from './forgivenesses/names.ts'
import { forgivenessesOfOffices } from './forgivenesses/offices.ts'

const rows = { ...forgivenessesOfNames, ...forgivenessesOfOffices, ...forgivenessesOfContexts }

/**
 * The id of a forgiveness: a matching rule that lowers or raises the weight of a word that only one of two questions
 * has.
 */
export type ForgivenessId = keyof typeof rows

/**
 * All forgivenesses (matching rules about words that only one of two questions has) by id. Such a word counts against
 * identity by its weight; a forgiveness changes the weight, for instance to 0 where the other question implies the
 * word.
 */
export const forgivenesses: Readonly<Record<ForgivenessId, Forgiveness>> = rows
