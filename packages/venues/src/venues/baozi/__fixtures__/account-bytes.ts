/** An account of the program in hexadecimal digits, part by part. */
interface Parts {
  question?: string
  pools: readonly bigint[]
  status?: number
  /** The bytes after the status: `00` for none, `01` and a byte. */
  winner?: string
  /** Labels of a race; a boolean market has none. */
  labels?: readonly string[]
}

const u64 = (value: bigint): string => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes.toString('hex')
}
const hex = (text: string, length?: number): string =>
  Buffer.from(text)
    .toString('hex')
    .padEnd((length ?? 0) * 2, '0')
const length = (text: string): string => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(Buffer.byteLength(text))
  return bytes.toString('hex')
}

/** Closes on September 12, 2026 at noon UTC, and is decided a day later. */
export function accountBytes({
  question = 'Will the bridge open?',
  pools,
  status = 0,
  winner = '00',
  labels,
}: Parts): Buffer {
  const times = [1_789_214_400n, 1_789_300_800n, 300n].map(u64).join('')
  const ten = Array.from({ length: 10 }, (_, n) => n)
  const body = labels
    ? [
        labels.length.toString(16).padStart(2, '0'),
        ...ten.map((n) => hex(labels[n] ?? '', 32)),
        ...ten.map((n) => u64(pools[n] ?? 0n)),
        ...Array.from({ length: 12 }, () => u64(1n)),
      ]
    : [...pools.map(u64), u64(1n), u64(2n)]
  const kind = labels ? 'ebc46f4be67176ee' : 'dbbed53700e3c69a'
  const state = status.toString(16).padStart(2, '0') + winner
  return Buffer.from(
    [kind, u64(7n), length(question), hex(question), times, ...body, state, '00'.repeat(300)].join(''),
    'hex',
  )
}
