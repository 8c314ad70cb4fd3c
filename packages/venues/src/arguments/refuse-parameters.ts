import { CrossvenueError } from '../errors.ts'

/** Throws on a parameter that a venue does not support: to drop it would change the meaning of the call. */
export function refuseParameters<P extends object>(exchange: string, params: P, names: readonly (keyof P & string)[]) {
  const name = names.find((each) => params[each] !== undefined)
  if (name)
    throw new CrossvenueError('VALIDATION_ERROR', `${exchange} does not support ${name}; remove it`, {
      exchange,
      field: name,
    })
}
