import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { agree, agreeOnWords, type Comparison, veto } from './comparison.ts'

/** Matches a word that each of the titles below has; looking for it is quicker than normalising every title. */
const NAMES_CHAMBER = /chamber|house|senate|sweep|trifecta/i

const PARTY = '(d|r|dems?|democrats?|democratic|gop|reps?|republicans?|republican)'
const HOUSE = new RegExp(`\\b${PARTY}(?: |-)+house\\b|\\bhouse(?: |-)+${PARTY}\\b`)
const SENATE = new RegExp(`\\b${PARTY}(?: |-)+senate\\b|\\bsenate(?: |-)+${PARTY}\\b`)
const SWEEP = new RegExp(`\\b${PARTY} sweep\\b`)
const EACH = new RegExp(`\\bhouse control be ${PARTY} and senate control be ${PARTY}\\b`)
/** The verbs by which a party gets or keeps a chamber. */
const GETS = '(?:win|keep|control|hold|retain|take|flip|gain)s?(?: back)?(?: (?:control|majority))?(?: of| in)?'
/** A party with one chamber and a party with the other one. */
const IN_TURN = new RegExp(
  `^will (?:the )?${PARTY} ${GETS} (?:the )?(house|senate) and (?:the )?${PARTY} ${GETS} (?:the )?(house|senate)\\b`,
)
const BOTH = new RegExp(
  `^will (?:the )?${PARTY}(?: party)? ${GETS} both (?:(?:the )?(?:chambers|houses)|(?:the )?house and (?:the )?senate)(?: of (?:the )?(?:us )?congress)?(?= ?\\?| (?:after|following|at|in (?:the )?20))`,
)

/** The presidency with both chambers of Congress. */
const TRIFECTA = new RegExp(`\\b${PARTY}(?: party)? (?:(?:achieve|gain|get|have|hold|secure|win)s? a )?trifecta\\b`)
const SEAT_OF_POWER = '(?:the )?(presidency|white house|house|senate)'
const ALL_THREE = new RegExp(
  `^will (?:the )?${PARTY}(?: party)? ${GETS} ${SEAT_OF_POWER},? ${SEAT_OF_POWER},? and ${SEAT_OF_POWER}\\b(?=.*\\b20\\d\\d\\b)`,
)

function presidencyAndBoth(text: string): RegExpExecArray | null {
  const found = ALL_THREE.exec(text)
  return found && new Set(found.slice(2).map((seat) => seat.replace('white house', 'presidency'))).size === 3
    ? found
    : null
}

/**
 * Returns the parties that control the House, the Senate and, where the title has it, the presidency: "D House, R
 * Senate" -> "dr", "Democratic trifecta" -> "ddd". Empty for other titles.
 */
const chambersOf = memoize((title: string): string => {
  if (!NAMES_CHAMBER.test(title)) return ''
  const text = normalise(title)
  const all = (TRIFECTA.exec(text) ?? presidencyAndBoth(text))?.[1]?.[0]
  if (all) return letterOf(all).repeat(3)
  const sweep = (SWEEP.exec(text) ?? (/\b20\d\d\b/.test(text) ? BOTH.exec(text) : null))?.[1]?.[0]
  const [, inHouse, inSenate] = EACH.exec(text) ?? []
  if (inHouse && inSenate) return `${letterOf(inHouse)}${letterOf(inSenate)}`
  const [, one, first, other, second] = IN_TURN.exec(text) ?? []
  if (one && other && first !== second)
    return first === 'house' ? `${letterOf(one)}${letterOf(other)}` : `${letterOf(other)}${letterOf(one)}`
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
  if (!NAMES_CHAMBER.test(title)) return null
  const text = normalise(title)
  const [, party, chamber] = CONTROL.exec(text) ?? []
  const [, held, answer] = ASKS.exec(text) ?? []
  if (held !== undefined && answer !== undefined) return [held === 'house' ? 0 : 1, letterOf(answer)]
  return party === undefined || !/\b20\d\d\b/.test(text) ? null : [chamber === 'house' ? 0 : 1, letterOf(party)]
})

const CONTROL = new RegExp(
  `^will (?:the )?${PARTY}(?: party)? ${GETS} (?:the )?(?:us )?(house|senate)\\b(?! (?:and|or|race|seat|election|primary)\\b)(?!.*\\b(?:seats?|district|race)\\b)`,
)

/** Matches a question with its answer: "Which party will control the Senate after 2030? - Democratic". */
const ASKS = new RegExp(
  `^(?:who|which party) will ${GETS} (?:the )?(?:us )?(house|senate) (?=.*\\b20\\d\\d\\b)[^?:]*[?:]+(?: -)? ${PARTY}(?: party)?$`,
)

const letterOf = (party: string | undefined) => (party === undefined ? '' : party.startsWith('d') ? 'd' : 'r')

/** The same for a question, whose answer may name the parties: "Balance of power? - D House, R Senate". */
const chambersIn = memoize(({ title, answer }: Proposition): string =>
  chambersOf(title) || answer === undefined ? chambersOf(title) : chambersOf(`${title}: ${answer.label}`),
)

/**
 * Returns the comparisons of two questions about which party controls the US House, Senate or both, and of their years.
 * Undefined for pairs that are not about that.
 */
export function compareChambers(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [chambersIn(a), chambersIn(b)]
  if (x === '' && y === '') return undefined
  const one = x === '' || y === '' ? compareOne(x || y, x === '' ? a : b, x !== '') : undefined
  if (one === undefined && (x === '' || y === '')) return undefined
  const relation = x.startsWith(y) ? 'inside' : y.startsWith(x) ? 'contains' : 'disjoint'
  const letters = x === y ? agree('wording', 'wording agrees', [x, y]) : veto('other-chambers', relation, [x, y])
  return [agreeOnWords(3), one ?? letters, ...compareCongress(a, b)]
}

/**
 * Returns the comparison of the Congresses that two titles name by a year: the one elected in 2030 begins in January
 * 2031. Empty where one names no year.
 */
function compareCongress(a: Proposition, b: Proposition): Comparison[] {
  const [x = 0, y = 0] = [a, b].map(({ title }) => Number(/\b20\d\d\b/.exec(title)?.[0] ?? 0))
  if (x === 0 || y === 0) return []
  const sides = [String(x), String(y)] as const
  return [x - (x % 2) === y - (y % 2) ? agree('year', 'year agrees', sides) : veto('other-year', 'unrelated', sides)]
}

/** Returns the comparison of a question about both chambers with one about a single chamber. */
function compareOne(letters: string, { title, negated }: Proposition, isBoth: boolean): Comparison | undefined {
  const one = chamberOf(title)
  if (!one || negated) return undefined
  const [place, letter] = one
  const relation = letters[place] !== letter ? 'disjoint' : isBoth ? 'inside' : 'contains'
  return veto('other-chambers', relation, isBoth ? [letters, letter] : [letter, letters])
}
