import { readFile } from 'node:fs/promises'
import { InvalidOverride, type Override, parseOverrides } from '@crossvenue/matcher/basics'
import { CrossvenueError } from '@crossvenue/venues'

/** Reads the operator's file. Throws NOT_FOUND, or a VALIDATION_ERROR that names file, line and field. */
export async function loadOverrideFile(path: string): Promise<Override[]> {
  try {
    return parseOverrides(await readFile(path, 'utf8'))
  } catch (cause) {
    if (cause instanceof InvalidOverride) {
      throw new CrossvenueError('VALIDATION_ERROR', `${path}: ${cause.message}`, { field: cause.field, cause })
    }
    throw new CrossvenueError('NOT_FOUND', `there is no override file ${path}`, { field: path, cause })
  }
}
