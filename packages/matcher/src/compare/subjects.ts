import { type EntityId, type EntityKind, kindOf } from '../extract/entities.ts'
import type { Interval, SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { settings } from '../settings.ts'
import { areRivalAnswers, haveDifferentAnswers, isExclusive, relateAcrossContests } from './answers.ts'
import { agree, agreeOnWords, type ComparedValues, type Comparison, differ, showBoth, veto } from './comparison.ts'
import { findContainment } from './containment.ts'
import { haveContrastingWords, isContrast } from './contrasts.ts'
import { compareEntities } from './entities.ts'
import { groupIn } from './groups.ts'
import { isPost, leavesPlace, weighUnshared } from './implied.ts'
import { compareAlternatives, compareJoins, isAlternative } from './joins.ts'
import { askHowMany } from './numbers.ts'
import { compareAnswerKinds, comparePredicates } from './predicates.ts'
import { compareRoles } from './roles.ts'
import { givenNameOf } from './same-token.ts'
import { compareWindows } from './times.ts'
import { topicKindsOf } from './topic-kinds.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import { compareWords, matchWords, rulesOfWords, type WordMatch } from './words.ts'

/**
 * Returns the comparisons of who and what two questions are about: names, predicates, roles and remaining words. A veto
 * among them says that a name or word makes them different questions.
 */
export function compareSubjects(a: Proposition, b: Proposition): Comparison[] {
  const plain = matchWords(a, b)
  const asksForAny = (groupIn(a.title) ?? groupIn(b.title)) !== null
  const ofGroup = asksForAny && plain.shared >= settings.words.leastShared && findContainment(a, b, plain, plain)
  if (!ofGroup && isOtherTopic(a, b, plain.shared)) {
    return [agreeOnWords(plain.shared), veto('little-shared', 'unrelated', showBoth(listed, plain.onlyA, plain.onlyB))]
  }
  const whole = compareWords(a, b, plain)
  const part = findContainment(a, b, plain, whole)
  const match = part ? { ...whole, ...part } : whole
  const entities = compareEntities(a, b, [...match.onlyA, ...match.onlyB])
  const asserted = comparePredicates(a, b)
  const { shared, ...rest } = withoutBounds(a, b, asserted.length > 0 ? withoutPredicates(match) : match)
  const alternatives = compareAlternatives(a, b, rest.onlyA, rest.onlyB)
  // the words of the other alternative are compared
  const { onlyA, onlyB } = alternatives.length > 0 ? { onlyA: [], onlyB: [] } : rest
  const { words } = settings
  const sides = showBoth(listed, onlyA, onlyB)
  const result = [
    ...(part ? [part.comparison] : []),
    ...entities,
    ...asserted,
    ...compareRoles(a, b),
    ...compareJoins(a, b),
    ...alternatives,
    ...compareAnswerKinds(a, b),
    agreeOnWords(shared, () => rulesOfWords(a, b)),
  ]
  if (isHeldAmount(a, b, onlyA) || isHeldAmount(b, a, onlyB))
    return [...result, veto('other-subject', 'unrelated', sides)]
  if (isTicket(a) !== isTicket(b)) return [...result, ...ofTicket(a, b, onlyA, onlyB, sides)]
  const opposite = areOpposite(onlyA, onlyB) || areOpposite(onlyB, onlyA)
  if ((hasName(onlyA) && hasName(onlyB)) || areCountries(onlyA, onlyB)) {
    if (opposite) return [...result, veto('up-beside-down', 'disjoint', sides)]
    if (
      [...onlyA, ...onlyB].every(
        (token) => token.weight < words.substitution || ruleWords.measurement.has(token.key) || isContrast(token),
      )
    )
      return [...result, veto('other-measurement', 'overlap', sides)]
    const apart = isAbroad(a, b) || isAbroad(b, a)
    const other = !apart && shared >= words.leastShared && areRivalAnswers(a, b, onlyA, onlyB)
    if (!other) return [...result, veto('other-subject', 'unrelated', sides)]
    // who runs and who wins, who leads on one day and who leads on another
    if (asserted.length > 0 || areOfOtherDays(a, b)) return [...result, veto('other-subject', 'unrelated', sides)]
    return [...result, veto('other-answer', relateAcrossContests(a, b) ?? ofParty(a, b, onlyA, onlyB), sides)]
  }
  if (haveDifferentAnswers(a, b)) {
    const rivals = isExclusive(a) || isExclusive(b)
    const relation = rivals ? (relateAcrossContests(a, b) ?? ofParty(a, b, onlyA, onlyB)) : 'unrelated'
    return [...result, veto('answers-apart', relation, sides)]
  }
  const unrelated =
    !ofGroup && shared < words.sameTopic * Math.min(totalWeight(a.questionTokens), totalWeight(b.questionTokens))
  if (unrelated) result.push(veto('little-shared', 'unrelated', sides))
  if (opposite) result.push(veto('up-beside-down', 'disjoint', sides))
  const reversed = [...onlyA, ...onlyB].some(({ key, weight }) => weight >= 0.3 && ruleWords.contrary.has(key))
  if (reversed) result.push(veto('contrary-word', 'overlap', sides))
  else if (haveContrastingWords(a, b, onlyA, onlyB)) result.push(veto('contrasted-words', 'overlap', sides))
  const step = compareSteps(onlyA, onlyB)
  if (step) return [...result, veto('step-beside-deed', step, sides)]
  const left = totalWeight(onlyA) + totalWeight(onlyB)
  if (left > 0) {
    const feature = hasName(onlyA) || hasName(onlyB) ? 'name unshared' : 'words unshared'
    result.push(differ('words', feature, sides, unshared(left), ofQualifier(a, b, onlyA, onlyB)))
  }
  if (left < words.complete && !unrelated) result.push(agree('wording', 'wording agrees', [undefined, undefined]))
  return result
}

/** The amount of a coin or a metal that somebody holds is not its price. */
function isHeldAmount(
  { interval }: Proposition,
  { interval: price, questionTokens }: Proposition,
  only: readonly Token[],
) {
  if (!interval || interval.bare || price?.unit !== 'usd' || !names(only.filter(isHeavy), HOLDERS)) return false
  return questionTokens.every(({ ids, weight }) => weight < 0.5 || ids?.every((id) => TRADED.has(kindOf(id))))
}

/** The venue's own country need not be named. */
const isHeavy = ({ weight }: Token) => weight >= settings.words.complete

const HOLDERS: ReadonlySet<EntityKind> = new Set(['company', 'country', 'person', 'state'])
const TRADED: ReadonlySet<EntityKind> = new Set(['coin', 'series'])

/** A value that goes up has not come down. */
const areOpposite = (one: readonly Token[], other: readonly Token[]) =>
  OPPOSITES.some(([x, y]) => one.length === 1 && other.length === 1 && one[0]?.key === x && other[0]?.key === y)
const OPPOSITES = [
  ['up', 'down'],
  ['higher', 'lower'],
  ['overturn', 'uphold'],
] as const

/** Somebody is at the top on a day, and others on other days. */
function areOfOtherDays(a: Proposition, b: Proposition): boolean {
  const isState = ({ questionTokens }: Proposition) => questionTokens.some(({ key }) => ruleWords.stateOnDay.has(key))
  if (!isState(a) || !isState(b) || a.time.window?.kind === b.time.window?.kind) return false
  return NESTED.has(compareWindows(a.time, b.time))
}

const NESTED: ReadonlySet<string> = new Set(['inside', 'contains'])

/** Returns whether the contest is held in a country that the other side does not name. */
function isAbroad(one: Proposition, other: Proposition): boolean {
  if (!names(one.questionTokens, POLITICAL) || !names(other.questionTokens, POLITICAL)) return false
  const vocabulary = vocabularyOf(other)
  const places = one.eventTokens.filter((token) => names([token], PLACES) && !hasSameToken(vocabulary, token))
  return places.length > 0 && weighUnshared(one, other, places).some(({ weight }) => weight >= 0.5)
}

/**
 * Returns how two answers relate: a candidate wins for a party, a driver for a team; where the party is unknown it may
 * be any.
 */
function ofParty(a: Proposition, b: Proposition, onlyA: readonly Token[], onlyB: readonly Token[]): SetRelation {
  if (hasTeam(onlyA) !== hasTeam(onlyB) && isRace(a) && isRace(b)) return 'overlap'
  // "Ann Roe (CDU)" is a person
  const [x, y] = [onlyA, onlyB].map((tokens) => (tokens.some(isPersonal) ? [] : partiesOf(tokens))) as [
    EntityId[],
    EntityId[],
  ]
  if (x.length > 0 === y.length > 0) return asksForParty(a) === asksForParty(b) ? 'disjoint' : 'overlap'
  const [parties, person, relation] = x.length > 0 ? ([x, b, 'contains'] as const) : ([y, a, 'inside'] as const)
  const party = person.politician?.party
  return party === undefined ? 'overlap' : parties.includes(party) ? relation : 'disjoint'
}

/** "Which party wins?" may be answered by a party that no table knows. */
const asksForParty = ({ questionTokens, eventTokens }: Proposition) =>
  [...questionTokens, ...eventTokens].some(({ key }) => key === 'party')

const isPersonal = ({ ids, weight }: Token) => weight >= 1 && (ids?.every((id) => kindOf(id) === 'person') ?? true)

const hasTeam = (tokens: readonly Token[]) => tokens.some(({ ids }) => ids?.some((id) => id.startsWith('team:f1:')))

const isRace = ({ questionTokens, leagues }: Proposition) =>
  leagues.includes('f1') || questionTokens.some(({ key }) => key === 'grand-prix')

const partiesOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'party'))

