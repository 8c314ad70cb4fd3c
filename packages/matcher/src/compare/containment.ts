import { type EntityId, type EntityKind, kindOf } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { type Token, tokenise } from '../extract/tokens.ts'
import { contestClasses } from '../knowledge/contest-classes.ts'
import { places } from '../knowledge/places.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { type Comparison, veto } from './comparison.ts'
import { groupIn, memberTokensIn } from './groups.ts'
import { isSameToken } from './same-token.ts'
import type { WordMatch } from './words.ts'

/** A part on one side and its whole on the other, with the words that are then left on either side. */
interface Containment extends Pick<WordMatch, 'onlyA' | 'onlyB'> {
  comparison: Comparison
}

/**
 * Finds a name of one question that is a part of a name of the other: Paris lies in France, Wimbledon is a Grand Slam.
 * Returns the veto for it and the words that are left to compare; undefined where there is none.
 */
export function findContainment(
  a: Proposition,
  b: Proposition,
  plain: WordMatch,
  { onlyA, onlyB }: WordMatch,
): Containment | undefined {
  const forth = withinOther(a, b, plain.onlyA, plain.onlyB)
  if (forth) return containmentOf('inside', forth.part, forth.whole, onlyA, onlyB)
  const back = withinOther(b, a, plain.onlyB, plain.onlyA)
  return back && containmentOf('contains', back.whole, back.part, onlyA, onlyB)
}

const without = (tokens: readonly Token[], others: readonly Token[]) =>
  tokens.filter(({ key }) => !others.some((other) => other.key === key))

function containmentOf(
  relation: SetRelation,
  ofA: readonly Token[],
  ofB: readonly Token[],
  onlyA: readonly Token[],
  onlyB: readonly Token[],
): Containment {
  return {
    comparison: veto('part-of-whole', relation, [show(ofA), show(ofB)]),
    onlyA: without(onlyA, ofA),
    onlyB: without(onlyB, ofB),
  }
}

interface Pair {
  part: readonly Token[]
  whole: readonly Token[]
}

type Finder = (
  one: Proposition,
  other: Proposition,
  ofOne: readonly Token[],
  ofOther: readonly Token[],
) => Pair | undefined

const withinOther: Finder = (one, other, ofOne, ofOther) => {
  if (ofOne.length === 0 || ofOther.length === 0) return undefined
  for (const find of [memberOfGroup, contestOfRules, contestOfClass, placeOfCountry, oneOfAny]) {
    const found = find(one, other, ofOne, ofOther)
    if (found) return found
  }
  return undefined
}

/** An act of Italy is one of a G7 country. */
const memberOfGroup: Finder = (_, { title }, ofOne, ofOther) => {
  const group = groupIn(title)
  const part = group ? memberTokensIn(group, ofOne) : []
  return group && part.length > 0 ? { part, whole: ofOther.filter(({ key }) => group.keys.has(key)) } : undefined
}

/** "Win a trophy", by rules that count the league, the cup and two more. */
const contestOfRules: Finder = (_, { terms }, ofOne, ofOther) => {
  const whole = ofOther.filter(isGeneric)
  if (!whole.some(({ key }) => ruleWords.contest.has(key))) return undefined
  for (const item of terms?.anyOf ?? []) {
    const part = ofOne.filter((token) => token.weight >= 0.3 && item.some((word) => isSameToken(token, word)))
    if (
      part.length > 0 &&
      item.filter(({ weight }) => weight >= 0.75).every((word) => part.some((token) => isSameToken(token, word)))
    )
      return { part: [...part, ...ofOne.filter(isGeneric)], whole }
  }
  return undefined
}

const isGeneric = ({ key, weight }: Token) =>
  ruleWords.contest.has(key) || ruleWords.contestKind.has(key) || (weight < 0.75 && AROUND.has(key))
const AROUND = new Set(
  'tennis golf men women season singl single tour championship least 1 one league:atp league:wta'.split(' '),
)

