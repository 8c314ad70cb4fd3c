import { dayNumber, yearOf } from '../extract/calendar.ts'
import { isOfKind } from '../extract/entities.ts'
import { inverseOf, type SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { agree, agreeOnWords, type Comparison, differInPolarity, veto } from './comparison.ts'
import { ofQuestion, ofTitle } from './facts.ts'
import { HOLDER, letterOf, PARTY } from './party-words.ts'
import { relateSeatsOfBoth } from './seats-of-both-chambers.ts'
import { isSupermajority, relateSeatsOfOne } from './seats-of-chambers.ts'

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
  `^(?:20\\d\\d )?(?:us )?(house|senate)(?: of representatives)? control\\b[^?:]*(?:[?:]| -) (?:- )?(${PARTY})(?: control| party)?$`,
)

/** Matches a party that loses a chamber to the other one in an election; before it, it may lose its majority otherwise. */
const LOSES = new RegExp(
  `^(?:will )?${HOLDER} loses? (?:(?:control of|(?:its|their) majority in) )?(?:the )?(house|senate)(?: control| majority)?\\b(?!.* (?:before|by|district|race|seats?)\\b)`,
)
const OTHER: ReadonlyMap<string, string> = new Map(Object.entries({ d: 'r', r: 'd' }))

/** Returns the letters of a title that names one seat: "Republicans keep the House" -> "r...". Empty for other titles. */
const seatOf = ofTitle((title: string): string => {
  if (!NAMES_SEAT.test(title)) return ''
  const text = normalise(title)
  const [, held, answer] = ASKS.exec(text) ?? WINNER.exec(text) ?? CONTROL.exec(text) ?? []
  const [, party, seat] = ONE.exec(text) ?? []
  const [, loser, lost] = LOSES.exec(text) ?? []
  const letters =
    answer === undefined
      ? lettersOf(loser ? [[lost, OTHER.get(letterOf(loser))]] : [[seat, party]])
      : lettersOf([[held, answer]])
  return letters === NONE ? '' : letters
})

/** Applies a reading to a question, whose answer may name the parties: "Balance of power? - D House, R Senate". */
const inQuestion =
  (read: (title: string) => string) =>
  ({ title, answer, questionTokens }: Proposition): string => {
    const found = read(title) || (answer === undefined ? '' : read(`${title}: ${answer.label}`))
    // the seats of a state or of another country are others
    const local = found !== '' && questionTokens.some((token) => isOfKind(token, 'country', 'state') && !isHome(token))
    return local ? '' : found
  }
const isHome = ({ ids = [] }: { ids?: readonly string[] | undefined }) => ids.includes('country:usa')
const seatsIn = ofQuestion(inQuestion(seatsOf))
const seatIn = ofQuestion(inQuestion(seatOf))

/** Returns the letters of the parties that hold the seats which a question names: "rr..", ".d.."; empty where it names none. */
export const lettersOfSeats = (question: Proposition): string => seatsIn(question) || seatIn(question)

/**
 * Returns the comparisons of two questions about which party holds the US House, the Senate, the presidency or several of
 * them, and of their years. Undefined for pairs that are not about that.
 */
export function compareChambers(a: Proposition, b: Proposition): Comparison[] | undefined {
  const counted = compareCounts(a, b)
  if (counted) return counted
  const [several, other] = [seatsIn(a), seatsIn(b)]
  if (several === '' && other === '') return compareControl(a, b)
  const [x, y] = [several || seatIn(a), other || seatIn(b)]
  if (x === '' || y === '' || ((several === '' || other === '') && (a.negated || b.negated))) return undefined
  const isShared = (letter: string, index: number) => letter !== '.' && y[index] !== '.'
  if (![...x].some(isShared) || (yearOfSeats(a) ?? yearOfSeats(b)) === undefined) return undefined
  const relation = withLarger(relateSeats(x, y), a.title, b.title)
  const letters =
    relation === 'equal' ? agree('wording', 'wording agrees', [x, y]) : veto('other-chambers', relation, [x, y])
  return [agreeOnWords(3), letters, ...compareCongress(a, b)]
}

/**
 * Returns the comparisons of the seats of a party in both chambers with the control of one or both, by its letters.
 * Undefined for other pairs.
 */
function compareCounts(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (a.negated || b.negated) return undefined
  const chambersOf = (one: Proposition) => (isSupermajority(one.title) ? '' : seatsIn(one))
  const ofB = relateSeatsOfBoth(b, lettersOfSeats(a)) ?? relateSeatsOfOne(b, chambersOf(a))
  const relation =
    relateSeatsOfBoth(a, lettersOfSeats(b)) ?? relateSeatsOfOne(a, chambersOf(b)) ?? (ofB && inverseOf(ofB))
  if (!relation) return undefined
  const sides = [a.title, b.title] as const
  return [agreeOnWords(3), veto('seats-beside-control', relation, sides), ...compareCongress(a, b)]
}

/**
 * Returns the comparisons of two questions which of the two parties controls one chamber, of which one denies the other,
 * or says that the other party loses it. Undefined for other pairs: nobody has to win a seat, and a third candidate may
 * become president.
 */
function compareControl(a: Proposition, b: Proposition): Comparison[] | undefined {
  const sides = [seatIn(a), seatIn(b)] as const
  if (!sides.every((letters) => /^(?:[dr]\.|\.[dr])\.\.$/.test(letters))) return undefined
  const isLost = a.title.includes(' lose') !== b.title.includes(' lose')
  const relation = relateSeats(...sides)
  if ((yearOfSeats(a) ?? yearOfSeats(b)) === undefined) return undefined
  if (compareCongress(a, b).some(({ relation }) => relation === 'unrelated')) return compareCongress(a, b)
  if (!(relation === 'disjoint' || (relation === 'equal' && isLost))) return undefined
  const said = relation === 'equal' ? agree('wording', 'wording agrees', sides) : differInPolarity(sides)
  return [agreeOnWords(3), said, ...compareCongress(a, b)]
}

/** Returns how two sets of seats lie to each other: who holds three holds each of them. */
export function relateSeats(x: string, y: string): SetRelation {
  const agrees = (one: string, other: string) =>
    [...one].every((letter, index) => letter === '.' || letter === other[index])
  if ([...x].some((letter, index) => letter !== '.' && y[index] !== '.' && letter !== y[index])) return 'disjoint'
  if (agrees(y, x)) return x === y ? 'equal' : 'inside'
  return agrees(x, y) ? 'contains' : 'overlap'
}

/** Returns the relation of two sets of seats where only one title asks for more than half of a chamber too. */
function withLarger(relation: SetRelation, a: string, b: string): SetRelation {
  const [x, y] = [isSupermajority(a), isSupermajority(b)]
  if (x === y || relation === 'disjoint') return relation
  const narrower = x ? 'inside' : 'contains'
  return relation === 'equal' || relation === narrower ? narrower : 'overlap'
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
