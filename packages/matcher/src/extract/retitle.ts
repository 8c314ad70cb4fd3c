import { asMargin, buildOf } from './build.ts'
import { politicianIn } from './politicians.ts'
import type { Proposition } from './proposition.ts'
import { omitKeys } from './qualifiers.ts'
import { type ReadText, readText } from './read.ts'
import { readInterval } from './strike.ts'
import type { Token } from './tokens.ts'
import { union } from './union.ts'

/**
 * Returns the proposition of a market as if its title were another one: "Will Ann Roe be acquitted?" -> "Will Ann Roe be
 * convicted?". Its time stays; what only its resolution rules and outcomes state is left out.
 */
export function retitled(proposition: Proposition, retold: string): Proposition {
  // the days of a term are read by the name of who is in office, which the other title may leave out
  const title = proposition.time.window?.ambiguousEnd ? retold.replace(DAYS_OF_TERM, '') : retold
  const [from, to] = [readText(proposition.title), readText(title)]
  const remains = ({ key }: Token) => !from.tokens.some((token) => token.key === key) || isIn(to, key)
  const { answer, interval, negated, qualifiers } = proposition
  const counted = numbersOf(from) === numbersOf(to)
  return {
    ...proposition,
    title,
    questionTokens: union(to.tokens, proposition.questionTokens.filter(remains)),
    eventTokens: proposition.eventTokens.filter(remains),
    context: proposition.context.filter(remains),
    answer: answer?.tokens.every(({ key }) => isIn(to, key)) ? answer : undefined,
    politician: politicianIn(to.text),
    build: buildOf(to.text),
    qualifiers: { ...omitKeys(qualifiers, Object.keys(from.qualifiers)), ...to.qualifiers },
    interval: counted ? interval : asMargin(readInterval({ title: to, event: to }), to.text),
    negated: negated !== (from.negated !== to.negated),
    game: undefined,
    selection: undefined,
    terms: undefined,
    complement: undefined,
    alias: undefined,
    templateGroup: undefined,
    contractAddress: undefined,
    twins: undefined,
    yes: undefined,
    no: undefined,
  }
}

const DAYS_OF_TERM = / (?:in|within) (?:(?:her|his|the|their) )?first 100 days\b(?: (?:in|of) office\b)?/i

const isIn = ({ tokens }: ReadText, key: string) => tokens.some((token) => token.key === key)

const numbersOf = ({ quantities }: ReadText) => JSON.stringify(quantities.map(({ interval }) => interval))
