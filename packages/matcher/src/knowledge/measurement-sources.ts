import type { Entity } from './entity.ts'

/**
 * A publisher of a number, such as the price of a coin, for which other publishers state slightly different values.
 * `of` is the kind of number.
 */
export interface MeasurementSource extends Entity {
  of: 'cases' | 'climate' | 'coin' | 'commodity' | 'polls' | 'temperature'
  /** Whether it is one of several, such as the stations of a city, of which a listing that names none may mean any. */
  isOneOfSeveral?: true
}

/**
 * Publishers of numbers by which venues settle markets: price indices, weather services, climate records, health
 * offices and averages of polls. The codes of stations are those of cities in tickers. Source: general knowledge.
 */
export const measurementSources: readonly MeasurementSource[] = [
  // the price of a trade may touch a level that the mean of a minute does not reach
  { id: 'mean-of-a-minute', of: 'coin', names: ['trimmed mean'], isOneOfSeveral: true },
  { id: 'brti', of: 'coin', names: ['CF Benchmarks', 'BRTI', 'ERTI', 'Real-Time Index'] },
  { id: 'binance', of: 'coin', names: ['Binance'] },
  { id: 'chainlink', of: 'coin', names: ['Chainlink'] },
  { id: 'coinbase', of: 'coin', names: ['Coinbase'] },
  { id: 'pyth', of: 'coin', names: ['Pyth'] },
  { id: 'coingecko', of: 'coin', names: ['CoinGecko'] },
  { id: 'coinmarketcap', of: 'coin', names: ['CoinMarketCap'] },
  { id: 'yahoo', of: 'coin', names: ['Yahoo Finance'] },
  { id: 'pyth', of: 'commodity', names: ['Pyth'] },
  { id: 'chainlink', of: 'commodity', names: ['Chainlink'] },
  { id: 'lbma', of: 'commodity', names: ['LBMA', 'London Bullion Market'] },
  { id: 'cme', of: 'commodity', names: ['CME', 'COMEX', 'NYMEX', 'settle price', 'settlement price'] },
  {
    id: 'spot',
    of: 'commodity',
    names: ['price', 'gold', 'silver', 'platinum', 'palladium', 'XAU', 'XAG', 'XPT', 'XPD'].map(
      (name) => `spot ${name}`,
    ),
  },
  { id: 'yahoo', of: 'commodity', names: ['Yahoo Finance'] },
  { id: 'cdc', of: 'cases', names: ['CDC', 'Centers for Disease Control'] },
  { id: 'johns-hopkins', of: 'cases', names: ['Johns Hopkins', 'JHU'] },
  { id: 'who', of: 'cases', names: ['World Health Organization'] },
  { id: 'berkeley-earth', of: 'climate', names: ['Berkeley Earth'] },
  { id: 'copernicus', of: 'climate', names: ['Copernicus', 'ERA5', 'C3S'] },
  { id: 'hadcrut', of: 'climate', names: ['HadCRUT', 'Met Office'] },
  { id: 'nasa', of: 'climate', names: ['NASA', 'GISTEMP'] },
  {
    id: 'noaa',
    of: 'climate',
    names: ['NOAA', 'NCEI', 'National Centers for Environmental Information'],
  },
  { id: 'decision-desk', of: 'polls', names: ['Decision Desk HQ', 'DDHQ'] },
  { id: 'fivethirtyeight', of: 'polls', names: ['FiveThirtyEight', '538'] },
  { id: 'gallup', of: 'polls', names: ['Gallup'] },
  { id: 'realclear', of: 'polls', names: ['RealClearPolitics', 'RealClearPolling', 'Real Clear Politics', 'RCP'] },
  { id: 'silver-bulletin', of: 'polls', names: ['Silver Bulletin', 'Nate Silver'] },
  {
    id: 'dallas-fort-worth',
    of: 'temperature',
    names: ['DFW', 'KDFW', 'Dallas/Fort Worth', 'Dallas-Fort Worth'],
    codes: ['DAL'],
    isOneOfSeveral: true,
  },
  { id: 'dallas-love', of: 'temperature', names: ['Love Field', 'KDAL'], isOneOfSeveral: true },
  {
    id: 'denver-airport',
    of: 'temperature',
    names: ['Denver International', 'KDEN'],
    codes: ['DEN'],
    isOneOfSeveral: true,
  },
  { id: 'denver-buckley', of: 'temperature', names: ['Buckley', 'KBKF'], isOneOfSeveral: true },
  { id: 'houston-bush', of: 'temperature', names: ['Bush Intercontinental', 'KIAH'], isOneOfSeveral: true },
  { id: 'houston-hobby', of: 'temperature', names: ['Hobby', 'KHOU'], codes: ['HOU'] },
  { id: 'los-angeles-airport', of: 'temperature', names: ['Los Angeles International', 'LAX', 'KLAX'], codes: ['LAX'] },
  { id: 'los-angeles-downtown', of: 'temperature', names: ['Downtown Los Angeles', 'KCQT'], isOneOfSeveral: true },
  { id: 'paris-de-gaulle', of: 'temperature', names: ['Charles de Gaulle', 'LFPG'], isOneOfSeveral: true },
  { id: 'paris-le-bourget', of: 'temperature', names: ['Le Bourget', 'LFPB'], isOneOfSeveral: true },
  { id: 'seoul-gimpo', of: 'temperature', names: ['Gimpo', 'RKSS'], isOneOfSeveral: true },
  { id: 'seoul-incheon', of: 'temperature', names: ['Incheon', 'RKSI'], isOneOfSeveral: true },
  { id: 'washington-dulles', of: 'temperature', names: ['Dulles', 'KIAD'], isOneOfSeveral: true },
  { id: 'washington-reagan', of: 'temperature', names: ['Reagan National', 'KDCA'], codes: ['DC'] },
  { id: 'nyc-central-park', of: 'temperature', names: ['Central Park'], codes: ['NY', 'NYC'], isOneOfSeveral: true },
  { id: 'nyc-laguardia', of: 'temperature', names: ['LaGuardia', 'KLGA'], isOneOfSeveral: true },
  { id: 'nyc-kennedy', of: 'temperature', names: ['JFK', 'KJFK', 'Kennedy International'], isOneOfSeveral: true },
  { id: 'chicago-midway', of: 'temperature', names: ['Midway', 'KMDW'], codes: ['CHI'], isOneOfSeveral: true },
  { id: 'chicago-ohare', of: 'temperature', names: ["O'Hare", 'O’Hare', 'KORD'], isOneOfSeveral: true },
  {
    id: 'london-city',
    of: 'temperature',
    names: ['London City Airport', 'City Airport', 'EGLC'],
    isOneOfSeveral: true,
  },
  { id: 'london-heathrow', of: 'temperature', names: ['Heathrow', 'EGLL'], isOneOfSeveral: true },
]
