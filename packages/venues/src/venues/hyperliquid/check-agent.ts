import type { OwnChecks } from '../../account-check/check-account.ts'
import type { HyperliquidAccount } from './account.ts'

/** Creates the check whether the key may act for the account: reads need no key. An order is signed and not sent. */
export const agentChecks = (account: HyperliquidAccount): OwnChecks => ({
  steps: [
    {
      name: 'wallet',
      async run() {
        const wallet = await account.wallet()
        await account.sign(wallet, { type: 'cancel', cancels: [{ a: 0, o: 0 }] })
        return { status: 'ok', message: `${wallet.address} may act for ${await account.user()}.` }
      },
    },
  ],
})
