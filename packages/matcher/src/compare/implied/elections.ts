import { type EntityId, includesKind, isOfKind, isOnlyOfKind, kindOf } from '../../extract/entities.ts'
import { politicianOf } from '../../extract/politicians.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { says } from '../../extract/says.ts'
import { type Token, tokensOf } from '../../extract/tokens.ts'
import { STATE_NAME } from '../../knowledge/state-codes.ts'
import { ofTitle } from '../facts.ts'
import { familyIn } from '../groups.ts'
import { hasSameToken, vocabularyOf } from '../vocabulary.ts'
import { type ForgivenessTests, isNameOf, isWord, names } from './forgiveness-tests.ts'
import { isNextHolder } from './next-holder.ts'

/**
 * Tests for words of one question that the election in the other implies, so that their absence there counts less: the
 * state of a district, the party of a nomination, the place of a race.
 */
export const impliedByElection: ForgivenessTests = [
  ['next-election', isNextElection, isWord('next')],
  ['next-holder', isNextHolder, isWord('next', 'win', 'election')],
  ['state-of-district', isStateOfDistrict, isNameOf('state')],
  ['house-of-district', isHouseOfDistrict, names('office:house')],
  ['seats-held', isHoldingOfSeats, isWord('hold', 'win')],
  ['presidency', isPresidency, names('office:president')],
  ['race-of-candidate', isPartOfOwnRace, isNameOf('country', 'office', 'party', 'state')],
  ['party-of-nomination', isPartyOfNomination, isNameOf('party')],
  ['party-of-politician', isPartyOfPolitician, isNameOf('party')],
  ['head-of-ticket', isHeadOfTicket],
]

/** The party for which a politician of that party runs. */
function isPartyOfPolitician({ ids }: Token, one: Proposition, other: Proposition): boolean {
  const party = one.politician?.party
  if (party === undefined || party !== other.politician?.party || !ids?.includes(party)) return false
  return [one, other].every((side) => says(side.questionTokens, 'run') && side.qualifiers.stage === undefined)
}

/** Who chooses a running mate beside the party, and the party beside that person: "Ann Roe's running mate". */
function isHeadOfTicket(token: Token, one: Proposition, other: Proposition): boolean {
  if (one.qualifiers.stage !== 'running-mate' || other.qualifiers.stage !== 'running-mate') return false
  const isParty = isOfKind(token, 'party')
  const [head, nominee] = isParty ? [headOf(other.title), one] : [headOf(one.title), other]
  const { party } = politicianOf([], head) ?? {}
  // a member of the family of who chooses is somebody else
  if (party === undefined || familyIn(nominee.title) !== '') return false
  if (!nominee.questionTokens.some(({ ids }) => ids?.includes(party))) return false
  return isParty ? token.ids?.includes(party) === true : head.some(({ key }) => key === token.key)
}

