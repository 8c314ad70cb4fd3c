import { isOfKind } from '../extract/entities.ts'
import { inverseOf } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { usChambers } from '../knowledge/us-chambers.ts'
import { agree, agreeOnWords, type Comparison, differInPolarity, veto } from './comparison.ts'
import { ofQuestion, ofTitle } from './facts.ts'

/** Matches a word that each of the titles below has; looking for it is quicker than normalising every title. */
const NAMES_SEAT = /chamber|house|popular vote|presiden|senate|sweep|trifecta/i

const PARTY = '(?:d|r|dems?|democrats?|democratic|gop|reps?|republicans?|republican)'
/** A party as the subject of a clause. */
const HOLDER = `(?:the |an? )?(${PARTY})(?: party)?(?: candidate| nominee)?`
/** The verbs by which a party gets or keeps a seat of power. */
const GETS = '(?:win|keep|control|hold|retain|take|flip|gain)s?(?: back)?(?: (?:control|majority))?(?: of| in)?'
/** The seats of power for which both parties compete, in the order of the letters below, and the popular vote. */
const SEATS = ['house', 'senate', 'presidency|white house|president|presidential election|prez', 'popular vote']
const SEAT = `(?:the )?(?:20\\d\\d )?(?:us )?(${SEATS.join('|')})\\b(?! (?:race|seat|election|primary|popular)\\b)`
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
const TRIFECTA = new RegExp(`\\b(${PARTY})(?: party)? (?:(?:achieve|gain|get|have|hold|secure|win)s? a )?trifecta\\b`)
/** A seat of power with the letter or name of its party: "D House, R Senate". */
const OF_SEATS = SEATS.map(
  (seat) => new RegExp(`\\b(${PARTY})(?: |-)+(?:${seat})\\b|\\b(?:${seat})(?: |-)+(${PARTY})\\b`),
)
/** Matches an answer that has nothing but such pairs; a sentence may name a Democratic president and a Republican House. */
const PAIRS = new RegExp(
  `(?:^|[:?] (?:- )?)(?:(?:${PARTY}(?: |-)+(?:${SEATS.join('|')})|(?:${SEATS.join('|')})(?: |-)+${PARTY})(?:,? and |, | / | \\+ | & |$)){2,4}$`,
)

const letterOf = (party: string | undefined) => (party === undefined ? '.' : party.startsWith('d') ? 'd' : 'r')

/** Returns the letters of the parties by the names of seats; "...." where no seat is named. */
function lettersOf(held: readonly (readonly [seat: string | undefined, party: string | undefined])[]): string {
  return SEATS.map((names) =>
    letterOf(held.find(([seat]) => seat !== undefined && names.split('|').includes(seat))?.[1]),
  ).join('')
}

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
  const [, holder, presidency] = BOTH.exec(text) ?? []
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
const CONTROL = new RegExp(`^(?:us )?(house|senate) control\\b[^?:]*(?:[?:]| -) (?:- )?(${PARTY})(?: control| party)?$`)

