import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'
import { isFrame } from './fixtures.ts'
import { followOn, imply } from './implications.ts'
import { vocabularyOf } from './vocabulary.ts'

/** "Which party", "who" and "when" are different questions; an open one is never the same as one of its answers. */
export function compareAsking(a: Proposition, b: Proposition): Comparison[] {
  const sides = [a.asks, b.asks] as const
  if (isFrame(a) !== isFrame(b)) return [veto('answer', 'overlap', sides, 'predicate differs')]
  return a.asks && b.asks && a.asks !== b.asks ? [veto('answer', 'overlap', sides, 'predicate differs')] : []
}

/** What the questions assert, where both say it and say another thing. */
export function comparePredicates(a: Proposition, b: Proposition): Comparison[] {
  const [{ predicates: x }, { predicates: y }] = [vocabularyOf(a), vocabularyOf(b)]
  const opposite = (x.includes('stay') && y.includes('leave')) || (x.includes('leave') && y.includes('stay'))
  if (x.length === 0 || y.length === 0 || (!opposite && x.some((key) => y.includes(key)))) return []
  const lean = imply(x, y) ? 'inside' : imply(y, x) ? 'contains' : 'overlap'
  return [veto('predicate', lean, [x.join(' '), y.join(' ')], 'predicate differs')]
}

/**
 * Whether what two questions assert belongs to one matter: coming into a post, losing it, crime, war, goods, stages,
 * journeys. Undefined where one of them asserts nothing known.
 */
export function areOfOneKind(a: Proposition, b: Proposition): boolean | undefined {
  const [x, y] = [kindsOf(a), kindsOf(b)]
  return x.length === 0 || y.length === 0 ? undefined : x.some((kind) => y.includes(kind))
}

const kindsOf = ({ core }: Proposition) =>
  KINDS.flatMap((words, kind) => (core.some(({ key }) => words.has(key)) ? [kind] : []))

const KINDS: readonly ReadonlySet<string>[] = [
  'win run qualify participate announce endorse appoint confirm recognize replace next leader vote stay postseason',
  'leave resign die impeach stay replace next leader convict',
  'indict charge convict pardon impeach resign arrest',
  'invade strike war forc military ceasefire conflict',
  'launch release announce acquire ban',
  'headline perform attend announce',
  'visit attend',
  'meet talk say speak call mention',
  'marry divorce engaged pregnant',
  'approval favorability',
  'cut hike unchanged',
].map((words) => new Set(words.split(' ')))

/** Whether the question is who still is in his post. */
export const isHeld = (proposition: Proposition): boolean => vocabularyOf(proposition).predicates.includes('stay')

/** Whether what B asserts has come true before what A asserts can. */
export function comesFirst(a: Proposition, b: Proposition): boolean {
  const [{ predicates: x }, { predicates: y }] = [vocabularyOf(a), vocabularyOf(b)]
  return !x.some((key) => y.includes(key)) && followOn(x, y)
}
