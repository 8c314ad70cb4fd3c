import type { Absences } from '../../absences.ts'

export const absences: Absences = {}
