/** The default distance of a market order's worst price from the best price: a difference of prices. */
export const DEFAULT_MAX_SLIPPAGE = 0.05
