import { writeFileSync } from 'node:fs'
import { ClobClient, Side } from '@polymarket/clob-client-v2'
import { Wallet } from 'ethers'
import { drawer, FUNDER, PRIVATE_KEY } from './key.mjs'

const CHAIN = 137
const NOW = 1_763_700_000_000
const draw = drawer(7)
const wallet = new Wallet(PRIVATE_KEY)
// The SDK knows the signers of an older version of ethers.
const signer = {
  getAddress: async () => wallet.address,
  _signTypedData: (domain, types, value) => wallet.signTypedData(domain, types, value),
}
Date.now = () => NOW
Math.random = () => draw(1_000_000) / 1_000_000

const token = () => Array.from({ length: 76 }, (_, place) => (place ? draw(10) : 1 + draw(9))).join('')
const ticks = ['0.1', '0.01', '0.005', '0.0025', '0.001', '0.0001']
const kinds = ['ordinary', 'negRisk', 'positions']

const orders = []
for (let at = 0; at < 48; at += 1) {
  const tickSize = ticks[(at + Math.floor(at / 6)) % ticks.length]
  const kind = kinds[Math.floor(at / 8) % kinds.length]
  const signatureType = at % 4
  const side = Math.floor(at / 4) % 2 === 0 ? Side.BUY : Side.SELL
  const steps = Math.round(1 / Number(tickSize))
  const price = Number(((1 + draw(steps - 1)) / steps).toFixed(4))
  // In hundredths, from five shares up.
  const size = (500 + draw(at % 4 === 0 ? 100 : 1_000_000)) / 100
  const client = new ClobClient({
    host: 'http://127.0.0.1:1',
    chain: CHAIN,
    signer,
    signatureType,
    ...(signatureType !== 0 && { funderAddress: FUNDER }),
  })
  const version = kind === 'positions' ? 3 : 2
  const build = client.orderBuilder.buildOrder.bind(client.orderBuilder)
  const order = await build({ tokenID: token(), price, size, side }, { tickSize, negRisk: kind === 'negRisk' }, version)
  orders.push({ kind, tickSize, price, size, order: { ...order, salt: Number(order.salt) } })
}

const { createL1Headers, createL2Headers } = await import(
  new URL('node_modules/@polymarket/clob-client-v2/dist/headers/index.js', import.meta.url)
)
const creds = {
  key: '11111111-2222-3333-4444-555555555555',
  secret: 'c2VjcmV0IG9mIDMyIGJ5dGVzLCB0aGF0IGlzIGFsbC4=',
  passphrase: 'pass',
}
const requests = [
  { method: 'GET', requestPath: '/data/orders' },
  { method: 'POST', requestPath: '/order', body: '{"order":{"salt":1},"owner":"me"}' },
  { method: 'DELETE', requestPath: '/order', body: '{"orderID":"0xab"}' },
]
const seconds = NOW / 1_000
const vectors = {
  now: NOW,
  orders,
  wallet: await createL1Headers(signer, CHAIN, 0, seconds),
  key: creds,
  requests: await Promise.all(
    requests.map(async (request) => ({ ...request, headers: await createL2Headers(signer, creds, request, seconds) })),
  ),
}
const target = new URL('../packages/venues/src/venues/polymarket/__fixtures__/signatures.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(vectors, null, 2)}\n`)
