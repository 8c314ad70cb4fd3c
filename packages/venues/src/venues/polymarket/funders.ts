import { CrossvenueError } from '../../errors.ts'
import type { Credentials } from '../../parameters.ts'
import { addressWord, create2Address } from '../../signing/create2-address.ts'
import { requireCredentials } from '../../signing/credentials.ts'

const ID = 'polymarket'

// The owner's address determines the addresses of the wallets that Polymarket creates for it; factories, code hashes
// and salts as in @polymarket/builder-relayer-client. A Safe is salted with the address as a word, a proxy with its
// bytes.

const SAFE = {
  factory: '0xaacFeEa03eb1561C4e67d661e40682Bd20E3541b',
  codeHash: '0x2bce2127ff07fb632d16c8347c4ebf501f4841168bed00d9e6ef715ddb6fcecf',
}
const PROXY = {
  factory: '0xaB45c5A4B0c941a2F231C04C3f49182e1A254052',
  codeHash: '0xd21df8dc65880a8606f09fe0ce3df9b8869287ab0b058be05aa9e8af6330a00b',
}

/** Returns the Safe of an owner, which browser wallets trade from. */
export const safeOf = (owner: string): Promise<string> => create2Address({ ...SAFE, salted: addressWord(owner) })

/** Returns the proxy of an owner, which accounts opened by e-mail trade from. */
export const proxyOf = (owner: string): Promise<string> => create2Address({ ...PROXY, salted: owner })

const kinds = { eoa: 0, 'poly-proxy': 1, 'gnosis-safe': 2, 'poly-1271': 3 } as const

/** The wallet that holds the funds, and the number of its kind in orders. */
export interface Funder {
  address: string
  kind: 0 | 1 | 2 | 3
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const refuse = (field: string, message: string) =>
  new CrossvenueError('VALIDATION_ERROR', `credentials.${field}: ${message}`, {
    exchange: ID,
    field: `credentials.${field}`,
  })

/** Returns the wallet that pays for orders of the signing wallet. An order for the wrong one would spend its money. */
export async function findFunder(signer: string, credentials: Credentials = {}): Promise<Funder> {
  const { signatureType, funderAddress: named } = credentials
  if (named !== undefined && !/^0x[0-9a-f]{40}$/i.test(named))
    throw refuse('funderAddress', 'must be the address of a wallet')
  if (named !== undefined && same(named, signer)) return { address: signer, kind: 0 }
  const kind = typeof signatureType === 'string' ? kinds[signatureType] : signatureType
  if (kind === undefined) return named === undefined ? { address: signer, kind: 0 } : recognize(signer, named)
  if (kind === 0) {
    if (named === undefined) return { address: signer, kind }
    throw refuse('signatureType', `0 trades from the signing wallet ${signer}, but funderAddress names ${named}`)
  }
  if (named !== undefined) return { address: named, kind }
  if (kind === 1) return { address: await proxyOf(signer), kind }
  if (kind === 2) return { address: await safeOf(signer), kind }
  return { address: requireCredentials(ID, credentials, 'funderAddress').funderAddress, kind }
}

/** Derives the kind of a funder from its address; impossible for a deposit wallet, or one made elsewhere. */
async function recognize(signer: string, named: string): Promise<Funder> {
  if (same(named, await safeOf(signer))) return { address: named, kind: 2 }
  if (same(named, await proxyOf(signer))) return { address: named, kind: 1 }
  throw refuse(
    'signatureType',
    `${named} is neither the Safe nor the proxy of ${signer}; state 1 (proxy), 2 (Safe) or 3 (deposit wallet)`,
  )
}
