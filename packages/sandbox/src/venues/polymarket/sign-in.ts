import { createHash } from 'node:crypto'
import { type ClobSignIn, createClobSignIn } from '../../clob-sign-in.ts'
import { createdAddress, word } from '../../ethereum.ts'

export type { ApiKey } from '../../clob-sign-in.ts'
export type SignIn = ClobSignIn

/** The deposit wallet of an owner: the fake's own rule, in place of the factory's. */
export const depositWalletOf = (owner: string): string =>
  `0x${createHash('sha256').update(`deposit wallet of ${owner.toLowerCase()}`).digest('hex').slice(0, 40)}`

const SAFE_FACTORY = '0xaacFeEa03eb1561C4e67d661e40682Bd20E3541b'
const SAFE_CODE = '0x2bce2127ff07fb632d16c8347c4ebf501f4841168bed00d9e6ef715ddb6fcecf'
const PROXY_FACTORY = '0xaB45c5A4B0c941a2F231C04C3f49182e1A254052'
const PROXY_CODE = '0xd21df8dc65880a8606f09fe0ce3df9b8869287ab0b058be05aa9e8af6330a00b'

/** The wallets of an owner by the number of their signature type; addresses in lower case. */
export const walletsOf = (owner: string): readonly [string, string, string, string] => [
  owner,
  createdAddress(PROXY_FACTORY, word(owner).subarray(12), PROXY_CODE),
  createdAddress(SAFE_FACTORY, word(owner), SAFE_CODE),
  depositWalletOf(owner),
]

/** Polymarket's headers, and wallets on Polygon. */
export const createSignIn = (now: () => number): SignIn => createClobSignIn(now, { prefix: 'poly', chainId: 137n })
