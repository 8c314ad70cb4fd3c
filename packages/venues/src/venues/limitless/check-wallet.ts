import type { AccountStep } from '../../account-check/check-account.ts'
import type { LimitlessAccount } from './account.ts'

/** Creates the check whether the key signs for the account that the API key is of. */
export const walletOf = (account: LimitlessAccount): AccountStep => ({
  name: 'wallet',
  async run() {
    const { wallet, maker, owner } = await account.trader()
    if (owner !== undefined && owner.toLowerCase() !== wallet.address.toLowerCase()) {
      return {
        status: 'failed',
        message: `The private key signs for ${wallet.address}, and the API key is of the account ${owner}.`,
        advice: `Set credentials.privateKey to the key of ${owner}, or credentials.apiKey to one of ${wallet.address}.`,
        field: 'credentials.privateKey',
      }
    }
    return { status: 'ok', message: `Orders are signed by ${wallet.address} and paid by ${maker}.` }
  },
})

/** Allowances are on the chain, and the venue returns none for a wallet. */
export const allowance: AccountStep = {
  name: 'allowance',
  run: async () => ({
    status: 'unknown',
    message: 'Limitless does not return what its contracts may move.',
    advice:
      'Trade once on its website with the same wallet, which asks for the approvals, or approve its contracts yourself.',
  }),
}
