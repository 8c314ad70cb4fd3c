/** Which token of a market: 0 the first outcome, 1 the second. */
export type Token = 0 | 1

/** An order as a venue hands it to the engine. Prices and sizes are millionths. */
export interface NewOrder {
  account: string
  market: string
  token: Token
  side: 'buy' | 'sell'
  /** Limit price of the token, between 0 and 1. */
  price: bigint
  size: bigint
  /** Whether what is not filled at once rests, is dropped, or undoes the whole order. @default rest */
  unfilled?: 'rest' | 'drop' | 'refuse'
  /** When it ends by itself, Unix milliseconds. @default never */
  expires?: number | undefined
  /** Refused where it would be filled at once. */
  postOnly?: boolean
  /** Which of two orders of one account gives way when they meet. @default taker */
  selfTrade?: 'taker' | 'maker'
  /** The venue's id of the order; the engine numbers those that have none. */
  id?: string
  /** A tag of the venue. */
  tag?: unknown
}

export interface EngineOrder extends Required<Omit<NewOrder, 'tag' | 'postOnly' | 'unfilled' | 'expires'>> {
  readonly expires?: number | undefined
  readonly unfilled: 'rest' | 'drop' | 'refuse'
  readonly tag: unknown
  readonly placedAt: number
  changedAt: number
  status: 'open' | 'filled' | 'canceled'
  filled: bigint
  /** Shares of the other token set aside to be given away instead of money. */
  covered: bigint
  /** The cost of the fills, in millionths of millionths. */
  spent: bigint
  feesPaid: bigint
}

/** One match of two orders, priced for the first token. */
export interface Fill {
  id: string
  market: string
  at: number
  /** Price of the first token. */
  price: bigint
  size: bigint
  taker: EngineOrder
  maker: EngineOrder
  /** The taker's fee, in millionths of millionths. */
  fee: bigint
}

/** A market has one book, priced for its first token: to buy the second at p is to sell the first at 1 - p. */
export interface BookOrder {
  order: EngineOrder
  side: 'bid' | 'ask'
  /** Price of the first token. */
  price: bigint
}

export const ONE = 1_000_000n

export const isBid = ({ token, side }: Pick<NewOrder, 'token' | 'side'>): boolean => (token === 0) === (side === 'buy')

/** Price of the first token. */
export const bookPrice = ({ token, price }: Pick<NewOrder, 'token' | 'price'>): bigint =>
  token === 0 ? price : ONE - price

/** Price of the order's own token in a fill at a price of the first. */
export const ownPrice = ({ token }: Pick<NewOrder, 'token'>, price: bigint): bigint =>
  token === 0 ? price : ONE - price

export const remainingOf = ({ size, filled }: EngineOrder): bigint => size - filled
