import { kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { compareRegions, isOpposite, type Region, type SetRelation, showRegion } from '../extract/region.ts'
import { type Token, total } from '../extract/tokens.ts'
import { titlesWithin } from '../knowledge/trophies.ts'
import { settings } from '../settings.ts'
import { isExclusive } from './answers.ts'
import { agree, agreeOnWords, type Comparison, told, turned, veto } from './comparison.ts'
import { compareEntities } from './entities.ts'
import { isFrame } from './fixtures.ts'
import { ruleWords } from './rule-words.ts'
import { sameToken } from './same-token.ts'
import { vocabularyOf } from './vocabulary.ts'
import { compareWords } from './words.ts'

/**
 * Two questions of which one is built on the other: a count and whether there is any, an election and its winner,
 * several things at once and one of them, a person and what is true of him. Undefined where they are not built so.
 */
export function compareParts(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (isFrame(a) || isFrame(b)) return undefined
  const titles = ofTitles(a, b) ?? back(ofTitles(b, a))
  if (titles) return titles
  if (a.build !== b.build) {
    const found = RULES.map((rule) => rule(a, b) ?? back(rule(b, a))).find((parts) => parts !== undefined)
    if (found) return found
  }
  return (a.scope.gender === undefined) === (b.scope.gender === undefined)
    ? undefined
    : (ofWoman(a, b) ?? back(ofWoman(b, a)))
}

type Rule = (a: Proposition, b: Proposition) => Comparison[] | undefined

const TURNED: Partial<Record<SetRelation, SetRelation>> = { inside: 'contains', contains: 'inside' }

function back(parts: Comparison[] | undefined): Comparison[] | undefined {
  return parts?.map(({ sides: [a, b], lean, ...rest }) => ({
    ...rest,
    sides: [b, a],
    ...(lean && { lean: TURNED[lean as SetRelation] ?? lean }),
  }))
}

const ANY: Region = { low: 1, whole: true }

/** None is the opposite of any; three are some. */
const ofCount: Rule = (a, b) => {
  if (a.build !== 'count' || b.build !== 'some' || !a.region || a.region.unit || b.region) return undefined
  const { onlyA, onlyB, shared } = wordsOf(a, b)
  if (shared < 1 || total(onlyA.filter(isNoNumber)) + total(onlyB) >= settings.words.complete) return undefined
  const sides = [showRegion(a.region), 'any'] as const
  const whole = { ...a.region, whole: true }
  // what is not none is some
  if (isNone(whole) || isOpposite(whole, ANY))
    return [agreeOnWords(shared), agree('numbers', 'numbers agree', sides), turned(sides)]
  const lean = compareRegions(whole, ANY)
  return [
    agreeOnWords(shared),
    lean === 'equal' ? agree('numbers', 'numbers agree', sides) : veto('numbers', lean, sides, 'answer differs'),
  ]
}

const isNone = ({ low, high }: Region) => (low ?? 0) === 0 && high === 0

/** Seats of a majority. Source: general knowledge. */
const MAJORITY: ReadonlyMap<string, number> = new Map(Object.entries({ 'office:house': 218, 'office:senate': 51 }))

/** So many seats are the control of a chamber, or are not. */
const ofSeats: Rule = (a, b) => {
  if (a.build !== 'count' || !a.region || b.region || !SEATS.test(a.title) || SEATS.test(b.title)) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const chamber = b.core.flatMap(({ ids = [] }) => ids).find((id) => MAJORITY.has(id))
  const others = [...onlyA.filter(isNoNumber), ...onlyB].filter(({ key }) => !OF_CONTROL.has(key))
  if (chamber === undefined || shared < 1.5 || total(others) >= settings.words.complete) return undefined
  const control: Region = { low: MAJORITY.get(chamber) ?? 0, whole: true }
  const sides = [showRegion(a.region), showRegion(control)] as const
  const relation = compareRegions({ ...a.region, whole: true }, control)
  return [
    ...compareEntities(a, b),
    agreeOnWords(shared),
    relation === 'equal'
      ? agree('numbers', 'numbers agree', sides)
      : veto('numbers', relation, sides, 'numbers differ'),
  ]
}

/** What is said of seats, and of power over the chamber. */
const OF_CONTROL = ruleWords('hold party seat win')
const SEATS = /\bseats\b/i

/** An election that somebody wins has taken place. */
const ofOccurrence: Rule = (a, b) => {
  if (a.build !== 'occurrence' || !vocabularyOf(b).predicates.includes('win')) return undefined
  const { onlyA, shared } = wordsOf(a, b)
  if (shared < settings.words.leastShared || total(onlyA) >= settings.words.complete) return undefined
  return [
    ...compareEntities(a, b),
    agreeOnWords(shared),
    veto('predicate', 'contains', ['occur', 'win'], 'answer differs'),
  ]
}

/** Whoever wins by so much wins. */
const ofMargin: Rule = (a, b) => {
  if (a.build !== 'margin' || b.build !== undefined || b.region || !vocabularyOf(b).predicates.includes('win'))
    return undefined
  const { onlyA, onlyB, shared } = wordsOf(a, b)
  const stray = onlyA.filter(({ key }) => key !== 'point' && key !== 'percent' && key !== 'vote' && key.length > 1)
  if (shared < settings.words.leastShared || total(stray) + total(onlyB) >= settings.words.complete) return undefined
  return [...compareEntities(a, b), agreeOnWords(shared), veto('parts', 'inside', [a.title, b.title], 'answer differs')]
}

/** Whoever wins the Super Bowl has won a conference, and come into the playoffs. */
const ofTitles: Rule = (a, b) => {
  const title = a.core.find(({ ids }) => ids?.some((id) => titlesWithin.has(id)))
  const within = title?.ids?.flatMap((id) => titlesWithin.get(id) ?? []) ?? []
  const step =
    title && b.core.find(({ key, ids = [] }) => key === 'postseason' || ids.some((id) => within.includes(id)))
  if (!title || !step) return undefined
  const { onlyA, onlyB, shared } = wordsOf(a, b)
  const stray = [...onlyA, ...onlyB].filter(
    ({ key, ids }) =>
      key !== 'win' && key !== title.key && key !== step.key && !ids?.every((id) => kindOf(id) === 'league'),
  )
  if (shared < settings.words.leastShared || total(stray) >= settings.words.complete) return undefined
  return [agreeOnWords(shared), veto('parts', 'inside', [a.title, b.title], 'answer differs')]
}

/** Whatever is true of several things at once is true of each. */
const ofJoint: Rule = (a, b) => {
  if (a.build !== 'joint' || b.build !== undefined || a.region || b.region) return undefined
  const { onlyB, shared } = wordsOf(a, b)
  const stray = onlyB.filter(({ key, ids }) => key !== 'win' && !ids?.every((id) => kindOf(id) === 'league'))
  if (shared < 1 || total(stray) >= settings.words.complete || !isFirst(a, b)) return undefined
  return [agreeOnWords(shared), veto('parts', 'inside', [a.title, b.title], 'answer differs')]
}

/** Of "A and B, for X and Y", and of "A defeats B", the first name goes with the first thing. */
function isFirst({ core }: Proposition, { core: one }: Proposition): boolean {
  if (core.some(({ key }) => key === 'matchup')) return true
  const [first] = core.filter(isSubject)
  const [subject] = one.filter(isSubject)
  return first !== undefined && (subject === undefined || sameToken(first, subject))
}

const isSubject = ({ key, ids, weight }: Token) =>
  weight >= 0.75 && key !== 'both' && !ids?.some((id) => kindOf(id) === 'office')

/** "A woman" beside one of whom it is known. */
const ofWoman: Rule = (a, b) => {
  if (a.scope.gender !== 'women' || !b.politician || !isExclusive(b)) return undefined
  const { onlyA, shared } = wordsOf(a, b)
  const stray = onlyA.filter(({ key }) => key !== 'gender')
  if (shared < settings.words.leastShared || total(stray) >= settings.words.complete) return undefined
  const lean = b.politician.woman ? 'contains' : 'disjoint'
  const others = onlyA.length > stray.length ? [told('form', ['gender', 'name'])] : []
  return [
    ...others,
    ...compareEntities(a, b),
    agreeOnWords(shared),
    veto('answer', lean, ['a woman', b.title], 'answer differs'),
  ]
}

const RULES: readonly Rule[] = [ofCount, ofSeats, ofOccurrence, ofMargin, ofJoint]

const wordsOf = (a: Proposition, b: Proposition) => compareWords(a, b)

const isNoNumber = ({ key }: Token) => !/^\d+$/.test(key) && key !== 'many'
