import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import { checkOrderBook, checkTrades } from '../../invariants.ts'
import { venue } from './index.ts'

// Words of the venue's sockets as others wrote them down.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/polymarket`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded words of Polymarket's sockets are not checked: there is no ${folder}`)
const files = isThere
  ? ['nautilus', 'nautilus_py'].flatMap((part) => readdirSync(`${folder}/${part}`).map((name) => `${part}/${name}`))
  : []
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))

/** Earlier than all that was written down. */
const BEFORE = '1600000000000'
/** Some were recorded without their event type. The flat form is of 2024. */
const kinds: [RegExp, string][] = [
  [/ws_(market_)?book|nautilus_py\/book/, 'book'],
  [/ws_quotes|ws_market_price_change|price_change_v2/, 'price_change'],
  [/last_trade/, 'last_trade_price'],
  [/tick_size/, 'tick_size_change'],
  [/best_bid_ask/, 'best_bid_ask'],
  [/new_market/, 'new_market'],
  [/market_resolved/, 'market_resolved'],
]
const ofMarkets = files.flatMap((name) => {
  const kind = kinds.find(([pattern]) => pattern.test(name))?.[1]
  return kind ? [[name, { event_type: kind, ...read(name) }] as const] : []
})
const ofUsers = files.filter((name) => /ws_user|user_trade|order_(placement|cancel)/.test(name))
const tokensIn = (message: object): string[] => [
  ...new Set(JSON.stringify(message).match(/(?<="asset_id":")\d+/g) ?? ['1']),
]
const emptyBook = { bids: [], asks: [], timestamp: BEFORE, tick_size: '0.01', min_order_size: '5', neg_risk: false }

describe.runIf(isThere)('what Polymarket really streamed', () => {
  it.each(ofMarkets)('%s', async (_, message) => {
    const tokens = tokensIn(message)
    const {
      venue: polymarket,
      received,
      handshakes,
      send,
    } = await liveVenue(
      venue,
      Object.fromEntries(tokens.map((asset_id) => [`/clob/book?token_id=${asset_id}`, { ...emptyBook, asset_id }])),
      { fixtures: new URL('./__fixtures__/', import.meta.url) },
    )
    const watches = tokens.map((token) => [token, polymarket.streams.orderBook?.(token)] as const)
    const trades = tokens.map((token) => [token, polymarket.streams.trades?.(token)] as const)
    // a token that is watched later than the connection opens has a connection of its own
    await expect.poll(() => tokens.every((token) => JSON.stringify(received).includes(token))).toBe(true)
    const connections = handshakes.length
    const books = tokens.map((asset_id) => ({ event_type: 'book', asset_id, timestamp: BEFORE, bids: [], asks: [] }))
    send(books)
    for (const [, watch] of watches) expect((await watch?.next())?.value).toMatchObject({ bids: [], asks: [] })
    send(message)
    for (const [, watch] of watches) {
      if (message.event_type !== 'book' && message.event_type !== 'price_change') continue
      const { value } = (await watch?.next()) ?? {}
      expect(checkOrderBook(value)).toEqual([])
    }
    for (const [token, watch] of trades) {
      if (message.event_type !== 'last_trade_price') continue
      const { value } = (await watch?.next()) ?? {}
      expect(value).toHaveLength(1)
      expect(checkTrades(value, token)).toEqual([])
    }
    // An unreadable message would have caused a reconnection.
    expect(handshakes).toHaveLength(connections)
  })

  it.each(ofUsers)('%s', async (name) => {
    const wallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const credentials = {
      privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
      ...{ apiKey: 'k', apiSecret: 'c2VjcmV0', passphrase: 'p' },
    }
    const none = { data: [], next_cursor: 'LTE=' }
    const money = { balance: '1000000' }
    const {
      venue: polymarket,
      received,
      handshakes,
      send,
    } = await liveVenue(
      venue,
      {
        '/gamma/markets/keyset': { markets: [] },
        '/data/positions': [[]],
        '/clob/data/trades': none,
        '/clob/data/orders': none,
        '/clob/balance-allowance': money,
      },
      { fixtures: new URL('./__fixtures__/', import.meta.url), credentials },
    )
    await polymarket.watchAddress(wallet)
    await expect.poll(() => received).not.toEqual([])
    money.balance = '2000000'
    send(read(name))
    expect((await polymarket.watchAddress(wallet)).balances).toMatchObject([{ total: 2 }])
    expect(handshakes).toHaveLength(1)
  })
})
