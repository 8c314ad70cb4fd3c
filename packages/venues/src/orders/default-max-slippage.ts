/** How far from the best price a market order goes where the caller states nothing: a difference of prices. */
export const DEFAULT_MAX_SLIPPAGE = 0.05
