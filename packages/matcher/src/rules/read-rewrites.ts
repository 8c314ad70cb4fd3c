import { numerals, ordinals } from '../knowledge/numerals.ts'
import { stateNames } from '../knowledge/state-codes.ts'
import type { Rewrite } from './rewrite.ts'
import { readExamples } from './rule.ts'

/**
 * Returns the rewrites of a table by id. A row has the id, the pattern with the text that replaces it, other texts for
 * phrases in which a second pattern is found, an example and a counter-example. A reason begins with "//":
 *
 *     quarter-point
 *       \b(?:half|quarter)(?: of)? an? point\b -> '25 bps'
 *       if half -> '50 bps'
 *       = Will the Fed cut rates by a quarter point? | Will the Fed cut rates by 25 bps?
 *       ! Will Ann Roe lead by half a point? | Will Ann Roe lead by 0.5 points?
 */
export const readRewrites = (table: string): (readonly [id: string, rewrite: Rewrite])[] =>
  table
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => {
      const [id = '', phrase = '', ...lines] = row.replace(/\n {2}\/\/.*/, '').split(/\n {2}(?=\S)/)
      const [from, text] = replacementOf(phrase)
      const others = lines.slice(0, -2).map((line) => replacementOf(line.slice('if '.length)))
      const to = spelt.get(id) ?? (others.length > 0 ? choose(text, others) : text)
      return [id, { from, to, ...readExamples(lines.slice(-2).join('\n  ')) }]
    })

function replacementOf(line: string): [from: RegExp, text: string] {
  const [from = '', text = ''] = line.split(/\s+-> /)
  return [new RegExp(from, 'g'), text.slice(1, -1)]
}

const choose =
  (text: string, others: readonly [RegExp, string][]) =>
  (phrase: string, ...groups: readonly unknown[]): string => {
    const [, chosen] = others.find(([pattern]) => phrase.search(pattern) >= 0) ?? [undefined, text]
    return chosen.replaceAll(/\$(\d)/g, (_, group) => String(groups[Number(group) - 1] ?? ''))
  }

/** Replacements that are calculated or looked up, by the id of their rows. */
const spelt = new Map<string, (phrase: string) => string>([
  ['seats-of-congress', (phrase) => `in the ${BEFORE_CONGRESS + 2 * Number(/\d+/.exec(phrase))} election`],
  ['state-by-code', (code) => stateNames.get(code) ?? code],
  ['numbered-season', (phrase) => `season ${ordinals.indexOf(phrase.split(' ')[1] ?? '')}`],
  ['short-season', (season) => `20${season.replace('/', '-')}`],
  ['spelt-bound', (word) => String(numerals.indexOf(word))],
  [
    'spelt-ordinal',
    (phrase) => {
      const [ten = '', unit = ''] = phrase.split(/[- ]/)
      const last = ordinals.indexOf(unit)
      return `${TENS.indexOf(ten)}${last}${ENDINGS[last] ?? 'th'}`
    },
  ],
])
/** The year in which the first Congress would have been elected, if there had been one every two years. */
const BEFORE_CONGRESS = 1786
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']
const ENDINGS = ['th', 'st', 'nd', 'rd']
