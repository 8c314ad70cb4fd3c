import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { accountBytes } from './__fixtures__/account-bytes.ts'
import { venue } from './index.ts'

const PROGRAM = 'FWyTPzm5cfJwRKzfkscxozatSxF6Qu78JQovQUwKPruJ'
const BRIDGE = 'BridgeBridgeBridgeBridgeBridgeBridgeBridge'
const DERBY = 'DerbyDerbyDerbyDerbyDerbyDerbyDerbyDerby'
const EMPTY = 'EmptyEmptyEmptyEmptyEmptyEmptyEmptyEmpty'
const OTHER = 'otherAccountotherAccountotherAccount'

const bridge = accountBytes({ pools: [750_000_000n, 250_000_000n] })
const derby = accountBytes({
  question: 'Derby?',
  labels: ['Rovers', 'Draw', 'Wanderers'],
  pools: [2_000_000_000n, 1_000_000_000n, 1_000_000_000n],
  status: 2,
  winner: '0102',
})
const empty = accountBytes({ question: 'Anyone?', pools: [0n, 0n] })

const call = (method: string, params: unknown[]) => `/ ${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}`
const info = (pubkey: string) => call('getAccountInfo', [pubkey, { encoding: 'base64' }])
const list = (bytes: string) =>
  call('getProgramAccounts', [PROGRAM, { encoding: 'base64', filters: [{ memcmp: { offset: 0, bytes } }] }])
const account = (data: Buffer, owner = PROGRAM) => ({ data: [data.toString('base64'), 'base64'], owner })
const row = (pubkey: string, data: Buffer) => ({ pubkey, account: account(data) })
const good = (result: unknown) => ({ jsonrpc: '2.0', id: 1, result })

const baoziWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(
    venue,
    {
      [list('dkokXHR3DTw')]: good([row(BRIDGE, bridge), row(EMPTY, empty), row('Broken', bridge.subarray(0, 60))]),
      [list('gSEpsnQwdXK')]: good([row(DERBY, derby)]),
      [info(BRIDGE)]: good({ context: { slot: 1 }, value: account(bridge) }),
      [info(DERBY)]: good({ context: { slot: 1 }, value: account(derby) }),
      [info(EMPTY)]: good({ context: { slot: 1 }, value: null }),
      [info(OTHER)]: good({ context: { slot: 1 }, value: account(bridge, OTHER) }),
      ...more,
    },
    { fixtures: new URL('./__fixtures__/', import.meta.url) },
  )

const yes = { outcomeId: `${BRIDGE}-YES`, marketId: BRIDGE, label: 'Yes', price: 0.75 }
const no = { outcomeId: `${BRIDGE}-NO`, marketId: BRIDGE, label: 'No', price: 0.25 }
const url = `https://baozi.bet/market/${BRIDGE}`
const title = 'Will the bridge open?'
const market = {
  marketId: BRIDGE,
  eventId: BRIDGE,
  title,
  outcomes: [yes, no],
  yes,
  no,
  resolutionDate: '2026-09-12T12:00:00.000Z',
  status: 'active',
  url,
  sourceExchange: 'baozi',
  currency: 'SOL',
  sourceMetadata: {
    pools: { Yes: 0.75, No: 0.25 },
    resolutionTime: '2026-09-13T12:00:00.000Z',
  },
}

describe('fetchEvent', () => {
  it('reads an account as an event of its own; an outcome’s chance is its own share of the pools', async () => {
    const { venue } = baoziWith()
    expect(await venue.fetchEvent({ eventId: BRIDGE })).toEqual({
      id: BRIDGE,
      title,
      url,
      sourceExchange: 'baozi',
      markets: [market],
    })
  })

  it('reads a race with its outcomes, and which one won', async () => {
    const { venue } = baoziWith()
    const market = await venue.fetchMarket({ outcomeId: `${DERBY}-1` })
    expect(market).toMatchObject({ title: 'Derby?', status: 'resolved', sourceMetadata: { winner: 'Wanderers' } })
    expect(market.outcomes.map(({ outcomeId, label, price }) => [outcomeId, label, price])).toEqual([
      [`${DERBY}-0`, 'Rovers', 0],
      [`${DERBY}-1`, 'Draw', 0],
      [`${DERBY}-2`, 'Wanderers', 1],
    ])
  })

  it('finds by page, and says what is missing, also where the account is another program’s', async () => {
    const { venue } = baoziWith()
    expect((await venue.fetchMarket({ url })).marketId).toBe(BRIDGE)
    for (const eventId of [EMPTY, OTHER, '999']) {
      await expect(venue.fetchEvent({ eventId })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    }
    const wrong = { jsonrpc: '2.0', id: 1, error: { code: -32_602, message: 'Invalid param: WrongSize' } }
    const { venue: strict } = baoziWith({ [info(OTHER)]: wrong })
    await expect(strict.fetchMarket({ marketId: OTHER })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(baoziWith().venue, BRIDGE)).toEqual(market)
  })

  it('reads both kinds by address, prices no empty pool, and reports what it cannot read', async () => {
    const { venue, rejections } = baoziWith()
    const { data, total } = await venue.fetchEventsPaginated({ status: 'all' })
    expect(data.map(({ id }) => id)).toEqual([BRIDGE, DERBY, EMPTY])
    expect(total).toBe(3)
    expect(data[2]?.markets[0]?.yes).toEqual({ outcomeId: `${EMPTY}-YES`, marketId: EMPTY, label: 'Yes' })
    expect(rejections).toEqual([
      { venue: 'baozi', path: 'getProgramAccounts', id: 'Broken', reason: 'the account ends too early' },
    ])
    expect((await venue.fetchEventsPaginated({ limit: 2 })).nextCursor).toBe('2')
    expect((await venue.fetchEvents({ status: 'closed' })).map(({ id }) => id)).toEqual([DERBY])
  })

  it('takes no list for empty that was refused or cannot be read', async () => {
    const wrong = { jsonrpc: '2.0', id: 1, error: { code: -32_602, message: 'Invalid params: filters' } }
    const other = good([row(BRIDGE, bridge.subarray(0, 60))])
    const lists = [
      { [list('dkokXHR3DTw')]: wrong },
      { [list('dkokXHR3DTw')]: good(null) },
      { [list('dkokXHR3DTw')]: other, [list('gSEpsnQwdXK')]: good([]) },
    ]
    for (const answers of lists) {
      const { venue } = baoziWith(answers)
      await expect(venue.fetchEventsPaginated()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
    }
  })

  it('passes on that the node refuses', async () => {
    const refused = {
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32_010, message: 'excluded from account secondary indexes' },
    }
    const { venue } = baoziWith({ [list('gSEpsnQwdXK')]: refused, [list('dkokXHR3DTw')]: refused })
    await expect(venue.fetchEventsPaginated()).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'The Solana node answered: excluded from account secondary indexes'.replace('’', "'"),
    })
    for (const method of ['fetchOrderBook', 'fetchTrades', 'fetchOHLCV'] as const) expect(venue[method]).toBeUndefined()
  })
})

