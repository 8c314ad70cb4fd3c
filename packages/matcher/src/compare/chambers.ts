import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { agree, agreeOnWords, type Comparison, veto } from './comparison.ts'

const PARTY = '(d|r|dems?|democrats?|democratic|gop|reps?|republicans?|republican)'
const HOUSE = new RegExp(`\\b${PARTY}(?: |-)+house\\b|\\bhouse(?: |-)+${PARTY}\\b`)
const SENATE = new RegExp(`\\b${PARTY}(?: |-)+senate\\b|\\bsenate(?: |-)+${PARTY}\\b`)
const SWEEP = new RegExp(`\\b${PARTY} sweep\\b`)

/**
 * Returns the parties that control the House and the Senate by the title: "D House, R Senate" -> "dr". Empty for other
 * titles.
 */
const chambersOf = memoize((title: string): string => {
  const text = normalise(title)
  const sweep = SWEEP.exec(text)?.[1]?.[0]
  const [house, senate] = [HOUSE, SENATE].map((pattern) => {
    const [, before, after] = pattern.exec(text) ?? []
    return letterOf(before ?? after)
  })
  if (house && senate) return `${house}${senate}`
  return sweep ? `${letterOf(sweep)}${letterOf(sweep)}` : ''
})

/**
 * Returns the chamber (0: House, 1: Senate) and the party that is to control it by the title: "Republicans keep the
 * House" -> [0, "r"]. Null for other titles.
 */
const chamberOf = memoize((title: string): readonly [place: number, letter: string] | null => {
  const text = normalise(title)
  const [, party, chamber] = CONTROL.exec(text) ?? []
  return party === undefined || !/\b20\d\d\b/.test(text) ? null : [chamber === 'house' ? 0 : 1, letterOf(party)]
})

const CONTROL = new RegExp(
  `^will (?:the )?${PARTY}(?: party)? (?:win|keep|control|hold|retain|take|flip|gain)(?: back)?(?: (?:control|majority))?(?: of| in)? (?:the )?(?:us )?(house|senate)\\b(?! (?:and|or|race|seat|election|primary)\\b)(?!.*\\b(?:seats?|district|race)\\b)`,
)

const letterOf = (party: string | undefined) => (party === undefined ? '' : party.startsWith('d') ? 'd' : 'r')

/**
 * Returns the comparisons of two questions about which party controls the US House, Senate or both. Undefined for pairs
 * that are not about that.
 */
export function compareChambers(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [chambersOf(a.title), chambersOf(b.title)]
  if (x === '' || y === '') return x === y ? undefined : compareOne(x || y, x === '' ? a : b, x !== '')
  const shared = agreeOnWords(3)
  return x === y
    ? [shared, agree('wording', 'wording agrees', [x, y])]
    : [shared, veto('other-chambers', 'disjoint', [x, y])]
}

/** Returns the comparisons of a question about both chambers with one about a single chamber. */
function compareOne(letters: string, { title, negated }: Proposition, isBoth: boolean): Comparison[] | undefined {
  const one = chamberOf(title)
  if (!one || negated) return undefined
  const [place, letter] = one
  const relation = letters[place] !== letter ? 'disjoint' : isBoth ? 'inside' : 'contains'
  return [agreeOnWords(3), veto('other-chambers', relation, isBoth ? [letters, letter] : [letter, letters])]
}
