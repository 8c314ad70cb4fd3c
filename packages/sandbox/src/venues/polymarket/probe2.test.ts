import { it } from 'vitest'
import { scenario } from '../../scenario/index.ts'
import { createWorld } from '../../world.ts'
import { marketRow, listedMarketRow, eventHead } from './wire.ts'
it('probe', () => {
  const world = createWorld(scenario, { now: () => Date.parse(scenario.begins), seed: 1 })
  const evs = world.events('polymarket')
  const ms = evs.flatMap((e) => e.markets.map((m) => ({ e, m })))
  const time = (n: string, f: () => void) => { for (let i=0;i<3;i++) f(); const t = performance.now(); for (let i=0;i<5;i++) f(); console.log(n, ((performance.now()-t)/5).toFixed(1)) }
  time('quote', () => ms.forEach(({ m }) => world.quote(m)))
  time('marketRow', () => ms.forEach(({ e, m }) => marketRow(world, e, m)))
  time('listed', () => ms.forEach(({ e, m }) => listedMarketRow(world, e, m, true)))
  time('head', () => evs.forEach((e) => eventHead(e)))
})
