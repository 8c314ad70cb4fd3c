import type { z } from 'zod'
import type { Argument } from '../operations.ts'
import { normalizeArgument } from './normalize-argument.ts'

/**
 * Moves positional values to the arguments they belong to. Published clients leave out optional arguments in the middle
 * (`[id, limit]` for `id, address, since, limit`) and pad calls with nulls: a value that does not fit its position
 * moves past optional arguments to the next one it fits, and trailing empty values are dropped. A value that fits
 * nowhere stays, so that validation names it.
 */
export function placeArguments(args: readonly Argument[], values: readonly unknown[]): readonly unknown[] {
  const given = [...values]
  while (given.length > 0 && saysNothing(given.at(-1)) && given.length > requiredLength(args)) given.pop()
  const placed: unknown[] = []
  for (const value of given) {
    const target = saysNothing(value) ? placed.length : placeOf(args, placed.length, value)
    while (placed.length < target) placed.push(undefined)
    placed.push(value)
  }
  return placed
}

/**
 * Returns the first position from `from` on that a value fits, past optional ones; `from` itself where it fits none.
 */
function placeOf(args: readonly Argument[], from: number, value: unknown): number {
  for (const [offset, argument] of args.slice(from).entries()) {
    // A required argument stays in its position whatever it is, and may be too long to be checked twice.
    if (!isOptional(argument.schema)) return from
    if (fits(argument, value)) return from + offset
  }
  return from
}

const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)

const requiredLength = (args: readonly Argument[]): number => args.filter(({ schema }) => !isOptional(schema)).length

const fits = ({ schema }: Argument, value: unknown): boolean =>
  schema.safeParse(normalizeArgument(schema, value)).success

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success
