import { type EntityId, includesKind, isOfKind, kindOf, sportOf } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { readText } from '../../extract/read.ts'
import { says } from '../../extract/says.ts'
import type { Token } from '../../extract/tokens.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import { tournamentWords } from '../../knowledge/tournament-words.ts'
import { homeCountryOf } from '../../knowledge/venue-homes.ts'
import { ofTitle } from '../facts.ts'
import { SUPERLATIVE } from '../rule-words.ts'
import { vocabularyOf } from '../vocabulary.ts'
import { type ForgivenessTests, isIn, isNameOf, isWord } from './forgiveness-tests.ts'
import { isGameOfTournament, isMajorOfOperator, isSport, isSportOfConference, isSportOfLeague } from './tournaments.ts'

/**
 * Tests for words of one question that the topic, the venue or the league of the other implies, so that their absence
 * there counts less.
 */
export const impliedByContext: ForgivenessTests = [
  ['implied-word', isImplied],
  ['stated-otherwise', isStatedOtherwise],
  ['win-of-prize', isWinOfPrize, isWord('win')],
  ['any-other', isAnyOther, isWord('another-country')],
  ['movement', isMovement, isOfMovement],
  ['first-release', isFirstRelease, isWord('advance-estimate')],
  ['home-of-venue', isHomeOfVenue, isNameOf('country')],
  ['league-meant', isLeagueMeant, isNameOf('league')],
  ['game-of-tournament', isGameOfTournament, isSport],
  ['major-of-operator', isMajorOfOperator, isWord('major')],
  ['sport-of-conference', isSportOfConference, isWord('basketball', 'men')],
  ['sport-of-league', isSportOfLeague, isIn(tournamentWords.wordsOfSports)],
]

function isImplied({ key, ids }: Token, { title }: Proposition, other: Proposition): boolean {
  const { implied, names } = vocabularyOf(other)
  if (key === 'qualify' && other.qualifiers.reach !== undefined) return true
  if (!implied.has(key) && !ids?.some((id) => implied.has(id))) return false
  // "the popular vote and the presidency" asks for more than the popular vote
  return !conjunctsOf(title).some(
    ([one, another]) => (one === key && names.has(another)) || (another === key && names.has(one)),
  )
}

/** Returns the keys of the words on both sides of each "and" of a title. */
const conjunctsOf = ofTitle((title: string): (readonly [string, string])[] => {
  const parts = title.split(/ and (?:(?:also|the) )?/)
  return parts.slice(1).flatMap((behind, index) => {
    const [one, another] = [readText(parts[index]).tokens.at(-1), readText(behind).tokens[0]]
    return one && another ? [[one.key, another.key] as const] : []
  })
})

/** Whether the other question states the token in another form: "51" as "Season 51", or by an alias. */
export function isStatedOtherwise({ key, alias }: Token, _: Proposition, other: Proposition): boolean {
  if (key === other.qualifiers.season) return true
  return alias !== undefined && vocabularyOf(other).names.has(alias)
}

/**
 * "win" beside an award, a place in a ranking, a superlative, or an election that is all of a list's title, which are won
 * even if the title does not say so.
 */
function isWinOfPrize(_: Token, one: Proposition, other: Proposition): boolean {
  return (
    other.qualifiers.place !== undefined ||
    (other.form !== 'whether' && ELECTION_ALONE.test(other.title)) ||
    other.questionTokens.some(({ key: word }) => SUPERLATIVE.test(word)) ||
    includesKind([...one.questionTokens, ...other.questionTokens], 'award', 'ceremony', 'trophy')
  )
}

const ELECTION_ALONE = /^(?!(?:how|what|when|which|who|will)\b)(?:[\w'’.-]+ ){2,7}election(?: in 20\d\d)?$/i

/** "another country" beside the answer "Other". */
function isAnyOther(_: Token, __: Proposition, { answer }: Proposition): boolean {
  return answer?.kind === 'catch-all'
}

/**
 * Words for a change ("rises", "monthly") of a statistic whose value is a change itself, over a month unless stated
 * otherwise: "CPI rises 0.3 %" beside "monthly inflation".
 */
function isMovement({ key }: Token, one: Proposition, other: Proposition): boolean {
  if (one.interval?.unit !== 'percent' || other.interval?.unit !== 'percent') return false
  if (![one, other].every(({ questionTokens }) => includesKind(questionTokens, 'series'))) return false
  if (key === 'monthly')
    return (
      other.questionTokens.some((token) => token.key === 'growth' || token.key === 'hike') &&
      !says(other.questionTokens, 'annual')
    )
  // over a month, prices rise by tenths of a percent
  if (key === 'annual') return isOfYear(one) && isOfYear(other) && !says(other.questionTokens, 'monthly')
  return true
}

function isOfMovement({ key }: Token): boolean {
  return key === 'monthly' || key === 'annual' || ruleWords.movement.has(key)
}

const isOfYear = ({ interval }: Proposition) => (interval?.low ?? interval?.high ?? 0) >= LEAST_OF_YEAR
const LEAST_OF_YEAR = 1.5

const LATER_RELEASES = ['revis', 'second-estimate', 'final-estimate']

/** "advance estimate" of a statistic whose value is its first release, unless the other question names a revision. */
function isFirstRelease(_: Token, __: Proposition, other: Proposition): boolean {
  return (
    includesKind(other.questionTokens, 'series') && !LATER_RELEASES.some((later) => says(other.questionTokens, later))
  )
}

/** The United States, or the home country of the other venue, where the other question names no place. */
function isHomeOfVenue({ ids }: Token, one: Proposition, other: Proposition): boolean {
  const isAmerican = ids?.includes(USA)
  if (!isAmerican && !ids?.includes(homeCountryOf(other.ref.venue) ?? USA)) return false
  // the country is one of two alternatives: "the US or Israel"
  if (isAmerican && OR_COUNTRY.test(one.title)) return false
  return !other.questionTokens.some(
    (token) => ruleWords.continent.has(token.key) || isOfKind(token, 'country', 'state'),
  )
}

const OR_COUNTRY = /\b(?:US|USA|United States) or \p{Lu}|\p{Ll} or (?:the )?(?:US|USA|United States)\b/u

/** A league that the other question implies: by its ticker, its teams, or the sport of a league that both name. */
function isLeagueMeant({ ids }: Token, one: Proposition, other: Proposition): boolean {
  const leagues = (ids ?? []).filter((id) => kindOf(id) === 'league').map((id) => id.slice('league:'.length))
  const shared = one.leagues.filter((league) => other.leagues.includes(league))
  return leagues.some(
    (league) => other.leagues.includes(league) || shared.some((known) => sportOf(known) === sportOf(league)),
  )
}

const USA: EntityId = 'country:usa'
