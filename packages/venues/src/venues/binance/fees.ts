/** Why the fees are not declared. */
export const feesUnknown =
  'A topic states a rate (`feeRateBps`), but its documents and their sample of a quote differ on whether that is taken of the sum or of the lower price.'
