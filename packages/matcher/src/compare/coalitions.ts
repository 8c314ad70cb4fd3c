import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { agree, type Comparison, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { isSameToken } from './same-token.ts'
import { agreeOnShared, compareWords } from './words.ts'

/** Matches the parties at the beginning of a title that form a government by themselves, with no other one. */
const FORMS = /^(?:Will )?(?:an? |the )?(.+?) (?:form|make up) (?:the |a )/
const BETWEEN = /\s*(?:\+|,? and |,? & |[,–-])\s*/

/** Returns the tokens of two or more parties that together are the answer who forms a government; else null. */
const coalitionOf = ofQuestion(({ title, answer, negated, game, questionTokens }: Proposition) => {
  if (negated || game || !says(questionTokens, 'government')) return null
  return partiesIn(FORMS.exec(title)?.[1]) ?? partiesIn(answer?.kind === 'name' ? answer.label : undefined)
})

/** Returns the tokens of the parties if a text consists of two or more; else null. */
function partiesIn(text = ''): readonly Token[] | null {
  const names = text.split(BETWEEN).map((name) => tokensOf(name))
  const parties = names.flatMap((tokens) => (tokens.length === 1 ? tokens.filter(isParty) : []))
  return parties.length > 1 && parties.length === names.length ? parties : null
}

const isParty = (token: Token) => isOfKind(token, 'party')

/**
 * Compares two questions which parties together form the next government: the same parties in any order are one answer,
 * others exclude each other. A party that both name shows the country. Undefined for all other pairs.
 */
export function compareCoalitions(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [coalitionOf(a), coalitionOf(b)]
  if (!x || !y) return undefined
  const isIn = (list: readonly Token[]) => (party: Token) => list.some((other) => isSameToken(party, other))
  // green parties of many countries have one name
  if (!x.some((party) => isIn(y)(party) && !party.ids?.includes('party:green'))) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const left = [...onlyA, ...onlyB].filter((token) => !isParty(token) && !WORDS.has(token.key))
  const isCountry = (token: Token) => isOfKind(token, 'country')
  if (left.some((token) => !isCountry(token)) || (onlyA.some(isCountry) && onlyB.some(isCountry))) return undefined
  const sides = [a.title, b.title] as const
  const isOne = x.every(isIn(y)) && y.every(isIn(x))
  // those who will "be in" a government may be joined by others
  const areWhole = [a, b].every(({ title }) => /\b(?:form|make up)\b/.test(title))
  return [
    agreeOnShared(a, b, Math.max(shared, settings.words.leastShared)),
    isOne ? agree('wording', 'wording agrees', sides) : veto('other-answer', areWhole ? 'disjoint' : 'overlap', sides),
  ]
}

/** Words around the parties, and "up" of "make up". */
const WORDS: ReadonlySet<string> = new Set(['election', 'form', 'next', 'party', 'up'])
