/** Lamports to one SOL, as decimals. */
export const DECIMALS = 9

/** A market as an account of the program stores it; amounts in lamports, times in Unix seconds. */
export interface BaoziMarket {
  /** The account's address. */
  pubkey: string
  kind: 'boolean' | 'race'
  /** Its number among the markets of its kind. */
  number: bigint
  question: string
  closingTime: bigint
  resolutionTime: bigint
  /** One label and one pool for each outcome. */
  labels: string[]
  pools: bigint[]
  status: number
  winner: number | undefined
}

/** Labels and pools of a race have room for so many, used or not. */
const MAX_OUTCOMES = 10
const LABEL_BYTES = 32
const MAX_QUESTION_BYTES = 4_096

/** The first eight bytes are the kind of an account: the hash of its name, as the Anchor framework makes it. */
const kinds = { boolean: 'dbbed53700e3c69a', race: 'ebc46f4be67176ee' } as const

/**
 * Reads an account, which lies in Borsh: numbers little-endian, texts with their length before them. Throws where the
 * bytes do not reach. No official document says how they lie; this is how others read them.
 *
 *     kind 8 | id u64 | question | closing i64 | resolution i64 | stop buffer i64 |
 *       boolean: yes u64 | no u64 | two snapshots u64 | status u8 | winner option<bool> | ...
 *       race:    count u8 | labels 10 x 32 | pools 10 x u64 | total u64 | snapshots 11 x u64 | status u8 | winner option<u8> | ...
 */
export function readAccount(pubkey: string, data: Buffer): BaoziMarket {
  const kind = data.subarray(0, 8).toString('hex')
  if (kind !== kinds.boolean && kind !== kinds.race) throw new RangeError(`an account of the unknown kind ${kind}`)
  let offset = 8
  const take = (length: number): Buffer => {
    if (offset + length > data.length) throw new RangeError('the account ends too early')
    offset += length
    return data.subarray(offset - length, offset)
  }
  const byte = () => take(1).readUInt8()
  const unsigned = () => take(8).readBigUInt64LE()
  const signed = () => take(8).readBigInt64LE()

  const number = unsigned()
  const length = take(4).readUInt32LE()
  if (length > MAX_QUESTION_BYTES) throw new RangeError('the question is longer than any')
  const question = take(length).toString('utf8')
  const [closingTime, resolutionTime] = [signed(), signed()]
  signed()
  let labels = ['Yes', 'No']
  let pools: bigint[]
  if (kind === kinds.boolean) {
    pools = [unsigned(), unsigned()]
    take(2 * 8)
  } else {
    const count = byte()
    if (count > MAX_OUTCOMES) throw new RangeError(`${count} outcomes are more than there is room for`)
    labels = Array.from({ length: MAX_OUTCOMES }, () => take(LABEL_BYTES).toString('utf8').replaceAll('\0', '')).slice(
      0,
      count,
    )
    pools = Array.from({ length: MAX_OUTCOMES }, unsigned).slice(0, count)
    take((1 + MAX_OUTCOMES + 1) * 8)
  }
  const status = byte()
  const stated = byte() === 1 ? byte() : undefined
  // A boolean market stores whether YES won.
  const winner = stated === undefined || kind === kinds.race ? stated : stated === 1 ? 0 : 1
  const named = kind === kinds.race ? 'race' : 'boolean'
  return { pubkey, kind: named, number, question, closingTime, resolutionTime, labels, pools, status, winner }
}
