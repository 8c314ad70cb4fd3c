import { readFileSync } from 'node:fs'
import { CrossvenueError } from '@crossvenue/venues'
import { LineCounter, parseDocument } from 'yaml'
import { Plans } from './plans.ts'

/** Reads the plans file, YAML or JSON. Throws NOT_FOUND, or a VALIDATION_ERROR that names the file and the line. */
export function readPlans(path: string): Plans {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw new CrossvenueError('NOT_FOUND', `there is no plans file ${path}`, { field: path, cause })
  }
  return parsePlans(text, path)
}

/** Parses plans; `path` names the file in errors. */
export function parsePlans(text: string, path: string): Plans {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const refuse = (offset: number, problem: string): never => {
    const place = `${path}:${lines.linePos(offset).line}`
    throw new CrossvenueError('VALIDATION_ERROR', `${place}: ${problem}`, { field: place })
  }
  const [broken] = document.errors
  if (broken) return refuse(broken.pos[0], broken.message)
  const result = Plans.safeParse(document.toJS() ?? {})
  if (result.success) return result.data
  const [issue] = result.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const at = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String)
  const known = Object.keys(Plans.valueType.shape).join(', ')
  const invalid = issue?.code === 'invalid_key' ? `the name of a plan ${issue.issues[0]?.message}` : issue?.message
  const problem = unknown === undefined ? invalid : `is no limit; the limits are ${known}`
  return refuse(offsetOf(document, at), `${at.join('.')}: ${problem}`)
}

/** Returns where the value of a path stands in the text, or the nearest one around it. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly string[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, ...number[]] } | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}
