import type { Forgiveness } from './forgiveness.ts'
import { forgivenessesOfContexts } from './forgivenesses/contexts.ts'
import { forgivenessesOfNames } from './forgivenesses/names.ts'
import { forgivenessesOfOffices } from './forgivenesses/offices.ts'

const rows = { ...forgivenessesOfNames, ...forgivenessesOfOffices, ...forgivenessesOfContexts }

/** The id of a forgiveness: a rule that changes the weight of a token that only one of two questions has. */
export type ForgivenessId = keyof typeof rows

/** All rules that change the weight of a token that only one of two questions has, by their ids. */
export const forgivenesses: Readonly<Record<ForgivenessId, Forgiveness>> = rows