describe('parseUrl', () => {
  it.each([
    [url, { eventId: BRIDGE }],
    [`https://www.baozi.bet/market/${DERBY}/?x=1`, { eventId: DERBY }],
    ['https://baozi.bet/market/short', undefined],
    [`https://baozi.example.test/market/${BRIDGE}`, undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})

describe('a wallet', () => {
  const WALLET = 'WaLLetWaLLetWaLLetWaLLetWaLLetWaLLet'
  const held = (kind: string, kindBytes: string, amounts: bigint[], isClaimed = false) => {
    const bytes = (value: bigint) => {
      const eight = Buffer.alloc(8)
      eight.writeBigUInt64LE(value)
      return eight
    }
    const data = Buffer.concat([
      Buffer.from(kindBytes, 'hex'),
      Buffer.alloc(32),
      bytes(MARKET_NUMBER),
      ...amounts.map(bytes),
      Buffer.from([Number(isClaimed), 255, 0]),
    ])
    return row(`${kind}${isClaimed}`, data)
  }
  const MARKET_NUMBER = 7n
  const bets = (bytes: string) => {
    const filters = [{ memcmp: { offset: 0, bytes } }, { memcmp: { offset: 8, bytes: WALLET } }]
    return call('getProgramAccounts', [PROGRAM, { encoding: 'base64', filters }])
  }
  const ten = (amounts: bigint[]) => Array.from({ length: 10 }, (_, n) => amounts[n] ?? 0n)
  const answers = {
    [bets('j9SjDYAWesU')]: good([
      held('b', 'fbf8d1f553ea111b', [1_500_000_000n, 0n]),
      held('b', 'fbf8d1f553ea111b', [9n, 9n], true),
    ]),
    [bets('8Ukm3FYuL6H')]: good([held('r', '2cb61001e60eae2e', ten([0n, 0n, 250_000_000n]))]),
    [call('getBalance', [WALLET])]: good({ context: { slot: 1 }, value: 2_500_000_001 }),
    [list('dkokXHR3DTw')]: good([row(BRIDGE, bridge)]),
  }

  it('returns bets that were not claimed, in SOL', async () => {
    const { venue } = baoziWith(answers)
    expect(await venue.fetchPositions(WALLET)).toEqual([
      { marketId: BRIDGE, outcomeId: `${BRIDGE}-YES`, outcomeLabel: 'Yes', size: 1.5, currentPrice: 0.75 },
      { marketId: DERBY, outcomeId: `${DERBY}-2`, outcomeLabel: 'Wanderers', size: 0.25, currentPrice: 1 },
    ])
  })

  it('that the node refuses is an error rather than empty', async () => {
    const wrong = { jsonrpc: '2.0', id: 1, error: { code: -32_602, message: 'Invalid param: WrongSize' } }
    const { venue } = baoziWith({
      // Both lists are read at once, so that either answer may come first.
      [bets('j9SjDYAWesU')]: wrong,
      [bets('8Ukm3FYuL6H')]: wrong,
      [call('getBalance', [WALLET])]: wrong,
    })
    const refusal = { code: 'EXCHANGE_ERROR', message: 'The Solana node answered: Invalid param: WrongSize' }
    await expect(venue.fetchPositions(WALLET)).rejects.toMatchObject(refusal)
    await expect(venue.fetchBalance(WALLET)).rejects.toMatchObject(refusal)
  })

  it('returns its SOL, by address or by credentials', async () => {
    const { venue } = baoziWith(answers)
    const balance = [{ currency: 'SOL', available: 2.500000001, venue: 'baozi' }]
    expect(await venue.fetchBalance(WALLET)).toEqual(balance)
    expect(await venue.withCredentials({ walletAddress: WALLET }).fetchBalance?.()).toEqual(balance)
    await expect(venue.fetchBalance()).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      message: 'baozi needs credentials: walletAddress',
    })
    await expect(venue.fetchPositions('0xabc')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })
})
