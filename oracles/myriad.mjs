import { writeFileSync } from 'node:fs'
import ccxt from 'ccxt'
import { drawer, PRIVATE_KEY } from './key.mjs'

const draw = drawer(13)
const myriad = new ccxt.prediction.myriad({ privateKey: PRIVATE_KEY })

const orders = []
for (let at = 0; at < 28; at += 1) {
  const marketId = String(1 + draw(at % 4 === 0 ? 900 : 900_000))
  const outcomeId = at % 3 === 0 ? 1 : 0
  // The library knows markets from lists; here each order has one of its own.
  myriad.outcome = () => ({ info: { networkId: '56', marketId, outcomeId } })
  const price = (at % 5 === 0 ? 1 + draw(999_999) : 10_000 * (1 + draw(99))) / 1_000_000
  const size = (1 + draw(at % 2 === 0 ? 1_000_000_000 : 2_000_000)) / (at % 7 === 0 ? 1 : 1_000_000)
  const side = at % 2 === 0 ? 'buy' : 'sell'
  const nonce = String(1_763_700_000_000 + draw(1_000_000_000))
  const timeInForce = at % 6 === 0 ? 'FAK' : 'GTC'
  const built = myriad.buildOrderbookOrder('', 'limit', side, size, price, { nonce, timeInForce })
  orders.push({ price, size, order: built.order, signature: built.signature })
}
const file = new URL('../packages/venues/src/venues/myriad/__fixtures__/signatures.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ orders }, null, 2)}\n`)
