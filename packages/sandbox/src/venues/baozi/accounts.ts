import type { ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'

// The scenario as accounts of the venue's program, in Borsh. A market whose outcomes have names is a race of two.

export const PROGRAM = 'FWyTPzm5cfJwRKzfkscxozatSxF6Qu78JQovQUwKPruJ'
const LAMPORTS = 10_000_000_000
const KINDS = { boolean: 'dbbed53700e3c69a', race: 'ebc46f4be67176ee' }
/** The same in base 58, by which nodes filter. */
export const FILTERS = { dkokXHR3DTw: 'boolean', gSEpsnQwdXK: 'race' } as const

export const kindOf = ({ outcomes }: ScenarioMarket): 'boolean' | 'race' => (outcomes ? 'race' : 'boolean')

const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64LE(BigInt(value))
  return bytes
}
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value, 'utf8')
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}
const label = (value: string): Buffer => Buffer.concat([Buffer.from(value, 'utf8'), Buffer.alloc(32)]).subarray(0, 32)
const seconds = (date: string): Buffer => u64(Date.parse(date) / 1_000)

export function accountOf(world: World, market: ScenarioMarket, title: string): Buffer {
  const share = Math.round(world.price(market) * 1_000) * (LAMPORTS / 1_000)
  const pools = [share, LAMPORTS - share]
  const status = market.status === 'resolved' ? 2 : world.quote(market) ? 0 : 1
  const kind = kindOf(market)
  const winner = market.winner === undefined ? [0] : [1, kind === 'race' ? market.winner : Number(market.winner === 0)]
  const head = [
    Buffer.from(KINDS[kind], 'hex'),
    u64(7),
    text(title),
    seconds(market.closes),
    seconds(market.closes),
    u64(0),
  ]
  const tail = [Buffer.from([status, ...winner]), Buffer.alloc(320)]
  if (kind === 'boolean') return Buffer.concat([...head, ...pools.map(u64), u64(0), u64(0), ...tail])
  const names = market.outcomes ?? []
  const ten = Array.from({ length: 10 }, (_, n) => n)
  return Buffer.concat([
    ...head,
    Buffer.from([names.length]),
    ...ten.map((n) => label(names[n] ?? '')),
    ...ten.map((n) => u64(pools[n] ?? 0)),
    u64(LAMPORTS),
    ...ten.map(() => u64(0)),
    u64(0),
    ...tail,
  ])
}
