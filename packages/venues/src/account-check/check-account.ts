import type { AccountCheck, Balance, VenueStatus, VenueTime } from '../models.ts'
import type { Venue } from '../venue.ts'
import { explainFailure } from './explain-failure.ts'

/** A check of a venue. It returns its finding, and throws where its request fails. */
export interface AccountStep {
  name: AccountCheck['name']
  run: () => Promise<Omit<AccountCheck, 'name'>>
  /** Whether the checks after it make no sense if it fails. */
  isNeeded?: true
}

/** The checks of one venue besides those of all. */
export interface OwnChecks {
  /** Signs in, where the list of open orders needs more than credentials. */
  signIn?: () => Promise<unknown>
  steps?: readonly AccountStep[]
}

type Account = Required<Pick<Venue, 'fetchOpenOrders'>> & Pick<Venue, 'fetchBalance'>

/** Clocks that are off by less are no matter: the strictest venue allows five seconds. */
const MAX_SKEW_MS = 2_000

/** Creates the check of an account: every step in turn, up to one that fails and that the others need. */
export function createAccountCheck(
  account: Account,
  exchange: string,
  { fetchStatus, fetchTime }: Pick<Venue, 'fetchStatus' | 'fetchTime'>,
  { signIn = () => account.fetchOpenOrders(), steps: own = [] }: OwnChecks = {},
) {
  const { fetchBalance } = account
  const steps: AccountStep[] = [
    ...(fetchStatus ? [{ name: 'venue', run: async () => statusFound(exchange, await fetchStatus()) } as const] : []),
    ...(fetchTime ? [{ name: 'clock', run: async () => skewFound(await fetchTime()) } as const] : []),
    {
      name: 'signIn',
      isNeeded: true,
      async run() {
        await signIn()
        return { status: 'ok', message: `${exchange} takes the credentials.` }
      },
    },
    ...own,
    { name: 'balance', run: async () => balanceFound(exchange, await fetchBalance?.()) },
  ]
  return async (): Promise<AccountCheck[]> => {
    const checks: AccountCheck[] = []
    for (const { name, run, isNeeded } of steps) {
      const check = await run().then(
        (found) => ({ name, ...found }),
        (error: unknown) => explainFailure(name, error),
      )
      checks.push(check)
      if (isNeeded && check.status !== 'ok') break
    }
    return checks
  }
}

type Found = Omit<AccountCheck, 'name'>

function statusFound(exchange: string, { status, resumesAt }: VenueStatus): Found {
  if (status === 'open') return { status: 'ok', message: `${exchange} is open.` }
  const message = status === 'paused' ? `Trading is halted on ${exchange}.` : `${exchange} is down.`
  return { status: 'warning', message, advice: resumesAt ? `Wait until ${resumesAt}.` : 'Wait until it is open again.' }
}

function skewFound({ skewMs, uncertaintyMs }: VenueTime): Found {
  const seconds = `${(Math.abs(skewMs) / 1_000).toFixed(1)} seconds`
  if (Math.abs(skewMs) - uncertaintyMs <= MAX_SKEW_MS) {
    return { status: 'ok', message: `The clocks agree to about ${seconds}.` }
  }
  return {
    status: 'failed',
    message: `The clock of this machine is ${seconds} ${skewMs > 0 ? 'behind' : 'ahead of'} that of the venue.`,
    advice: 'Synchronize the clock of the machine that sends the requests, and check again.',
  }
}

function balanceFound(exchange: string, balances: readonly Balance[] | undefined): Found {
  if (!balances) {
    const message = `${exchange} returns no balance: the money is on the chain.`
    return { status: 'unknown', message, advice: 'Look at the wallet itself.' }
  }
  const held = balances.filter(({ available }) => available > 0)
  if (held.length > 0) {
    return { status: 'ok', message: `${held.map(({ available, currency }) => `${available} ${currency}`).join(', ')}.` }
  }
  return { status: 'warning', message: 'No money is free to trade.', advice: 'Deposit, or cancel orders that hold it.' }
}
