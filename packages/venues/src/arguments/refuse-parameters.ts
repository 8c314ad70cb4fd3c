import { CrossvenueError } from '../errors.ts'

/**
 * Throws if a call has one of the parameters in `names`, which the venue does not support: ignoring it would change the
 * meaning of the call.
 */
export function refuseParameters<P extends object>(exchange: string, params: P, names: readonly (keyof P & string)[]) {
  const name = names.find((each) => params[each] !== undefined)
  if (name)
    throw new CrossvenueError('VALIDATION_ERROR', `${exchange} does not support ${name}; remove it`, {
      exchange,
      field: name,
    })
}
