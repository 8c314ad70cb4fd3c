import { dayNumber, yearOf } from '../extract/calendar.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { otherParty } from '../knowledge/us-chambers.ts'
import { agree, agreeOnWords, type Comparison, differInPolarity, veto } from './comparison.ts'
import { ofQuestion, ofTitle } from './facts.ts'
import { isOtherPlace } from './is-country.ts'
import { HOLDER, type Holding, isParty, letterOf, PARTY, relateResults } from './results-of-elections.ts'
import { seatsIn as countsIn } from './seats-of-chambers.ts'

/** Matches a word that each of the titles below has; looking for it is quicker than normalising every title. */
const NAMES_SEAT = /chamber|house|popular vote|presiden|senate|sweep|trifecta/i

/** The verbs by which a party gets or keeps a seat of power. */
const GETS = '(?:win|keep|control|hold|retain|take|flip|gain)s?(?: back)?(?: (?:control|majority))?(?: of| in)?'
/** The seats of power for which both parties compete, in the order of the letters below, and the popular vote. */
const SEATS = ['house', 'senate', 'presidency|white house|president|presidential election|prez', 'popular vote']
const SEAT = `(?:the )?(?:20\\d\\d )?(?:us |united states )?(${SEATS.join('|')})\\b(?! (?:race|seat|election|primary|popular)\\b)`
const NAMED = `${SEAT}(?! (?:and|or)\\b)`

/** A party with one seat and a party with another one: "Democrats win the House and Republicans win the Senate". */
const CLAUSE = `${HOLDER} ${GETS} ${SEAT}`
const IN_TURN = new RegExp(`^(?:will )?${CLAUSE}(?:,? and ${CLAUSE}|, ${CLAUSE},? and ${CLAUSE})`)
/** A party with several seats: "Democrats win the House and the Senate". */
const ALL = new RegExp(`^(?:will )?${HOLDER} ${GETS} (?:both )?${SEAT},?(?: ${SEAT},?)? and ${SEAT}`)
const BOTH = new RegExp(
  `^(?:will )?${HOLDER} ${GETS} both (?:the )?(?:chambers|halves|houses)(?: of congress)?\\b(?:(?: \\+|,? and|,?) (?:the )?(presidency|white house)\\b)?`,
)
const EACH = new RegExp(`\\bhouse control be (${PARTY}) and senate control be (${PARTY})\\b`)
const SWEEP = new RegExp(`\\b(${PARTY}) sweep\\b`)
const TRIFECTA = new RegExp(
  `\\b(${PARTY})(?: party)? (?:(?:achieve|gain|get|have|hold|secure|win)s? (?:a )?)?trifecta\\b`,
)
/** A seat of power with the letter or name of its party: "D House, R Senate". */
const OF_SEATS = SEATS.map(
  (seat) => new RegExp(`\\b(${PARTY})(?: |-)+(?:${seat})\\b|\\b(?:${seat})(?: |-)+(${PARTY})\\b`),
)
/** Matches an answer that has nothing but such pairs; a sentence may name a Democratic president and a Republican House. */
const PAIRS = new RegExp(
  `(?:^|[:?] (?:- )?)(?:(?:${PARTY}(?: |-)+(?:${SEATS.join('|')})|(?:${SEATS.join('|')})(?: |-)+${PARTY})(?:,? and |, | / | \\+ | & |$)){2,4}$`,
)

/** Returns the letters of the parties by the names of seats; "...." where no seat is named. */
function lettersOf(held: readonly (readonly [seat: string | undefined, party: string | undefined])[]): string {
  return SEATS.map((names) =>
    letterOf(held.find(([seat]) => seat !== undefined && names.split('|').includes(seat))?.[1]),
  ).join('')
}

/** Matches one party with both chambers, as an answer: "Democratic House and Senate", "(Republican Senate & House)". */
const ONE_WITH_BOTH = new RegExp(
  `(?:^|[:?] (?:- )?\\(?)(${PARTY})[. ] ?(?:house (?:and|&) senate|senate (?:and|&) house)\\)?$`,
)

const NONE = lettersOf([])
const countOf = (letters: string) => letters.replaceAll('.', '').length

/**
 * Returns the parties that hold the House, the Senate, the presidency and the popular vote by a title that names more
 * than one of them: "D House, R Senate" -> "dr..", "Democratic trifecta" -> "ddd.". Empty for other titles.
 */
