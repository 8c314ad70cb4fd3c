/** Why the fees are not declared. */
export const feesUnknown =
  "A bet joins a pool, whose share for the house is in the program's account and is not read; there are no orders to charge."
