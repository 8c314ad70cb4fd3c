import { wordSet } from './word-set.ts'

const ids = (names: string): ReadonlySet<string> => new Set([...wordSet(names)].map((name) => `series:${name}`))

/** Ids of commodities that are traded, so that their price moves all day. Source: general knowledge. */
export const commodities = ids('gold silver copper platinum wti brent natural-gas')

/** Ids of indices of the exchanges of New York. Source: general knowledge. */
export const indices = ids('dow nasdaq nasdaq-100 spx spy')
