import { createPrivateKey, createPublicKey } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { PolymarketUS } from 'polymarket-us'
import { drawer, PRIVATE_KEY } from './key.mjs'

const draw = drawer(17)
const seed = Buffer.from(PRIVATE_KEY.slice(2), 'hex')
const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
const publicKey = createPublicKey(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }))
const whole = Buffer.concat([seed, publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)])
/** The venue hands out keys of both lengths. */
const secrets = { short: seed.toString('base64'), long: whole.toString('base64') }
const keyId = '00000000-0000-4000-8000-000000000017'

/** Returns the request that the SDK sends for a call at an instant. */
async function sentBy(secret, now, call) {
  let sent
  Date.now = () => now
  globalThis.fetch = async (url, { method, headers, body }) => {
    const { 'Content-Type': _, ...signed } = headers
    sent = {
      secret,
      now,
      method,
      path: new URL(url).pathname,
      headers: signed,
      ...(body && { body: JSON.parse(body) }),
    }
    return Response.json({})
  }
  await call(new PolymarketUS({ keyId, secretKey: secrets[secret] }))
  return sent
}

const intents = ['BUY_LONG', 'SELL_LONG', 'BUY_SHORT', 'SELL_SHORT'].map((name) => `ORDER_INTENT_${name}`)
const ticks = [0.01, 0.005, 0.001]
const moment = () => 1_763_700_000_000 + draw(900_000_000)
const secretOf = (at) => (at % 2 ? 'long' : 'short')

const orders = []
for (let at = 0; at < 28; at += 1) {
  const tick = ticks[at % ticks.length]
  const steps = Math.round(1 / tick)
  const long = Number(((steps / 100 + draw(steps - steps / 50)) * tick).toFixed(3))
  const params = {
    marketSlug: `aec-nfl-team${draw(100)}-other-2026-11-${10 + draw(20)}`,
    intent: intents[at % intents.length],
    type: 'ORDER_TYPE_LIMIT',
    price: { value: long.toFixed(Math.max(2, String(long).length - 2)), currency: 'USD' },
    quantity: (1 + draw(at % 3 ? 100 : 10_000_000)) / 100,
    tif: 'TIME_IN_FORCE_GOOD_TILL_CANCEL',
    manualOrderIndicator: 'MANUAL_ORDER_INDICATOR_AUTOMATIC',
    synchronousExecution: true,
    maxBlockTime: '1',
  }
  orders.push({ tick, ...(await sentBy(secretOf(at), moment(), (client) => client.orders.create(params))) })
}

const calls = {
  openOrders: (client) => client.orders.list({ slugs: ['a-market'] }),
  order: (client) => client.orders.retrieve('6RDBQHJN5H7M'),
  cancel: (client) => client.orders.cancel('6RDBQHJN5H7M', { marketSlug: 'a-market' }),
  activities: (client) => client.portfolio.activities({ limit: 100, types: ['ACTIVITY_TYPE_TRADE'] }),
  positions: (client) => client.portfolio.positions({ limit: 100 }),
  balances: (client) => client.account.balances(),
  // The headers that sign in at the socket.
  socket: (client) => client.get('/v1/ws/markets', { authenticated: true }),
}
const requests = []
for (const [at, call] of Object.values(calls).entries()) requests.push(await sentBy(secretOf(at), moment(), call))

const file = new URL('../packages/venues/src/venues/polymarket_us/__fixtures__/signatures.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ keyId, secrets, orders, requests }, null, 2)}\n`)
