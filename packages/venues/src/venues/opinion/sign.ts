import type { TypedData } from '../../signing/eip712.ts'
import { type ExchangeOrder, exchangeOrderData } from '../../signing/exchange-order.ts'

/** BNB chain. */
export const CHAIN = 56

/** Returns what the wallet signs for an order; the contract follows from the token that a market is paid in. */
export const orderData = (order: ExchangeOrder, contract: string): TypedData =>
  exchangeOrderData(order, { name: 'OPINION CTF Exchange', chainId: CHAIN, contract })
