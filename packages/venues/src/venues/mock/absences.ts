import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = { Orders: NOT_BUILT, Account: NOT_BUILT, Streams: NOT_BUILT }
