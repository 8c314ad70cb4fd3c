import { keccak_256 } from '@noble/hashes/sha3.js'
import { hashStruct, hashText, recoverAddress, typedDigest, word } from '../../ethereum.ts'

// Written from the specification of MessagePack and the venue's documents, apart from the code under test.

/** Packs JSON in hexadecimal digits. */
function packed(value: unknown): string {
  if (value === true) return 'c3'
  if (value === false) return 'c2'
  if (typeof value === 'number') {
    const [mark, digits] =
      value < 0x80 ? ['', 2] : value < 0x100 ? ['cc', 2] : value < 0x10000 ? ['cd', 4] : wide(value)
    return mark + value.toString(16).padStart(digits, '0')
  }
  if (typeof value === 'string') {
    const bytes = Buffer.from(value, 'utf8')
    const head = bytes.length < 32 ? 0xa0 | bytes.length : 0xd900 | bytes.length
    return head.toString(16) + bytes.toString('hex')
  }
  if (Array.isArray(value)) return (0x90 | value.length).toString(16) + value.map(packed).join('')
  const pairs = Object.entries(value as object).map(([key, each]) => packed(key) + packed(each))
  return (0x80 | pairs.length).toString(16) + pairs.join('')
}
const wide = (value: number): [string, number] => (value < 2 ** 32 ? ['ce', 8] : ['cf', 16])

/** As the venue writes numbers: without trailing zeros, whatever was sent. */
const canonical = (name: string, value: unknown): unknown =>
  (name === 'p' || name === 's') && typeof value === 'string' && value.includes('.')
    ? value.replace(/\.?0+$/, '')
    : value

/** An incoming action, of which any part may be missing. */
export interface SignedAction {
  action?: object
  nonce?: number
  signature?: { r?: string; s?: string; v?: number }
  /** The sub-account that the signer acts for. */
  vaultAddress?: string | null
}

/** The address whose key signed an action for the mainnet, in lower case; undefined where the signature is none. */
export function signerOf({ signature = {}, ...action }: SignedAction): string | undefined {
  const [r, s] = [signature.r, signature.s].map((part) => String(part).replace(/^0x/, '').padStart(64, '0'))
  return recoverAddress(digestOfAction(action), `0x${r}${s}${Number(signature.v).toString(16)}`)
}

/** The digest of an action that its wallet signs. */
export function digestOfAction({ action = {}, nonce = 0, vaultAddress }: Omit<SignedAction, 'signature'>): Buffer {
  const plain = JSON.parse(JSON.stringify(action, canonical))
  const account = vaultAddress ? `01${vaultAddress.slice(2)}` : '00'
  const bytes = `${packed(plain)}${nonce.toString(16).padStart(16, '0')}${account}`
  const connection = Buffer.from(keccak_256(Buffer.from(bytes, 'hex'))).toString('hex')
  const domain = hashStruct(
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    hashText('Exchange'),
    hashText('1'),
    word(1337n),
    word(0n),
  )
  const agent = hashStruct('Agent(string source,bytes32 connectionId)', hashText('a'), word(connection))
  return typedDigest(domain, agent)
}
