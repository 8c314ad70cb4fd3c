import type { z } from 'zod'
import type { PreparedOrders } from './prepared-orders.ts'

/** A caller that may trade: its calls act with the credentials that its client sends, which nothing keeps. */
export interface Trader {
  /** The API key, which prepared orders are bound to. */
  keyId: string
  /** Calls an operation of a venue for the account. Throws ReadError where the gateway or the venue refuses. */
  call(venue: string, method: string, args: readonly unknown[]): Promise<unknown>
  prepared: PreparedOrders
}

/** A tool for callers that may trade. */
export interface TradingTool<Input extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  /** Whether it changes nothing at the venue. */
  isReading: boolean
  run(trader: Trader, input: z.infer<Input>): Promise<string>
}

/** Declares a tool; `run` gets what `input` parses. */
export const tradingTool = <Input extends z.ZodObject>(declared: TradingTool<Input>): TradingTool =>
  declared as unknown as TradingTool
