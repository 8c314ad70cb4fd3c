import { numerals, ordinals } from '../knowledge/numerals.ts'
import { qualifierPhrases } from '../knowledge/qualifier-phrases.ts'
import { stateIds } from '../knowledge/state-codes.ts'
import type { QualifierKey } from './qualifiers.ts'
import { readQuantities } from './quantities.ts'
import { placesOfLosers, stageAfter, stageReached } from './stages.ts'

/** Returns a text made of the groups of a match; undefined for no qualifier. */
type Read = (...groups: (string | undefined)[]) => string | undefined

/** Values that are computed from groups, by the name that the rows call. */
const computed = new Map<string, (...groups: string[]) => string | undefined>(
  Object.entries({ beforeAmount, placesOfLosers, stageAfter, stageReached, district, partOfGame }),
)

function beforeAmount(amount = ''): string {
  return `before ${readQuantities(amount).quantities[0]?.interval.low ?? amount}`
}

function district(code = '', number = '', atLarge = '', name = '', nth = '', large = ''): string | undefined {
  const state = stateIds.get(code || name || large)
  return state && `${state}-${number ? Number(number) : nth && !atLarge ? ordinal(nth) : 'al'}`
}

function partOfGame(nth = '', part = '', number = '', letter = ''): string {
  return `${part || (letter === 'q' ? 'quarter' : 'period')} ${number || ordinal(nth)}`
}

/** Returns the number that a word or an ordinal states: "2nd", "second", "two", "runner-up" -> "2". */
function ordinal(text: string): string {
  if (text === 'runner-up') return '2'
  if (text === 'rank1') return '1'
  const index = Math.max(ordinals.indexOf(text), numerals.indexOf(text))
  return index >= 0 ? String(index) : String(Number.parseInt(text, 10))
}

/**
 * The patterns by which qualifiers are read, in the order of their application. Each entry has the kind of qualifier,
 * the pattern, a function that returns the qualifier's value from the groups of a match, and one that returns the text
 * left in place of the match. Patterns have no flags, because they are used repeatedly.
 */
export const QUALIFIER_RULES: readonly (readonly [QualifierKey, RegExp, read: Read, leaves: Read])[] = qualifierPhrases
  .replaceAll(/^\/\/.*\n/gm, '')
  .trim()
  .split(/\n(?=\w)/)
  .map((row) => {
    const [, key, pattern = '', value = '', rest = ''] = /^(\w+): (.*?)\s+-> (.*?)(?: leaving (.*))?$/s.exec(row) ?? []
    return [key as QualifierKey, new RegExp(pattern), reader(value), reader(rest)]
  })

function reader(text: string): Read {
  const [, name, list = ''] = /^(\w+)\((.*)\)$/.exec(text) ?? []
  const compute = computed.get(name ?? '')
  const parts = list.split(', ')
  return (...groups) =>
    compute ? compute(...parts.map((part) => filled(part, groups))) : filled(text, groups) || undefined
}

const filled = (text: string, groups: readonly (string | undefined)[]) =>
  text.replaceAll(/([$#])(\d)/g, (_, mark, place) => {
    const group = groups[place - 1] ?? ''
    return mark === '#' && group !== '' ? ordinal(group) : group
  })