/** Too little is shared for two answers to one question, whatever the other words may be worth. */
function isOtherTopic(a: Proposition, b: Proposition, shared: number): boolean {
  const { sameTopic, leastShared } = settings.words
  if (isTicket(a) !== isTicket(b) || shared >= sameTopic * Math.min(weightOf(a), weightOf(b))) return false
  return shared < leastShared || !(isExclusive(a) || isExclusive(b))
}

const weightOf = ({ questionTokens }: Proposition) =>
  totalWeight(questionTokens.filter(({ key }) => !ruleWords.measurement.has(key)))

/** Leaves out predicates, which are compared by themselves. */
function withoutPredicates({ shared, onlyA, onlyB }: WordMatch): WordMatch {
  return { shared, onlyA: onlyA.filter(isNoPredicate), onlyB: onlyB.filter(isNoPredicate) }
}

/** Numbers that both questions turn on are compared as such. */
function withoutBounds(a: Proposition, b: Proposition, match: WordMatch): WordMatch {
  if (!a.interval || !b.interval || ((a.interval.bare || b.interval.bare) && !askHowMany(a, b))) return match
  const isBound = ({ key }: Token, { low, high }: Interval) => key === String(low) || key === String(high)
  const [x, y] = [a.interval, b.interval]
  return {
    ...match,
    onlyA: match.onlyA.filter((token) => !isBound(token, x)),
    onlyB: match.onlyB.filter((token) => !isBound(token, y)),
  }
}

