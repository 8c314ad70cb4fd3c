import type { TypedData } from '../../signing/eip712.ts'
import type { Wallet } from '../../signing/wallet.ts'
import type { Packable } from './msgpack.ts'

/** The order an action places: asset, buy, price, size, reduce-only, type, and the caller's own id. Keys keep this order. */
export interface OrderWire {
  a: number
  b: boolean
  p: string
  s: string
  r: false
  t: { limit: { tif: 'Gtc' | 'Ioc' | 'Alo' } }
  c?: string | undefined
}

export type Action =
  | { type: 'order'; orders: [OrderWire, ...OrderWire[]]; grouping: 'na' }
  | { type: 'cancel'; cancels: readonly [{ readonly a: number; readonly o: number }] }

export interface Signature {
  r: string
  s: string
  v: number
}

/** The signed fields of an action. */
export interface UnsignedAction {
  action: Action
  nonce: number
  /** The sub-account or vault that the signer acts for. */
  vaultAddress?: string | undefined
  isTestnet: boolean
}

/**
 * Returns the typed data that a wallet signs for an action: the hash of the packed action, its nonce and the account (a
 * zero for the signer's own), in the name of an agent of the mainnet or the testnet.
 */
async function agentData({ action, nonce, vaultAddress, isTestnet }: UnsignedAction): Promise<TypedData> {
  const [{ bytesOf, pack }, { keccak_256 }, { bytesToHex, hexToBytes }] = await Promise.all([
    import('./msgpack.ts'),
    import('@noble/hashes/sha3.js'),
    import('@noble/hashes/utils.js'),
  ])
  // Unset fields are not sent either.
  const plain: Packable = JSON.parse(JSON.stringify(action))
  const account = vaultAddress === undefined ? [0] : [1, ...hexToBytes(vaultAddress.slice(2))]
  const hash = keccak_256(Uint8Array.of(...pack(plain), ...bytesOf(nonce, 8), ...account))
  return {
    domain: { name: 'Exchange', version: '1', chainId: 1337, verifyingContract: `0x${'0'.repeat(40)}` },
    struct: 'Agent',
    fields: [
      ['source', 'string'],
      ['connectionId', 'bytes32'],
    ],
    message: { source: isTestnet ? 'b' : 'a', connectionId: `0x${bytesToHex(hash)}` },
  }
}

/** Signs an action. */
export async function signAction(wallet: Wallet, unsigned: UnsignedAction): Promise<Signature> {
  const signature = await wallet.sign(await agentData(unsigned))
  return { r: signature.slice(0, 66), s: `0x${signature.slice(66, 130)}`, v: Number.parseInt(signature.slice(130), 16) }
}
