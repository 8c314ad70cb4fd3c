// The venue's numbers of bets, https://docs.sx.bet/api-reference/market-types, and the titles that they make.

type Kind = 'three-way' | 'winner' | 'qualify' | 'spread' | 'total' | 'both-score' | 'outright'
/** A number counts the periods of the sport. */
type Part = 'half' | 'five-innings' | 1 | 2 | 3 | 4

export interface MarketType {
  kind: Kind
  /** @default the whole game */
  part?: Part
  /** The unit that is counted instead of the score. */
  unit?: 'Games' | 'Sets' | 'Rounds' | 'Maps'
  /** Whether the venue names overtime as counted. */
  overtime?: true
}

const types: Readonly<Record<number, MarketType>> = {
  1: { kind: 'three-way' },
  52: { kind: 'winner' },
  226: { kind: 'winner', overtime: true },
  88: { kind: 'qualify' },
  17: { kind: 'both-score' },
  274: { kind: 'outright' },
  3: { kind: 'spread' },
  342: { kind: 'spread', overtime: true },
  201: { kind: 'spread', unit: 'Games' },
  866: { kind: 'spread', unit: 'Sets' },
  2: { kind: 'total' },
  835: { kind: 'total' },
  28: { kind: 'total', overtime: true },
  29: { kind: 'total', unit: 'Rounds' },
  165: { kind: 'total', unit: 'Sets' },
  166: { kind: 'total', unit: 'Games' },
  1536: { kind: 'total', unit: 'Maps' },
  63: { kind: 'winner', part: 'half' },
  53: { kind: 'spread', part: 'half' },
  77: { kind: 'total', part: 'half' },
  202: { kind: 'winner', part: 1 },
  203: { kind: 'winner', part: 2 },
  204: { kind: 'winner', part: 3 },
  205: { kind: 'winner', part: 4 },
  64: { kind: 'spread', part: 1 },
  65: { kind: 'spread', part: 2 },
  66: { kind: 'spread', part: 3 },
  21: { kind: 'total', part: 1 },
  45: { kind: 'total', part: 2 },
  46: { kind: 'total', part: 3 },
  1618: { kind: 'winner', part: 'five-innings' },
  281: { kind: 'spread', part: 'five-innings' },
  236: { kind: 'total', part: 'five-innings' },
}

/** Returns undefined for a type that is newer than this table. */
export const marketTypeOf = (type: number): MarketType | undefined => types[type]

const TENNIS = 6
/** Basketball and American football. */
const OF_QUARTERS: readonly (number | null | undefined)[] = [1, 8]
const ORDINALS = ['', '1st', '2nd', '3rd', '4th']

export function partName(part: Part, sportId: number | null | undefined): string {
  if (part === 'half') return '1st Half'
  if (part === 'five-innings') return 'First 5 Innings'
  if (sportId === TENNIS) return `Set ${part}`
  return `${ORDINALS[part]} ${OF_QUARTERS.includes(sportId) ? 'Quarter' : 'Period'}`
}
