import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = { watchAddress: NOT_BUILT, unwatchAddress: NOT_BUILT }
