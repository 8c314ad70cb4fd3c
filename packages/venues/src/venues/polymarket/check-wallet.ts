import type { AccountStep } from '../../account-check/check-account.ts'
import { approveMoney } from '../../chain/approvals.ts'
import { toText } from '../../values/decimal.ts'
import type { PolymarketAccount } from './account.ts'
import type { PolymarketApi } from './api.ts'
import { proxyOf, safeOf } from './funders.ts'
import { CHAIN, DOLLAR } from './sign.ts'

const KINDS = ['the signing wallet', 'its proxy', 'its Safe', 'a deposit wallet'] as const

/** Creates the venue's own checks: the wallet that pays, what contracts may move, the rights of the account, the region. */
export const checksOf = (api: PolymarketApi, account: PolymarketAccount): AccountStep[] => [
  { name: 'wallet', run: () => walletFound(account) },
  { name: 'allowance', run: () => allowanceFound(account) },
  { name: 'rights', run: () => rightsFound(account) },
  { name: 'region', run: () => regionFound(api) },
]

/**
 * The usual mistake is a signature type that names a wallet without money. The venue returns the balance of the wallet of
 * each type, so the one with money is found.
 */
async function walletFound(account: PolymarketAccount) {
  const [{ address: signer }, { address, kind }] = [await account.wallet(), await account.funder()]
  const { balance } = await account.holdings(kind)
  const named = `${KINDS[kind]} ${address} (signature type ${kind})`
  if (balance > 0n) return { status: 'ok', message: `Orders are paid from ${named}.` } as const
  const funders = { 0: signer, 1: await proxyOf(signer), 2: await safeOf(signer), 3: undefined }
  for (const other of [0, 1, 2, 3] as const) {
    if (other === kind) continue
    const held = (await account.holdings(other)).balance
    if (held === 0n) continue
    const funder = funders[other]
    return {
      status: 'failed',
      message: `Orders are paid from ${named}, which is empty; ${KINDS[other]} has ${toText(held)} dollars.`,
      advice:
        `Set credentials.signatureType to ${other} and credentials.funderAddress to ` +
        `${funder ?? 'the address of the deposit wallet, which the website shows'}.`,
      field: 'credentials.signatureType',
    } as const
  }
  return {
    status: 'warning',
    message: `Orders are paid from ${named}, which is empty, and so are the other wallets of ${signer}.`,
    advice: 'Deposit, or compare the address with the one that the website shows for the account.',
  } as const
}

async function allowanceFound(account: PolymarketAccount) {
  const [{ kind }, { allowances = {} }] = [await account.funder(), await account.holdings()]
  const contracts = Object.entries(allowances)
  const none = contracts.flatMap(([contract, amount]) => (BigInt(amount) === 0n ? [contract] : []))
  if (contracts.length === 0) {
    const message = 'Polymarket does not state what its contracts may move.'
    return { status: 'unknown', message, advice: 'Trade once on its website with the same wallet.' } as const
  }
  if (none.length === 0) return { status: 'ok', message: 'The contracts of the venue may move the money.' } as const
  return {
    status: none.length === contracts.length ? 'failed' : 'warning',
    message: `These contracts of the venue may move no money of the wallet: ${none.join(', ')}.`,
    ...(kind === 0
      ? {
          advice: `Send the transactions from the wallet that pays: each lets one of them move the venue's dollars (${DOLLAR}).`,
          transactions: none.map((spender) => approveMoney({ chainId: CHAIN, token: DOLLAR, spender })),
        }
      : { advice: 'Approve them on the website, which does so for proxies, Safes and deposit wallets.' }),
  } as const
}

async function rightsFound(account: PolymarketAccount) {
  if (!(await account.isClosedOnly())) return { status: 'ok', message: 'The account may open positions.' } as const
  return {
    status: 'failed',
    message: 'The venue lets this account only close positions.',
    advice: 'Ask the venue why.',
  } as const
}

async function regionFound(api: PolymarketApi) {
  const { blocked, country, region } = await api.region()
  const place = [country, region].filter(Boolean).join('-') || 'an unknown place'
  if (!blocked) return { status: 'ok', message: `Orders are taken from ${place}.` } as const
  return {
    status: 'failed',
    message: `The venue takes no orders from ${place}.`,
    advice: 'Run this service where the venue and the law allow it, and check again.',
  } as const
}
