import type { Interval, Unit } from './interval.ts'
import { singleSpaced } from './text.ts'

/** A number or range that a text mentions, as an interval: "above $90k" is every number from 90,000 dollars up. */
export interface Quantity {
  interval: Interval
  /** Whether it has no comparator, currency, unit or magnitude, so that its meaning is open. */
  bare: boolean
  /** Whether the text says "exactly 3.3%" or the like. */
  exact: boolean
  /** The number as written, because a number may also be part of a name and is then compared as a word. */
  text: string
}

/** The numbers found in a text, and the text without them. */
export interface QuantitiesRead {
  quantities: Quantity[]
  /** The text without its quantities; bare numbers stay in it. */
  rest: string
}

const NUMBER =
  /(?<![a-z\d.#/])(?<sign>(?<=^|[\s(])[-+](?=[$\d]))?(?<currency>[$£€])?\s?(?<digits>\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+|pt\d+)?|\.\d+)(?!\d|(?:st|nd|rd|th|ers)\b)\s?(?<magnitude>(?<=\d)(?:k|m|mn|mm|b|bn|t|tn)\b|(?:thousand|million|billion|trillion)\b)?(?<plus>\+)?\s?(?<unit>%|percent(?:age points?)?\b|pct\b|bps\b|bp\b|basis points\b|°(?: ?[fc]\b)?|degrees?\b(?: (?:celsius|fahrenheit|[cf])\b)?|(?<=\d\d)f\b|¢|cents?\b|usd\b|dollars?\b|inch(?:es)?\b)?/g
const MAGNITUDE: ReadonlyMap<string, number> = new Map(Object.entries({ k: 1e3, t: 1e12, m: 1e6, b: 1e9 }))
const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries({ $: 'usd', '£': 'gbp', '€': 'eur', '%': 'percent', '°': 'degree' }),
)

type Comparator = 'ge' | 'gt' | 'le' | 'lt' | 'up' | 'down' | 'eq'
const BEFORE: readonly [Comparator, RegExp][] = [
  [
    'down',
    /\b(?:declines?|dips?|falls?|drops?|plunges?|sinks?|slides?|slips?|tumbles?|crash(?:es)?) (?:to|below|under)\s*$|\bgo(?:es)? (?:below|under)\s*$|\(low\)\s*$/,
  ],
  ['up', /\b(?:reach(?:es)?|hits?|touch(?:es)?|cross(?:es)?|gets? to|rises? to|climbs? to)(?: an?)?\s*$|\(high\)\s*$/],
  [
    'ge',
    /(?:\b(?:at least|no (?:fewer|less|lower) than|an? minimum of|at or (?:above|over)|equal to or (?:greater|higher|more) than|(?:greater|higher|more) than or equal to)|>=)\s*$/,
  ],
  // nobody asks for an exact sum: "gross $1 billion" is at least that, and so is "be worth $1 billion"
  ['ge', /(?<=\b(?:gross(?:es)?|worth))\s*$/],
  [
    'le',
    /(?:\b(?:at most|no (?:greater|higher|more) than|up to|an? maximum of|at or (?:below|under)|equal to or (?:fewer|less|lower) than|(?:fewer|less|lower) than or equal to)|<=)\s*$/,
  ],
  [
    'gt',
    /(?:\b(?:above|over|more than|greater than|higher than|exceeds?|exceeding|surpass(?:es)?|o(?:ver)? ?\/ ?u(?:nder)?)|>)\s*$/,
  ],
  ['lt', /(?:\b(?:below|under|less than|fewer than|lower than|smaller than)|<|\bsub-)\s*$/],
  ['eq', /\b(?:exactly|equal to)\s*$/],
]
/** Matches what is hit and not reached: "hit 50 or more home runs". */
const BATTED = /\b(?:home runs?|homers?|hrs)\b/
/** Matches "to" and "break" before a price, as headlines use them: "Bitcoin to $200k". */
const TO: (typeof BEFORE)[number] = ['up', /(?:(?<=(?:^|\bbefore )(?:[a-z]+ ){1,2})to|\bbreaks?)\s*$/]
/** A comparator is looked for in this many characters before a number, which is quicker than in the whole title. */
const MAX_COMPARATOR_LENGTH = 40
const AFTER: readonly [Comparator, RegExp][] = [
  [
    'ge',
    /^\s?(?:\+|(?:[a-z]+ |(?:of|per) [a-z]+ )?(?:or|and) (?:more|higher|above|warmer|hotter|greater|larger|bigger|over|up|better|longer|later|stronger)\b)/,
  ],
  [
    'le',
    /^\s?(?:[a-z]+ |(?:of|per) [a-z]+ )?(?:or|and) (?:less|lower|below|colder|cooler|fewer|under|shorter|earlier|weaker)\b/,
  ],
]
/** Matches what may follow "73 or 74" if they are numbers and no names: their unit, the counted things, or nothing. */
const COUNTS = /^(?:degree|percent|usd|$| (?:[a-z-]+ ){0,2}?[a-z]{2,}s\b)/
const UNIT_BEHIND = /^ (?:basis points|bps|degrees|dollars|percent(?:age points)?)\b/
const JOINS = /^\s?(?:-|to|and|or|and\/or|through|but (?:less|fewer|lower) than|but under|but below)\s?$/

interface NumberRead {
  value: number
  decimals: string
  currency: string | undefined
  magnitude: number | undefined
  unit: Unit | undefined
  scale: Interval['scale']
  /** Whether "+" follows the number: "50+". */
  plus: boolean
  start: number
  end: number
}

/**
 * Finds the numbers and ranges in a normalised text without dates, and returns them with the rest of the text. The list
 * is empty where there are none.
 */
export function readQuantities(text: string): QuantitiesRead {
  const numbers = /\d/.test(text) ? [...text.matchAll(NUMBER)].map(readNumber) : []
  const quantities: Quantity[] = []
  let rest = ''
  let end = 0
  for (let index = 0; index < numbers.length; index++) {
    const first = numbers[index] as NumberRead
    const next = numbers[index + 1]
    const before = text.slice(end, first.start)
    const near = before.slice(-MAX_COMPARATOR_LENGTH)
    const lower =
      BEFORE.find(([, pattern]) => pattern.test(near)) ?? (first.currency && TO[1].test(near) ? TO : undefined)
    const joined = next && joins(text, first, next, before) ? next : undefined
    const last = joined ?? first
    const upper = AFTER.map(([kind, pattern]) => [kind, text.slice(last.end).match(pattern)?.[0]] as const).find(
      ([, found]) => found !== undefined,
    )
    // "fall to $60k or below" and "reach 50 or more" state a level that has to be reached
    const reached =
      (lower?.[0] === 'up' || lower?.[0] === 'down') && !BATTED.test(text.slice(last.end)) ? lower[0] : undefined
    const comparator = joined ? undefined : (reached ?? (first.plus ? 'ge' : (upper?.[0] ?? lower?.[0])))
    const stated = comparator !== undefined || first.unit || last.unit || first.magnitude || last.magnitude
    const after = last.end + (joined ? 0 : (upper?.[1]?.length ?? 0))
    // "25 or more basis points"
    const behind = upper && !first.unit ? UNIT_BEHIND.exec(text.slice(after))?.[0] : undefined
    const stop = after + (behind?.length ?? 0)
    quantities.push({
      interval: joined
        ? rangeOf(first, joined)
        : intervalOf(
            behind ? { ...first, unit: unitOf(behind.trim()) } : first,
            comparator,
            COUNTED.test(text.slice(last.end, last.end + 60)),
          ),
      bare: !stated && !joined,
      exact: comparator === 'eq',
      text: text.slice(first.start, last.end).trim(),
    })
    const cut = lower ? before.replace(lower[1], ' ') : before.replace(/\b(?:between|from)\s*$/, ' ')
    // in "40 medals or below" the comparator is removed and "medals" stays
    const counted = /^\s?(?:(?:of|per) )?([a-z]+ )(?:or|and)\b/.exec(joined ? '' : (upper?.[1] ?? ''))?.[1] ?? ''
    // "500,000" is one number and "10y" (a yield, an award) one word
    const written = text.slice(first.start, last.end).replaceAll(',', '')
    const apart = /^(?:moy|y)\b/.test(text.slice(last.end)) ? '' : ' '
    rest += stated || joined ? `${cut} ${counted}` : `${before}${written}${apart}`
    end = stated || joined ? stop : last.end
    if (joined) index++
  }
  return { quantities, rest: singleSpaced(rest + text.slice(end)).trim() }
}

function readNumber(match: RegExpExecArray): NumberRead {
  const { sign, currency, digits = '0', magnitude, plus, unit } = match.groups ?? {}
  const plain = digits.replaceAll(',', '').replace('pt', '.')
  const factor = magnitude ? MAGNITUDE.get(magnitude === 'thousand' ? 'k' : magnitude.charAt(0)) : undefined
  const small = unit === '¢' || unit?.startsWith('cent') ? 0.01 : 1
  const value = Number(plain) * (factor ?? 1) * small * (sign === '-' ? -1 : 1)
  const known = small < 1 ? 'usd' : currency ? UNITS.get(currency) : unit ? unitOf(unit) : undefined
  const leading = match[0].length - match[0].trimStart().length
  const trailing = match[0].length - match[0].trimEnd().length
  return {
    value: Number(value.toPrecision(12)),
    decimals: plain.split('.')[1] ?? '',
    currency,
    magnitude: factor,
    unit: known,
    scale: known === 'degree' ? scaleOf(unit) : undefined,
    plus: plus !== undefined,
    start: match.index + leading,
    end: match.index + match[0].length - trailing,
  }
}

/** Returns the scale that "°C" and "degrees Fahrenheit" name; undefined for mere degrees. */
const scaleOf = (unit = ''): Interval['scale'] =>
  /f(?:ahrenheit)?$/.test(unit) ? 'f' : /c(?:elsius)?$/.test(unit) ? 'c' : undefined

function unitOf(unit: string): Unit | undefined {
  if (unit.startsWith('b')) return 'bps'
  if (unit.startsWith('p')) return 'percent'
  if (unit.startsWith('i')) return 'inch'
  if (unit.startsWith('de') || unit === 'f') return 'degree'
  if (unit === 'usd' || unit.startsWith('dollar')) return 'usd'
  return UNITS.get(unit.charAt(0))
}

function joins(text: string, first: NumberRead, next: NumberRead, before: string): boolean {
  const gap = text.slice(first.end, next.start)
  // "80 90" in a slug means "80-90"
  const adjacent = gap === ' ' && !first.unit && !next.unit && first.value >= 10 && next.value > first.value
  if (adjacent) return true
  if (!JOINS.test(gap)) return false
  if (/and/.test(gap) && !/\b(?:between|from)\s*$/.test(before)) return false
  if (/or/.test(gap)) return next.value === first.value + 1 && COUNTS.test(`${next.unit ?? ''}${text.slice(next.end)}`)
  return Math.abs(next.value) >= Math.abs(first.value) && next.value > Math.min(first.value, 0) - 1e-9
}

function rangeOf(first: NumberRead, last: NumberRead): Interval {
  const factor = !first.magnitude && last.magnitude && first.value < last.value / last.magnitude ? last.magnitude : 1
  const low = first.value * factor
  const nines = /^9+$/.test(last.decimals)
  const top = nines ? Number((last.value + 10 ** -last.decimals.length).toPrecision(12)) : last.value
  const unit = first.unit ?? last.unit
  const scale = first.scale ?? last.scale
  // no upper bound is kept at 100 %, because a percentage cannot exceed it
  const high = unit === 'percent' && top === 100 ? undefined : top
  return {
    low,
    ...(high !== undefined && { high }),
    ...(nines && { highOpen: true }),
    ...(unit && { unit }),
    ...(scale && { scale }),
    whole: first.decimals + last.decimals === '' && isWhole([low, top], unit, last.magnitude),
  }
}

function intervalOf(
  { value, decimals, unit, scale, magnitude }: NumberRead,
  comparator: Comparator | undefined,
  counted: boolean,
): Interval {
  const money = unit === 'usd' || unit === 'gbp' || unit === 'eur'
  // a half of a count means the next whole number: "over 10.5 games" is 11 or more
  const isHalfLine =
    decimals === '5' &&
    (unit === undefined || unit === 'degree') &&
    magnitude === undefined &&
    (comparator === 'gt' || comparator === 'lt')
  const step = decimals === '' || isHalfLine || money || magnitude !== undefined ? undefined : 10 ** -decimals.length
  const common = {
    ...(unit && { unit }),
    ...(scale && { scale }),
    whole: (decimals === '' || isHalfLine) && (isWhole([value], unit, magnitude) || (counted && isCount(value, unit))),
    ...(step !== undefined && { step }),
  }
  // some venues write "greater than 84,999.99" for "85,000 or more", and "180.01 or above" for "above 180"
  const cent = 10 ** -decimals.length
  const isPrice = money || (unit === undefined && value >= MIN_PRICE)
  const [above, below] = [/^99+$/.test(decimals), isPrice && /^0+1$/.test(decimals)]
  const round = above ? value + cent : below ? value - cent : value
  const bound = Number(round.toPrecision(12))
  if (comparator === 'gt' || comparator === 'ge')
    return { ...common, low: bound, ...((below || (!above && comparator === 'gt')) && { lowOpen: true }) }
  if (comparator === 'lt' || comparator === 'le')
    return { ...common, high: bound, ...((above || (!below && comparator === 'lt')) && { highOpen: true }) }
  if (comparator === 'up') return { ...common, low: bound, barrier: 'up' }
  if (comparator === 'down') return { ...common, high: bound, barrier: 'down' }
  return { ...common, low: value, high: value }
}

/** A number without a unit from which on hundredths are cents of a price, and no steps of a rate. */
const MIN_PRICE = 10

/** Matches the name of a counted thing behind its number: "4,000 measles cases". */
const COUNTED =
  /^ (?:[a-z]+ ){0,2}?(?!points|dollars|euros|pounds|degrees|inches|miles|meters|metres|hours|minutes|seconds|tons|tonnes|barrels|ounces|basis|is|was|has)[a-z]{3,}[^s\W]s\b/
const MAX_COUNTED = 100_000

const isCount = (value: number, unit: Unit | undefined) =>
  unit === undefined && Number.isInteger(value) && Math.abs(value) < MAX_COUNTED

/** Whether these numbers count whole units: seats, goals and weeks do; money, percentages and large numbers do not. */
function isWhole(bounds: readonly number[], unit: Unit | undefined, magnitude: number | undefined): boolean {
  if ((unit !== undefined && unit !== 'degree') || magnitude !== undefined) return false
  return bounds.every((bound) => Number.isInteger(bound * 2) && Math.abs(bound) < 1000)
}
