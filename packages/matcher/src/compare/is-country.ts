import { isOnlyOfKind } from '../extract/entities.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'

/** Whether a token names a continent, or an entity that can only be a country. */
export const isCountry = (token: Token): boolean => ruleWords.continent.has(token.key) || isOnlyOfKind(token, 'country')
