import { CrossvenueError } from '../errors.ts'

/**
 * Bounds of the size of arguments. They are checked before any schema, because a schema reports every fault that it
 * finds.
 */
const argumentBounds = {
  listItems: 10_000,
  /** A calculation gets markets or a book from the caller; other arguments are ids and options. */
  values: { calculation: 100_000, other: 10_000 },
  depth: 64,
} as const

/**
 * Checks the size of arguments in one linear pass. Throws VALIDATION_ERROR for a list that is too long, too many values
 * in all, values nested too deeply, and text that is not well-formed Unicode, which no URL can carry.
 */
export function checkBounds(
  method: string,
  names: readonly string[],
  values: readonly unknown[],
  kind: keyof typeof argumentBounds.values,
): void {
  const { listItems, depth } = argumentBounds
  const maxValues = argumentBounds.values[kind]
  const path: string[] = []
  const refuse = (message: string): never => {
    // An options object has no name that callers write: `limit`, not `params.limit`.
    const field = (path.length > 1 && path[0] === 'params' ? path.slice(1) : path)
      .map((part) => (part.length > 40 ? `${part.slice(0, 40)}...` : part).toWellFormed())
      .join('.')
    throw new CrossvenueError('VALIDATION_ERROR', `${method}: ${field}: ${message}`, { field })
  }
  let count = 0
  const visit = (name: string, value: unknown): void => {
    path.push(name)
    count += 1
    if (count > maxValues)
      refuse(`arguments must have at most ${maxValues} values in all; split them over several calls`)
    if (path.length > depth) refuse(`values may be nested at most ${depth} levels deep`)
    if (!name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
      refuse('text must be well-formed Unicode, got a lone surrogate')
    }
    if (Array.isArray(value)) {
      if (value.length > listItems) refuse(`a list may have at most ${listItems} items, got ${value.length}`)
      for (const [index, item] of value.entries()) visit(String(index), item)
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) visit(key, (value as Record<string, unknown>)[key])
    }
    path.pop()
  }
  for (const [index, value] of values.entries()) visit(names[index] ?? `args.${index}`, value)
}
