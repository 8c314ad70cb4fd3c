import { type EntityId, includesKind } from './entities.ts'
import type { Token } from './tokens.ts'

const FED_FUNDS: EntityId = 'series:fed-funds'

/** Whether some of the tokens name the federal funds rate. */
export const namesFedFunds = (tokens: readonly Token[]): boolean => tokens.some(({ ids }) => ids?.includes(FED_FUNDS))

/** Whether some of the tokens name the Federal Reserve. */
export const namesFed = (tokens: readonly Token[]): boolean => tokens.some(({ ids }) => ids?.includes(FED))

const FED: EntityId = 'bank:fed'

/** Whether some of the tokens name the Federal Reserve or its rate. */
export const namesRateOfFed = (tokens: readonly Token[]): boolean => namesFed(tokens) || namesFedFunds(tokens)

/** Whether some of the tokens name a central bank. */
export const namesBank = (tokens: readonly Token[]): boolean => includesKind(tokens, 'bank')

/** Whether some of the tokens name a central bank or the rate that it sets. */
export const namesPolicyRate = (tokens: readonly Token[]): boolean => namesBank(tokens) || namesFedFunds(tokens)
