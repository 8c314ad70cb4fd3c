import type { MarketOutcome, Position, UnifiedEvent, UnifiedMarket, UnifiedSeries } from '../models.ts'
import { mapChanged } from './map-changed.ts'

// On some venues anyone can create a question, and its texts are shown in terminals, logs and pages. So characters that
// control the display are removed: C0 and C1 controls, escape sequences of terminals, overrides of the writing
// direction (U+202A to U+202E, U+2066 to U+2069), and lone surrogates, which no encoding can represent.

const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const EVERY_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu')
/** The same, without the line breaks and tabs of texts with several lines. */
const UNPRINTABLE_IN_LINES = /(?!\n|\t|\r\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const EVERY_UNPRINTABLE_IN_LINES = new RegExp(UNPRINTABLE_IN_LINES, 'gu')
/** Matches all that the two match and more, such as emoji, and takes a fraction of their time on an ordinary text. */
const suspect = (controls: string): RegExp =>
  new RegExp(String.raw`[${controls}\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]`)
const SUSPECT = suspect(String.raw`\u0000-\u001f`)
const SUSPECT_IN_LINES = suspect(String.raw`\u0000-\u0008\u000b-\u001f`)
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
  SUSPECT.test(text) && UNPRINTABLE.test(text)
    ? text.replace(EVERY_SEQUENCE, '').replace(SPACES, ' ').replace(EVERY_UNPRINTABLE, '').trim()
    : text

/** Returns a text of several lines without display controls. */
export const cleanLines = (text: string): string =>
  SUSPECT_IN_LINES.test(text) && UNPRINTABLE_IN_LINES.test(text)
    ? text.replace(EVERY_SEQUENCE, '').replace(EVERY_UNPRINTABLE_IN_LINES, '')
    : text

type Changes<T> = { [K in keyof T]?: (value: NonNullable<T[K]>, object: T) => T[K] }

/** Creates a function that replaces some fields of an object; it returns the object itself if none changes. */
function changeFields<T extends object>(changes: Changes<T>): (object: T) => T {
  const names = Object.keys(changes) as (keyof T)[]
  return (object) => {
    let changed: T | undefined
    for (const name of names) {
      const value = object[name]
      if (value === undefined || value === null) continue
      const next = changes[name]?.(value, object)
      if (next === value) continue
      changed ??= { ...object }
      changed[name] = next as T[keyof T]
    }
    return changed ?? object
  }
}

const cleanTags = (tags: string[]): string[] => mapChanged(tags, cleanLine)

const cleanOutcome = changeFields<MarketOutcome>({ label: cleanLine })

const filed = { category: cleanLine, sourceCategory: cleanLine }
const texts = { ...filed, subtitle: cleanLine, description: cleanLines, tags: cleanTags }

/** Returns a market with cleaned texts; one without a title gets its id as the title. */
export const cleanMarket = changeFields<UnifiedMarket>({
  ...texts,
  title: (title, { marketId }) => cleanLine(title) || marketId,
  outcomes: (outcomes) => mapChanged(outcomes, cleanOutcome),
  yes: cleanOutcome,
  no: cleanOutcome,
  up: cleanOutcome,
  down: cleanOutcome,
})

/** Returns an event with its own texts cleaned. */
export const cleanEvent = changeFields<UnifiedEvent>({
  ...texts,
  title: (title, { id }) => cleanLine(title) || id,
})

/** Returns a series with its own texts cleaned. */
export const cleanSeries = changeFields<UnifiedSeries>({
  ...filed,
  title: (title, { id }) => cleanLine(title) || id,
  description: cleanLines,
})

export const cleanPosition = changeFields<Position>({ outcomeLabel: cleanLine })
