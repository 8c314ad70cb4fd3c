import { it } from 'vitest'
import { scenario } from '../../scenario/index.ts'
import { createWorld } from '../../world.ts'
import { polymarket } from './index.ts'

it('probe', async () => {
  const world = createWorld(scenario, { now: () => Date.parse(scenario.begins), seed: 1 })
  const app = polymarket(world)
  const evs = world.events('polymarket')
  console.log(evs.length, evs.flatMap((e) => e.markets).length)
  const token = JSON.parse(
    ((await (await app.request('/gamma/markets/keyset?limit=1')).json()) as any).markets[0].clobTokenIds,
  )[0]
  const cond = ((await (await app.request('/gamma/markets/keyset?limit=1')).json()) as any).markets[0].conditionId
  for (const p of [
    '/gamma/events/keyset?limit=7&closed=false',
    '/gamma/events/keyset?limit=100',
    '/gamma/markets/keyset?limit=7',
    '/gamma/markets/keyset?limit=100',
    '/gamma/markets/keyset?clob_token_ids=' + token,
    '/gamma/events/61201',
    '/clob/book?token_id=' + token,
    '/clob/prices-history?market=' +
      token +
      '&startTs=' +
      (Date.parse(scenario.begins) / 1000 - 5 * 86400) +
      '&fidelity=5',
    '/data/trades?market=' + cond + '&limit=500',
  ]) {
    const t = performance.now()
    for (let i = 0; i < 5; i++) await (await app.request(p)).text()
    console.log(p.slice(0, 60), ((performance.now() - t) / 5).toFixed(1), 'ms')
  }
}, 120000)
