import type { Unsupported } from '../../absences.ts'

export const unsupported: Unsupported = {}
