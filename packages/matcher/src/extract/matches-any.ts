/**
 * Returns a test whether one of many patterns matches a text. A pattern is tried only where a character stands with which
 * it begins, as its source shows; all of them joined by "|" take several times as long. A back reference counts as
 * matched.
 */
export function matchesAny(patterns: readonly RegExp[]): (text: string) => boolean {
  const [atWords, within] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const pattern of patterns.flatMap(({ source }) => alternativesIn(source))) {
    const begins = beginningOf(pattern)
    if (begins.isEmpty) throw new Error(`The pattern ${pattern} matches every text`)
    const place = begins.ofWord && begins.characters.every(isOfWord) ? atWords : within
    for (const character of begins.characters) place.set(character, [...(place.get(character) ?? []), pattern])
  }
  const [words, others] = [tableOf(atWords), tableOf(within)]
  return (text) => {
    let behindWord = false
    for (let at = 0; at < text.length; at++) {
      const code = Math.min(text.charCodeAt(at), OTHER)
      if (!behindWord && matchesAt(words[code], text, at)) return true
      if (matchesAt(others[code], text, at)) return true
      behindWord = WORD[code] === true
    }
    return false
  }
}

/** All characters of ASCII, and one that stands for all others. */
const CHARACTERS = Array.from({ length: 129 }, (_, code) => String.fromCharCode(code))
const OTHER = 128
const isOfWord = (character: string) => /\w/.test(character)
const WORD = CHARACTERS.map(isOfWord)

const tableOf = (patterns: ReadonlyMap<string, readonly string[]>) =>
  CHARACTERS.map((character) => {
    const all = patterns.get(character)
    return all && new RegExp(all.join('|'), 'y')
  })

function matchesAt(pattern: RegExp | undefined, text: string, at: number): boolean {
  if (!pattern) return false
  pattern.lastIndex = at
  return pattern.test(text)
}

/** With which characters a pattern begins, and whether it does so only where a word begins, if they are of words. */
interface Beginning {
  characters: readonly string[]
  ofWord: boolean
  /** Whether it matches the empty text too. */
  isEmpty: boolean
}

function beginningOf(pattern: string): Beginning {
  const parts = partsOf(pattern)
  const characters: string[] = []
  let ofWord = false
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as string
    const isBehindSpace =
      part.startsWith('(?<=') && part.endsWith(' )') && alternativesIn(part.slice(4, -1)).length === 1
    if (part === '\\b' || part === '^' || isBehindSpace) ofWord ||= characters.length === 0
    else if (!/^\(\?<?[=!]|^\$$/.test(part)) {
      const group = /^\((?:\?:)?(.*)\)$/s.exec(part)?.[1]
      const options = group === undefined ? [] : alternativesIn(group).map(beginningOf)
      characters.push(...(group === undefined ? charactersOf(part) : options.flatMap((one) => one.characters)))
      const [times = ''] = /^(?:[?*+]|\{\d+,?\d*\})\??/.exec(parts.slice(at + 1).join('')) ?? []
      if (!/^(?:[?*]|\{0)/.test(times) && !options.some(({ isEmpty }) => isEmpty))
        return { characters: [...new Set(characters)], ofWord, isEmpty: false }
      at += times.length
    }
  }
  return { characters, ofWord, isEmpty: true }
}

/** Returns the characters that a part without groups matches. */
function charactersOf(part: string): readonly string[] {
  const pattern = new RegExp(part)
  return CHARACTERS.filter((character, code) => pattern.test(character) || (code === OTHER && /[^\0-\x7f]/.test(part)))
}

/** Splits a pattern into characters, classes and groups. */
function partsOf(pattern: string): string[] {
  const parts: string[] = []
  let depth = 0
  for (const [part] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./gs)) {
    if (part === ')') depth--
    if (depth > 0 || part === ')') parts[parts.length - 1] += part
    else parts.push(part)
    if (part === '(') depth++
  }
  return parts
}

/** Splits a pattern at each "|" outside of groups. */
function alternativesIn(pattern: string): string[] {
  const found = ['']
  for (const part of partsOf(pattern)) {
    if (part === '|') found.push('')
    else found[found.length - 1] += part
  }
  return found
}
