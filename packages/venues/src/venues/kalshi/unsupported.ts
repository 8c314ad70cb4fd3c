import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchTime: 'Kalshi has no endpoint for its time.',
}
