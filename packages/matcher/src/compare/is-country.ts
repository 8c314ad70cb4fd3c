import { isOfKind, isOnlyOfKind } from '../extract/entities.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'

/** Whether a token names a continent, or an entity that can only be a country. */
export const isCountry = (token: Token): boolean => ruleWords.continent.has(token.key) || isOnlyOfKind(token, 'country')

/** Whether a token names a state or a country other than the home of the venues. */
export const isOtherPlace = (token: Token): boolean =>
  isOfKind(token, 'country', 'state') && !token.ids?.includes('country:usa')
