import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const RAIN = 'r4inT0mw9Q'
const [YES, NO] = [`${RAIN}:YES`, `${RAIN}:NO`]
const ME = 'u0me'
const fixtures = new URL('./__fixtures__/', import.meta.url)

interface Command {
  type: string
  txid: number
  topics?: string[]
}
const agree = ({ txid }: Command): readonly object[] => [{ type: 'ack', txid, success: true }]
const manifoldLive = (more: Answers = {}, answer = agree) =>
  liveVenue(
    venue,
    { [`/v0/market/${RAIN}`]: 'fetchEvent-binary', '/v0/bets': Response.json([]), ...more },
    {
      fixtures,
      missing: () => Response.json({ message: 'Contract not found' }, { status: 404 }),
      answer,
    },
  )
const subscriptions = (received: readonly unknown[]) =>
  (received as Command[]).flatMap(({ type, topics }) => (type === 'ping' ? [] : [{ type, topics }]))
const bet = (change: object) => ({
  ...{ id: 'b1', userId: ME, contractId: RAIN, createdTime: 1_788_274_801_000, outcome: 'YES', isRedemption: false },
  ...{ amount: 30, shares: 60, probBefore: 0.48, probAfter: 0.52, isFilled: true, isCancelled: false },
  ...change,
})

describe('watchTrades', () => {
  it.each([
    [YES, { price: 0.5, side: 'buy' }, { price: 0.55, side: 'sell' }],
    [NO, { price: 0.5, side: 'sell' }, { price: 0.45, side: 'buy' }],
  ])('emits the bets that concern %s, each once', async (outcomeId, first, second) => {
    const { venue: manifold, received, handshakes, send } = await manifoldLive()
    const trades = manifold.watchTrades(outcomeId)
    const topic = `contract/${RAIN}/new-bet`
    await expect.poll(() => subscriptions(received)).toEqual([{ type: 'subscribe', topics: [topic] }])
    expect(handshakes.map(({ path }) => path)).toEqual(['/ws'])
    const say = (...bets: object[]) => send({ type: 'broadcast', topic, data: { bets } })
    say(bet({}), bet({ id: 'b2', isRedemption: true, shares: -5, amount: -2.5 }))
    const common = { timestamp: 1788274801000, outcomeId }
    expect(await trades).toEqual([{ id: 'b1', ...common, amount: 60, ...first }])
    say(bet({}), bet({ id: 'b3', outcome: 'NO', amount: 9, shares: 20, probBefore: 0.56, probAfter: 0.54 }))
    expect(await manifold.watchTrades(outcomeId)).toEqual([{ id: 'b3', ...common, amount: 20, ...second }])
  })

  it('ends where the venue refuses', async () => {
    const refuse = ({ txid, type }: Command) => [
      {
        type: 'ack',
        txid,
        ...(type === 'subscribe' ? { success: false, error: 'Error parsing message.' } : { success: true }),
      },
    ]
    const { venue: manifold, handshakes, disconnected } = await manifoldLive({}, refuse)
    await expect(manifold.watchTrades(YES)).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'Manifold refuses the stream: Error parsing message.',
    })
    await disconnected()
    expect(handshakes).toHaveLength(1)
  })

  it('reports an unknown outcome', async () => {
    const { venue: manifold } = await manifoldLive()
    await expect(manifold.watchTrades('none:YES')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchAddress', () => {
  it('reads a member, and again when the venue signals a change', async () => {
    const [money, held] = [
      { balance: 812.5, cashBalance: 0 },
      { contracts: [], metricsByContract: {} },
    ]
    const holdings = '/v0/get-user-contract-metrics-with-contracts'
    const {
      venue: manifold,
      received,
      send,
      disconnected,
    } = await manifoldLive({
      '/v0/get-user-portfolio': money,
      [holdings]: held,
    })
    const balance = { currency: 'MANA', total: 812.5, available: 812.5 }
    const empty = { address: ME, trades: [], positions: [], balances: [balance], timestamp: 1788274800000 }
    expect(await manifold.watchAddress(ME)).toEqual(empty)
    const topics = [`user/${ME}`, `user/${ME}/orders`]
    await expect.poll(() => subscriptions(received)).toEqual([{ type: 'subscribe', topics }])
    money.balance = 800
    Object.assign(held, JSON.parse(readFileSync(new URL('holdings.json', fixtures), 'utf8')))
    send({ type: 'broadcast', topic: `user/${ME}`, data: { user: { id: ME, balance: 800 } } })
    const later = await manifold.watchAddress(ME)
    expect(later.balances).toEqual([{ ...balance, total: 800, available: 800 }])
    expect(later.positions).toMatchObject([
      { marketId: RAIN, outcomeId: YES, outcomeLabel: 'Yes', size: 40, entryPrice: 0.31, currentValue: 13.2 },
      { marketId: 'aKlaebo000', outcomeId: 'aKlaebo000:NO', size: 50, entryPrice: 0.65, currentValue: 33 },
    ])
    await manifold.unwatchAddress(ME)
    await disconnected()
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: manifold, received, disconnected } = await manifoldLive()
    const watch = manifold.streams.trades?.(YES)
    await expect.poll(() => subscriptions(received)).toHaveLength(1)
    await manifold.close()
    await disconnected()
    await watch?.return()
  })
})
