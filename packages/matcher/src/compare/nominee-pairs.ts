import { includesKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Token, tokensOf, totalWeight } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { agree, type Comparison, veto } from './comparison.ts'
import { compareEntities } from './entities.ts'
import { ofQuestion } from './facts.ts'
import { areOneName, isSameToken } from './same-token.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import { agreeOnShared, compareWords } from './words.ts'

/** The nominees of the two large American parties, whom a question names together. */
interface NomineePair {
  /** The names, each as tokens. */
  names: readonly (readonly Token[])[]
  /** For each name, the questions whether its party, or either one, nominates it: one of them is what the pair means. */
  titles: readonly (readonly string[])[]
}

const NAME = "\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,3}"
const PARTY = '(?: \\([DR]\\))?'
const PAIR = new RegExp(`(${NAME})${PARTY}(?: (?:v|vs|versus)\\.? | ?/ ?| and )(${NAME})${PARTY}(?=$|[ ?])`, 'u')
const LEADING = /^(?:Will )/
const OF_NOMINEES = /\bmatch-?up\b|\bnomin(?:ees?|ations?)\b/i
/** Matches an election, what bookmakers call a pair, and a pair of nominations. */
const OF_ELECTION =
  /\belection\b|\bgovernor|\bgubernatorial\b|\bpresident|\bsenate\b|\bnominees? forecast\b|\bboth win (?:the |their )?nominations?\b/i
/** Matches the parties of the two in their order: "the 2032 Democratic and Republican presidential nominees". */
const IN_TURN = /\b(Democratic|Republican) and (Democratic|Republican) (?=(?:[a-z]+ )?nominees\b)/
/** Matches titles in which "and" joins the nominees of two parties. */
const JOINED =
  /\bmatch-?up\b|\bboth (?:be|get|win)\b|\bbe (?:the )?(?:\S+ ){0,3}(?:gubernatorial|presidential|senate) nominees\b/i
/** Matches a ticket of one party, other nominees, and other questions about two candidates. */
const OTHER =
  /\b(?:awards?|cabinet|confirm\w*|courts?|debate|democrat\w*|gop|judges?|lead\w*|margin|or|party|polls?|prizes?|republicans?|running mates?|ticket|vice|votes?|vp)\b/i
/** The words around the names and the contest. */
const AROUND =
  /\b(?:an?|are|be|both|between|forecast|get|is|match-?up|nomin(?:ees?|ations?)|of|the|what|who|will|wins?)\b|[?:-](?= |$)/gi

/** Returns the pair of nominees whom a question names; null for all others. */
export const nomineePairOf: (proposition: Proposition) => NomineePair | null = ofQuestion(
  ({ title, negated, game, ref, interval, questionTokens }: Proposition) => {
    if (negated || game || ref.marketId === undefined || (interval && !interval.bare)) return null
    const [, ...parties] = IN_TURN.exec(title) ?? []
    const stated = title.replace(IN_TURN, '')
    if (!OF_NOMINEES.test(stated) || !OF_ELECTION.test(stated) || OTHER.test(stated)) return null
    if (includesKind(questionTokens, 'award', 'ceremony', 'trophy')) return null
    const text = stated.replace(LEADING, '')
    const [whole, first, second] = PAIR.exec(text) ?? []
    if (!whole || !first || !second || (whole.includes(' and ') && !JOINED.test(stated))) return null
    const contest = text.replace(whole, ' ').replaceAll(AROUND, ' ').replaceAll(/ {2,}/g, ' ').trim()
    const names = [first, second]
    return {
      names: names.map(tokensOf),
      titles: names.map((name, index) =>
        (parties[index] ? [parties[index]] : ['Democratic', 'Republican']).map(
          (party) => `Will ${name} be the ${party} nominee ${contest}?`,
        ),
      ),
    }
  },
)

/**
 * Compares two pairs of nominees for one election: the same two in any order are one answer, and others exclude each
 * other. Either of a pair may win the election. Undefined where neither question names a pair, or they are about two
 * elections.
 */
export function compareNomineePairs(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [nomineePairOf(a), nomineePairOf(b)]
  if (x && !y) return compareWithWinner(x, a, b)
  if (y && !x) return compareWithWinner(y, a, b)
  if (!x || !y) return undefined
  const isOne = x.names.every((name) => y.names.some((other) => areOneName(name, other)))
  const sides = [a.title, b.title] as const
  const compared = isOne ? agree('wording', 'wording agrees', sides) : veto('other-answer', 'disjoint', sides)
  return besidesNames(a, b, [...x.names, ...y.names].flat(), compared)
}

/** Returns the comparisons of a pair with a question whether one of the two wins; undefined for all others. */
function compareWithWinner({ names }: NomineePair, a: Proposition, b: Proposition): Comparison[] | undefined {
  const winner = nomineePairOf(a) ? b : a
  if (winner.qualifiers.stage !== undefined || !vocabularyOf(winner).predicates.includes('win')) return undefined
  const { questionTokens, answer } = winner
  const name = names.find((one) => one.every((token) => hasSameToken(vocabularyOf(winner), token)))
  const at = questionTokens.findIndex((token) => name?.some((word) => isSameToken(word, token)))
  // the given name, which a pair may leave out
  const given = questionTokens.slice(0, Math.max(at, 0)).filter(({ ids }) => !ids)
  const either = veto('other-answer', 'overlap', [a.title, b.title])
  return name && besidesNames(a, b, [...names.flat(), ...given, ...(answer?.tokens ?? [])], either)
}

/** Returns the comparisons of two questions about one election, with that of the names; undefined for two elections. */
function besidesNames(a: Proposition, b: Proposition, names: readonly Token[], compared: Comparison) {
  if (a.qualifiers.district !== b.qualifiers.district) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const isStray = (token: Token) => !WORDS.has(token.key) && !names.some(({ key }) => key === token.key)
  const stray = [...onlyA, ...onlyB].filter(isStray)
  if (totalWeight(stray) >= settings.words.complete) return undefined
  return [...compareEntities(a, b, stray), agreeOnShared(a, b, Math.max(shared, settings.words.leastShared)), compared]
}

const WORDS: ReadonlySet<string> = new Set(['both', 'election', 'forecast', 'matchup', 'nomine', 'presidential', 'win'])
