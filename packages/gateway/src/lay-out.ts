const WIDTH = 120
const STEP = 2

/** A part of a value that `layOutPart` has formatted. */
export class LaidOut {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Formats JSON for people: a value that fits into 120 characters is one line, the short fields of a longer object share
 * lines, and its braces are on its first and last line, so that an answer fits on a screen. It parses to the same value.
 */
export const layOut = (value: unknown): string => `${write(value, 0)}\n`

/** Formats a value that is nested this deep in a larger one. */
export const layOutPart = (value: unknown, depth: number): LaidOut => new LaidOut(write(value, depth * STEP))

function write(value: unknown, indent: number): string {
  if (value instanceof LaidOut) return value.text
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent + STEP
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const items = isList
    ? value.map((item) => write(item, inner))
    : Object.entries(value).flatMap(([name, item]) =>
        item === undefined ? [] : [`${JSON.stringify(name)}: ${write(item, inner)}`],
      )
  if (fitsOnLine(items, WIDTH - indent)) return `${open}${items.join(', ')}${close}`
  const lines = fill(items, WIDTH - inner).join(`,\n${' '.repeat(inner)}`)
  return isList ? `${open}\n${' '.repeat(inner)}${lines}\n${' '.repeat(indent)}${close}` : `${open} ${lines}${close}`
}

/** Whether items, with commas and braces, are shorter than a width and have no line of their own. */
function fitsOnLine(items: readonly string[], width: number): boolean {
  let length = 2 + Math.max(0, items.length - 1) * 2
  for (const item of items) {
    length += item.length
    if (length >= width || item.includes('\n')) return false
  }
  return length < width
}

/** Joins items to lines of a width; an item of several lines keeps them to itself. */
function fill(items: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    const isJoined =
      last !== undefined && last.length + 2 + item.length < width && !last.includes('\n') && !item.includes('\n')
    if (isJoined) lines[lines.length - 1] = `${last}, ${item}`
    else lines.push(item)
  }
  return lines
}
