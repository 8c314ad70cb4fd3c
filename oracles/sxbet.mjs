import { writeFileSync } from 'node:fs'
import ccxt from 'ccxt'
import { TypedDataEncoder, Wallet } from 'ethers'
import { drawer, PRIVATE_KEY } from './key.mjs'

// The venue's own library signs orders of its second protocol only. ccxt signs those of the third; ethers hashes and
// signs them too, and the two have to agree.

const NOW = 1_795_600_000_000
const draw = drawer(29)
const hex = (bytes) => `0x${Array.from({ length: bytes }, () => draw(256).toString(16).padStart(2, '0')).join('')}`
Date.now = () => NOW

const wallet = new Wallet(PRIVATE_KEY)
const metadata = {
  domain: { name: 'OBv3 Escrow', version: '1', chainId: 4162, verifyingContract: hex(20) },
  activeAsset: { symbol: 'USDC', baseToken: '0x6629Ce1Cf35Cc1329ebB4F63202F3f197b3F050B', decimals: 6 },
  oddsLadderStepSize: 125,
  limits: { orderSizeMinimumBaseUnits: '1000000' },
}
/** Toronto, the test network: its chain and its dollar; the rest its own metadata states. */
const testMetadata = {
  ...metadata,
  domain: { ...metadata.domain, chainId: 79_479_957, verifyingContract: `0x${'7'.repeat(40)}` },
  activeAsset: { ...metadata.activeAsset, baseToken: '0x1BC6326EA6aF2aB8E4b6Bc83418044B1923b2956' },
}
const types = {
  Order: [
    { name: 'marketHash', type: 'bytes32' },
    { name: 'baseToken', type: 'address' },
    { name: 'totalBetSize', type: 'uint256' },
    { name: 'percentageOdds', type: 'uint256' },
    { name: 'salt', type: 'uint256' },
    { name: 'expiry', type: 'uint256' },
    { name: 'maker', type: 'address' },
    { name: 'isMakerBettingOutcomeOne', type: 'bool' },
  ],
}
const signedPart = (order) => Object.fromEntries(types.Order.map(({ name }) => [name, order[name]]))

const sxbet = new ccxt.prediction.sxbet({ apiKey: 'key', walletAddress: wallet.address, privateKey: PRIVATE_KEY })
sxbet.loadOutcome = async () => undefined

async function signedOrder(metadata, at) {
  sxbet.options.sxObv3Metadata = metadata
  const marketHash = hex(32)
  const isOne = at % 3 !== 0
  const side = at % 2 === 0 ? 'buy' : 'sell'
  // A step of the ladder, in thousandths of a percent.
  const step = 125 * (40 + draw(720))
  const amount = 100 + draw(90_000)
  const stake = (amount * (side === 'buy' ? step : 100_000 - step)) / 100_000
  const timeInForce = ['GTC', 'IOC', 'FOK'][at % 3]
  // The library knows outcomes from lists; here each order has one of its own.
  sxbet.outcome = () => ({ outcomeId: isOne ? marketHash : `${marketHash}-2`, info: { marketHash } })
  let order
  sxbet.sxbetPrivatePostOrdersV3 = async (request) => {
    order = request.orders[0]
    return { data: { orders: [{}] } }
  }
  const params = { timeInForce, expiry: NOW / 1_000 + 60 + draw(1_000_000), salt: String(1 + draw(2 ** 31)) }
  await sxbet.createOrder('', timeInForce === 'GTC' ? 'limit' : 'market', side, stake, step / 100_000, params)
  if (at >= 16) {
    // The library draws short salts; the venue takes 32 bytes.
    order = { ...order, salt: hex(32) }
    order.orderSignature = await wallet.signTypedData(metadata.domain, types, signedPart(order))
  }
  const signature = await wallet.signTypedData(metadata.domain, types, signedPart(order))
  if (signature !== order.orderSignature) throw new Error(`ccxt and ethers disagree on order ${at}`)
  const orderId = TypedDataEncoder.hash(metadata.domain, types, signedPart(order))
  return { isOne, side, amount, price: step / 100_000, orderId, order }
}
async function ordersOn(metadata, count) {
  const orders = []
  for (let at = 0; at < count; at += 1) orders.push(await signedOrder(metadata, at))
  return orders
}
const orders = await ordersOn(metadata, 32)
const testOrders = await ordersOn(testMetadata, 20)

const file = new URL('../packages/venues/src/venues/sxbet/__fixtures__/signatures.json', import.meta.url)
writeFileSync(
  file,
  `${JSON.stringify({ now: NOW, address: wallet.address, metadata, orders, testMetadata, testOrders }, null, 2)}\n`,
)
