import { z } from 'zod'
import { toMillionths } from '../../values/decimal.ts'

// Orders, fills and balances of the venue: the fields that we read. Sizes are in whole shares.

/** Money has eight decimals there; digits finer than a millionth are dropped. */
const millionths = z.string().transform((value, context) => {
  const read = toMillionths(value.replace(/(\.\d{6})\d+$/, '$1'))
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: 'not a decimal number' })
  return z.NEVER
})
const side = z.enum(['B', 'A']).transform((given) => (given === 'B' ? ('buy' as const) : ('sell' as const)))

export const OrderRow = z.object({
  coin: z.string(),
  side,
  limitPx: z.string(),
  /** The remaining and the original size. */
  sz: millionths,
  origSz: millionths,
  oid: z.number().int(),
  timestamp: z.number(),
  tif: z.string().nullish(),
})
export type OrderRow = z.infer<typeof OrderRow>

/** An order and its state: open, filled, or one of many words that end in Canceled or Rejected. */
export const OrderUpdate = z.object({ order: OrderRow, status: z.string(), statusTimestamp: z.number() })
export type OrderUpdate = z.infer<typeof OrderUpdate>

export const OrderStatus = z.object({ status: z.string(), order: OrderUpdate.nullish() })

export const Fill = z.object({
  coin: z.string(),
  px: z.string(),
  sz: z.string(),
  side,
  time: z.number(),
  /** Buy or Sell; splits, merges and settlements have other words. */
  dir: z.string(),
  hash: z.string().nullish(),
  oid: z.number().int(),
  tid: z.number().int(),
})
export type Fill = z.infer<typeof Fill>

/** Money, or shares of a side, whose coin is `+` and the number of the side. */
export const SpotBalance = z.object({
  coin: z.string(),
  total: millionths,
  hold: millionths,
  /** The cost of the shares. */
  entryNtl: millionths,
})
export type SpotBalance = z.infer<typeof SpotBalance>
export const SpotState = z.object({ balances: z.array(z.unknown()) })

/** The answer to an action: a refusal of the whole, or a status for each part. */
export const actionAnswer = (parts: number) =>
  z.union([
    z.object({
      status: z.literal('ok'),
      response: z.object({ data: z.object({ statuses: z.array(z.unknown()).length(parts) }) }),
    }),
    z.object({ status: z.literal('err'), response: z.string() }),
  ])

/** The role of an address; agents and sub-accounts name the account that controls them. */
export const UserRole = z.object({
  role: z.string(),
  data: z.object({ user: z.string().optional(), master: z.string().optional() }).nullish().catch(undefined),
})

export const Refused = z.object({ error: z.string() })
export const Placed = z.union([
  z.object({ resting: z.object({ oid: z.number().int() }) }),
  z.object({
    filled: z.object({ oid: z.number().int(), totalSz: millionths, avgPx: millionths.nullish().catch(undefined) }),
  }),
])
export type Placed = z.infer<typeof Placed>

const hash = z.string().regex(/^0x[0-9a-f]{64}$/)
/** The body of a new order. */
export const SentOrder = z.object({
  action: z.object({
    type: z.literal('order'),
    orders: z.tuple([
      z.object({
        a: z.number().int(),
        b: z.boolean(),
        p: z.string(),
        s: z.string(),
        r: z.literal(false),
        t: z.object({ limit: z.object({ tif: z.enum(['Gtc', 'Ioc', 'Alo']) }) }),
        c: z.string().optional(),
      }),
    ]),
    grouping: z.literal('na'),
  }),
  nonce: z.number().int(),
  signature: z.object({ r: hash, s: hash, v: z.number().int() }),
  /** The sub-account or vault of the order. */
  vaultAddress: z
    .string()
    .regex(/^0x[0-9a-f]{40}$/)
    .optional(),
})
export type SentOrder = z.infer<typeof SentOrder>