const isNoPredicate = ({ key }: Token) => !predicates.has(key)

const hasName = (tokens: readonly Token[]) => tokens.some(({ weight }) => weight >= settings.words.substitution)

/** A few light words on one side are nothing; a name is. */
const unshared = (left: number) => (left < 0.5 ? left / 2 : left - 0.25)

/** A country is light where it is the venues' own, but not beside another country. */
const areCountries = (onlyA: readonly Token[], onlyB: readonly Token[]) =>
  onlyA.some(isCountry) && onlyB.some(isCountry)

const isCountry = ({ key, ids }: Token) =>
  ruleWords.continent.has(key) || (ids?.every((id) => kindOf(id) === 'country') ?? false)

/**
 * One side says a thing more that the other does not know of: its question is a narrower one, and whatever is true of
 * it is true of the wider. But a qualified ranking is another ranking, and the election of one place another election.
 */
function ofQualifier(
  a: Proposition,
  b: Proposition,
  onlyA: readonly Token[],
  onlyB: readonly Token[],
): SetRelation | 'unrelated' | undefined {
  if (isBothDone(onlyA, onlyB, a.title)) return 'inside'
  if (isBothDone(onlyB, onlyA, b.title)) return 'contains'
  if (hasName(onlyA) === hasName(onlyB)) return undefined
  const qualifiers = hasName(onlyA) ? onlyA : onlyB
  // "2031 or later" beside "2031"
  if ([...onlyA, ...onlyB].some(({ key }) => OPEN_ENDED.has(key))) return 'overlap'
  if (isAlternative(qualifiers, qualifiers === onlyA ? a.title : b.title))
    return qualifiers === onlyA ? 'contains' : 'inside'
  const others = totalWeight(qualifiers === onlyA ? onlyB : onlyA)
  const { oneQualifier, besidesNothing } = settings.words
  if (totalWeight(qualifiers) > (others === 0 ? besidesNothing : oneQualifier)) return undefined
  // one country does many things
  if (others > 0 && isOnlyCountry(a, onlyA) && isOnlyCountry(b, onlyB)) return 'unrelated'
  if (names(qualifiers, PLACES) && (names(a.questionTokens, OF_PLACE) || names(b.questionTokens, OF_PLACE)))
    return 'unrelated'
  // what the other side does instead is another thing
  if (
    (qualifiers === onlyA ? onlyB : onlyA).some(
      ({ key, weight }) => weight >= 0.3 && predicates.has(key) && key !== 'announce',
    )
  )
    return 'unrelated'
  if ((qualifiers === onlyA ? onlyB : onlyA).some(({ key }) => topicKindsOf(key).length > 0)) return 'overlap'
  if (qualifiers.some(({ key }) => ruleWords.measurement.has(key))) return 'overlap'
  // "Base Protocol" is none of the things of "Base"
  if (qualifiers.every(({ key, weight }) => weight < 0.3 || ruleWords.kindOfCompany.has(key))) return 'unrelated'
  if (qualifiers.every(({ key, weight }) => weight < 0.3 || ruleWords.manner.has(key)))
    return qualifiers === onlyA ? 'inside' : 'contains'
  if ([a, b].some(isRanking)) return 'overlap'
  if (isLeft(qualifiers, qualifiers === onlyA ? a.questionTokens : b.questionTokens)) return 'overlap'
  if (qualifiers.some(isPost) && leavesPlace(qualifiers === onlyA ? b : a)) return 'overlap'
  const weaker = qualifiers.every(({ key, weight }) => weight < 0.3 || ruleWords.weaker.has(key))
  return (qualifiers === onlyA) !== weaker ? 'inside' : 'contains'
}

