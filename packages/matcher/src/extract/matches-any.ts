/**
 * First characters of a pattern that is tried on each text by itself, because there are too many places where it may
 * begin.
 */
const WIDE = 20

/** An alternative of one of the patterns, with the place of that pattern among all. */
interface Alternative {
  place: number
  expression: RegExp
}

/** The alternatives that begin with some characters, and by the code of the next character those that begin with more. */
interface Beginning {
  alternatives: Alternative[]
  longer: (Beginning | undefined)[]
}

const NONE = Number.POSITIVE_INFINITY

/** Returns a test whether one of many patterns matches a text, as `firstMatching` finds it. */
export function matchesAny(patterns: readonly RegExp[]): (text: string) => boolean {
  const search = searchFor(patterns)
  return (text) => search(text, 0, true) !== NONE
}

/**
 * Returns a search for the first of many patterns that matches a text: its place among them, from a place on, or
 * undefined. A pattern is tried only where the characters stand with which it begins, as its source shows, so a text
 * is read once instead of once for each pattern. Each is compiled once: V8 optimises no further expression of a program
 * that has compiled 16 MB of code, which makes each ten times slower. Flags count for nothing, and a back reference
 * counts as matched.
 */
export function firstMatching(patterns: readonly RegExp[]): (text: string, from?: number) => number | undefined {
  const search = searchFor(patterns)
  return (text, from = 0) => {
    const found = search(text, from, false)
    return found === NONE ? undefined : found
  }
}

/** Searches a text for patterns from a place on; the first of them, or with `isEnough` any. */
type Search = (text: string, from: number, isEnough: boolean) => number

function searchFor(patterns: readonly RegExp[]): Search {
  const [atWords, within]: [Beginning, Beginning] = [nothing(), nothing()]
  const wide: Alternative[] = []
  for (const [place, { source }] of patterns.entries()) {
    for (const alternative of alternativesIn(source)) {
      const { open, closed, ofWord } = beginningsOf(alternative)
      if (open.has('')) throw new Error(`The pattern ${alternative} matches every text`)
      const begins = [...open, ...closed]
      if (new Set(begins.map((text) => text.charAt(0))).size > WIDE)
        wide.push({ place, expression: new RegExp(alternative) })
      else
        addTo(ofWord && begins.every((text) => isOfWord(text.charAt(0))) ? atWords : within, begins, place, alternative)
    }
  }
  return (text, from, isEnough) => {
    let first = NONE
    for (const { place, expression } of wide) {
      if (place < from || !expression.test(text)) continue
      first = place
      break
    }
    let behindWord = false
    for (let at = 0; at < text.length; at++) {
      if (first === from || (isEnough && first !== NONE)) return first
      if (!behindWord) first = earlier(atWords, text, at, from, first)
      first = earlier(within, text, at, from, first)
      behindWord = WORD[codeAt(text, at)] === true
    }
    return first
  }
}

const nothing = (): Beginning => ({ alternatives: [], longer: [] })

function addTo(root: Beginning, begins: readonly string[], place: number, alternative: string): void {
  const expression = new RegExp(alternative, 'y')
  for (const text of begins) {
    let node = root
    for (let at = 0; at < text.length; at++) node = node.longer[codeAt(text, at)] ??= nothing()
    node.alternatives.push({ place, expression })
  }
}

/** Returns the place of the first pattern that matches here and stands before `first`; else `first`. */
function earlier(root: Beginning, text: string, at: number, from: number, first: number): number {
  let found = first
  let node = root.longer[codeAt(text, at)]
  for (let end = at + 1; node; end++) {
    for (const { place, expression } of node.alternatives) {
      if (place < from || place >= found) continue
      expression.lastIndex = at
      if (expression.test(text)) found = place
    }
    node = node.longer[codeAt(text, end)]
  }
  return found
}

/** All characters of ASCII, and one that stands for all others and for the end of a text. */
const CHARACTERS = Array.from({ length: 129 }, (_, code) => String.fromCharCode(code))
const CODES = CHARACTERS.length
const codeAt = (text: string, at: number) => (at < text.length ? Math.min(text.charCodeAt(at), CODES - 1) : CODES - 1)
const isOfWord = (character: string) => /\w/.test(character)
const WORD = CHARACTERS.map(isOfWord)

/** The characters with which a pattern begins, and whether it does so only where a word begins. */
interface Beginnings {
  /** Those that are all that it matches, so that what follows it counts too. */
  open: ReadonlySet<string>
  closed: ReadonlySet<string>
  ofWord: boolean
}

/** The characters that are looked at in the beginning of a pattern, and the beginnings up to which there are more. */
const LENGTH = 4
const MOST = 40

function beginningsOf(pattern: string): Beginnings {
  const parts = partsOf(pattern)
  let open: ReadonlySet<string> = new Set([''])
  const closed = new Set<string>()
  let ofWord = false
  for (let at = 0; at < parts.length && open.size > 0; at++) {
    const part = parts[at] as string
    const isBehindSpace =
      part.startsWith('(?<=') && part.endsWith(' )') && alternativesIn(part.slice(4, -1)).length === 1
    if (part === '\\b' || part === '^' || isBehindSpace) ofWord ||= open.size === 1 && open.has('')
    else if (!/^\(\?<?[=!]|^\$$/.test(part)) {
      const [times = ''] = /^(?:[?*+]|\{\d+,?\d*\})\??/.exec(parts.slice(at + 1).join('')) ?? []
      const group = /^\((?:\?:)?(.*)\)$/s.exec(part)?.[1]
      const options = group === undefined ? [] : alternativesIn(group).map(beginningsOf)
      const [ends, begins] = [
        group === undefined ? charactersOf(part) : options.flatMap((one) => [...one.open]),
        options.flatMap((one) => [...one.closed]),
      ]
      if (open.size * (ends.length + begins.length) > MOST && !open.has('')) {
        for (const text of open) closed.add(text)
        return { open: new Set(), closed, ofWord }
      }
      const next = new Set(/^(?:[?*]|\{0)/.test(times) ? open : [])
      for (const before of open) {
        for (const text of begins) closed.add((before + text).slice(0, LENGTH))
        for (const text of ends) {
          const whole = (before + text).slice(0, LENGTH)
          // what is repeated may be followed by itself
          if (whole.length === LENGTH || (whole !== '' && /^[*+{]/.test(times))) closed.add(whole)
          else next.add(whole)
        }
      }
      open = next
      at += times.length
    }
  }
  return { open, closed, ofWord }
}

/** Returns the characters that a part without groups matches. */
function charactersOf(part: string): readonly string[] {
  const pattern = new RegExp(part)
  return CHARACTERS.filter(
    (character, code) => pattern.test(character) || (code === CODES - 1 && /[^\0-\x7f]/.test(part)),
  )
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
