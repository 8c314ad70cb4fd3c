import { digestOf, type Fields, type TypedData } from '../../signing/eip712.ts'
import type { SxMetadata } from './api.ts'

const ORDER: Fields = [
  ['marketHash', 'bytes32'],
  ['baseToken', 'address'],
  ['totalBetSize', 'uint256'],
  ['percentageOdds', 'uint256'],
  ['salt', 'uint256'],
  ['expiry', 'uint256'],
  ['maker', 'address'],
  ['isMakerBettingOutcomeOne', 'bool'],
]

/** The signed part of an order. How long it rests is not signed. */
export interface SignedBet {
  marketHash: string
  baseToken: string
  totalBetSize: string
  percentageOdds: string
  /** 32 bytes in hexadecimal digits; signed as a number. */
  salt: string
  /** Unix seconds. */
  expiry: number
  /** The wallet that signs; the money is in a proxy wallet of it. */
  maker: string
  isMakerBettingOutcomeOne: boolean
}

/** Returns the typed data that the wallet signs for an order. */
export const orderData = (bet: SignedBet, { domain }: Pick<SxMetadata, 'domain'>): TypedData => ({
  domain,
  struct: 'Order',
  fields: ORDER,
  message: { ...bet, isMakerBettingOutcomeOne: bet.isMakerBettingOutcomeOne ? 1 : 0 },
})

/** Returns the digest of an order, which is its id at the venue. */
export const orderIdOf = (data: TypedData): string => `0x${Buffer.from(digestOf(data)).toString('hex')}`
