import type { EntityId } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { says } from '../../extract/says.ts'
import type { Token } from '../../extract/tokens.ts'
import { isOffice } from '../posts.ts'
import { hasSameToken, vocabularyOf } from '../vocabulary.ts'

/**
 * Whether the token is "next" of a question who is the next holder of a post, or "win" or "election" of a question who
 * wins the election for it, and the two are about one election: "the next governor of Ohio" beside "win the 2030 Ohio
 * gubernatorial election". Only for posts that voters fill.
 */
export function isNextHolder({ key }: Token, one: Proposition, other: Proposition): boolean {
  const [holder, election] = key === 'next' ? [one, other] : [other, one]
  if (!says(holder.questionTokens, 'next') || says(election.questionTokens, 'next')) return false
  if (!says(election.questionTokens, 'win')) return false
  if ([holder, election].some(({ interval, qualifiers }) => interval || qualifiers.stage || qualifiers.tenure))
    return false
  const known = vocabularyOf(election)
  return (
    holder.questionTokens.some((token) => isElected(token) && hasSameToken(known, token)) && isOne(holder, election)
  )
}

const isElected = (token: Token) => isOffice(token) && (token.ids?.every((id) => ELECTED.has(id)) ?? false)
const ELECTED: ReadonlySet<EntityId> = new Set(['office:governor', 'office:mayor', 'office:president'])

/**
 * Whether the next holder is chosen by the election: the titles or rules state its year, or both listings close then or
 * state no date. */
function isOne({ time: one, terms }: Proposition, { time: other }: Proposition): boolean {
  const years = other.years.filter(({ source }) => source === 'text').map(({ value }) => value)
  const stated = one.years.filter(({ source }) => source === 'text')
  if (stated.length > 0) return stated.some(({ value }) => years.includes(value))
  if (years.some((year) => terms?.criterion?.includes(`${year}`))) return true
  // without any date, the election is the next one
  if (years.length === 0 && one.closing === undefined && other.closing === undefined) return true
  return (
    one.closing !== undefined && other.closing !== undefined && Math.abs(one.closing - other.closing) <= CLOSE_TOGETHER
  )
}

/** The days between the closing times of listings of one election day. */
const CLOSE_TOGETHER = 14
