/** The fields of `sourceMetadata` by which a market states fees of its own, or that it has none. */
export const FEE_FIELDS = ['feesEnabled', 'feeSchedule', 'feeRateBps', 'marketBaseRate'] as const
export type FeeField = (typeof FEE_FIELDS)[number]
