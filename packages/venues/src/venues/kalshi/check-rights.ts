import type { AccountStep } from '../../account-check/check-account.ts'
import type { Credentials } from '../../parameters.ts'
import type { KalshiAccount } from './account.ts'

/** Creates the check whether the API key may trade: a key has the scope `read`, or `read` and `write`. */
export const rightsOf = (account: () => KalshiAccount, credentials: Credentials | undefined): AccountStep => ({
  name: 'rights',
  async run() {
    const key = (await account().keys()).find(({ api_key_id }) => api_key_id === credentials?.apiKey)
    if (!key?.scopes) {
      const message = 'Kalshi does not state the rights of this key.'
      return { status: 'unknown', message, advice: 'Look at the keys on its website.' }
    }
    if (key.scopes.includes('write')) return { status: 'ok', message: 'The key may trade.' }
    return {
      status: 'failed',
      message: `The key may only ${key.scopes.join(', ')}.`,
      advice: 'Create a key with the scope write.',
      field: 'credentials.apiKey',
    }
  },
})
