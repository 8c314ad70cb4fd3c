import { CrossvenueError } from '@crossvenue/venues'
import { LineCounter, parseDocument } from 'yaml'

/** A text of YAML or JSON, and how a part of it is refused. */
export interface ParsedYaml {
  value: unknown
  /** Returns the file and the line of the value at a path, or of the nearest one around it: `plans.yaml:3`. */
  placeOf(path: readonly string[]): string
  /** Throws a VALIDATION_ERROR that begins with the place of a path. */
  refuse(path: readonly string[], problem: string): never
}

/** Parses YAML or JSON; `file` names it in errors. Throws a VALIDATION_ERROR with the line where it is neither. */
export function parseYaml(text: string, file: string): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const placeAt = (offset: number): string => `${file}:${lines.linePos(offset).line}`
  const refuseAt = (place: string, problem: string): never => {
    throw new CrossvenueError('VALIDATION_ERROR', `${place}: ${problem}`, { field: place })
  }
  const [broken] = document.errors
  if (broken) return refuseAt(placeAt(broken.pos[0]), broken.message)
  const placeOf: ParsedYaml['placeOf'] = (path) => placeAt(offsetOf(document, path))
  return {
    value: document.toJS() ?? {},
    placeOf,
    refuse: (path, problem) => refuseAt(placeOf(path), path.length > 0 ? `${path.join('.')}: ${problem}` : problem),
  }
}

/** Returns where the value of a path stands in the text, or the nearest one around it. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly string[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, ...number[]] } | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}