const seatsOf = ofTitle((title: string): string => {
  if (!NAMES_SEAT.test(title)) return ''
  const text = normalise(title)
  const three = letterOf(TRIFECTA.exec(text)?.[1])
  if (three !== '.') return `${three.repeat(3)}.`
  const [, inHouse, inSenate] = EACH.exec(text) ?? []
  if (inHouse && inSenate) return `${letterOf(inHouse)}${letterOf(inSenate)}..`
  const turns = IN_TURN.exec(text)
  const all = ALL.exec(text)
  const found = turns ? pairsOf(turns.slice(1)) : (all?.slice(2) ?? []).map((seat) => [seat, all?.[1]] as const)
  const letters = lettersOf(found)
  if (countOf(letters) > 1 && countOf(letters) === found.filter(([seat]) => seat).length) return letters
  const [, holder, presidency] = BOTH.exec(text) ?? ONE_WITH_BOTH.exec(text) ?? []
  const both = letterOf(holder)
  if (both !== '.') return `${both}${both}${presidency ? both : '.'}.`
  const each = OF_SEATS.map((pattern) => {
    const [, before, after] = pattern.exec(text) ?? []
    return letterOf(before ?? after)
  }).join('')
  if (PAIRS.test(text)) return each
  if (!each.slice(0, 2).includes('.')) return `${each.slice(0, 2)}..`
  const sweep = letterOf(SWEEP.exec(text)?.[1])
  if (sweep === '.') return ''
  return /\bpresidency\b/.test(text) ? `${sweep.repeat(3)}.` : `${sweep}${sweep}..`
})

const pairsOf = (groups: readonly string[]) =>
  groups.flatMap((seat, index) => (index % 2 === 1 ? [[seat, groups[index - 1]] as const] : []))

/** Matches a question with its answer: "Which party will control the Senate after 2030? - Democratic". */
const ASKS = new RegExp(
  `^(?:who|(?:which|what) party) (?:will )?${GETS} ${NAMED}[^?:]*[?:]+(?: -)? (${PARTY})(?: party)?$`,
)
/** Matches the same as a noun: "Party of the popular vote winner - Democratic", "Senate winner: Republicans". */
const WINNER = new RegExp(
  `^(?:(?:winning )?party of (?:the )?)?${SEAT},? (?:winner|winning party)(?: (?:after |in )?20\\d\\d)?[?:]*(?: -)? (${PARTY})(?: party)?$`,
)
const ONE = new RegExp(`^(?:will )?${HOLDER} ${GETS} ${NAMED}(?!.*\\b(?:seats?|district|race)\\b)`)

/** Matches the control of a seat with its answer: "Senate Control after 2030 Election - Republican Control". */
const CONTROL = new RegExp(
  `^(?:20\\d\\d )?(?:us )?(house|senate)(?: of representatives)? control\\b[^?:]*(?:[?:]+| -) (?:- )?(${PARTY})(?: control| party)?$`,
)

/** Matches a party that loses a chamber to the other one in an election; before it, it may lose its majority otherwise. */
const LOSES = new RegExp(
  `^(?:will )?${HOLDER} loses? (?:(?:control of|(?:its|their) majority in) )?(?:the )?(house|senate)(?: control| majority)?\\b(?!.* (?:before|by|district|race|seats?)\\b)`,
)

/** Returns the letters of a title that names one seat: "Republicans keep the House" -> "r...". Empty for other titles. */
const seatOf = ofTitle((title: string): string => {
  if (!NAMES_SEAT.test(title)) return ''
  const text = normalise(title)
  const [, held, answer] = ASKS.exec(text) ?? WINNER.exec(text) ?? CONTROL.exec(text) ?? []
  const [, party, seat] = ONE.exec(text) ?? []
  const [, loser, lost] = LOSES.exec(text) ?? []
  const letters =
    answer === undefined
      ? lettersOf(loser ? [[lost, otherParty[letterOf(loser)]]] : [[seat, party]])
      : lettersOf([[held, answer]])
  return letters === NONE ? '' : letters
})

/** Applies a reading to a question, whose answer may name the parties: "Balance of power? - D House, R Senate". */
const inQuestion =
  (read: (title: string) => string) =>
  ({ title, answer, questionTokens }: Proposition): string => {
    const found = read(title) || (answer === undefined ? '' : read(`${title}: ${answer.label}`))
    // the seats of a state or of another country are others
    return found !== '' && questionTokens.some(isOtherPlace) ? '' : found
  }
