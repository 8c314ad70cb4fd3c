import type { Proposition } from '../extract/proposition.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofTitle } from './facts.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'

/** Matches the two parties of a case: "Acme v. Zorro". */
const CASE =
  /((?:\p{Lu}[\p{L}\d.'’&-]*(?: (?:of|the|and|for))* ?)+) vs?\.? ((?:(?:the )?\p{Lu}[\p{L}\d.'’&-]*(?: (?:of|the|and|for)(?= \p{Lu}))* ?)+)/u
/** Matches a word for a court or what it does, without which two names around "v." are two sides of a game. */
const COURT = /\b(?:appeals?|case|courts?|judges?|jury|justices?|lawsuit|rul(?:es?|ing)|scotus|suit|trial|verdict)\b/i

/** A case by its name, and the words of its parties. */
interface Case {
  name: string
  parties: readonly Token[]
}

const caseIn = ofTitle((title: string): Case | null => {
  if (!/ vs?\.? /.test(title) || !COURT.test(title)) return null
  const [name, ...parties] = CASE.exec(title) ?? []
  if (name === undefined) return null
  return {
    name: name.trim(),
    parties: parties.flatMap((party) => tokensOf(party)).filter(({ weight }) => weight >= 0.3),
  }
})

/** Returns a veto where two questions are about different cases in court; empty for all other pairs. */
export function compareCases(a: Proposition, b: Proposition): Comparison[] {
  if (a.game || b.game) return []
  const [x, y] = [caseIn(a.title), caseIn(b.title)]
  if (!x || !y || !hasOther(x, b) || !hasOther(y, a)) return []
  return [veto('other-case', 'unrelated', [x.name, y.name])]
}

/** Whether a case has a party that the other question does not name. */
const hasOther = ({ parties }: Case, other: Proposition) =>
  parties.some((party) => !hasSameToken(vocabularyOf(other), party))
