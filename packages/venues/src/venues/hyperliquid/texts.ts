import type { HyperliquidTemplate } from './api.ts'

/** What an outcome or a question says about itself. */
export interface Texts {
  /** Empty for what recurs and says no more of itself. */
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
 * Reads what a row says. A name `template:<id>` stands for the texts of a template, whose `{keyword}`s the description
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

/** Reads the name of a side: as it stands, or of a template. */
export const sideName = (name: string, facts: Record<string, string>, otherwise: string): string =>
  fill(templateOf(name) ?? name, facts) || otherwise

export const isGeneric = (name: string): boolean => /^recurring\b/i.test(name)
/** The outcome for when no named one comes true. */
export const isFallback = (name: string): boolean => /^(template|recurring) fallback$/i.test(name)

/** When it is decided at the latest, as far as is told. */
export const decidedAt = (facts: Record<string, string>): string | undefined =>
  firstInstant(facts, ['resolutionDeadline', 'decisionDeadline', 'listingDeadline', 'time', 'expiry', 'dateTime'])
/** When what it is about begins. */
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

/** Fills in keywords; what is not told is left out. */
const fill = (text: string, facts: Record<string, string | undefined>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, key: string) => facts[key] ?? '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .trim()

/** What recurs has no name of its own: it is told from its facts. Whether the target itself wins, the venue does not say. */
function titleOf(name: string, { underlying, targetPrice, expiry }: Record<string, string>): string {
  if (!isGeneric(name)) return name
  const instant = shownInstant(expiry)
  const at = instant === undefined ? '' : ` at ${instant}`
  const price = Number(targetPrice).toLocaleString('en-US')
  if (!underlying) return ''
  return targetPrice ? `${underlying} above $${price}${at}` : `${underlying} price${at}`
}

/** Reads YYYYMMDD-HHmm, in UTC. */
function instantOf(text: string | undefined): string | undefined {
  const date = text?.replace(/^(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})$/, '$1-$2-$3T$4:$5:00Z')
  return date && date !== text && !Number.isNaN(Date.parse(date)) ? new Date(date).toISOString() : undefined
}

const shownInstant = (text: string | undefined): string | undefined =>
  instantOf(text)?.replace(/^(\S{10})T(\S{5}).*/, '$1 $2 UTC') ?? text
