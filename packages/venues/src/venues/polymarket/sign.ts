import { type ApiKey, type ClobAuth, type ClobRequest, signRequest, signWallet } from '../../signing/clob-auth.ts'
import type { Fields, TypedData } from '../../signing/eip712.ts'
import type { Wallet } from '../../signing/wallet.ts'

export type { ApiKey }

export const CHAIN = 137
/** The dollar token of the venue: https://docs.polymarket.com, "Contracts", and its own client. */
export const DOLLAR = '0xC011a7E12a19f7B1f670d46F03B03f3342E82DFB'

/** The contract that settles an order: it is part of the signature, and follows from the kind of market. */
export type MarketKind = 'ordinary' | 'negRisk' | 'positions'
export const contracts: Record<MarketKind, { version: string; address: string }> = {
  ordinary: { version: '2', address: '0xE111180000d2663C0091e4f400237545B87B996B' },
  negRisk: { version: '2', address: '0xe2222d279d744050d28e00520010520000310F59' },
  positions: { version: '3', address: '0xe3333700cA9d93003F00f0F71f8515005F6c00Aa' },
}

const ORDER: Fields = [
  ['salt', 'uint256'],
  ['maker', 'address'],
  ['signer', 'address'],
  ['tokenId', 'uint256'],
  ['makerAmount', 'uint256'],
  ['takerAmount', 'uint256'],
  ['side', 'uint8'],
  ['signatureType', 'uint8'],
  ['timestamp', 'uint256'],
  ['metadata', 'bytes32'],
  ['builder', 'bytes32'],
]

/** The signed fields of an order; amounts are in millionths of a dollar or a share, the time in milliseconds. */
export interface UnsignedOrder {
  salt: number
  maker: string
  signer: string
  tokenId: string
  makerAmount: string
  takerAmount: string
  side: 'BUY' | 'SELL'
  /** 0: the key's own wallet; 1: a proxy; 2: a Safe; 3: a deposit wallet. */
  signatureType: 0 | 1 | 2 | 3
  timestamp: string
  metadata: string
  builder: string
}

/** Returns the typed data that the maker's wallet signs. The expiration is not part of it. */
const orderData = (order: UnsignedOrder, kind: MarketKind): TypedData => ({
  domain: {
    name: 'Polymarket CTF Exchange',
    version: contracts[kind].version,
    chainId: CHAIN,
    verifyingContract: contracts[kind].address,
  },
  struct: 'Order',
  fields: ORDER,
  message: { ...order, side: order.side === 'BUY' ? 0 : 1 },
})

/**
 * Signs an order. A deposit wallet is a contract that asks for the order within an envelope of its own, so that a
 * signature for one wallet is none for another of the same owner, https://eips.ethereum.org/EIPS/eip-7739:
 *
 *     signature of the envelope | hash of the domain | hash of the order | type of the order | its length
 */
export async function signOrder(wallet: Wallet, order: UnsignedOrder, kind: MarketKind): Promise<string> {
  const data = orderData(order, kind)
  if (order.signatureType !== 3) return wallet.sign(data)
  const { hashDomain, hashMessage, typeText } = await import('../../signing/eip712.ts')
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  const [contents, type] = [hex(hashMessage(data)), typeText(data)]
  const signature = await wallet.sign({
    domain: data.domain,
    struct: 'TypedDataSign',
    fields: [
      ['contents', 'Order'],
      ['name', 'string'],
      ['version', 'string'],
      ['chainId', 'uint256'],
      ['verifyingContract', 'address'],
      ['salt', 'bytes32'],
    ],
    references: type,
    message: {
      contents: `0x${contents}`,
      name: 'DepositWallet',
      version: '1',
      chainId: CHAIN,
      verifyingContract: order.signer,
      salt: `0x${'0'.repeat(64)}`,
    },
  })
  const length = type.length.toString(16).padStart(4, '0')
  return `${signature}${hex(hashDomain(data))}${contents}${Buffer.from(type).toString('hex')}${length}`
}

const AUTH: ClobAuth = { prefix: 'POLY', chainId: CHAIN }

/** Signs in with the wallet itself, which is how its API key is obtained. */
export const walletHeaders = (wallet: Wallet, now: number) => signWallet(wallet, now, AUTH)

/** Signs one request with the API key: the exact method, path without query, and body. */
export const keyHeaders = (key: ApiKey, address: string, request: ClobRequest) =>
  signRequest(key, address, request, AUTH)
