const WIDTH = 120

/**
 * Writes JSON for people: what fits on a line of 120 characters stands on one, the short fields of a longer object
 * share lines, and its braces stand on its first and last line, so that an answer fits on a screen. Machines read the
 * same values from it.
 */
export const layOut = (value: unknown): string => `${write(value, 0)}\n`

function write(value: unknown, indent: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent + 2
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const items = isList
    ? value.map((item) => write(item, inner))
    : Object.entries(value).flatMap(([name, item]) =>
        item === undefined ? [] : [`${JSON.stringify(name)}: ${write(item, inner)}`],
      )
  const line = `${open}${items.join(', ')}${close}`
  if (indent + line.length < WIDTH && !line.includes('\n')) return line
  const lines = fill(items, WIDTH - inner).join(`,\n${' '.repeat(inner)}`)
  return isList ? `${open}\n${' '.repeat(inner)}${lines}\n${' '.repeat(indent)}${close}` : `${open} ${lines}${close}`
}

/** Joins items to lines of a width; an item of several lines keeps them to itself. */
function fill(items: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    const joined = `${last}, ${item}`
    if (last !== undefined && joined.length < width && !joined.includes('\n')) lines[lines.length - 1] = joined
    else lines.push(item)
  }
  return lines
}
