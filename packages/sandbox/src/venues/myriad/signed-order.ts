import { hashStruct, hashText, recoverAddress, typedDigest, word } from '../../ethereum.ts'

const TYPE =
  'Order(address trader,uint256 marketId,uint8 outcomeId,uint8 side,uint256 amount,uint256 price,' +
  'uint256 minFillAmount,uint256 nonce,uint256 expiration)'
const EXCHANGE = '0xa0b6f8ef8EdB64f395018D1933f2273Ce9f0f16A'
const CHAIN = 56n
const WHOLE = 10n ** 18n
/** The engine's unit in the venue's 10^18ths. */
export const MILLIONTH = 10n ** 12n

/** An order as it comes in. */
export interface SignedOrder {
  trader: string
  marketId: string
  outcomeId: number
  side: 0 | 1
  amount: string
  price: string
  minFillAmount: string
  nonce: string
  expiration: string
}

/** Returns the problem with the form of an order; undefined for a valid one. */
export function problemOf(given: unknown): string | undefined {
  const order = (given ?? {}) as Partial<SignedOrder>
  const numbers = ['marketId', 'amount', 'price', 'minFillAmount', 'nonce', 'expiration'] as const
  const wrong = numbers.find((name) => !/^\d{1,78}$/.test(String(order[name])) || typeof order[name] !== 'string')
  if (wrong) return `Invalid order payload: ${wrong} must be a string of digits`
  if (!/^0x[0-9a-fA-F]{40}$/.test(String(order.trader))) return 'Invalid order payload: trader must be an address'
  if (order.side !== 0 && order.side !== 1) return 'Invalid order payload: side must be 0 or 1'
  if (order.outcomeId !== 0 && order.outcomeId !== 1) return 'Invalid order payload: outcomeId must be 0 or 1'
  const [price, amount] = [BigInt(order.price ?? 0), BigInt(order.amount ?? 0)]
  if (price < 1n || price > WHOLE) return 'Invalid order payload: price must be between 1 and 1e18'
  if (amount < MILLIONTH || amount % MILLIONTH !== 0n || price % MILLIONTH !== 0n || price === WHOLE) {
    return 'Invalid order payload: finer than this server can match'
  }
  return undefined
}

/** Returns the hash of an order: the digest that its trader signs. */
export const hashOf = (order: SignedOrder): string => `0x${digestOf(order).toString('hex')}`

/** The address whose key signed an order, in lower case. */
export const signerOf = (order: SignedOrder, signature: unknown): string | undefined =>
  recoverAddress(digestOf(order), String(signature))

function digestOf(order: SignedOrder): Buffer {
  const domain = hashStruct(
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    hashText('MyriadCTFExchange'),
    hashText('1'),
    word(CHAIN),
    word(EXCHANGE),
  )
  const { trader, marketId, outcomeId, side, amount, price, minFillAmount, nonce, expiration } = order
  const numbers = [marketId, outcomeId, side, amount, price, minFillAmount, nonce, expiration]
  return typedDigest(domain, hashStruct(TYPE, word(trader), ...numbers.map((number) => word(BigInt(number)))))
}
