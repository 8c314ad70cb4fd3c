/** Why the fees are not declared. */
export const feesUnknown =
  'Each market has rates of its own for its pool; the charge on orders in its books is not published.'
