import { type Attack, outcome } from './attack.ts'
import { call } from './call.ts'

export const hugePost: Attack = {
  name: 'one POST of 1.4 MB of tags',
  finding: 'C3',
  before: 'the event loop stood still for 365 s',
  against: 'busy',
  async run({ busy }) {
    const tags = Array.from({ length: 60 }, (_, at) => `t${at}`)
    const markets = Array.from({ length: 3_000 }, () => ({
      marketId: 'm',
      eventId: 'e',
      title: 't',
      outcomes: [],
      tags,
    }))
    const wanted = Array.from({ length: 60_000 }, () => 'x')
    const { status, ms, own } = await call(busy, '/api/kalshi/filterMarkets', {
      body: { args: [markets, { tags: wanted }] },
    })
    return outcome(`answered ${status} after ${Math.round(own)} ms (by the clock ${Math.round(ms)})`, {
      'it takes over 2 s': own > 2_000,
      'no answer': status === 0,
    })
  },
}

export const manyIds: Attack = {
  name: '120,000 ids in one call',
  finding: 'H1',
  before: "the venue's budget is gone for an hour; others get 503 after 150 s",
  against: 'busy',
  async run({ busy }) {
    const ids = Array.from({ length: 120_000 }, (_, at) => `KX${at}`)
    const { status, ms } = await call(busy, '/api/kalshi/fetchOrderBooks', { body: { args: [ids] } })
    const other = await call(busy, '/api/kalshi/fetchEvents?limit=3', { holder: 'victim' })
    return outcome(
      `answered ${status} after ${Math.round(ms)} ms; another caller ${other.status} after ${Math.round(other.own)} ms (by the clock ${Math.round(other.ms)})`,
      {
        'the call is taken': status === 200,
        'another caller waits over 5 s': other.own > 5_000,
        'another caller is refused': other.status !== 200,
      },
    )
  },
}

export const malformedCredential: Attack = {
  name: 'a credential that no header may hold',
  finding: 'H2',
  before: 'the breaker opened for all: 85 of 90 calls of others refused',
  against: 'busy',
  async run({ busy }) {
    const statuses = new Set<number>()
    for (let at = 0; at < 12; at += 1) {
      const body = { args: [], credentials: { apiKey: `my…key\n${at}` } }
      statuses.add((await call(busy, '/api/manifold/fetchBalance', { body })).status)
    }
    const others = await Promise.all(
      Array.from({ length: 10 }, () => call(busy, '/api/manifold/fetchEvents?limit=2', { holder: 'victim' })),
    )
    const refused = others.filter(({ status }) => status !== 200).length
    return outcome(`answered ${[...statuses].join(' ')}; ${refused} of 10 calls of others refused`, {
      'not answered 400': statuses.size !== 1 || !statuses.has(400),
      'others are refused': refused > 0,
    })
  },
}
