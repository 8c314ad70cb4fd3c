import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofTitle } from './facts.ts'

/**
 * Returns a veto where one question is about somebody around a person ("Ann Roe's wife", "a member of Ann Roe's cabinet")
 * and the other about the person. Empty for other pairs.
 */
export function comparePossessors(a: Proposition, b: Proposition): Comparison[] {
  return arePersonAndCircle(a, b) ? [veto('person-beside-circle', 'unrelated', [a.title, b.title])] : []
}

/** Whether one question is about a person and the other about somebody around the person. */
export const arePersonAndCircle = ({ title: one }: Proposition, { title: other }: Proposition): boolean =>
  isOfOther(one, other) || isOfOther(other, one)

/** Whether a title is about somebody around the subject of another title, and does not name that subject besides. */
function isOfOther(title: string, other: string): boolean {
  const circle = circleOf(title)
  if (!circle) return false
  const subject = subjectOf(other)
  if (!subject || other.toLowerCase().includes(circle.who)) return false
  const isSame = subject === circle.of || subject.endsWith(` ${circle.of}`) || circle.of.endsWith(` ${subject}`)
  return isSame && !circle.rest.includes(subject)
}

/** Returns the person around whom somebody is in a title, and the words around the two; null where there is none. */
const circleOf = ofTitle((title: string) => {
  if (!title.includes("'s ") && !title.includes('’s ')) return null
  const [whole = '', of = '', who = ''] = CIRCLE.exec(title) ?? []
  return whole === '' ? null : { of, who: who.toLowerCase(), rest: title.replace(whole, '') }
})

/** Matches a person with somebody around the person: "Ann Roe's chief of staff". */
const CIRCLE =
  /((?:\p{Lu}\p{L}+ ){0,2}\p{Lu}\p{L}+)['’]s (?:(?:ex|first|former|next|oldest|youngest)[ -])?(aide|attorney|brother|[Cc]abinet|chief of staff|children|daughter|father|[Gg]overnment|husband|lawyer|mother|press secretary|secretary|sister|son|wife)s?\b/u

/** Returns the name with which a question begins: "Will Ann Roe resign?"; the empty text where it begins otherwise. */
const subjectOf = ofTitle((title: string) => SUBJECT.exec(title)?.[1] ?? '')
const SUBJECT = /^(?:Will |Is |Does |Did )?(?:President )?((?:\p{Lu}\p{L}+ ){0,2}\p{Lu}\p{L}+)(?= [a-z])/u
