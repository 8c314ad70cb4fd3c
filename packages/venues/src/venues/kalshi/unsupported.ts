import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {}
