import { createHash } from 'node:crypto'

/** Draws a number in [0, 1) that depends on its arguments alone. */
export const chance = (...from: readonly (string | number)[]): number =>
  createHash('sha1').update(from.join('\n')).digest().readUInt32BE() / 2 ** 32
