import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { AGREEMENT, EITHER, type RuleConditions } from '../extract/rule-conditions.ts'
import type { Time } from '../extract/time.ts'
import { type Token, tokensOf, totalWeight } from '../extract/tokens.ts'
import type { VetoId } from '../rules/vetoes.ts'
import { type Comparison, veto } from './comparison.ts'
import { includesSame } from './same-token.ts'

/** The share of the condition for YES that a listed condition has to contain to be the same. */
const SHARE = 0.4

/**
 * Returns a veto for each condition that the resolution rules of only one of two markets require, which makes its
 * question narrower (a treaty in force, not only announced; a meeting in person, and no call). Empty where both require
 * the same, or either states no condition.
 */
export function compareRuleConditions(a: Proposition, b: Proposition): Comparison[] {
  const [{ terms: x = NONE, time: one }, { terms: y = NONE, time: other }] = [a, b]
  const lasts = (x.lasting ?? y.lasting) !== undefined && ![a, b].some(({ title }) => NAMES_LENGTH.test(title))
  const contacts = a.contact && b.contact && a.contact !== b.contact ? ([a.contact, b.contact] as const) : undefined
  const isInPerson = a.contact === 'in person'
  return [
    ...(contacts ? [veto('in-person-beside-calls', isInPerson ? 'inside' : 'contains', contacts)] : []),
    ...(lasts ? of('one-of-conditions', ofLength, x, y) : []),
    ...(isFollowed(one, other) ? [] : of('done-beside-announced', ofAnnouncement, x, y)),
    ...of('done-beside-announced', ofStep, x, y),
    ...of('final-beside-draft', ofDraft, x, y),
    ...of('one-of-conditions', ofConditions, x, y),
    ...of('one-of-conditions', ofDeath, x, y),
  ]
}

/** Matches titles that say themselves how long something lasts. */
const NAMES_LENGTH = /\b(?:days?|hours?|weeks?|months?|how long)\b/i

/** Whether the deadlines are so far apart that an act announced by the first is done by the second. */
const isFollowed = ({ window: x }: Time, { window: y }: Time) =>
  x?.kind === 'deadline' &&
  y?.kind === 'deadline' &&
  x.yearKnown &&
  y.yearKnown &&
  Math.abs(x.to - y.to) >= FOLLOWED_WITHIN
const FOLLOWED_WITHIN = 120

const NONE: RuleConditions = {}

type IsWider = (one: RuleConditions, other: RuleConditions) => readonly [string, string] | undefined

function of(rule: VetoId, isWider: IsWider, x: RuleConditions, y: RuleConditions): Comparison[] {
  const [wider, narrower] = [isWider(x, y), isWider(y, x)]
  const found: readonly [SetRelation, string, string] | undefined = wider
    ? ['contains', ...wider]
    : narrower && ['inside', narrower[1], narrower[0]]
  return found ? [veto(rule, found[0], [found[1], found[2]])] : []
}

const ofLength: IsWider = (one, other) =>
  one.criterion !== undefined && one.lasting === undefined && other.lasting
    ? ['of any length', other.lasting]
    : undefined

/** Finds what has only to be announced or passed beside what has to be in force, signed or law. */
const ofStep: IsWider = (one, other) => {
  if (!one.inForce && one.announcement === 'enough' && other.inForce) return ['announced', 'in force']
  if (one.agreement === 'announced' && other.agreement === 'signed') return ['announced', 'signed']
  return one.bill === 'passed' && other.bill === 'law' ? ['passed', 'law'] : undefined
}

const ofDeath: IsWider = (one, other) =>
  one.death === 'counts' && other.death === 'excluded' ? ['by death, too', 'not by death'] : undefined

const ofDraft: IsWider = (one, other) =>
  !one.final && other.final && one.criterion !== undefined && AGREEMENT.test(one.criterion)
    ? ['any agreement', 'a final one']
    : undefined

const ofAnnouncement: IsWider = (one, other) => {
  const { criterion = '', announcement = DEPARTS.test(criterion) ? 'not enough' : undefined } = other
  return one.announcement === 'enough' && announcement === 'not enough' ? ['announced', 'done'] : undefined
}

/** Matches a condition that is the departure itself, and no announcement. */
const DEPARTS = /^(?!.*announc).*\b(?:cease[sd]? to (?:be|hold)|(?:is|be) no longer|leaves? office|vacates?)\b/i

/** Finds "either of the following" beside one of the listed conditions, and "or a similar bill" beside the bill alone. */
const ofConditions: IsWider = ({ conditions, similar }, { conditions: others, similar: alike, criterion }) => {
  if (similar && !alike && criterion !== undefined) return ['or what is similar', 'itself']
  if (!conditions || others || !criterion) return undefined
  return conditions.some((condition) => says(condition, tokensOf(criterion))) ? ['either', 'one'] : undefined
}

const says = (condition: readonly Token[], criterion: readonly Token[]) =>
  totalWeight(criterion.filter((token) => includesSame(condition, token))) >= SHARE * totalWeight(criterion)

/**
 * Returns a veto where the rules of two questions choose different definitions of what they ask: box office at home or
 * in the world, the next holder of a post or the one after an election. Rules that let each of them settle contain the
 * others. Empty where either says nothing of it.
 */
export function compareRuleContrasts(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [a.terms?.definitions ?? [], b.terms?.definitions ?? []]
  const row = x.findIndex((name, at) => name !== undefined && y[at] !== undefined && name !== y[at])
  if (row < 0) return []
  const relation = WIDER.has(x[row] ?? '') ? 'contains' : WIDER.has(y[row] ?? '') ? 'inside' : 'overlap'
  return [veto('other-definition', relation, [x[row], y[row]])]
}

/** Definitions that are true wherever the other ones of their row are. */
const WIDER: ReadonlySet<string> = new Set([EITHER, 'at any time of a session'])