const seatsIn = ofQuestion(inQuestion(seatsOf))
const seatIn = ofQuestion(inQuestion(seatOf))

/** Returns the letters of the parties that hold the seats which a question names: "rr..", ".d.."; empty where it names none. */
export const lettersOfSeats = (question: Proposition): string => seatsIn(question) || seatIn(question)

/** Returns what a question says of the parties by the letters of those that hold the seats of power. */
export const holdingsOf = (letters: string, title = ''): Holding[] =>
  [...letters].flatMap((party, of) => (isParty(party) ? [{ of, party, isLarge: isLarge(title, of) }] : []))

/** Whether a title asks for a majority of a chamber that is larger than its control needs. */
const isLarge = (title: string, of: number) => LARGE[of]?.test(title) ?? false
const LARGE = [/(?<!\bsenate )\bsuper-?majority\b/i, /\bfilibuster-proof\b|(?<!\bhouse )\bsuper-?majority\b/i]

const claimOf = ofQuestion(
  (question: Proposition): readonly Holding[] =>
    countsIn(question) ?? holdingsOf(lettersOfSeats(question), question.title),
)

/**
 * Returns the comparisons of two questions about which party holds the US House, the Senate, the presidency or several of
 * them, or how many seats it has, and of their years. Undefined for pairs that are not about one of these.
 */
export function compareChambers(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [claimOf(a), claimOf(b)]
  if (!x.some(({ of }) => y.some((other) => other.of === of))) return undefined
  const [counts, others] = [x, y].map((held) => held.some(({ seats }) => seats))
  const isOfSeats = counts || others
  // numbers of seats of one party are compared as numbers
  if (counts && others && x.length + y.length === 2 && x[0]?.party === y[0]?.party) return undefined
  if ((a.negated || b.negated) && (isOfSeats || x.length !== y.length)) return undefined
  if (!isOfSeats && (yearOfSeats(a) ?? yearOfSeats(b)) === undefined) return undefined
  const years = compareCongress(a, b)
  // "after the midterms" may be another Congress than that of a day
  if (isOfSeats && years.length === 0 && [a, b].some(({ time }) => time.window?.kind === 'day')) return undefined
  const found = relateResults(x, y)
  // a seat may be vacant or of neither party, so that what one party lacks need not be what the other one has
  const isOfRivals = isOfSeats && x.every(({ party }) => y.every((other) => other.party !== party))
  const sure = isOfRivals && found === 'equal' ? (counts ? 'inside' : 'contains') : found
  const relation = isOfSeats && sure === 'opposite' ? 'disjoint' : sure
  const sides = [a.title, b.title] as const
  // who has one seat is compared by all words, unless it is said by who loses it
  const isLost = a.title.includes(' lose') !== b.title.includes(' lose')
  if (relation === 'equal' && !isOfSeats && x.length + y.length === 2 && !isLost)
    return years.some((year) => year.relation === 'unrelated') ? years : undefined
  if (relation === 'equal') return [agreeOnWords(3), agree('wording', 'wording agrees', sides), ...years]
  if (relation === 'opposite') return [agreeOnWords(3), differInPolarity(sides), ...years]
  const rule = counts && others ? 'seats-of-rivals' : isOfSeats ? 'seats-beside-control' : 'other-chambers'
  return [agreeOnWords(3), veto(rule, relation, sides), ...years]
}

/**
 * Returns the year that a title states, else the first year of its question. For a day before the election of its year,
 * the year before.
 */
export const yearOfSeats = ({ title, time }: Proposition): number | undefined => {
  const { window } = time
  if (window?.kind === 'day' && window.yearKnown) {
    const year = yearOf(window.to - 1)
    return window.to <= dayNumber(year, 11, 1) ? year - 1 : year
  }
  const stated = /\b20\d\d\b/.exec(title)?.[0]
  return stated === undefined ? time.years[0]?.value : Number(stated)
}

/**
 * Returns the comparison of the Congresses that two titles name by a year: the one elected in 2030 begins in January
 * 2031. Empty where one names no year.
 */
function compareCongress(a: Proposition, b: Proposition): Comparison[] {
  const [x = 0, y = 0] = [a, b].map(yearOfSeats)
  if (x === 0 || y === 0) return []
  const sides = [String(x), String(y)] as const
  return [x - (x % 2) === y - (y % 2) ? agree('year', 'year agrees', sides) : veto('other-year', 'unrelated', sides)]
}
