import { wordSet } from './word-set.ts'

const ids = (names: string): ReadonlySet<string> => new Set([...wordSet(names)].map((name) => `series:${name}`))

/** Ids of commodities that are traded, so that their price moves all day. Source: general knowledge. */
export const commodities = ids('gold silver copper platinum wti brent natural-gas')

/** Ids of indices of the exchanges of New York. Source: general knowledge. */
export const indices = ids('dow nasdaq nasdaq-100 spx spy')

/** Ids of other series that are published every day or week, so that they reach a level some day. */
export const dailySeries =
  ids(`audusd dax dxy eurusd ftse gas-price gbpusd hang-seng kospi mortgage-30y nikkei palladium
  russell treasury-10y treasury-2y treasury-30y usdcad usdjpy vix`)
