/** Why we lack an operation of ccxt that is not in our table at any venue; a venue before the name narrows it. */
export const reasons: Readonly<Record<string, string>> = {
  fetchAccounts:
    'It reads the profile that belongs to the credentials; `checkAccount` reads it and says whether it fits.',
  watchTickers: 'One `watchTicker` for each outcome: they share the connection to the venue.',
  watchOHLCV: 'The venue streams no candles; `fetchOHLCV` has its own, and `watchTrades` the trades since.',
}

/** Why we do not have a venue of ccxt. */
export const missingVenues: Readonly<Record<string, string>> = {}

/** Why a venue here lacks what ccxt declares for it, where our own reason does not answer that. */
export const contradictions: Readonly<Record<string, string>> = {
  'myriad.fetchTradingFee':
    'ccxt returns the rates of the pool of a market; what an order in a book is charged is not published.',
  'myriad.fetchBalance':
    'ccxt reads the token of the wallet from a node of the chain; the API of the venue has no balance.',
}
