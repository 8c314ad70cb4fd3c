/** The scopes of keys: `read` allows public data and calculations, `trade` also orders and accounts. */
export const scopes = ['read', 'trade'] as const
export type Scope = (typeof scopes)[number]
