import { type EntityId, includesKind, isOfKind, isOnlyOfKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { normalise } from '../extract/text.ts'
import { type Token, tokenise, tokenOfWord } from '../extract/tokens.ts'
import { contestClasses } from '../knowledge/contest-classes.ts'
import { places } from '../knowledge/places.ts'
import { readingWords } from '../knowledge/reading-words.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { type Comparison, veto } from './comparison.ts'
import { familyIn, groupIn, isGroupWithin, namedIn } from './groups.ts'
import { isPost } from './posts.ts'
import { includesSame, without } from './same-token.ts'
import type { Unshared } from './words.ts'

/**
 * The veto for a part in one question and its whole in the other, with the unshared tokens of both without those of
 * part and whole.
 */
interface Containment extends Unshared {
  comparison: Comparison
}

/**
 * Finds a name in one question that is a part of a name in the other: Paris lies in France, Wimbledon is a Grand Slam.
 * Returns a veto (the first question is inside the second, or contains it) and the unshared tokens that remain;
 * undefined where there is no such pair of names.
 */
export function findContainment(
  a: Proposition,
  b: Proposition,
  plain: Unshared,
  { onlyA, onlyB }: Unshared,
): Containment | undefined {
  const state = (relation: SetRelation, ofA: readonly Token[], ofB: readonly Token[]): Containment => ({
    comparison: veto('part-of-whole', relation, [show(ofA), show(ofB)]),
    onlyA: without(onlyA, ofA),
    onlyB: without(onlyB, ofB),
  })
  const forth = withinOther(a, b, plain.onlyA, plain.onlyB)
  if (forth) return state('inside', forth.part, forth.whole)
  const back = withinOther(b, a, plain.onlyB, plain.onlyA)
  return back && state('contains', back.whole, back.part)
}

type Finder = (
  one: Proposition,
  other: Proposition,
  ofOne: readonly Token[],
  ofOther: readonly Token[],
) => { part: readonly Token[]; whole: readonly Token[] } | undefined

const withinOther: Finder = (one, other, ofOne, ofOther) => {
  if (ofOne.length === 0) return memberOfFamily(one, other, ofOne, ofOther)
  if (ofOther.length === 0) return oneOfAny(one, other, ofOne, ofOther)
  for (const find of FINDERS) {
    const found = find(one, other, ofOne, ofOther)
    if (found) return found
  }
  return undefined
}

/** Finds a member or a part of a group beside "any member of the group": Italy or the G7 beside "any G20 country". */
const memberOfGroup: Finder = (one, { title, questionTokens }, ofOne, ofOther) => {
  const [own, group] = [groupIn(one.title), groupIn(title)]
  const isPart = own && group && own !== group && isGroupWithin(own, group)
  const part = isPart ? ofOne.filter(({ key }) => own.keys.has(key)) : group ? namedIn(group.members, ofOne) : []
  const whole = group ? questionTokens.filter(({ key }) => group.keys.has(key)) : []
  // who wins the AFC East is no part of a team from it that wins another title
  const isApart = whole.every((token) => token.weight < 0.5 || ofOther.includes(token))
  return part.length > 0 && isApart ? { part, whole } : undefined
}

/** Finds leaving a government or a team as a whole, which includes leaving each post in it. */
const postWithin: Finder = (one, other, ofOne, ofOther) => {
  const leave = [one, other].every(({ questionTokens }) => says(questionTokens, ruleWords.leaving))
  // a member of a government who leaves need not be the one who holds the post
  const isWhole = one.build !== 'some' && !says(one.questionTokens, 'member')
  const part = leave && isWhole ? ofOne.filter(({ key }) => readingWords.wholeOfPosts.has(key)) : []
  return part.length > 0 &&
    ofOther.some(isPost) &&
    ofOther.every((token) => isPost(token) || readingWords.partOfPost.has(token.key))
    ? { part: [...ofOne], whole: [...ofOther] }
    : undefined
}

/** Finds a contest beside "win a trophy", if the resolution rules list the contest among the trophies that count. */
const contestOfRules: Finder = (_, { terms }, ofOne, ofOther) => {
  const whole = ofOther.filter(isGeneric)
  if (!whole.some(({ key }) => ruleWords.contest.has(key))) return undefined
  for (const item of terms?.anyOf ?? []) {
    const part = ofOne.filter((token) => token.weight >= 0.3 && includesSame(item, token))
    if (part.length > 0 && item.filter(({ weight }) => weight >= 0.75).every((word) => includesSame(part, word)))
      return { part: [...part, ...ofOne.filter(isGeneric)], whole }
  }
  return undefined
}

const isGeneric = ({ key, weight }: Token) =>
  ruleWords.contest.has(key) || ruleWords.contestKind.has(key) || (weight < 0.75 && readingWords.aroundContest.has(key))

const classes = contestClasses.flatMap(({ names, members }) =>
  names.map((name) => ({ words: keysOf(name), members: new Set(members) })),
)

function keysOf(name: string): string[] {
  return tokenise(normalise(name)).map(({ key }) => key)
}

const classWords = new Set(classes.flatMap(({ words }) => words))

const contestOfClass: Finder = (one, _, ofOne, ofOther) => {
  if (!ofOther.some(({ key }) => classWords.has(key))) return undefined
  // most of one kind is not most of all
  if (says(one.questionTokens, 'most')) return undefined
  for (const { words, members } of classes) {
    const whole = ofOther.filter(({ key }) => words.includes(key))
    if (whole.length < words.length) continue
    const part = ofOne.filter(({ key, ids }) => members.has(key) || ids?.some((id) => members.has(id)))
    if (part.length === 0) continue
    const around = (tokens: readonly Token[]) => tokens.filter(isGeneric)
    return { part: [...part, ...around(ofOne), ...ofOne.filter(isSex)], whole: [...whole, ...around(ofOther)] }
  }
  return undefined
}

/** Beside a named player "men" and "women" add nothing, because the name implies the sex of the contest. */
const isSex = ({ key }: Token) => key === 'men' || key === 'women'

/** The ids of the countries or states in which a place lies, by the token keys of the place. */
const lies = new Map<string, EntityId[]>()
for (const { within, names } of places) {
  for (const name of names) {
    const key = keysOf(name).join(' ')
    lies.set(key, [...(lies.get(key) ?? []), within as EntityId])
  }
}
const LONGEST = Math.max(...[...lies.keys()].map((name) => name.split(' ').length))

/**
 * Finds a city beside its country: an event in the city is an event in the country. Not for things that both have
 * separately, such as a mayor, a price or a record.
 */
const placeOfCountry: Finder = (one, other, ofOne, ofOther) => {
  const countries = ofOther.filter((token) => isOfKind(token, 'country', 'state'))
  if (countries.length === 0 || isOfPlace(other.questionTokens)) return undefined
  for (const [words, within] of placesIn(one.questionTokens)) {
    if (!words.every((word) => ofOne.includes(word))) continue
    if (isOfPlace(one.questionTokens.filter((token) => !words.includes(token)))) continue
    const whole = countries.filter(({ ids }) => ids?.some((id) => within.includes(id)))
    if (whole.length > 0) return { part: words, whole }
  }
  return undefined
}

/** Whether some of the tokens name a city, a building or a state, which lies in a country. */
export const namePlace = (tokens: readonly Token[]): boolean => placesIn(tokens).length > 0

const placesIn = memoize((tokens: readonly Token[]): [Token[], readonly EntityId[]][] =>
  tokens.flatMap((first, index): [Token[], readonly EntityId[]][] => {
    const state: [Token[], readonly EntityId[]][] = isOfKind(first, 'state') ? [[[first], ['country:usa']]] : []
    for (let length = LONGEST; length > 0; length--) {
      const words = tokens.slice(index, index + length)
      const within = lies.get(words.map(({ key }) => key).join(' '))
      if (within) return [...state, [words, within]]
    }
    return state
  }),
)

/** Finds a country beside "any country" or "any government". */
const oneOfAny: Finder = (one, { title }, ofOne, ofOther) => {
  const whole = ofOther.filter(({ key }) => key === 'another-country' || key === 'country')
  const isAny = ANY_OF_COUNTRY.test(title) && !ANY_OF_COUNTRY.test(one.title)
  if (!isAny && (whole.length === 0 || !ANY_COUNTRY.test(title))) return undefined
  // another country that attacks is one besides those that fight already, and one that comes next is none of those
  // that a list names; but who joins or leaves does so once
  if (ANOTHER.test(title) && (says(one.questionTokens, ATTACKS) || says(one.questionTokens, 'next'))) return undefined
  const part = ofOne.filter((token) => isOnlyOfKind(token, 'country'))
  return part.length > 0 ? { part, whole } : undefined
}
const ANOTHER = /\b(?:another|any other) country\b/i
const ATTACKS = wordSet('attack bomb invade strike')

/** Matches titles that ask for any country: "Will any country leave ...?", "Another country joins ...?", but not "How many countries ...?" */
const ANY_COUNTRY = /\b(?:any|another|any other|any new|a new) country\b|^will an? country\b/i

/** Matches titles that ask for what every country has: "Will any government confirm ...?" */
const ANY_OF_COUNTRY =
  /\bany (?:other )?(?:air force|army|central bank|government|head of state|military|navy|space agency)\b/i

/** Finds a person with the name of a family beside "a member of the family". */
const memberOfFamily: Finder = (one, { title }, ofOne, ofOther) => {
  const said = familyIn(title)
  if (said === '' || familyIn(one.title) !== '') return undefined
  const family = tokenOfWord(said).key
  const at = one.questionTokens.findIndex(({ key }) => key.split(' ').includes(family))
  const [given, name] = [one.questionTokens[at - 1], one.questionTokens[at]]
  if (!name) return undefined
  // the best known member may have the name of the family alone: "Trump"
  const part = [given, name].flatMap((token) => (token && ofOne.includes(token) && token.weight >= 0.75 ? token : []))
  const own = new Set([family, 'family', 'member', 'other'])
  return { part, whole: ofOther.filter(({ key }) => key.split(' ').some((word) => own.has(word))) }
}

const FINDERS = [memberOfGroup, memberOfFamily, postWithin, contestOfRules, contestOfClass, placeOfCountry, oneOfAny]

const isOfPlace = (tokens: readonly Token[]) =>
  tokens.some(({ key }) => ruleWords.ofPlace.has(key)) ||
  includesKind(tokens, 'award', 'bank', 'league', 'office', 'party', 'series', 'team', 'trophy')

const show = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(' ')
