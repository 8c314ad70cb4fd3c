/** A row of the comparison of two questions: a label, and the value of each question, if it has one. */
export interface Row {
  label: string
  a?: string | undefined
  b?: string | undefined
}

const GAP = 2

/** Formats rows in three columns for a page of this width, and breaks long texts between words. */
export function sideBySide(rows: readonly Row[], width: number): string[] {
  const first = Math.max(...rows.map(({ label }) => label.length))
  const each = Math.floor((width - first - 2 * GAP) / 2)
  return rows.flatMap(({ label, a = '-', b = '-' }) => {
    const [left, right] = [wrap(a, each), wrap(b, each)]
    return Array.from({ length: Math.max(left.length, right.length) }, (_, line) =>
      [(line === 0 ? label : '').padEnd(first + GAP), (left[line] ?? '').padEnd(each + GAP), right[line] ?? '']
        .join('')
        .trimEnd(),
    )
  })
}

/** Breaks a text into lines; a word longer than a line is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
