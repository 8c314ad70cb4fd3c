import type { HyperliquidTemplate } from './api.ts'

/** The texts of an outcome or a question. */
export interface Texts {
  /** Empty for recurring ones without a title of their own. */
  title: string
  rules?: string | undefined
  category?: string | undefined
  facts: Record<string, string>
}

export type Templates = ReadonlyMap<string, HyperliquidTemplate>

interface Row {
  name: string
  description?: string | null | undefined
}

/**
 * Parses a row's texts. A name `template:<id>` stands for the texts of a template, whose `{keyword}`s the description
 * fills in: `perp:BTC|threshold:81023|time:20260913-0300`. Any other description is facts of that form, or prose; prose
 * and the texts of templates may end with `metadata=category:sports|subCategory:football`.
 */
export function textsOf({ name, description }: Row, templates: Templates): Texts {
  const id = templateOf(name)
  if (id === undefined) {
    const { prose, tags } = split(description ?? '')
    const facts = isFacts(prose) ? fieldsOf(prose) : {}
    const isProse = Object.keys(facts).length === 0 && prose !== 'other'
    return {
      title: titleOf(name, facts),
      rules: (isProse && prose) || undefined,
      category: categoryOf(tags, {}),
      facts,
    }
  }
  const facts = fieldsOf(description ?? '')
  const template = templates.get(id)
  if (!template) return { title: [id, ...Object.values(facts)].join(', '), facts }
  const { prose, tags } = split(template.description ?? '')
  const instants = (template.keywords ?? []).filter(([, kind]) => kind === 'dateTime').map(([key]) => key)
  const shown = { ...facts, ...Object.fromEntries(instants.map((key) => [key, shownInstant(facts[key])])) }
  return {
    title: fill(template.name, shown),
    rules: fill(prose, shown) || undefined,
    category: categoryOf(tags, facts),
    facts,
  }
}

/** Returns the name of a side: as it is written, or from a template. */
export const sideName = (name: string, facts: Record<string, string>, otherwise: string): string =>
  fill(templateOf(name) ?? name, facts) || otherwise

export const isGeneric = (name: string): boolean => /^recurring\b/i.test(name)
/** Returns whether an outcome is the one for when no named outcome comes true. */
export const isFallback = (name: string): boolean => /^(template|recurring) fallback$/i.test(name)

/** Returns the latest time of the decision, if stated. */
export const decidedAt = (facts: Record<string, string>): string | undefined =>
  firstInstant(facts, ['resolutionDeadline', 'decisionDeadline', 'listingDeadline', 'time', 'expiry', 'dateTime'])
/** Returns the time at which the underlying event begins. */
export const beginsAt = (facts: Record<string, string>): string | undefined => firstInstant(facts, ['scheduledStart'])

const firstInstant = (facts: Record<string, string>, names: readonly string[]): string | undefined =>
  names.map((name) => instantOf(facts[name])).find((instant) => instant !== undefined)

const templateOf = (name: string): string | undefined => /^template:(.*)$/s.exec(name)?.[1]

const isFacts = (text: string): boolean => text.includes('|') || /^\w+:\S+$/.test(text)

function fieldsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split('|').flatMap((part) => {
      const [, key, value] = /^\s*(\w+):(.*)$/s.exec(part) ?? []
      return key && value ? [[key, value.trim()]] : []
    }),
  )
}

function split(text: string): { prose: string; tags: Record<string, string> } {
  const [prose = '', tags = ''] = text.split(/\s*\bmetadata=(?=\w+:)/)
  return { prose: prose.trim(), tags: fieldsOf(tags) }
}

function categoryOf({ category = '' }: Record<string, string>, facts: Record<string, string>): string | undefined {
  const filled = fill(category, facts)
  return filled === '' || filled === 'N/A' ? undefined : filled
}

/** Fills in keywords; unknown ones are left out. */
const fill = (text: string, facts: Record<string, string | undefined>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, key: string) => facts[key] ?? '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .trim()

/**
 * Returns a title from the facts of a recurring market, which has no name of its own. The venue does not say whether
 * the exact target wins.
 */
function titleOf(name: string, { underlying, targetPrice, expiry }: Record<string, string>): string {
  if (!isGeneric(name)) return name
  const instant = shownInstant(expiry)
  const at = instant === undefined ? '' : ` at ${instant}`
  const price = Number(targetPrice).toLocaleString('en-US')
  if (!underlying) return ''
  return targetPrice ? `${underlying} above $${price}${at}` : `${underlying} price${at}`
}

/** Parses YYYYMMDD-HHmm, in UTC. */
function instantOf(text: string | undefined): string | undefined {
  const date = text?.replace(/^(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})$/, '$1-$2-$3T$4:$5:00Z')
  return date && date !== text && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : undefined
}

const shownInstant = (text: string | undefined): string | undefined =>
  instantOf(text)?.replace(/^(\S{10})T(\S{5}).*/, '$1 $2 UTC') ?? text
