import { expect, it } from 'vitest'
import type { UnifiedEvent, UnifiedMarket } from './models.ts'
import type { BaoziMarket } from './venues/baozi/accounts.ts'
import { parseEvent as parseBaozi } from './venues/baozi/parse.ts'
import { BinanceMarket, BinanceTopic } from './venues/binance/api.ts'
import { parseEvent as parseBinance } from './venues/binance/parse.ts'
import { ManifoldAnswer, ManifoldContract } from './venues/manifold/api.ts'
import { parseEvent as parseManifold } from './venues/manifold/parse.ts'
import { MyriadMarket } from './venues/myriad/api.ts'
import { parseEvent as parseMyriad } from './venues/myriad/parse.ts'
import { PolymarketUsMarket } from './venues/polymarket_us/api.ts'
import { parseMarket as parsePolymarketUs } from './venues/polymarket_us/parse.ts'

// The price of an outcome after the result is what it was paid: absent where that is not stated or bets were returned, and
// never a price from before the result. These venues still state such prices.

type Change = Readonly<Record<string, unknown>>
const first = ({ markets }: UnifiedEvent): UnifiedMarket => {
  const [market] = markets
  if (!market) throw new Error('the event has no market')
  return market
}

const contract = {
  ...{
    id: 'q',
    question: 'Will it?',
    slug: 'it',
    outcomeType: 'BINARY',
    mechanism: 'cpmm-1',
    createdTime: 1_780_000_000_000,
  },
  ...{ isResolved: true, probability: 0.42, resolutionProbability: 0.42 },
}
const manifold = (change: Change) =>
  first(parseManifold({ ...ManifoldContract.parse({ ...contract, ...change }), answers: [] }, 1_790_000_000_000))

const manifoldAnswer = (change: Change, whole: Change = {}) =>
  first(
    parseManifold(
      {
        ...ManifoldContract.parse({
          ...{ ...contract, outcomeType: 'MULTIPLE_CHOICE', mechanism: 'cpmm-multi-1', probability: undefined },
          ...whole,
        }),
        answers: [ManifoldAnswer.parse({ id: 'a', text: 'It', probability: 0.42, ...change })],
      },
      1_790_000_000_000,
    ),
  )

const myriad = (change: Change) =>
  first(
    parseMyriad(
      MyriadMarket.parse({
        ...{ id: 7, networkId: 56, slug: 'it', title: 'Will it?', state: 'resolved', resolvedOutcomeId: 0 },
        outcomes: [0.42, 0.58].map((price, id) => ({ id, title: String(id), price })),
        ...change,
      }),
    ),
  )

const polymarketUs = ([long, short]: readonly [string, string]) =>
  parsePolymarketUs(
    PolymarketUsMarket.parse({
      ...{ id: 1, slug: 'it', question: 'Will it?', status: 'MARKET_STATUS_RESOLVED', lastTradePrice: '0.42' },
      marketSides: [
        { long: true, price: long, description: 'Yes' },
        { long: false, price: short, description: 'No' },
      ],
    }),
  )

const binance = ([yes, no]: readonly [string, string]) => {
  const topic = BinanceTopic.parse({ marketTopicId: 1, vendor: 'PREDICT_FUN', title: 'Will it?' })
  const outcomes = [yes, no].map((price, index) => ({ name: String(index), price, index, tokenId: String(index) }))
  const market = BinanceMarket.parse({ marketId: 7, status: 'RESOLVED', tradingStatus: 'CLOSED', outcomes })
  return first(parseBinance({ ...topic, markets: [market] }))
}

const baozi = (change: Partial<BaoziMarket>) =>
  first(
    parseBaozi(
      {
        ...{ pubkey: 'it', kind: 'boolean', number: 1n, question: 'Will it?', closingTime: 1n, resolutionTime: 1n },
        ...{ labels: ['Yes', 'No'], pools: [42n, 58n], status: 2, winner: 0 },
        ...change,
      },
      0,
    ),
  )

it.each<[string, UnifiedMarket, readonly [number, number] | undefined]>([
  ['manifold, won', manifold({ resolution: 'YES' }), [1, 0]],
  ['manifold, lost', manifold({ resolution: 'NO' }), [0, 1]],
  ['manifold, in part', manifold({ resolution: 'MKT', resolutionProbability: 0.25 }), [0.25, 0.75]],
  ['manifold, canceled', manifold({ resolution: 'CANCEL' }), undefined],
  ['manifold, not stated', manifold({}), undefined],
  ['manifold, answer that won', manifoldAnswer({ resolution: 'YES' }), [1, 0]],
  ['manifold, answer of a list', manifoldAnswer({ probability: 0 }), [0, 1]],
  ['manifold, answer of a canceled question', manifoldAnswer({}, { resolution: 'CANCEL' }), undefined],
  ['myriad, won', myriad({}), [1, 0]],
  ['myriad, without a winner', myriad({ resolvedOutcomeId: -1 }), undefined],
  ['myriad, not stated', myriad({ resolvedOutcomeId: null }), undefined],
  ['myriad, voided', myriad({ voided: true }), undefined],
  ['polymarket_us, won', polymarketUs(['1.0000', '0.0000']), [1, 0]],
  ['polymarket_us, in part', polymarketUs(['0.2500', '0.7500']), [0.25, 0.75]],
  ['polymarket_us, offers from before', polymarketUs(['0.4300', '0.5900']), undefined],
  ['binance, won', binance(['1', '0']), [1, 0]],
  ['binance, prices from before', binance(['0.42', '0.58']), undefined],
  ['baozi, won', baozi({}), [1, 0]],
  ['baozi, not stated', baozi({ winner: undefined }), undefined],
  ['baozi, canceled', baozi({ status: 3, winner: undefined }), undefined],
])('%s', (_, { outcomes }, paid) => {
  expect(outcomes.map(({ price }) => price)).toEqual(paid ?? [undefined, undefined])
})
