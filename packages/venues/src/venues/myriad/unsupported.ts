import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Myriad lists no series.',
  fetchEventMetadata: 'Myriad tells of an event all it has in the event itself, which fetchEvent returns.',
  fetchBalance: 'Myriad keeps no money: the balance of a wallet stands on the chain, and its API does not tell it.',
}
