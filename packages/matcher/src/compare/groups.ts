import { matchesAny } from '../extract/matches-any.ts'
import { memoize } from '../extract/memoize.ts'
import { normalise } from '../extract/text.ts'
import { type Token, tokenise } from '../extract/tokens.ts'
import { groups } from '../knowledge/groups.ts'
import { isSameToken } from './same-token.ts'

/** A group of countries, people or things, of which a title asks for any member. */
interface AnyOf {
  /** Keys of the tokens that name the group. */
  keys: ReadonlySet<string>
  /** The names of its members, each as tokens. */
  members: readonly (readonly Token[])[]
}

const tokensOf = (text: string) => tokenise(normalise(text), new Map()).filter(({ weight }) => weight > 0)

const known = groups.map(({ names, kinds, members }) => {
  const [name, kind] = [names, kinds].map((all) => all.map((one) => normalise(one)).join('|'))
  return {
    pattern: new RegExp(
      `\\b(?:an?|any|another|(?:at least )?one(?: of the)?|some)(?: other)? (?:(?:${name}) (?:${kind})|(?:${kind}) (?:from|of) (?:the )?(?:${name}))\\b`,
    ),
    members: members.map(tokensOf),
  }
})

const asksForAny = matchesAny(known.map(({ pattern }) => pattern))

/** The token keys of all words in the names of members of the groups. */
export const memberWords: readonly string[] = known.flatMap(({ members }) => members.flat().map(({ key }) => key))

/** Returns the group of which a title asks for any member: "any G7 country" -> the G7. Null where it asks for none. */
export const groupIn: (title: string) => AnyOf | null = memoize((title) => {
  const text = normalise(title)
  if (!asksForAny(text)) return null
  for (const { pattern, members } of known) {
    const phrase = pattern.exec(text)?.[0]
    if (phrase !== undefined) return { keys: new Set(tokensOf(phrase).map(({ key }) => key)), members }
  }
  return null
})

/**
 * Returns the tokens that name one member of the group: of the G7, "france" in "will france leave nato". Empty where no
 * member is named.
 */
export function memberTokensIn({ members }: AnyOf, tokens: readonly Token[]): readonly Token[] {
  for (const name of members) {
    const words = name.map((word) => tokens.find((token) => isSameToken(token, word)))
    if (words.every((word) => word !== undefined)) return words
  }
  return []
}
