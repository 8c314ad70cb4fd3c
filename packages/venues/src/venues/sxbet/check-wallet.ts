import type { AccountStep } from '../../account-check/check-account.ts'
import type { SxAccount } from './account.ts'

/** Creates the check whether the private key signs for the account of the API key. */
export const walletOf = (account: SxAccount): AccountStep => ({
  name: 'wallet',
  async run() {
    const [{ address }, balances] = [await account.wallet(), await account.balances()]
    const owner = balances[0]?.userAddress
    if (owner === undefined || owner.toLowerCase() === address.toLowerCase()) {
      return { status: 'ok', message: `Orders are signed by ${address}.` }
    }
    return {
      status: 'failed',
      message: `The private key signs for ${address}, and the API key is of the account ${owner}.`,
      advice: `Set credentials.privateKey to the key of ${owner}, or credentials.apiKey to one of ${address}.`,
      field: 'credentials.privateKey',
    }
  },
})

/** Creates the check whether the account has the proxy wallet from which bets are paid. */
export const proxyOf = (account: SxAccount): AccountStep => ({
  name: 'allowance',
  async run() {
    if (await account.isProxyDeployed()) return { status: 'ok', message: 'The proxy wallet of the account exists.' }
    return {
      status: 'failed',
      message: 'The account has no proxy wallet, from which bets are paid.',
      advice: 'Deposit once on its website, which creates the proxy wallet and moves the money there.',
    }
  },
})
