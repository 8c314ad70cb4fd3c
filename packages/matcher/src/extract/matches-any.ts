/**
 * Returns a test whether one of many patterns matches a text. A pattern is tried only where two characters stand with
 * which it begins, as its source shows; all of them joined by "|" take several times as long. Flags count for nothing,
 * and a back reference counts as matched.
 */
export function matchesAny(patterns: readonly RegExp[]): (text: string) => boolean {
  const [atWords, within] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const pattern of patterns.flatMap(({ source }) => alternativesIn(source))) {
    const { open, closed, ofWord } = beginningsOf(pattern)
    if (open.has('')) throw new Error(`The pattern ${pattern} matches every text`)
    const begins = [...open, ...closed]
    const place = ofWord && begins.every((text) => isOfWord(text.charAt(0))) ? atWords : within
    for (const text of begins) place.set(text, [...(place.get(text) ?? []), pattern])
  }
  const [words, others] = [tableOf(atWords), tableOf(within)]
  return (text) => {
    let behindWord = false
    let code = codeAt(text, 0)
    for (let at = 0; at < text.length; at++) {
      const next = codeAt(text, at + 1)
      if (!behindWord && matchesAt(words(code, next), text, at)) return true
      if (matchesAt(others(code, next), text, at)) return true
      behindWord = WORD[code] === true
      code = next
    }
    return false
  }
}

/** All characters of ASCII, and one that stands for all others and for the end of a text. */
const CHARACTERS = Array.from({ length: 129 }, (_, code) => String.fromCharCode(code))
const CODES = CHARACTERS.length
const codeAt = (text: string, at: number) => (at < text.length ? Math.min(text.charCodeAt(at), CODES - 1) : CODES - 1)
const isOfWord = (character: string) => /\w/.test(character)
const WORD = CHARACTERS.map(isOfWord)

/** Returns a function that finds the expression of all patterns that may begin with two characters, by their codes. */
function tableOf(patterns: ReadonlyMap<string, readonly string[]>): (code: number, next: number) => RegExp | null {
  const table = new Array<RegExp | null | undefined>(CODES * CODES)
  const expressions = new Map<string, RegExp>()
  return (code, next) => {
    const known = table[code * CODES + next]
    if (known !== undefined) return known
    const first = CHARACTERS[code] ?? ''
    const all = [first, `${first}${CHARACTERS[next]}`].flatMap((text) => patterns.get(text) ?? []).join('|')
    const expression = all === '' ? null : (expressions.get(all) ?? new RegExp(all, 'y'))
    if (expression) expressions.set(all, expression)
    table[code * CODES + next] = expression
    return expression
  }
}

function matchesAt(pattern: RegExp | null, text: string, at: number): boolean {
  if (pattern === null) return false
  pattern.lastIndex = at
  return pattern.test(text)
}

/** The one or two characters with which a pattern begins, and whether it does so only where a word begins. */
interface Beginnings {
  /** Those that are all that it matches, so that what follows it counts too. */
  open: ReadonlySet<string>
  closed: ReadonlySet<string>
  ofWord: boolean
}

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
      const next = new Set(/^(?:[?*]|\{0)/.test(times) ? open : [])
      for (const before of open) {
        for (const text of begins) closed.add((before + text).slice(0, 2))
        for (const text of ends) {
          const whole = (before + text).slice(0, 2)
          // what is repeated may be followed by itself
          if (whole.length === 2 || (whole !== '' && /^[*+{]/.test(times))) closed.add(whole)
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