/** To announce a thing is no more than a step towards it, and to agree to it is another. */
function compareSteps(onlyA: readonly Token[], onlyB: readonly Token[]): SetRelation | undefined {
  const [a, b] = [isStep(onlyA), isStep(onlyB)]
  if (a && b) return 'overlap'
  if (a && onlyB.every(isLight)) return 'contains'
  return b && onlyA.every(isLight) ? 'inside' : undefined
}

const OPEN_ENDED: ReadonlySet<string> = new Set(['earlier', 'later', 'sooner'])

/** "Announce an IPO" beside "IPO": no more than a step towards it. */
function isStep(tokens: readonly Token[]): boolean {
  const heavy = tokens.filter((token) => !isLight(token))
  return (
    heavy.length > 0 && heavy.every(({ key }) => key === 'announce' || key === 'agree' || ruleWords.weaker.has(key))
  )
}

const isLight = ({ weight }: Token) => weight < 0.3

/** "Impeached and convicted" beside "impeached". */
const isBothDone = (more: readonly Token[], others: readonly Token[], title: string) =>
  more.some(({ key }) => predicates.has(key)) &&
  others.length === 0 &&
  title.includes(' and ') &&
  more.every((token) => predicates.has(token.key) || isPost(token))

/** All words of weight that are shared name one country. */
function isOnlyCountry({ questionTokens }: Proposition, left: readonly Token[]): boolean {
  const shared = questionTokens.filter(({ key, weight }) => weight >= 0.5 && !left.some((token) => token.key === key))
  return shared.length === 1 && shared.every(isCountry)
}

