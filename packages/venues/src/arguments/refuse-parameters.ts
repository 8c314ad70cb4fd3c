import { CrossvenueError } from '../errors.ts'

/** Throws on a parameter that a venue has no use for: to drop it would do something else than was asked. */
export function refuseParameters<P extends object>(exchange: string, params: P, names: readonly (keyof P & string)[]) {
  const name = names.find((each) => params[each] !== undefined)
  if (name) throw new CrossvenueError('VALIDATION_ERROR', `${exchange} takes no ${name}`, { exchange, field: name })
}
