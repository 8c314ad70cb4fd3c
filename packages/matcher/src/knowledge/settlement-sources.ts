import type { Entity } from './entity.ts'
import { type MeasurementSource, measurementSources } from './measurement-sources.ts'

/**
 * A source by which resolution rules settle a market, such as a price index. `of` is its kind; sources of different
 * kinds do not replace each other.
 */
export interface SettlementSource extends Entity {
  of: 'coin' | 'publisher' | 'temperature'
}

const publishers: readonly Entity[] = [
  { id: 'aaa', names: ['AAA', 'American Automobile Association'] },
  { id: 'accuweather', names: ['AccuWeather'] },
  { id: 'ap', names: ['Associated Press', 'AP News'] },
  { id: 'artificial-analysis', names: ['Artificial Analysis'] },
  { id: 'bea', names: ['Bureau of Economic Analysis', 'BEA'] },
  { id: 'billboard', names: ['Billboard'] },
  { id: 'bls', names: ['Bureau of Labor Statistics', 'BLS'] },
  { id: 'box-office-mojo', names: ['Box Office Mojo', 'BoxOfficeMojo'] },
  { id: 'census', names: ['Census Bureau'] },
  { id: 'cme', names: ['CME', 'FedWatch'] },
  { id: 'congress', names: ['Congress.gov'] },
  { id: 'ecb', names: ['European Central Bank', 'ECB'] },
  { id: 'ecdc', names: ['ECDC', 'European Centre for Disease Prevention'] },
  { id: 'eia', names: ['EIA', 'Energy Information Administration'] },
  { id: 'espn', names: ['ESPN'] },
  { id: 'eurostat', names: ['Eurostat'] },
  { id: 'federal-register', names: ['Federal Register'] },
  { id: 'fred', names: ['FRED', 'St. Louis Fed'] },
  { id: 'hong-kong-observatory', names: ['Hong Kong Observatory'] },
  { id: 'lmarena', names: ['LMArena', 'LM Arena', 'Chatbot Arena', 'LMSYS'] },
  { id: 'metacritic', names: ['Metacritic'] },
  { id: 'nasdaq', names: ['Nasdaq.com'] },
  { id: 'new-york-times', names: ['New York Times', 'NYTimes'] },
  { id: 'nws', names: ['National Weather Service', 'NWS', 'weather.gov'] },
  { id: 'ons', names: ['Office for National Statistics', 'ONS'] },
  { id: 'opm', names: ['OPM', 'Office of Personnel Management'] },
  { id: 'our-world-in-data', names: ['Our World in Data', 'OWID', 'OurWorldInData'] },
  { id: 'rotten-tomatoes', names: ['Rotten Tomatoes', 'RottenTomatoes'] },
  { id: 'spotify', names: ['Spotify'] },
  { id: 'steam-charts', names: ['Steam Charts', 'SteamDB'] },
  { id: 'the-numbers', names: ['The Numbers', 'the-numbers.com'] },
  { id: 'tradingview', names: ['TradingView'] },
  { id: 'treasury', names: ['Department of the Treasury', 'Treasury Department', 'treasury.gov'] },
  { id: 'tsa', names: ['TSA'] },
  { id: 'usgs', names: ['USGS', 'Geological Survey'] },
  { id: 'wall-street-journal', names: ['Wall Street Journal', 'WSJ'] },
  { id: 'weather-underground', names: ['Weather Underground', 'Wunderground'] },
  { id: 'yahoo-finance', names: ['Yahoo Finance', 'finance.yahoo.com'] },
]

const prices: readonly Entity[] = [
  { id: 'bitstamp', names: ['Bitstamp'] },
  { id: 'bybit', names: ['Bybit'] },
  { id: 'hyperliquid', names: ['Hyperliquid'] },
  { id: 'kraken', names: ['Kraken'] },
  { id: 'okx', names: ['OKX'] },
]

/** Publishers, price indices and weather services that resolution rules name. Source: general knowledge. */
export const settlementSources: readonly SettlementSource[] = [
  ...publishers.map((entity) => ({ ...entity, of: 'publisher' as const })),
  ...prices.map((entity) => ({ ...entity, of: 'coin' as const })),
  // the publishers of a coin's price and the exchanges stand above
  ...measurementSources.filter(({ of }) => of !== 'commodity').map((source) => ({ ...source, of: kindOf(source) })),
]

/**
 * Returns the kind of a measurement source among settlement sources: climate records, health offices and averages of
 * polls count as publishers.
 */
function kindOf({ of }: MeasurementSource): SettlementSource['of'] {
  return of === 'coin' || of === 'temperature' ? of : 'publisher'
}
