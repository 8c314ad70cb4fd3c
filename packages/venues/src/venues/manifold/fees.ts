/** Why the fees are not declared. */
export const feesUnknown = 'It has play money, and each market states the fee of its creator in its bets only.'
