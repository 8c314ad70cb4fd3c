import { includesKind, isOfKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import { matchesAny } from '../extract/matches-any.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { groups } from '../knowledge/groups.ts'
import { ofTitle } from './facts.ts'
import { isSameToken } from './same-token.ts'
import type { Unshared } from './words.ts'

/** A group of countries, people or things, of which a title asks for any member. */
interface AnyOf {
  /** Keys of the tokens that name the group. */
  keys: ReadonlySet<string>
  /** The names of its members, each as tokens. */
  members: readonly (readonly Token[])[]
  /** The names of what is in another group of its division, each as tokens. */
  others: readonly (readonly Token[])[]
}

const ANY = '(?:an?|any|another|(?:at least )?one(?: of the)?|some|the)(?: other)?'
const alternatives = (texts: readonly string[]) => texts.map((one) => normalise(one)).join('|')

const known = groups.map(({ names, kinds, members, places, division, alone }) => {
  const [name, kind] = [alternatives(names), alternatives(kinds)]
  const forms = [
    `${ANY} (?:(?:${name}) (?:${kind})|(?:${kind}) (?:from|of|in) (?:the )?(?:${name}))\\b`,
    ...(alone ? [`(?<=^will (?:the )?)(?:${name})(?= wins? )`] : []),
    // the answer of a heading: "Winner: European team?"
    `[:-] (?:${name}) (?:${kind})(?=\\W*$)`,
    ...(places ? [`\\b(?:be|is|come|comes|${kind}) from (?:${alternatives(places)})\\b`] : []),
  ]
  return {
    named: new RegExp(`\\b(?:${alternatives([...names, ...(places ?? [])])})\\b`),
    pattern: new RegExp(`\\b(?:${forms.join('|')})`),
    members: members.map(tokensOf),
    division,
  }
})

/** Whether a text has the name or the place of a group, which is quicker to see than whether it asks for any member. */
const namesGroup = matchesAny(known.map(({ named }) => named))

/** Matches a word for a member, or a group that stands for its teams; a title without one need not be normalised. */
const MEMBER = new RegExp(
  `\\b(?:famil|from|${[...new Set(groups.flatMap(({ names, kinds, alone }) => (alone ? [...kinds, ...names] : kinds)))].join('|')})`,
  'i',
)

/** Whether a question asks for any member of a group or family. */
export const asksForMember = ({ title }: Proposition): boolean => groupIn(title) !== null || familyIn(title) !== ''

/**
 * Returns the family of which a title asks for any member: "a member of the Roe family", "a Roe (any member of the
 * family)" -> "roe". Empty for other titles.
 */
export const familyIn = (title: string): string => (MEMBER.test(title) ? readFamily(title) : '')
const readFamily = ofTitle((title: string): string => FAMILY.exec(normalise(title))?.slice(1).find(Boolean) ?? '')
const FAMILY =
  /\bmember of the ([a-z-]+) family\b|\b(?:an?|any|another) (?:other )?([a-z-]+)(?: family member\b| \((?:an?|any) member of the family\))/

/**
 * Returns the group of which a title asks for any member: "any G7 country" -> the G7. Groups of several divisions may
 * have one name, such as the Western Conference. Null where it asks for none.
 */
export const groupIn = (title: string): AnyOf | null => (MEMBER.test(title) ? readGroup(title) : null)
const readGroup: (title: string) => AnyOf | null = ofTitle((title) => {
  const text = normalise(title)
  if (!namesGroup(text)) return null
  const named = known.flatMap((group) => {
    const phrase = group.named.test(text) ? group.pattern.exec(text)?.[0] : undefined
    return phrase === undefined ? [] : [{ ...group, phrase }]
  })
  // "a team from the AFC East" asks for one of the AFC East, and not of the whole AFC
  const found = named.filter(({ phrase }) => !named.some((other) => other.phrase.startsWith(`${phrase} `)))
  if (found.length === 0) return null
  const phrases = found.map(({ phrase }) => phrase)
  // "the G7 countries" are all of them, but there is one champion of a conference
  if (phrases.every((phrase) => phrase.startsWith('the ') && !phrase.endsWith('champion'))) return null
  const isBeside = ({ division }: (typeof known)[number]) =>
    division !== undefined && found.some((group) => group.division === division)
  return {
    keys: new Set(phrases.flatMap((phrase) => tokensOf(phrase).map(({ key }) => key))),
    members: found.flatMap(({ members }) => members),
    others: known
      .filter((group) => isBeside(group) && !found.some(({ members }) => members === group.members))
      .flatMap(({ members }) => members.filter((name) => !found.some((group) => isAmong(name, group.members)))),
  }
})

/** Whether all members of a group are members of another one: the G7 in the G20. */
export const isGroupWithin = (group: AnyOf, other: AnyOf): boolean =>
  group.members.every((name) => isAmong(name, other.members))

/** Whether two groups have all members of their division between them: the AFC and the NFC. */
export const areHalves = (one: AnyOf, other: AnyOf): boolean =>
  one.others.length > 0 &&
  one.others.every((name) => isAmong(name, other.members)) &&
  other.others.every((name) => isAmong(name, one.members))

/** Whether a name is one of several: Australia plays in Oceania and in Asia. */
const isAmong = (name: readonly Token[], names: readonly (readonly Token[])[]) =>
  names.some((one) => one.length === name.length && one.every(({ key }, place) => key === name[place]?.key))

/**
 * Returns the tokens that are one of several names: of those of the G7, "france" in "will france leave nato". Empty where
 * none is.
 */
export function namedIn(names: readonly (readonly Token[])[], tokens: readonly Token[]): readonly Token[] {
  for (const name of names) {
    const words = name.map((word) => tokens.find((token) => isSameToken(token, word)))
    if (words.length > 0 && words.every((word) => word !== undefined)) return words
  }
  return []
}

/**
 * Returns the relation of two answers to one question of which exactly one is any of several: "a European team" beside
 * Australia. A member is a part of its group, a member of another continent excludes it; where neither is known, they
 * overlap. Undefined for two names.
 */
export function relateToGroup(a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared): SetRelation | undefined {
  const [x, y] = [asksForAny(a), asksForAny(b)]
  if (x === y) return undefined
  const [whole, names, own] = x ? [a, onlyB, onlyA] : [b, onlyA, onlyB]
  const group = groupIn(whole.title)
  // "a Republican candidate" is any of a party, which is compared as one
  if (!group) return includesKind([...names, ...own], 'party') ? undefined : 'overlap'
  if (namedIn(group.members, names).length > 0) return x ? 'contains' : 'inside'
  const isOther = namedIn(group.others, names).length > 0 || isOutside(group, names)
  return isOther ? 'disjoint' : 'overlap'
}

/** Whether the names are countries, and the group is one of countries that has a list of all its members. */
const isOutside = ({ members, others }: AnyOf, names: readonly Token[]) =>
  others.length === 0 && members.flat().every((token) => isOfKind(token, 'country')) && includesKind(names, 'country')

/** Whether the subject of a question is any of several: "a European team", "any company", "a first-time winner". */
const asksForAny = (one: Proposition) => ANY_SUBJECT.test(one.title) || groupIn(one.title) !== null || isAnyAnswer(one)

/** Whether the label of an answer is any of several: "A person of the film industry", but not the song "A Zorro Song". */
export const isAnyAnswer = ({ answer, title }: Proposition): boolean =>
  answer?.kind === 'name' &&
  // without a label, the answer is in small letters
  /^[A-Z]/.test(answer.label) &&
  ANY_SUBJECT.test(answer.label) &&
  groupIn(title) === null &&
  !includesKind(answer.tokens, 'party')

/** Matches a subject that is any of a kind, but not a name such as "A Zorro Movie". */
const ANY_SUBJECT =
  /^(?:Will )?(?:[Aa]n?|[Aa]ny|[Aa]nother|[Ss]ome) (?:[\w'-]+ ){0,3}?(?:agency|artist|candidate|club|company|country|driver|film|group|lab|model|movie|nation|organi[sz]ation|person|player|side|song|state|team|university)\b|^(?:Will )?[A-Z][\w'-]+ (?:[A-Z][\w'-]+ )?player (?:be|win)\b/
