import { z } from 'zod'

// Orders, executions and accounts of the venue: the fields that we read. Prices are whole hundredths of a percent,
// quantities ten-thousandths of the payout of a contract: to back is to buy, to lay is to sell. Orders are placed in
// the currency of the account; the venue states them in pounds, and also in the currency of the account.

const digits = z.string().regex(/^\d+$/)
const whole = z.number().int()
const side = z.enum(['buy', 'sell'])
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/)

export const OrderRow = z
  .object({
    id: z.string().min(1),
    market_id: digits,
    contract_id: digits,
    side,
    price: whole,
    quantity: whole,
    quantity_user_currency: whole.nullish(),
    quantity_filled: whole,
    quantity_filled_user_currency: whole.nullish(),
    /** In play, what is matched is confirmed some seconds later, or voided. */
    quantity_filled_pending: whole.nullish(),
    quantity_unfilled: whole,
    quantity_unfilled_user_currency: whole.nullish(),
    average_price_matched: z.coerce.number().nullish().catch(undefined),
    /** Orders that were canceled before any fill are not listed. */
    state: z.enum(['created', 'partial', 'filled', 'settled']),
    type: z.string().nullish(),
    label: z.string().nullish(),
    created_datetime: z.string(),
  })
  .transform(({ quantity_user_currency, quantity_filled_user_currency, quantity_unfilled_user_currency, ...row }) => ({
    ...row,
    quantity: quantity_user_currency ?? row.quantity,
    quantity_filled: quantity_filled_user_currency ?? row.quantity_filled,
    quantity_unfilled: quantity_unfilled_user_currency ?? row.quantity_unfilled,
  }))
export type OrderRow = z.infer<typeof OrderRow>

/** A line of the account's history. What was there before and what changed stand side by side. */
export const Activity = z
  .object({
    seq: whole,
    subseq: whole,
    /** The cause; an execution in play is sent again once it is confirmed or voided. */
    source: z.enum(['order.execute', 'order.execute.confirm', 'order.execute.void']),
    event_id: digits,
    market_id: digits,
    contract_id: digits,
    order_id: z.string().min(1),
    side,
    price: whole,
    quantity_change: whole,
    quantity_user_currency_change: whole.nullish(),
    label: z.string().nullish(),
    /** UTC, without saying so. */
    timestamp: z.string(),
  })
  .transform(({ quantity_user_currency_change, ...row }) => ({
    ...row,
    quantity_change: quantity_user_currency_change ?? row.quantity_change,
  }))
export type Activity = z.infer<typeof Activity>

export const Account = z.object({
  account: z.object({ currency: z.string().min(1), balance: decimal, available_balance: decimal }),
})
export type Account = z.infer<typeof Account>

/** The answer to a new order. */
export const Placed = z.object({
  order_id: z.string().min(1),
  quantity: whole,
  available_quantity: whole,
  total_executed_quantity: whole,
  /** Hundredths of a percent, as the price. */
  executed_avg_price: z.coerce.number().nullish().catch(undefined),
})
export type Placed = z.infer<typeof Placed>

/** An order as the venue is sent it. */
export const SentOrder = z.object({
  market_id: digits,
  contract_id: digits,
  side,
  price: whole.min(1).max(9_999),
  quantity: whole.min(1),
  type: z.enum(['good_til_cancelled', 'immediate_or_cancel']),
  label: z.literal('NO').optional(),
})
export type SentOrder = z.infer<typeof SentOrder>
