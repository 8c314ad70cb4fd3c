import { type ApiKey, type ClobAuth, type ClobRequest, signRequest, signWallet } from '../../signing/clob-auth.ts'
import { addressWord, create2Address } from '../../signing/create2-address.ts'
import type { TypedData } from '../../signing/eip712.ts'
import { type ExchangeOrder, exchangeOrderData } from '../../signing/exchange-order.ts'
import type { Wallet } from '../../signing/wallet.ts'

export const CHAIN = 56
/** Settles every order. */
const CONTRACT = '0xF99F5367ce708c66F0860B77B4331301A5597c86'
const AUTH: ClobAuth = { prefix: 'PROB', chainId: CHAIN }

/** Where Safes are made, and the hash of the code that they are made of: both decide the address of a Safe. */
const SAFE_FACTORY = '0xB99159aBF0bF59a512970586F38292f8b9029924'
const SAFE_CODE_HASH = '0xb9da44d9833bbb5e082bf43aec75d94d57e075b1d5e772fc17f2a336b070e63b'

/** Returns what the wallet signs for an order. */
export const orderData = (order: ExchangeOrder): TypedData =>
  exchangeOrderData(order, { name: 'Probable CTF Exchange', chainId: CHAIN, contract: CONTRACT })

/** Signs in with the wallet itself, which is how its API key is had. */
export const walletHeaders = (wallet: Wallet, now: number) => signWallet(wallet, now, AUTH)

/** Signs one request with the API key, as the venue's own examples do: method, path with query, body to the letter. */
export const keyHeaders = (key: ApiKey, address: string, request: ClobRequest) =>
  signRequest(key, address, request, AUTH)

/** Returns the address of a wallet's Safe. */
export const safeOf = (address: string): Promise<string> =>
  create2Address({ factory: SAFE_FACTORY, salted: addressWord(address), codeHash: SAFE_CODE_HASH })
