import { writeFileSync } from 'node:fs'
import { ChainId, OrderBuilder, Side } from '@predictdotfun/sdk'
import { Interface, MaxUint256, Wallet } from 'ethers'
import { drawer, PRIVATE_KEY } from './key.mjs'

const NOW = 1_788_600_000_000
const draw = drawer(23)
const digits = (count) => Array.from({ length: count }, (_, place) => (place ? draw(10) : 1 + draw(9))).join('')
// The library reads both for what it signs.
Date.now = () => NOW
Math.random = () => draw(1_000_000) / 1_000_000

const wallet = new Wallet(PRIVATE_KEY)
const MILLIONTH = 10n ** 12n

async function signedOrder(chain, at) {
  const builder = OrderBuilder.make(chain, wallet)
  const isLimit = at % 3 !== 2
  const side = at % 2 === 0 ? Side.BUY : Side.SELL
  const precision = at % 4 < 2 ? 2 : 3
  const thousandths = precision === 2 ? (1 + draw(99)) * 10 : 1 + draw(999)
  // At most five digits, worth a dollar at least.
  const hundredths = Math.ceil(100_000 / thousandths) + draw(90_000 - Math.ceil(100_000 / thousandths))
  const pricePerShareWei = BigInt(thousandths) * 10n ** 15n
  const quantityWei = BigInt(hundredths) * 10n ** 16n
  const level = [[thousandths / 1_000, 1_000_000]]
  const amounts = isLimit
    ? builder.getLimitOrderAmounts({ side, pricePerShareWei, quantityWei })
    : builder.getMarketOrderAmounts({ side, quantityWei }, { updateTimestampMs: NOW, asks: level, bids: level })
  const isDated = isLimit && at % 5 === 0
  const expiresAt = isDated ? new Date(NOW + 60_000 + draw(1_000_000) * 1_000) : undefined
  const flags = { isNegRisk: at % 8 >= 4, isYieldBearing: at % 2 === Math.floor(at / 8) % 2 }
  const feeRateBps = [200, 100, 0][at % 3]
  const order = builder.buildOrder(isLimit ? 'LIMIT' : 'MARKET', {
    side,
    tokenId: digits(76),
    makerAmount: amounts.makerAmount,
    takerAmount: amounts.takerAmount,
    feeRateBps,
    maker: wallet.address,
    signer: wallet.address,
    nonce: 0n,
    ...(expiresAt && { expiresAt }),
  })
  const typedData = builder.buildTypedData(order, flags)
  const signed = await builder.signTypedDataOrder(typedData)
  return {
    price: Number(pricePerShareWei / MILLIONTH) / 1e6,
    amount: Number(quantityWei / MILLIONTH) / 1e6,
    strategy: isLimit ? 'LIMIT' : 'MARKET',
    decimalPrecision: precision,
    ...flags,
    ...(expiresAt && { expiration: expiresAt.toISOString() }),
    pricePerShare: String(amounts.pricePerShare),
    hash: builder.buildTypedDataHash(typedData),
    order: { ...order, signature: signed.signature },
  }
}
async function ordersOn(chain, count) {
  const orders = []
  for (let at = 0; at < count; at += 1) orders.push(await signedOrder(chain, at))
  return orders
}
const orders = await ordersOn(ChainId.BnbMainnet, 32)
const testOrders = await ordersOn(ChainId.BnbTestnet, 16)

const contracts = new Interface(['function approve(address, uint256)', 'function setApprovalForAll(address, bool)'])
const kinds = [0, 1, 2, 3].map((at) => ({ isNegRisk: at % 2 === 1, isYieldBearing: at > 1 }))
/** Returns the approvals that trading on every kind of market needs. */
function approvalsOn(chain) {
  const builder = OrderBuilder.make(chain)
  const steps = kinds.flatMap((kind) => builder.getApprovalSteps({ operation: 'TRADE', ...kind }))
  const data = ({ type, spender }) =>
    type === 'ERC20_ALLOWANCE'
      ? contracts.encodeFunctionData('approve', [spender, MaxUint256])
      : contracts.encodeFunctionData('setApprovalForAll', [spender, true])
  return steps.map((step) => ({ to: step.token, data: data(step), value: '0', chainId: chain }))
}
const approvals = { production: approvalsOn(ChainId.BnbMainnet), test: approvalsOn(ChainId.BnbTestnet) }

/** Returns the redemptions of each kind of market, as the library would send them. */
async function redemptionsOn(chain) {
  const builder = OrderBuilder.make(chain, wallet)
  builder.handleTransaction = async (method, ...args) => method.populateTransaction(...args)
  const redemptions = []
  for (const kind of kinds) {
    for (const indexSet of [1, 2]) {
      const conditionId = `0x${digits(64)}`
      const amount = BigInt(digits(19))
      const { to, data } = await builder.redeemPositions({ conditionId, indexSet, amount, ...kind })
      redemptions.push({ ...kind, conditionId, indexSet, amount: String(amount), to, data, chainId: chain })
    }
  }
  return redemptions
}
const redemptions = [...(await redemptionsOn(ChainId.BnbMainnet)), ...(await redemptionsOn(ChainId.BnbTestnet))]

const message = `Welcome to Predict.fun!\n\nIssued At: ${new Date(NOW).toISOString()}`
const signIn = { message, signature: await wallet.signMessage(message) }

const file = new URL('../packages/venues/src/venues/predictfun/__fixtures__/signatures.json', import.meta.url)
writeFileSync(
  file,
  `${JSON.stringify({ now: NOW, address: wallet.address, signIn, orders, testOrders, approvals, redemptions }, null, 2)}\n`,
)
