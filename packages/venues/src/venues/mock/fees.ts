/** Why the fees are not declared. */
export const feesUnknown = 'It is not a real venue.'
