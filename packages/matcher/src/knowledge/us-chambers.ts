import type { EntityId } from '../extract/entities.ts'

/** A chamber of two parties: how many seats it has, and how many are control of it. */
export interface Chamber {
  seats: number
  /** The seats that are control. */
  sure: number
  /** The seats that may be control. */
  possible: number
  /** The seats of neither party, at most; their members side with the Democrats. */
  others: number
  /** The seats that are, and that may be, a supermajority. */
  larger: { sure: number; possible: number }
}

/** The House of Representatives. Source: general knowledge. */
export const house: Chamber = {
  seats: 435,
  sure: 218,
  possible: 218,
  others: 0,
  larger: { sure: 290, possible: 261 },
}

/** The Senate, where the Vice President breaks a tie. Source: general knowledge. */
export const senate: Chamber = { seats: 100, sure: 51, possible: 50, others: 4, larger: { sure: 67, possible: 60 } }

/** The two large parties, by the letters that stand for them. */
export const usParties: ReadonlyMap<string, 'd' | 'r'> = new Map([
  ['party:us-democratic', 'd'],
  ['party:us-republican', 'r'],
])
/** The letters of the parties, each with that of the other one. */
export const otherParty = { d: 'r', r: 'd', '.': undefined } as const

/** The offices of those who lead a chamber or a party in it; the leader of a party in the House is named with the House. */
export const chamberOfLeader: ReadonlyMap<string, EntityId> = new Map<string, EntityId>([
  ['office:majority-leader', 'office:senate'],
  ['office:minority-leader', 'office:senate'],
  ['office:speaker', 'office:house'],
])

/** The chambers of the United States Congress. */
export const usChambers: ReadonlyMap<EntityId, Chamber> = new Map([
  ['office:house', house],
  ['office:senate', senate],
])
