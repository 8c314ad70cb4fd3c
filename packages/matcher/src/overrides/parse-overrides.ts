import { relationNames } from '../compare/relation-of-sets.ts'
import type { Ref } from '../edge.ts'
import { type Override, pairKey, problemOfOverride } from './rulings.ts'

/** The error for a line of an overrides file that is not a valid override, with the number of the line. */
export class InvalidOverride extends Error {
  override readonly name = 'InvalidOverride'
  /** Counted from 1. */
  readonly line: number
  /** Path of the wrong part; '' for the line as a whole. */
  readonly field: string

  constructor(line: number, field: string, problem: string) {
    super(`line ${line}: ${field === '' ? '' : `${field}: `}${problem}`)
    this.line = line
    this.field = field
  }
}

/**
 * Parses a file of overrides: the relations that an operator pinned for pairs of markets or events. Each line is one JSON
 * object, {"a":{"venue","eventId","marketId"?},"b":{...},"relation","note"?}; blank lines are skipped. Throws
 * InvalidOverride at the first line that is invalid or repeats a pair.
 */
export function parseOverrides(text: string): Override[] {
  const lines = new Map<string, number>()
  return text.split('\n').flatMap((content, index) => {
    if (content.trim() === '') return []
    const line = index + 1
    const override = parseLine(content, (field, problem) => {
      throw new InvalidOverride(line, field, problem)
    })
    const { a, b } = override
    const earlier = lines.get(pairKey(a, b))
    if (earlier !== undefined) throw new InvalidOverride(line, '', `line ${earlier} is about the same pair`)
    lines.set(pairKey(a, b), line).set(pairKey(b, a), line)
    return [override]
  })
}

type Fail = (field: string, problem: string) => never

function parseLine(content: string, fail: Fail): Override {
  const { a, b, relation, note, ...rest } = objectOf(parseJson(content, fail), '', fail)
  refuseOthers(rest, '', fail)
  if (typeof relation !== 'string' || !relations.includes(relation)) {
    return fail('relation', `expected one of ${relations.join(', ')}`)
  }
  if (note !== undefined && typeof note !== 'string') return fail('note', 'expected a text')
  const said = relation as Override['relation']
  const ends = { a: parseRef(a, 'a', fail), b: parseRef(b, 'b', fail) }
  const problem = problemOfOverride(ends.a, ends.b, said)
  if (problem !== undefined) return fail('b', problem)
  return { ...ends, relation: said, ...(note !== undefined && { note }) }
}

const relations: readonly string[] = [...Object.values(relationNames), 'none']

function parseRef(value: unknown, field: string, fail: Fail): Ref {
  const { venue, eventId, marketId, ...rest } = objectOf(value, field, fail)
  refuseOthers(rest, `${field}.`, fail)
  const name = (part: unknown, path: string): string =>
    typeof part === 'string' && part !== '' ? part : fail(`${field}.${path}`, 'expected a text that is not empty')
  return {
    venue: name(venue, 'venue'),
    eventId: name(eventId, 'eventId'),
    ...(marketId !== undefined && { marketId: name(marketId, 'marketId') }),
  }
}

function parseJson(content: string, fail: Fail): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return fail('', 'not JSON')
  }
}

const objectOf = (value: unknown, field: string, fail: Fail): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(field, 'expected an object')

function refuseOthers(rest: Record<string, unknown>, prefix: string, fail: Fail): void {
  const [other] = Object.keys(rest)
  if (other !== undefined) fail(`${prefix}${other}`, 'no such field')
}
