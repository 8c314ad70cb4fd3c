import { ONE } from '../../engine/order.ts'
import { hashStruct, hashText, recoverAddress, typedDigest, word } from '../../ethereum.ts'
import { CHAIN, ESCROW, LADDER, MILLIONTH, MINIMUM, USDC } from './wire.ts'

const TYPE =
  'Order(bytes32 marketHash,address baseToken,uint256 totalBetSize,uint256 percentageOdds,uint256 salt,uint256 expiry,' +
  'address maker,bool isMakerBettingOutcomeOne)'
const STEP = BigInt(LADDER) * 10n ** 15n

export interface ReadOrder {
  id: string
  marketHash: string
  token: 0 | 1
  /** In millionths. */
  price: bigint
  stake: bigint
  /** Unix seconds. */
  expiry: number
  unfilled: 'rest' | 'drop' | 'refuse'
}

/** The reason for which the venue refuses an order, by its own word. */
interface OrderRefusal {
  refused: string
}

const refuse = (refused: string): OrderRefusal => ({ refused })

const forms = new Map<string, (value: unknown) => boolean>(
  Object.entries({
    marketHash: (value: unknown) => /^0x[0-9a-f]{64}$/i.test(String(value)),
    maker: (value: unknown) => /^0x[0-9a-f]{40}$/i.test(String(value)),
    baseToken: (value: unknown) => /^0x[0-9a-f]{40}$/i.test(String(value)),
    totalBetSize: (value: unknown) => typeof value === 'string' && /^\d{1,30}$/.test(value),
    percentageOdds: (value: unknown) => typeof value === 'string' && /^\d{1,21}$/.test(value),
    salt: (value: unknown) => /^0x[0-9a-f]{64}$/i.test(String(value)),
    expiry: (value: unknown) => Number.isInteger(value),
    isMakerBettingOutcomeOne: (value: unknown) => typeof value === 'boolean',
    timeInForce: (value: unknown) => ['GTC', 'IOC', 'FOK'].includes(String(value)),
    orderSignature: (value: unknown) => /^0x[0-9a-f]{130}$/i.test(String(value)),
  }),
)

/** Returns the fields of an order that are not of the venue's form. */
export const malformed = (order: Record<string, unknown>): string[] => [
  ...[...forms].filter(([name, isRight]) => !isRight(order[name])).map(([name]) => name),
  ...Object.keys(order).filter((name) => !forms.has(name) && name !== 'clientOrderId'),
]

function digestOf(order: Record<string, unknown>): Buffer {
  const domain = hashStruct(
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    hashText('OBv3 Escrow'),
    hashText('1'),
    word(BigInt(CHAIN)),
    word(ESCROW),
  )
  const number = (name: string) => word(BigInt(String(order[name])))
  const hex = (name: string) => word(String(order[name]))
  const side = word(order.isMakerBettingOutcomeOne ? 1n : 0n)
  const numbers = ['totalBetSize', 'percentageOdds', 'salt', 'expiry'].map(number)
  return typedDigest(domain, hashStruct(TYPE, hex('marketHash'), hex('baseToken'), ...numbers, hex('maker'), side))
}

/** Reads a well-formed order of this wallet. The words for a wrong maker and signature are not known. */
export function readOrder(order: Record<string, unknown>, wallet: string, now: number): ReadOrder | OrderRefusal {
  const digest = digestOf(order)
  if (String(order.maker).toLowerCase() !== wallet) return refuse('INVALID_USER')
  if (recoverAddress(digest, String(order.orderSignature)) !== wallet) return refuse('INVALID_SIGNATURE')
  if (String(order.baseToken).toLowerCase() !== USDC.toLowerCase()) return refuse('BAD_BASE_TOKEN')
  const [stake, odds, expiry] = [
    BigInt(String(order.totalBetSize)),
    BigInt(String(order.percentageOdds)),
    Number(order.expiry),
  ]
  const price = odds / MILLIONTH
  if (odds % STEP !== 0n || price <= 0n || price >= ONE) return refuse('PERCENTAGEODDS_UNDEFINED_OR_MALFORMED')
  if (stake < MINIMUM) return refuse('TOTAL_BET_SIZE_TOO_LOW')
  if (expiry * 1_000 <= now) return refuse('INVALID_EXPIRY')
  return {
    id: `0x${digest.toString('hex')}`,
    marketHash: String(order.marketHash),
    token: order.isMakerBettingOutcomeOne ? 0 : 1,
    price,
    stake,
    expiry,
    unfilled: { GTC: 'rest', IOC: 'drop', FOK: 'refuse' }[String(order.timeInForce)] as ReadOrder['unfilled'],
  }
}
