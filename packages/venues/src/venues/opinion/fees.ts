/** Why the fees are not declared. */
export const feesUnknown =
  'Takers pay up to 2 per cent by a rate of each topic, which only a caller with a key of the venue can read, and a minimum for each order. (https://docs.opinion.trade/trade-on-opinion.trade/fees)'