/** Leaving a country is not leaving a post. */
const isLeft = (qualifiers: readonly Token[], questionTokens: readonly Token[]) =>
  qualifiers.some(
    (token) => names([token], PLACES) && questionTokens[questionTokens.indexOf(token) - 1]?.key === 'leave',
  )

const names = (tokens: readonly Token[], kinds: ReadonlySet<EntityKind>) =>
  tokens.some(({ ids }) => ids?.some((id) => kinds.has(kindOf(id))))

const PLACES: ReadonlySet<EntityKind> = new Set(['state', 'country'])

const POLITICAL: ReadonlySet<EntityKind> = new Set(['office', 'party'])
/** Kinds of things that each place has of its own: posts and parties, prices and growth. */
const OF_PLACE: ReadonlySet<EntityKind> = new Set(['office', 'party', 'series'])

/** "Meet next in Peru" ranks nobody. */
const isRanking = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ key }) => ruleWords.ranking.has(key) && !(key === 'next' && questionTokens.some(isOnDay)))
/** The next meeting or election is a day. */
const isOnDay = ({ key }: Token) => key === 'meet' || key === 'election'

const isTicket = ({ qualifiers }: Proposition) => qualifiers.stage === 'ticket'

/** A ticket names the nominee first and the running mate second. */
function ofTicket(
  a: Proposition,
  b: Proposition,
  onlyA: readonly Token[],
  onlyB: readonly Token[],
  sides: ComparedValues,
): Comparison[] {
  const [ticket, extra, left] = isTicket(a) ? [a, onlyA, onlyB] : [b, onlyB, onlyA]
  const whole = isTicket(a) ? b.questionTokens : a.questionTokens
  if (hasName(left.filter((token) => !isGivenName(token, whole, left, ticket))) || !hasName(extra))
    return [veto('other-ticket', 'unrelated', sides)]
  const own = ticket.questionTokens.findIndex((token) => token.weight >= 0.75 && !extra.includes(token))
  const mate = ticket.questionTokens.findIndex((token) => extra.some(({ key }) => key === token.key))
  const relation = mate < own ? 'disjoint' : isTicket(a) ? 'inside' : 'contains'
  return [veto('ticket-beside-nominee', relation, sides)]
}

/** "Tucker" before "Carlson", where the ticket says "Carlson" alone. */
function isGivenName(
  token: Token,
  questionTokens: readonly Token[],
  left: readonly Token[],
  { questionTokens: ticket }: Proposition,
): boolean {
  const next = questionTokens[questionTokens.indexOf(token) + 1]
  if (token.ids || next === undefined || next.ids || next.weight < 1 || left.includes(next)) return false
  // "Donald Trump" is not Eric Trump
  const before = ticket[ticket.findIndex(({ key }) => key === next.key) - 1]
  return before === undefined || givenNameOf(before.key) === undefined
}

const listed = (tokens: readonly Token[]) => (tokens.length > 0 ? tokens.map(({ key }) => key).join(' ') : undefined)
