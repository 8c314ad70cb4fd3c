import { chance } from '../../chance.ts'
import { venues as registry } from '../../registry.generated.ts'
import type { SandboxVenue } from '../../scenario.ts'
import type { ListingStyle } from '../listing-style.ts'
import type { Category, EventDraft, MarketDraft } from './draft.ts'
import type { Option } from './options.ts'

/** How one venue lists a question. Texts are templates: `{name}` stands for that word of the option. */
export interface Listing {
  venue: SandboxVenue
  /** Kalshi's event ticker. */
  ticker?: string
  slug?: string
  /** The event's title; a market's own title if the event has one market and no other title is given. */
  title?: string
  subtitle?: string
  /** A market's title. */
  ask: string
  /** A market's short label. @default '{name}' where the event has several markets */
  label?: string
  /** The condition of YES; completes `if ...`. */
  fact?: string
  /** The source of the outcome. */
  source?: string
  outcomes?: readonly [string, string]
  options?: readonly Option[]
  /** Codes of the options this venue lists. @default all */
  only?: readonly string[]
  /** The venue's own names of options, by code. */
  names?: Readonly<Record<string, string>>
  /** Whether every option is an event of its own. */
  apart?: boolean
  /** Whether YES here means NO to the question. */
  opposite?: boolean
  closes?: string
  exclusive?: boolean
  series?: { slug: string; title: string }
}

export interface Question {
  /** Names the question; the propositions are made of it and the options. */
  key: string
  category: Category
  tags: readonly string[]
  options?: readonly Option[]
  /** The condition of YES if a listing has none of its own. */
  fact?: string
  /** When the answer is known: a day, or an instant that listings keep to the second. */
  closes: string
  opens?: string
  starts?: string
  /** Whether exactly one option can win. @default true where there are several */
  exclusive?: boolean
  listings: readonly Listing[]
}

/** Writes a question as the events that its venues list it under. */
export const question = (given: Question): EventDraft[] =>
  given.listings.flatMap((listing) => {
    const all = listing.options ?? given.options ?? []
    for (const code of [...(listing.only ?? []), ...Object.keys(listing.names ?? {})]) {
      if (!all.some((option) => option.code === code)) throw new Error(`No option ${code} of “${given.key}”`)
    }
    const options = all.filter(({ code }) => listing.only?.includes(code) ?? true)
    return (listing.apart ? options.map((option) => [option]) : [options]).map((listed) =>
      toEvent(given, listing, listed),
    )
  })

function toEvent(given: Question, listing: Listing, options: readonly Option[]): EventDraft {
  const markets = options.map((option) => toMarket(given, listing, option, options.length === 1))
  const [first] = options
  const words = (options.length === 1 && first && wordsOf(listing, first)) || {}
  const { ticker, slug, subtitle, series } = listing
  return {
    venue: listing.venue,
    title: fill(listing.title ?? listing.ask, words),
    category: given.category,
    tags: given.tags,
    exclusive: listing.exclusive ?? given.exclusive ?? markets.length > 1,
    markets,
    ...(ticker !== undefined && { ticker: fill(ticker, { ...words, code: first?.code ?? '' }) }),
    ...(slug !== undefined && { slug: fill(slug, { ...words, code: (first?.code ?? '').toLowerCase() }) }),
    ...(subtitle !== undefined && { subtitle: fill(subtitle, words) }),
    ...(series !== undefined && { series }),
    ...(given.starts !== undefined && { starts: given.starts }),
    question: given,
  }
}

function toMarket(given: Question, listing: Listing, option: Option, alone: boolean): MarketDraft {
  const words = wordsOf(listing, option)
  const label = listing.label ?? (alone || words.name === undefined ? undefined : '{name}')
  const fact = listing.fact ?? given.fact ?? ''
  const opposite = (listing.opposite ?? false) !== (option.opposite ?? false)
  const subject = option.key ?? option.code
  const sides = option.outcomes ?? listing.outcomes
  const outcomes = sides && ([fill(sides[0], words), fill(sides[1], words)] as const)
  const [yes, no] = outcomes ?? ['Yes', 'No']
  return {
    key: `${opposite ? '!' : ''}${given.key}${subject && ` ${subject}`}`,
    // Alone in an event of its own the option's code stands in the event's ticker.
    code: listing.apart ? '' : option.code,
    title: fill(listing.ask, words),
    rules: styleOf(listing.venue).rules({ fact: fill(fact, words), source: listing.source, yes, no }),
    fair: shaded(listing.opposite ? 1 - option.fair : option.fair, listing.venue, given.key, subject),
    opens: given.opens ?? opening(given.key, listing.venue),
    closes: closing(listing.venue, listing.closes ?? given.closes, option.deadline),
    status: option.status ?? 'open',
    ...(label !== undefined && { label: fill(label, words) }),
    ...(outcomes && { outcomes }),
    ...(option.strike && { strike: option.strike }),
    ...(option.winner !== undefined && { winner: option.winner }),
  }
}

const wordsOf = (listing: Listing, { code, words }: Option): Record<string, string> => {
  const name = listing.names?.[code]
  return { ...words, code, ...(name !== undefined && { name }) }
}

/** Fills in a template. A missing word is a mistake of the template's author. */
const fill = (template: string, words: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`No {${name}} for “${template}”`)
    return word
  })

const styleOf = (venue: SandboxVenue): ListingStyle => registry[venue].style

/** A venue's own opinion of a probability: at most a point or so away from everyone else's. */
function shaded(fair: number, ...about: string[]): number {
  const odds = Math.log(fair / (1 - fair)) + (chance('fair', ...about) - 0.5) * 0.08
  return 1 / (1 + Math.exp(-odds))
}

const DAY = 86_400_000
const iso = (instant: number) => new Date(instant).toISOString()

const opening = (key: string, venue: SandboxVenue): string =>
  `${iso(Date.UTC(2026, 10, 19) - Math.floor(chance('opens', key, venue) * 150) * DAY).slice(0, 10)}T15:00:00Z`

/**
 * Returns when a listing closes: at the given instant, right after the option's deadline, or some days after the
 * answer.
 */
function closing(venue: SandboxVenue, closes: string, deadline: string | undefined): string {
  if (closes.length > 10) return closes
  const { deadline: time, later, padded } = styleOf(venue).ends
  if (deadline === undefined) return `${iso(Date.parse(closes) + later * DAY).slice(0, 10)}T${padded}Z`
  const days = time < '12' ? 1 : 0
  return `${iso(Date.parse(deadline) + days * DAY).slice(0, 10)}T${time}Z`
}
