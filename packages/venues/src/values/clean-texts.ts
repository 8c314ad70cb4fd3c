import type { MarketOutcome, Position, UnifiedEvent, UnifiedMarket, UnifiedSeries } from '../models.ts'

// On some venues anyone can create a question, and its texts are shown in terminals, logs and pages. So characters that
// control the display are removed: C0 and C1 controls, escape sequences of terminals, overrides of the writing
// direction (U+202A to U+202E, U+2066 to U+2069), and lone surrogates, which no encoding can represent.

const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const EVERY_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu')
/** The same, without the line breaks and tabs of texts with several lines. */
const UNPRINTABLE_IN_LINES = /(?!\n|\t|\r\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const EVERY_UNPRINTABLE_IN_LINES = new RegExp(UNPRINTABLE_IN_LINES, 'gu')
const SPACES = /[\t\n\v\f\r\u0085]+/g

const ESC = '\u001b'
/**
 * Escape sequences of terminals (ECMA-48): strings up to their end (a window title), sequences with parameters, short
 * ones.
 */
const EVERY_SEQUENCE = new RegExp(
  [
    String.raw`(?:${ESC}[\]PX^_]|[\u0090\u0098\u009d-\u009f])\P{Cc}*(?:\u0007|${ESC}\\|\u009c)`,
    String.raw`(?:${ESC}\[|\u009b)[0-?]*[ -\/]*[@-~]`,
    String.raw`${ESC}[ -\/]*[0-~]`,
  ].join('|'),
  'gu',
)

/** Returns a text of one line without display controls; line breaks and tabs become spaces. */
export const cleanLine = (text: string): string =>
  UNPRINTABLE.test(text)
    ? text.replace(EVERY_SEQUENCE, '').replace(SPACES, ' ').replace(EVERY_UNPRINTABLE, '').trim()
    : text

/** Returns a text of several lines without display controls. */
export const cleanLines = (text: string): string =>
  UNPRINTABLE_IN_LINES.test(text) ? text.replace(EVERY_SEQUENCE, '').replace(EVERY_UNPRINTABLE_IN_LINES, '') : text

/** Replaces some fields of an object; returns the object itself if none changes. */
function withFields<T extends object>(object: T, changes: { [K in keyof T]?: (value: NonNullable<T[K]>) => T[K] }): T {
  let changed: T | undefined
  for (const name of Object.keys(changes) as (keyof T)[]) {
    const value = object[name]
    if (value === undefined || value === null) continue
    const next = changes[name]?.(value)
    if (next === value) continue
    changed ??= { ...object }
    changed[name] = next as T[keyof T]
  }
  return changed ?? object
}

/** Replaces the items of a list; returns the list itself if none changes. */
const mapChanged = <T>(list: T[], change: (item: T) => T): T[] => {
  const next = list.map(change)
  return next.some((item, index) => item !== list[index]) ? next : list
}

const cleanTags = (tags: string[]): string[] => mapChanged(tags, cleanLine)

const cleanOutcome = (outcome: MarketOutcome): MarketOutcome => withFields(outcome, { label: cleanLine })

const filed = { category: cleanLine, sourceCategory: cleanLine }
const texts = { ...filed, subtitle: cleanLine, description: cleanLines, tags: cleanTags }

/** Returns a market with cleaned texts; one without a title gets its id as the title. */
export const cleanMarket = (market: UnifiedMarket): UnifiedMarket =>
  withFields(market, {
    ...texts,
    title: (title) => cleanLine(title) || market.marketId,
    outcomes: (outcomes) => mapChanged(outcomes, cleanOutcome),
    yes: cleanOutcome,
    no: cleanOutcome,
    up: cleanOutcome,
    down: cleanOutcome,
  })

/** Returns an event with its own texts cleaned. */
export const cleanEvent = (event: UnifiedEvent): UnifiedEvent =>
  withFields(event, {
    ...texts,
    title: (title) => cleanLine(title) || event.id,
  })

/** Returns a series with its own texts cleaned. */
export const cleanSeries = (series: UnifiedSeries): UnifiedSeries =>
  withFields(series, {
    ...filed,
    title: (title) => cleanLine(title) || series.id,
    description: cleanLines,
  })

export const cleanPosition = (position: Position): Position => withFields(position, { outcomeLabel: cleanLine })
