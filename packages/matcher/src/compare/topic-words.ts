import { isOfKind } from '../extract/entities.ts'
import { type Token, tokenOfWord } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { verbs } from '../knowledge/verbs.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { givenNameOf } from './same-token.ts'

/** Whether the key of a token is a number or a Roman numeral: "6", "iv". */
export const isNumber = ({ key }: Token) => /^(?:\d+(?:\.\d+)?|[ivx]{1,5})$/.test(key)

/** Whether the token weighs as much as a name and is no predicate. */
export const isName = ({ key, weight }: Token) => weight >= 0.75 && !predicates.has(key)

const verbKeys = new Set(verbs.map(({ lemma }) => tokenOfWord(lemma).key))
/**
 * Whether the key is a verb between two parties, except verbs such as "leave" and "win", which may be about the same
 * topic.
 */
export const isVerb = (key: string) => verbKeys.has(key) && !HELD.has(key)
const HELD = new Set(['leave', 'win', 'succeed', 'replac'])

/** Whether the token can be a topic: a name or word of weight that is no place, post, party or competition. */
export const isTopic = (token: Token) =>
  isName(token) &&
  !givenNameOf(token.key) &&
  !isOfKind(token, 'award', 'ceremony', 'country', 'league', 'office', 'party', 'state', 'trophy')

/** Whether the token is a property of a contest (a party, a medal) and not one of its participants. */
export const isAttribute = (token: Token) => ruleWords.attribute.has(token.key) || isOfKind(token, 'party')

/** Whether some of the tokens are names of participants. */
export const hasName = (tokens: readonly Token[]) => tokens.some((token) => isName(token) && !isAttribute(token))

/** Kinds of prizes and posts that are won. */
export const PRIZES = ['award', 'office', 'trophy'] as const
/** Kinds of contests that are won; some are named by their league. */
export const CUPS = [...PRIZES, 'league'] as const
/** Kinds of entity of which two make two topics. */
export const RIVALS = wordSet('award ceremony coin company country league person state team trophy')
