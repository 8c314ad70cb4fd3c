import { writeFileSync } from 'node:fs'
import { createClobClient, LimitTimeInForce, OrderSide } from '@prob/clob'
import { createWalletClient, custom } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { drawer, PRIVATE_KEY } from './key.mjs'

const NOW = 1_763_700_000_000
const draw = drawer(17)
const digits = (count) => Array.from({ length: count }, (_, place) => (place ? draw(10) : 1 + draw(9))).join('')
Date.now = () => NOW
Math.random = () => draw(1_000_000) / 1_000_000

const wallet = createWalletClient({
  chain: bsc,
  transport: custom({ request: async () => undefined }),
  account: privateKeyToAccount(PRIVATE_KEY),
})
const credential = {
  key: 'a-key',
  secret: Buffer.from('a secret of some bytes').toString('base64'),
  passphrase: 'pass',
}
const client = createClobClient({ baseUrl: 'http://venue.test/public/api/v1', chainId: 56, wallet, credential })

const requests = []
globalThis.fetch = async (input) => {
  const { pathname, search } = new URL(input.url)
  const headers = Object.fromEntries([...input.headers].filter(([name]) => name.startsWith('prob_')))
  requests.push({ method: input.method, path: pathname + search, body: await input.text(), headers })
  return Response.json({ apiKey: credential.key, secret: credential.secret, passphrase: credential.passphrase })
}

const terms = [LimitTimeInForce.GTC, LimitTimeInForce.IOC, LimitTimeInForce.GTD]
const orders = []
for (let at = 0; at < 30; at += 1) {
  const timeInForce = terms[Math.floor(at / 2) % terms.length]
  const price = (1 + draw(999)) / 1_000
  // In hundredths, from a share up, and from a dollar up for a purchase.
  const least = Math.max(100, Math.ceil(100 / price))
  const size = (least + draw(at % 3 === 0 ? 50 : 10_000_000)) / 100
  const expiration = timeInForce === LimitTimeInForce.GTD ? NOW / 1_000 + 60 + draw(1_000_000) : 0
  const side = at % 2 === 0 ? OrderSide.Buy : OrderSide.Sell
  // Every fifth is paid by the signing wallet itself.
  const own = at % 5 === 4 ? { signatureType: 0 } : {}
  await client.postOrder(
    await client.createLimitOrder({ tokenId: digits(76), price, size, side, timeInForce, expiration, ...own }),
  )
  orders.push({ price, size, expiration, body: JSON.parse(requests.pop().body) })
}

await client.getOpenOrders({ eventId: '162' })
await client.cancelOrder({ orderId: '12', tokenId: '34' })
await client.postOrder(await client.createLimitOrder({ tokenId: '5', price: 0.5, size: 10, side: OrderSide.Buy }))
await client.getApiKey()
const signedIn = requests.pop().headers

const file = new URL('../packages/venues/src/venues/probable/__fixtures__/signatures.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ now: NOW, credential, signedIn, requests, orders }, null, 2)}\n`)