const classes = contestClasses.flatMap(({ names, members }) =>
  names.map((name) => ({ words: keysOf(name), members: new Set(members) })),
)

function keysOf(name: string): string[] {
  return tokenise(normalise(name), new Map()).map(({ key }) => key)
}

const contestOfClass: Finder = (one, _, ofOne, ofOther) => {
  for (const { words, members } of classes) {
    const whole = ofOther.filter(({ key }) => words.includes(key))
    if (whole.length < words.length) continue
    const part = ofOne.filter(({ key, ids }) => members.has(key) || ids?.some((id) => members.has(id)))
    if (part.length === 0) continue
    const around = (tokens: readonly Token[]) => tokens.filter(isGeneric)
    return { part: [...part, ...around(ofOne), ...sexOf(one, ofOne)], whole: [...whole, ...around(ofOther)] }
  }
  return undefined
}

/** A named player implies the sex of the contest, so "men" or "women" beside the name adds nothing. */
const sexOf = (_: Proposition, tokens: readonly Token[]) => tokens.filter(({ key }) => key === 'men' || key === 'women')

/** Where a place of one or more words lies. */
const lies = new Map<string, EntityId[]>()
for (const { within, names } of places) {
  for (const name of names) {
    const key = keysOf(name).join(' ')
    lies.set(key, [...(lies.get(key) ?? []), within as EntityId])
  }
}
const LONGEST = Math.max(...[...lies.keys()].map((name) => name.split(' ').length))

/** A thing that happens in a city happens in its country; but the city's mayor, price and record are its own. */
const placeOfCountry: Finder = (one, other, ofOne, ofOther) => {
  const countries = ofOther.filter(({ ids }) => ids?.some((id) => kindOf(id) === 'country' || kindOf(id) === 'state'))
  if (countries.length === 0 || isOfPlace(other.questionTokens)) return undefined
  for (const [words, within] of placesIn(one.questionTokens)) {
    if (!words.every((word) => ofOne.includes(word))) continue
    if (isOfPlace(one.questionTokens.filter((token) => !words.includes(token)))) continue
    const whole = countries.filter(({ ids }) => ids?.some((id) => within.includes(id)))
    if (whole.length > 0) return { part: words, whole }
  }
  return undefined
}

const placesIn = memoize((tokens: readonly Token[]): [Token[], readonly EntityId[]][] =>
  tokens.flatMap((first, index): [Token[], readonly EntityId[]][] => {
    const state = first.ids?.some((id) => kindOf(id) === 'state')
      ? [[[first], USA] as [Token[], readonly EntityId[]]]
      : []
    for (let length = LONGEST; length > 0; length--) {
      const words = tokens.slice(index, index + length)
      const within = lies.get(words.map(({ key }) => key).join(' '))
      if (within) return [...state, [words, within]]
    }
    return state
  }),
)

const USA: readonly EntityId[] = ['country:usa']

/** An act of one country is an act of any country. */
const oneOfAny: Finder = (_, { title }, ofOne, ofOther) => {
  const whole = ofOther.filter(({ key }) => key === 'another-country' || key === 'country')
  if (whole.length === 0 || !ANY_COUNTRY.test(title)) return undefined
  const part = ofOne.filter(({ ids }) => ids?.every((id) => kindOf(id) === 'country'))
  return part.length > 0 ? { part, whole } : undefined
}

/** "Will any country leave ...?", but not "How many countries ...?" */
const ANY_COUNTRY = /\bany country\b|^will an? country\b/i

const isOfPlace = (tokens: readonly Token[]) =>
  tokens.some(({ key, ids }) => ruleWords.ofPlace.has(key) || ids?.some((id) => OF_PLACE.has(kindOf(id))))
const OF_PLACE: ReadonlySet<EntityKind> = new Set([
  'award',
  'bank',
  'league',
  'office',
  'party',
  'series',
  'team',
  'trophy',
])

const show = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(' ')
