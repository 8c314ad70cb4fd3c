type Parameter =
  | { kind: 'integer' | 'number'; least: number; most?: number; usual?: number }
  | { kind: 'word'; words: readonly string[]; usual?: string }
  | { kind: 'text' }

export type Parameters = Readonly<Record<string, Parameter>>

/** Reads a query as the venue does: a name it does not know is refused, as is a value that does not fit. */
export function readQuery(
  given: Record<string, string[]>,
  known: Parameters,
): { values: Record<string, string | number | undefined> } | { wrong: string[] } {
  const wrong = Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => `property ${name} should not exist`)
  const values = new Map<string, string | number | undefined>()
  for (const [name, parameter] of Object.entries(known)) {
    const text = given[name]?.[0]
    if (parameter.kind === 'text') {
      if (!text) wrong.push(`${name} should not be empty`)
      values.set(name, text)
    } else if (parameter.kind === 'word') {
      if (text !== undefined && !parameter.words.includes(text)) {
        wrong.push(`${name} must be one of the following values: ${parameter.words.join(', ')}`)
      }
      values.set(name, text ?? parameter.usual)
    } else {
      const value = text === undefined ? parameter.usual : Number(text)
      wrong.push(...(value === undefined ? [] : numberProblems(name, value, parameter)))
      values.set(name, value)
    }
  }
  return wrong.length > 0 ? { wrong } : { values: Object.fromEntries(values) }
}

function numberProblems(
  name: string,
  value: number,
  { kind, least, most = Number.POSITIVE_INFINITY }: Extract<Parameter, { least: number }>,
): string[] {
  if (Number.isNaN(value) || (kind === 'integer' && !Number.isInteger(value))) return [`${name} must be an ${kind}`]
  if (value < least) return [`${name} must not be less than ${least}`]
  return value > most ? [`${name} must not be greater than ${most}`] : []
}
