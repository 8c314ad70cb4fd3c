/** Why the fees are not declared. */
export const feesUnknown =
  'Takers pay 0.4 to 3 per cent of the contracts bought, by a curve over the price and with discounts of the account; the points of the curve are not in its API. (https://docs.limitless.exchange/user-guide/fees)'
