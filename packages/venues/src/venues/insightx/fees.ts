/** Why the fees are not declared. */
export const feesUnknown = 'InsightX publishes no fees.'