/** Returns the tokens of who chooses the running mate that a title asks for; empty for others. */
const headOf = ofTitle((title: string) => tokensOf(HEAD.exec(title)?.[1] ?? ''))
const HEAD =
  /^(?:Will )?(\p{Lu}[\p{L}. ]{2,40}?)['’]s? (?:20\d\d )?(?:VP |[Vv]ice [Pp]residential |[Vv]ice [Pp]resident )?(?:[Rr]unning [Mm]ate|pick)\b/u

/** "next" beside an election without a stated date, which is the next one. */
function isNextElection(_: Token, ...both: readonly Proposition[]): boolean {
  return both.every((side) => says(side.questionTokens, 'election') && side.time.years.length === 0)
}

/** The state of a district, whose name contains it: Virginia beside "VA-9". */
function isStateOfDistrict({ ids }: Token, one: Proposition, other: Proposition): boolean {
  const [state] = ids ?? []
  const district = one.qualifiers.district
  if (state === undefined || district === undefined || district !== other.qualifiers.district) return false
  return kindOf(state) === 'state' && district.startsWith(`${state.slice('state:'.length)}-`)
}

/** "hold" beside seats that a party wins. */
function isHoldingOfSeats(_: Token, ...both: readonly Proposition[]): boolean {
  return both.every(({ build, title }) => build === 'count' && /\bseats\b/i.test(title))
}

/** The House beside a district, which elects a member of the House. */
function isHouseOfDistrict(_: Token, one: Proposition, other: Proposition): boolean {
  if (one.qualifiers.district === undefined || one.qualifiers.district !== other.qualifiers.district) return false
  return !includesKind(other.questionTokens, 'office')
}

/**
 * The presidency beside a nomination or an election in two rounds without another office, beside an American election in
 * a leap year, and beside a state that somebody wins or that decides an election.
 */
function isPresidency(_: Token, one: Proposition, other: Proposition): boolean {
  if (includesKind(other.questionTokens, 'office')) return false
  const { stage } = other.qualifiers
  if (stage === 'nomination') return !includesKind(other.questionTokens, 'country', 'state')
  if (stage === 'first-round' || stage === 'runoff') return true
  const american = !one.questionTokens.some((token) => isOfKind(token, 'country', 'state') && !token.ids?.includes(USA))
  if (OF_STATES.test(other.title)) return true
  return american && says(other.questionTokens, 'election') && other.time.years.some(({ value }) => value % 4 === 0)
}

/** Matches the win of a state as a whole, and what the states are compared for in a presidential election. */
const OF_STATES = new RegExp(
  `\\bbe the (?:closest|tipping[- ]point) state\\b|\\bwins? (?:the state of )?(?:${STATE_NAME})(?= ?(?:$|\\?|by \\d|in 20\\d\\d\\b))`,
  'i',
)

/**
 * Place, office and party of an election beside the full name of a candidate, because nobody runs in two primaries of a
 * year.
 */
function isPartOfOwnRace(token: Token, one: Proposition, other: Proposition): boolean {
  if (one.qualifiers.stage !== other.qualifiers.stage) return false
  // a candidate for president stands in every state
  if (isOfKind(token, 'state') && one.questionTokens.some(({ ids }) => ids?.includes('office:president'))) return false
  if (one.qualifiers.stage === undefined) return isStateOfRace(token, one, other)
  if (one.qualifiers.stage !== 'nomination') return false
  // and the primary of a state that names no office may be one of many: "Alaska Democratic primary", "Democratic nominee"
  const isAnyPrimary = !includesKind(one.questionTokens, 'office') && !/\bprimary\b/i.test(other.title)
  if (isOfKind(token, 'state') && isAnyPrimary) return false
  // who runs in a state does so for one office
  if (includesKind(other.questionTokens, 'office')) return false
  if (!isOfKind(token, 'office') && includesKind(other.questionTokens, 'country', 'state')) return false
  const years = other.time.years.length > 0 || one.time.years.length > 0
  return years && isFullNameShared(one, other)
}

/** The state of a Senate election beside the full name of a candidate, because nobody runs in two states in a year. */
function isStateOfRace(token: Token, one: Proposition, other: Proposition): boolean {
  if (!isOfKind(token, 'state') || includesKind(other.questionTokens, 'country', 'state')) return false
  const isWinOfYear = ({ time, questionTokens }: Proposition) => time.years.length > 0 && says(questionTokens, 'win')
  if (!isWinOfYear(one) || !isWinOfYear(other)) return false
  const known = vocabularyOf(other)
  return (
    one.questionTokens.some((word) => isOfKind(word, 'office') && hasSameToken(known, word)) &&
    isFullNameShared(one, other)
  )
}

function isFullNameShared(...both: readonly [Proposition, Proposition]): boolean {
  return both.some((one, index) => {
    const name = nameOf(one).filter(({ weight }) => weight >= 0.5)
    const known = vocabularyOf(both[1 - index] ?? one)
    return (name.length >= 2 || includesKind(name, 'person')) && name.every((token) => hasSameToken(known, token))
  })
}

/** Returns the answer, or else the tokens before "win". */
function nameOf({ answer, questionTokens }: Proposition): readonly Token[] {
  if (answer) return answer.kind === 'name' ? answer.tokens : []
  const win = questionTokens.findIndex(({ key }) => key === 'win')
  return questionTokens.slice(0, Math.max(win, 0))
}

/** The party of a nomination beside the question who wins the election. */
function isPartyOfNomination({ ids }: Token, one: Proposition, other: Proposition): boolean {
  if (one.qualifiers.stage !== 'nomination' || other.qualifiers.stage !== undefined) return false
  return isOnlyOfKind({ ids }, 'party')
}

const USA: EntityId = 'country:usa'
