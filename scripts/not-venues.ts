/** Why a prediction market that has an API is no venue here. */
export const notVenues: Readonly<Record<string, string>> = {
  bybit:
    'Bybit has two products. Its event contracts (`/v5/event`) state no price, but a payout ratio of a stake, and the only known samples (0.90 and 1.95) do not settle whether that ratio includes the stake, so no price between 0 and 1 follows from it. Every call of them, also for market data, is for approved market makers only. Of its prediction product no REST interface is published.',
}
