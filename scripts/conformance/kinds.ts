/** The kinds of values that a case may name where the value itself changes. */
const kinds = new Map<string, (value: unknown) => boolean>(
  Object.entries({
    ':text': (value) => typeof value === 'string' && value !== '',
    ':amount': (value) => typeof value === 'number' && value >= 0,
    ':price': (value) => typeof value === 'number' && value >= 0 && value <= 1,
    ':list': Array.isArray,
    ':object': (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  }),
)

/** Returns what is wrong with a value at a place of an answer; undefined where it is as expected. */
export function problemAt(place: string, answer: unknown, expected: unknown): string | undefined {
  const value = place === '' ? answer : place.split('.').reduce<unknown>(step, answer)
  const fits =
    typeof expected === 'string' ? (kinds.get(expected)?.(value) ?? value === expected) : (value ?? null) === expected
  return fits ? undefined : `${place || 'data'}: expected ${expected}, got ${JSON.stringify(value)?.slice(0, 120)}`
}

const step = (value: unknown, name: string): unknown => (value as Record<string, unknown> | null | undefined)?.[name]
