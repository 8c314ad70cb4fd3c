/** Why the fees are not declared. */
export const feesUnknown =
  'Opening a position is free; the rate charged when it is closed or settled is not published in a form that we could verify. (https://hyperliquid.gitbook.io/hyperliquid-docs/trading/fees)'
