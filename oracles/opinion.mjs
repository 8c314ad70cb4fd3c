import { writeFileSync } from 'node:fs'
import { Client, OrderSide, OrderType } from '@opinion-labs/opinion-clob-sdk'
import { drawer, FUNDER, PRIVATE_KEY } from './key.mjs'

const NOW = 1_763_700_000_000
const draw = drawer(13)
const USDT = '0x55d398326f99059fF775485246999027B3197955'
const exchanges = ['0x5f45344126d6488025b0b84a3a8189f2487a7246', '0x05c748e2f4dcde0ec9fa8ddc40de6b867f923fa5']
const digits = (count) => Array.from({ length: count }, (_, place) => (place ? draw(10) : 1 + draw(9))).join('')
Date.now = () => NOW
// The salts, which would differ every time.
crypto.getRandomValues = (bytes) => bytes.fill(0).map((_, at) => (bytes[at] = draw(256)))

let exchange
let posted
globalThis.fetch = async (input) => {
  const { pathname } = new URL(input.url)
  if (input.method === 'POST') posted = await input.json()
  const result = pathname.endsWith('/quoteToken')
    ? { list: [{ quoteTokenAddress: USDT, ctfExchangeAddress: exchange, chainId: '56', decimal: 18 }], total: 1 }
    : pathname.endsWith('/order')
      ? { orderData: {} }
      : { data: { marketId: 7, chainId: '56', quoteToken: USDT } }
  return Response.json({ errno: 0, errmsg: '', result })
}

const orders = []
for (let at = 0; at < 32; at += 1) {
  exchange = exchanges[at % 3 === 0 ? 1 : 0]
  const client = new Client({
    host: 'http://127.0.0.1:1',
    apiKey: 'key',
    chainId: 56,
    rpcUrl: 'http://127.0.0.1:1',
    privateKey: PRIVATE_KEY,
    multiSigAddress: FUNDER,
    quoteTokensCacheTtl: 0,
    marketCacheTtl: 0,
  })
  const isMarket = at % 8 >= 6
  const side = at % 2 === 0 ? OrderSide.BUY : OrderSide.SELL
  const places = at % 4 === 0 ? 2 : at % 4 === 1 ? 3 : 4
  const price = (1 + draw(10 ** places - 1)) / 10 ** places
  // In millionths, from as many shares up as a purchase needs to cost a whole unit of money.
  const least = Math.ceil(1_000_000 / price)
  const size = (least + draw(at % 3 === 0 ? 1_000 : 900_000_000)) / 1_000_000
  const money = (BigInt(Math.round(size * 1e6)) * BigInt(Math.round(price * 1e4))).toString().padStart(11, '0')
  const quote = `${money.slice(0, -10)}.${money.slice(-10)}`
  await client.placeOrder({
    marketId: 7,
    tokenId: digits(76),
    side,
    orderType: isMarket ? OrderType.MARKET_ORDER : OrderType.LIMIT_ORDER,
    price: isMarket ? '0' : String(price),
    ...(side === OrderSide.BUY
      ? { makerAmountInQuoteToken: isMarket ? quote.slice(0, -4) : quote }
      : { makerAmountInBaseToken: String(size) }),
    ...(at % 5 === 0 && !isMarket && { postOnly: true }),
  })
  orders.push({ exchange, price, size, body: posted })
}

const file = new URL('../packages/venues/src/venues/opinion/__fixtures__/signatures.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ now: NOW, safe: FUNDER, quoteToken: USDT, orders }, null, 2)}\n`)
