/**
 * Draws a number in [0, 1) that depends on its arguments alone. The hash is FNV-1a with the final mix of MurmurHash3:
 * a cryptographic one would take most of the time that a fake venue needs for an answer.
 */
export function chance(...from: readonly (string | number)[]): number {
  const text = from.join('\n')
  let hash = 0x811c9dc5
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
