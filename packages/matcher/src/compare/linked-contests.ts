import { includesKind, isOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { leagueOfTrophy } from '../knowledge/trophies.ts'
import { ofQuestion } from './facts.ts'
import { isPersonal } from './party-answers.ts'
import { isHeadship } from './posts.ts'
import { compareYears } from './times.ts'

/**
 * Whether two different questions are about one race for a seat, one election of a place, the season of one team, or the
 * rise of one person: they say something about each other, whatever names they have. `onlyA` are the tokens that only
 * the first has.
 */
export function areOfLinkedContests(a: Proposition, b: Proposition, onlyA: readonly Token[]): boolean {
  const [x, y] = [contestOf(a), contestOf(b)]
  if (!x.isAny || !y.isAny) return false
  const shared = a.questionTokens.filter((token) => !onlyA.includes(token))
  const years = compareYears(a.time.years, b.time.years)
  if (years === 'apart') return false
  const { district } = a.qualifiers
  if (district !== undefined && district === b.qualifiers.district) return x.isRace && y.isRace && !areOfTwoTerms(a, b)
  if (x.leagues.some((league) => y.leagues.includes(league))) return includesKind(shared, 'team')
  if (shared.filter(isPersonal).length > 1 && (leads(x, y) || leads(y, x))) return true
  return (
    years === 'equal' &&
    x.isElection &&
    y.isElection &&
    district === b.qualifiers.district &&
    a.qualifiers.stage === b.qualifiers.stage &&
    x.offices === y.offices &&
    shared.some((token) => isOfKind(token, 'country', 'state') && !token.ids?.includes('country:usa'))
  )
}

/**
 * Whether one question is about a special election for the rest of a term, and the other about the nomination for the
 * next full one.
 */
export function areOfTwoTerms({ qualifiers: a }: Proposition, { qualifiers: b }: Proposition): boolean {
  if (a.special === b.special || a.stage === b.stage) return false
  return (a.special === undefined ? a : b).stage === 'nomination'
}

const contestOf = ofQuestion(({ questionTokens, qualifiers }: Proposition) => {
  const ids = questionTokens.flatMap((token) => token.ids ?? [])
  const has = (word: string) => says(questionTokens, word)
  const offices = ids.filter((id) => kindOf(id) === 'office').sort()
  const isLeader =
    (has('leader') || offices.includes('office:party-leader')) && ids.some((id) => kindOf(id) === 'party')
  const isHead = questionTokens.some(isHeadship)
  const leagues = ids.flatMap((id) => leagueOfTrophy.get(id) ?? [])
  return {
    /** Whether any of the following is known. */
    isAny: has('election') || has('next') || leagues.length > 0 || qualifiers.district !== undefined,
    isElection: has('election'),
    /** Whether it is about who gets a seat. */
    isRace: has('win') || has('election') || qualifiers.stage === 'nomination',
    /** The leagues in which a team wins its titles. */
    leagues,
    offices: offices.join(' '),
    /** Whether it asks for the next head of a government, or the next leader of a party. */
    next: !has('next') || isLeader === isHead ? undefined : isHead ? 'government' : 'party',
  }
})
type Contest = ReturnType<typeof contestOf>

/** Whether one contest is for the lead of a party and the other for that of a government, to which it leads. */
const leads = (party: Contest, government: Contest) => party.next === 'party' && government.next === 'government'
