import { newYorkDay } from '../extract/calendar.ts'
import { type EntityId, isOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { countryOfHead, headsOfGovernments, officeHolders } from '../knowledge/office-holders.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { CLEMENCY } from './clemency.ts'
import { isOfPresident } from './posts.ts'

const withDays = <Row extends { from: string; to: string }>(row: Row) => ({
  ...row,
  from: newYorkDay(row.from) ?? 0,
  to: newYorkDay(row.to) ?? 0,
})
const holders = officeHolders.map(withDays)
const heads = headsOfGovernments.map(withDays)

const persons: ReadonlySet<string> = new Set(holders.map(({ person }) => person))

/** Whether the token names a person who holds or held an office. */
export const namesHolder = ({ ids }: Token): boolean => ids?.some((id) => persons.has(id)) === true

/**
 * Whether the token of question `one` is an office and `other` names its holder, or the other way round: "the
 * president" and "Trump". Only for questions that settle while the person holds the office.
 */
export function isHolderOfOffice(token: Token, one: Proposition, other: Proposition): boolean {
  if (!token.ids) return false
  if (isHeadWhoLeaves(token, one, other)) return true
  return holders.some(({ office, country, person, from, to }) => {
    const [named, meant] = token.ids?.includes(person as EntityId) ? [person, office] : [office, person]
    if (!token.ids?.includes(named as EntityId) || !has(other, meant) || has(other, named)) return false
    // elections, and who else is president, are left out, because the next holder may be another person
    if (isOfElection(one) || isOfElection(other)) return false
    if ([one, other].some((side) => isOfPresident(side.title) && !has(side, person))) return false
    if (country !== undefined && (isAbroad(one, country) || isAbroad(other, country))) return false
    return [one, other].every((side) => isWithin(side, from, to))
  })
}

/**
 * Whether both questions are about the end of one government, which one names by its head and the other by post and
 * country: "Starmer out" and "the UK Prime Minister leaves". `token` is one of these words.
 */
function isHeadWhoLeaves({ ids = [] }: Token, one: Proposition, other: Proposition): boolean {
  if (![one, other].every((side) => says(side.questionTokens, ruleWords.leaving) && !isOfElection(side))) return false
  const [named, unnamed] = one.questionTokens.some(isHeadOfGovernment) ? [one, other] : [other, one]
  if (unnamed.questionTokens.some((token) => isOfKind(token, 'person'))) return false
  return heads.some(
    (head) =>
      isOfHead(head, named, unnamed) &&
      isWithin(unnamed, head.from, head.to + SOON) &&
      [head.person, head.country, postOf(head)].some((id) => ids.includes(id as EntityId)),
  )
}

/** Whether one question is only if the head of a government leaves, and the other about the post, with its country. */
export const isHeadOfPost = (leaving: Proposition, next: Proposition): boolean =>
  leaving.questionTokens.every(
    (token) => token.weight < 0.3 || isHeadOfGovernment(token) || ruleWords.leaving.has(token.key),
  ) && heads.some((head) => isOfHead(head, leaving, next))

/** Whether the token names the head of a government. */
export const isHeadOfGovernment = ({ ids }: Token): boolean => ids?.some((id) => countryOfHead.has(id)) ?? false

/** Whether one question names the head of a government at its time, and the other the country and the post. */
const isOfHead = (head: (typeof heads)[number], named: Proposition, unnamed: Proposition) =>
  has(named, head.person) &&
  isWithin(named, head.from, head.to + SOON) &&
  has(unnamed, head.country) &&
  has(unnamed, postOf(head))

/** The days by which a question about leaving may end later than the head left; another one may govern soon after. */
const SOON = 183

/** Returns the post of the head of a government; the chancellor of the United Kingdom is a minister. */
const postOf = ({ country }: { country: string }) =>
  country === 'country:deu' ? 'office:chancellor' : 'office:prime-minister'

/** Returns the id of the holder whom a question means by the office of a country; undefined where it names no such office. */
export function holderMeant(question: Proposition): EntityId | undefined {
  if (!question.questionTokens.some((token) => isOfKind(token, 'office')) || isOfElection(question)) return undefined
  return holders.find(
    ({ office, country, person, from, to }) =>
      country !== undefined &&
      has(question, office) &&
      !has(question, person) &&
      !isAbroad(question, country) &&
      isWithin(question, from, to),
  )?.person as EntityId | undefined
}

/**
 * Whether the token of question `one` is a country and `other` names its head of state as the actor, or the other way
 * round: "Will the US buy Greenland?" and "Will Trump buy Greenland?"
 */
export function isActOfCountry(token: Token, one: Proposition, other: Proposition): boolean {
  if (!token.ids || one.questionTokens[0] !== token) return false
  return holders.some(({ country, person, from, to }) => {
    if (country === undefined) return false
    const [named, meant] = token.ids?.includes(person as EntityId) ? [person, country] : [country, person]
    if (!token.ids?.includes(named as EntityId)) return false
    if (!other.questionTokens[0]?.ids?.includes(meant as EntityId)) return false
    const acts = [one, other].every(({ questionTokens }) => says(questionTokens, ruleWords.actOfState))
    return acts && [one, other].every((side) => isWithin(side, from, to))
  })
}

/**
 * Whether the token is the president of the United States at the time of both questions, who grants clemency in the
 * first; the other leaves out who does.
 */
export function isGiverOfClemency({ ids }: Token, one: Proposition, other: Proposition): boolean {
  if (one.questionTokens[0]?.ids !== ids || ![one, other].every((side) => says(side.questionTokens, CLEMENCY)))
    return false
  if (other.questionTokens.some((token) => isOfKind(token, 'office', 'state', 'country'))) return false
  return holders.some(
    ({ country, person, from, to }) =>
      country === 'country:usa' &&
      ids?.includes(person as EntityId) === true &&
      [one, other].every((side) => isWithin(side, from, to)),
  )
}

const has = ({ questionTokens }: Proposition, id: string) =>
  questionTokens.some(({ ids }) => ids?.includes(id as EntityId))

const isOfElection = ({ questionTokens, qualifiers }: Proposition) =>
  qualifiers.stage !== undefined ||
  says(questionTokens, ruleWords.candidacy) ||
  questionTokens.some(({ key }) => key.endsWith(' election'))

const isAbroad = ({ questionTokens }: Proposition, country: string) =>
  questionTokens.some(({ ids }) => ids?.every((id) => kindOf(id) === 'country' && id !== country))

/** Whether the question settles within these days, by its dates or its closing time. */
function isWithin({ time: { window, closing, years } }: Proposition, from: number, to: number): boolean {
  const until = window?.yearKnown ? window.to : (closing ?? newYorkDay(`${years[0]?.value ?? ''}-12-31`))
  return until !== undefined && until > from && until <= to + 1
}
