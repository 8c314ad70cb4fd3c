import { writeFileSync } from 'node:fs'
import { computeHMACSignature, OrderBuilder, OrderSigner } from '@limitless-exchange/sdk'
import { Wallet } from 'ethers'
import { drawer, PRIVATE_KEY } from './key.mjs'

const draw = drawer(11)
const wallet = new Wallet(PRIVATE_KEY)
const token = () => Array.from({ length: 76 }, (_, place) => (place ? draw(10) : 1 + draw(9))).join('')
const exchanges = ['0x05c748E2f4DcDe0ec9Fa8DDc40DE6b867f923fa5', '0xa4409D988CA2218d956BeEFD3874100F444f0DC3']

const orders = []
for (let at = 0; at < 28; at += 1) {
  const builder = new OrderBuilder(wallet.address, at % 5 === 0 ? 0 : 300, 0.001)
  const price = Number(((1 + draw(999)) / 1_000).toFixed(3))
  const size = (1 + draw(at % 3 === 0 ? 1_000 : 100_000_000)) / 1_000
  const order = builder.buildOrder({ tokenId: token(), price, size, side: at % 2 })
  order.salt = 1_763_700_000_000_000 + draw(1_000_000)
  const exchange = exchanges[at % exchanges.length]
  const signature = await new OrderSigner(wallet).signOrder(order, { chainId: 8453, contractAddress: exchange })
  orders.push({ exchange, price, size, order: { ...order, signature } })
}

const secret = Buffer.from('a secret of some bytes, no more').toString('base64')
const now = 1_763_700_000_000
const requests = [
  ['GET', '/portfolio/history?cursor=&limit=100', ''],
  ['POST', '/orders', '{"order":{"salt":1}}'],
  ['DELETE', '/orders/ab-12', ''],
].map(([method, target, body]) => {
  const timestamp = new Date(now).toISOString()
  return { method, target, body, signature: computeHMACSignature(secret, timestamp, method, target, body) }
})
const file = new URL('../packages/venues/src/venues/limitless/__fixtures__/signatures.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ now, secret, requests, orders }, null, 2)}\n`)
