import { createHash } from 'node:crypto'
import { type ClobSignIn, createClobSignIn } from '../../clob-sign-in.ts'

export type { ApiKey } from '../../clob-sign-in.ts'
export type SignIn = ClobSignIn

/** The deposit wallet of an owner: the fake's own rule, in place of the factory's. */
export const depositWalletOf = (owner: string): string =>
  `0x${createHash('sha256').update(`deposit wallet of ${owner.toLowerCase()}`).digest('hex').slice(0, 40)}`

/** Polymarket's headers, and wallets on Polygon. */
export const createSignIn = (now: () => number): SignIn => createClobSignIn(now, { prefix: 'poly', chainId: 137n })
