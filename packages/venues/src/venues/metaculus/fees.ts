/** Why the fees are not declared. */
export const feesUnknown = 'It takes forecasts, not orders: there is nothing to charge.'