/** Returns the letters of a title that names one seat: "Republicans keep the House" -> "r...". Empty for other titles. */
const seatOf = ofTitle((title: string): string => {
  if (!NAMES_SEAT.test(title)) return ''
  const text = normalise(title)
  const [, held, answer] = ASKS.exec(text) ?? WINNER.exec(text) ?? CONTROL.exec(text) ?? []
  const [, party, seat] = ONE.exec(text) ?? []
  const letters = answer === undefined ? lettersOf([[seat, party]]) : lettersOf([[held, answer]])
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

/**
 * Returns the comparisons of two questions about which party holds the US House, the Senate, the presidency or several of
 * them, and of their years. Undefined for pairs that are not about that.
 */
export function compareChambers(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [several, other] = [seatsIn(a), seatsIn(b)]
  if (several === '' && other === '') return compareControl(a, b)
  const counted = compareCounts(a, b, several || other)
  if (counted) return counted
  const [x, y] = [several || seatIn(a), other || seatIn(b)]
  if (x === '' || y === '' || ((several === '' || other === '') && (a.negated || b.negated))) return undefined
  const isShared = (letter: string, index: number) => letter !== '.' && y[index] !== '.'
  if (![...x].some(isShared) || (yearIn(a) ?? yearIn(b)) === undefined) return undefined
  const letters = x === y ? agree('wording', 'wording agrees', [x, y]) : veto('other-chambers', relate(x, y), [x, y])
  return [agreeOnWords(3), letters, ...compareCongress(a, b)]
}

/** Matches the least numbers of seats of one party in two chambers: "Democrats hold 235+ seats in the House and ...". */
const LEAST = '(?:at least (?=\\d)|(?=\\d+(?: or more|\\+)))(\\d+)(?: or more|\\+)?'
const COUNTS = new RegExp(
  `^will ${HOLDER} (?:hold|win)s? ${LEAST} seats in the (house|senate)\\b.*? and (?:(?:hold|win)s? )?${LEAST} seats in the (house|senate)\\b`,
)

/** Returns the least seats of a party in both chambers, by the title; undefined for other titles. */
const countsOf = ofTitle((title: string): { party: string; seats: readonly number[] } | undefined => {
  if (!title.includes(' seats in the ')) return undefined
  const [, party, first, one, second, other] = COUNTS.exec(normalise(title)) ?? []
  if (party === undefined || one === other) return undefined
  const seats = [Number(first), Number(second)]
  return { party: letterOf(party), seats: one === 'house' ? seats : seats.reverse() }
})

/**
 * Returns the comparisons of the seats of a party in both chambers with the control of both, by its letters. Undefined
 * for other pairs.
 */
function compareCounts(a: Proposition, b: Proposition, letters: string): Comparison[] | undefined {
  const [x, y] = [countsOf(a.title), countsOf(b.title)]
  const counts = x ?? y
  if (!counts || (x && y) || a.negated || b.negated || !/^[dr][dr]\.\.$/.test(letters)) return undefined
  const { party, seats } = counts
  const chambers = [usChambers.get('office:house'), usChambers.get('office:senate')]
  const has = seats.map((least, index) => least >= (chambers[index]?.sure ?? 0))
  const needs = seats.map((least, index) => least <= (chambers[index]?.possible ?? 0))
  const controls = letters.startsWith(party.repeat(2))
  const relation = has.some((sure, index) => sure && letters[index] !== party)
    ? 'disjoint'
    : controls && has.every(Boolean)
      ? 'inside'
      : controls && needs.every(Boolean)
        ? 'contains'
        : 'overlap'
  const sides = [a.title, b.title] as const
  const stated = x ? relation : inverseOf(relation)
  return [agreeOnWords(3), veto('seats-beside-control', stated, sides), ...compareCongress(a, b)]
}

/**
 * Returns the comparisons of two questions which of the two parties controls one chamber, of which one denies the other.
 * Undefined for other pairs: nobody has to win a seat, and a third candidate may become president.
 */
function compareControl(a: Proposition, b: Proposition): Comparison[] | undefined {
  const sides = [seatIn(a), seatIn(b)] as const
  if (!sides.every((letters) => /^(?:[dr]\.|\.[dr])\.\.$/.test(letters)) || sides[0] === sides[1]) return undefined
  if (relate(...sides) !== 'disjoint' || (yearIn(a) ?? yearIn(b)) === undefined) return undefined
  return [agreeOnWords(3), differInPolarity(sides), ...compareCongress(a, b)]
}

/** Returns how two sets of seats lie to each other: who holds three holds each of them. */
function relate(x: string, y: string): 'disjoint' | 'inside' | 'contains' | 'overlap' {
  const agrees = (one: string, other: string) =>
    [...one].every((letter, index) => letter === '.' || letter === other[index])
  if ([...x].some((letter, index) => letter !== '.' && y[index] !== '.' && letter !== y[index])) return 'disjoint'
  return agrees(y, x) ? 'inside' : agrees(x, y) ? 'contains' : 'overlap'
}

/** Returns the year that a title states, else the first year of its question. */
const yearIn = ({ title, time }: Proposition): number | undefined => {
  const stated = /\b20\d\d\b/.exec(title)?.[0]
  return stated === undefined ? time.years[0]?.value : Number(stated)
}

/**
 * Returns the comparison of the Congresses that two titles name by a year: the one elected in 2030 begins in January
 * 2031. Empty where one names no year.
 */
function compareCongress(a: Proposition, b: Proposition): Comparison[] {
  const [x = 0, y = 0] = [a, b].map(yearIn)
  if (x === 0 || y === 0) return []
  const sides = [String(x), String(y)] as const
  return [x - (x % 2) === y - (y % 2) ? agree('year', 'year agrees', sides) : veto('other-year', 'unrelated', sides)]
}
