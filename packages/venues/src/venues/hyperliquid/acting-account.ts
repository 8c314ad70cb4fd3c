import type { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { UserRole } from './order-schemas.ts'

type Role = z.infer<typeof UserRole>

/**
 * Creates the check that a key acts for the account that reads show. A key signs for its own account, or as an agent
 * for another; sub-accounts and vaults of that account are named in the signature. Returns the address to name,
 * undefined if none is needed. Throws AUTHENTICATION_ERROR if the key would act for another account. Addresses are in
 * lower case.
 */
export function createActingAccount(roleOf: (address: string) => Promise<Role>) {
  const found = new Map<string, string | undefined>()

  const read = async (signer: string, account: string): Promise<string | undefined> => {
    const [own, named] = await Promise.all([roleOf(signer), roleOf(account)])
    const master = own.role === 'agent' ? own.data?.user?.toLowerCase() : signer
    if (account === master) return undefined
    // Only the venue knows the leader of a vault.
    if (named.role === 'vault' || (named.role === 'subAccount' && named.data?.master?.toLowerCase() === master)) {
      return account
    }
    const message =
      `credentials.privateKey signs for ${master ?? signer}, but the credentials name ${account}, which is not a sub-account ` +
      'of it; pass the account that the key acts for as funderAddress or walletAddress'
    throw new CrossvenueError('AUTHENTICATION_ERROR', message, {
      exchange: 'hyperliquid',
      field: 'credentials.privateKey',
    })
  }

  return async (signer: string, account: string): Promise<string | undefined> => {
    if (signer === account) return undefined
    const key = `${signer} ${account}`
    if (!found.has(key)) found.set(key, await read(signer, account))
    return found.get(key)
  }
}
