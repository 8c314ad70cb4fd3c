import { persons } from '../knowledge/persons.ts'
import { politicians } from '../knowledge/politicians.ts'
import { memoize } from './memoize.ts'
import { isMisspelt } from './misspelling.ts'
import { isKnown } from './near-names.ts'
import { normalise, splitWords } from './text.ts'

/** Letters of the shortest word that may be misspelt. */
const LEAST = 6

/**
 * Words of the full names of persons of the tables, by the word itself and by what is left of it without one letter.
 */
const parts = new Map<string, { name: readonly string[]; at: number }[]>()

for (const name of [
  ...persons.flatMap(({ names }) => names),
  ...politicians.flatMap(({ men, women }) => [...men, ...women]),
])
  add(splitWords(normalise(name)))

function add(name: readonly string[]): void {
  if (name.length < 2) return
  for (const [at, word] of name.entries())
    if (word.length >= LEAST)
      for (const form of formsOf(word)) parts.set(form, [...(parts.get(form) ?? []), { name, at }])
}

/**
 * Returns a normalised text with the full names of persons of the tables in their right spelling: "xi jingping" -> "xi
 * jinping". Only a long word that is no other name is corrected. Texts without such a word are returned unchanged.
 */
export const withPersonsCorrected = memoize((text: string): string => {
  const words = splitWords(text)
  return words.reduce((plain, word, index) => {
    const right = word.length < LEAST || isKnown(word) ? undefined : rightOf(words, index)
    return right === undefined ? plain : plain.replace(new RegExp(`\\b${word}\\b`), right)
  }, text)
})

/** Whether a title has the misspelt name of a person of the tables. */
export const hasMisspeltPerson = memoize((title: string): boolean => {
  const text = normalise(title)
  return withPersonsCorrected(text) !== text
})

function rightOf(words: readonly string[], index: number): string | undefined {
  const word = words[index] ?? ''
  const found = formsOf(word)
    .flatMap((form) => parts.get(form) ?? [])
    .find(
      ({ name, at }) =>
        isMisspelt(word, name[at] ?? '') && name.every((part, n) => n === at || words[index - at + n] === part),
    )
  return found?.name[found.at]
}

/** Returns a word and what is left of it without one of its letters. */
function formsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))]
}
