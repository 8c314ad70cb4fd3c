import { type EntityId, includesKind, isOnlyOfKind, kindOf } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import type { Unshared } from './words.ts'

/**
 * Returns the relation of two answers of which one may be a party or a team: "the SPD wins" contains "Ann Roe (SPD)
 * wins". If the party of the candidate is unknown, the two overlap; two candidates are disjoint.
 */
export function relateByParty(a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared): SetRelation | 'unrelated' {
  if (hasTeam(onlyA) !== hasTeam(onlyB) && isRace(a) && isRace(b)) return 'overlap'
  // the party in "Ann Roe (CDU)" is not the answer
  const [x, y] = [onlyA, onlyB].map((tokens) => (tokens.some(isPersonal) ? [] : partiesOf(tokens))) as [
    EntityId[],
    EntityId[],
  ]
  if (isOfItsParty(a, b, onlyA)) return 'inside'
  if (isOfItsParty(b, a, onlyB)) return 'contains'
  if (x.length > 0 && y.length > 0) return areOfTwoChoices(a, b) ? 'unrelated' : 'disjoint'
  // where parties win, a name that no table has is that of another party
  const ofParties = [a, b].every((one) => asksForParty(one) || OF_PARLIAMENT.test(one.title))
  if (x.length === y.length) return ofParties || asksForParty(a) === asksForParty(b) ? 'disjoint' : 'overlap'
  const [parties, person, named, relation] =
    x.length > 0 ? ([x, b, onlyB, 'contains'] as const) : ([y, a, onlyA, 'inside'] as const)
  // the election of one member does not decide which party controls a chamber
  if (asksForChamber(x.length > 0 ? a : b)) return 'overlap'
  const party = person.politician?.party ?? partiesOf(named)[0] ?? partyInBrackets(person.title)
  if (party === undefined) return ofParties && person.answer?.kind === 'name' ? 'disjoint' : 'overlap'
  return parties.includes(party) ? relation : 'disjoint'
}

/** Matches titles about the winner of a parliament, who is a party. */
const OF_PARLIAMENT = /\b(?:parliamentary|legislative) election\b|\bmost seats\b/i

/** Whether one answer is a person of the party that is the other one: "Ann Roe (SPD)" beside "the candidate of the SPD". */
function isOfItsParty({ questionTokens }: Proposition, { answer }: Proposition, only: readonly Token[]): boolean {
  if (answer?.kind !== 'name' || !only.some(isPersonal) || answer.tokens.some(isPersonal)) return false
  const own = partiesOf(questionTokens)
  return partiesOf(answer.tokens).some((id) => own.includes(id))
}

/** Whether two parties choose their nominees, or one wins a chamber and the other a district of it. */
const areOfTwoChoices = (a: Proposition, b: Proposition) =>
  (isOfNominee(a) && isOfNominee(b)) ||
  (asksForChamber(a) && b.qualifiers.district !== undefined) ||
  (asksForChamber(b) && a.qualifiers.district !== undefined)

/** Whether the question is about the nominee of a party, who is chosen whatever the other parties choose. */
const isOfNominee = ({ qualifiers, build }: Proposition) => qualifiers.stage === 'nomination' && build !== 'some'

/** Whether the question is about a chamber as a whole, and not about a seat in it. */
const asksForChamber = ({ questionTokens, eventTokens, qualifiers }: Proposition) =>
  qualifiers.district === undefined &&
  questionTokens.some(({ ids }) => ids?.some((id) => CHAMBERS.has(id))) &&
  !includesKind([...questionTokens, ...eventTokens], 'state')
const CHAMBERS: ReadonlySet<EntityId> = new Set(['office:congress', 'office:house', 'office:senate'])

/**
 * Whether the question names "party": its answer may be a party that no table has. The party in "party primary" is not
 * the answer, because a party nominates a person.
 */
const asksForParty = ({ questionTokens, eventTokens, qualifiers }: Proposition) =>
  qualifiers.stage !== 'nomination' && [...questionTokens, ...eventTokens].some(({ key }) => key === 'party')

/** Returns the American party that stands in brackets behind a name: "Ann Roe (R)". Undefined for other titles. */
function partyInBrackets(title: string): EntityId | undefined {
  const [, democratic, republican] =
    /\((?:(D|Dem|Democrat|Democratic)|(R|Rep|GOP|Republican))(?:[-,] ?[A-Z]{2})?\)/.exec(title) ?? []
  return democratic ? 'party:us-democratic' : republican ? 'party:us-republican' : undefined
}

/** Whether a token may be the name of a person. */
export const isPersonal = (token: Token): boolean => token.weight >= 1 && (!token.ids || isOnlyOfKind(token, 'person'))

const hasTeam = (tokens: readonly Token[]) => tokens.some(({ ids }) => ids?.some((id) => id.startsWith('team:f1:')))

const isRace = ({ questionTokens, leagues }: Proposition) =>
  leagues.includes('f1') || says(questionTokens, 'grand-prix')

const partiesOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'party'))
