/**
 * The scopes of keys, each with the rights of those before it: `read` allows public data and calculations, `trade` also
 * orders and accounts, `admin` also the usage of all keys, faults and overrides.
 */
export const scopes = ['read', 'trade', 'admin'] as const
export type Scope = (typeof scopes)[number]
