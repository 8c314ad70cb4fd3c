import { persons } from '../knowledge/persons.ts'
import { politicians } from '../knowledge/politicians.ts'
import { readingWords } from '../knowledge/reading-words.ts'
import { type EntityId, kindOf } from './entities.ts'
import { normalise, splitWords } from './text.ts'
import type { Token } from './tokens.ts'

/** The party and sex of a person who stands for office. */
export interface Politician {
  party: EntityId
  woman: boolean
}

/** Politicians by the first word of their name; those with the longest name come first. */
const byFirst = new Map<string, { words: readonly string[]; politician: Politician }[]>()
for (const { party, men, women } of politicians) {
  for (const [names, woman] of [
    [men, false],
    [women, true],
  ] as const)
    for (const name of names) add(splitWords(normalise(name)), { party: `party:${party}`, woman })
}
for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)

function add(name: readonly string[], politician: Politician): void {
  const [first = ''] = name
  byFirst.set(first, [...(byFirst.get(first) ?? []), { words: name, politician }])
}

/**
 * Returns the party and sex of the politician that a normalised text names. Undefined where it names none in the
 * tables, or several of different party or sex.
 */
export function politicianIn(text: string): Politician | undefined {
  const [first, ...others] = politiciansIn(text)
  return first && others.every((other) => isAlike(first, other)) ? first : undefined
}

/** Returns the party and sex of all politicians that a normalised text names, in its order. */
export function politiciansIn(text: string): readonly Politician[] {
  const list = splitWords(text)
  const found: Politician[] = []
  for (let index = 0; index < list.length; ) {
    const named = byFirst
      .get(list[index] ?? '')
      ?.find((one) => one.words.every((word, offset) => list[index + offset] === word))
    // "the next leader after Ann Roe" is not about Ann Roe
    if (named && readingWords.following.has(list[index - 1] ?? '')) {
      index += named.words.length
      continue
    }
    if (named) found.push(named.politician)
    index += named?.words.length ?? 1
  }
  return found
}

/**
 * Returns the party and sex of the politician whom the texts of a question name, or else of the only known person among
 * its tokens, who may be named by the family name alone: "Harris".
 */
export function politicianOf(
  texts: readonly ({ text: string } | false | undefined)[],
  tokens: readonly Token[],
): Politician | undefined {
  const text = texts.flatMap((one) => (one ? [one.text] : [])).join(' | ')
  return politicianIn(text) ?? (FOLLOWS.test(text) ? undefined : politicianNamed(tokens))
}

const FOLLOWS = new RegExp(`\\b(?:${[...readingWords.following].join('|')})\\b`)
const fullNames = new Map(persons.map(({ id, names: [name = ''] }) => [`person:${id}`, name]))

function politicianNamed(tokens: readonly Token[]): Politician | undefined {
  const ids = tokens.flatMap(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'person'))
  const name = ids.length === 1 ? fullNames.get(ids[0] as string) : undefined
  return name === undefined ? undefined : politicianIn(normalise(name))
}

const isAlike = (a: Politician, b: Politician) => a.party === b.party && a.woman === b.woman
