import type { Unsupported } from '../../unsupported.ts'

const UNITS =
  'the samples in the documents of Binance state a thousand times as many shares as their own price and cost make (1,923.07 shares at 0.52 for 1.00), so the unit of a size is not certain'

export const unsupported: Unsupported = {
  fetchSeries: 'Binance lists recurring topics one by one, without a series.',
  fetchEventMetadata: 'Binance has no separate record of a topic; fetchEvent returns all of it.',
  fetchOHLCV: 'Binance has no price history of its prediction markets.',
  fetchTrades: 'Binance lists no trades of its prediction markets, only the price of the last one.',
  Orders: `Binance passes orders on to the order book of Predict.fun; use that venue. No payload of a placed order is known here, and ${UNITS}.`,
  Account: `No recorded answer of an account is known here, and ${UNITS}; a balance is stated without its currency.`,
  Streams:
    'Binance streams books and events of a wallet, but the names of its topics are not known here; the books are those of Predict.fun, which streams them.',
  fetchOpenInterest: 'Binance states no open interest of a market.',
  fetchStatus: 'Binance has no endpoint for the status of its prediction markets.',
  fetchTime: 'Binance has no endpoint for the time among those of its prediction markets.',
}
