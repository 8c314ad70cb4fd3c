/** The values of an action; numbers are whole and not negative. */
export type Packable = string | boolean | number | readonly Packable[] | { readonly [key: string]: Packable }

/**
 * Packs an action as MessagePack, with the keys in their order, https://github.com/msgpack/msgpack/blob/master/spec.md.
 * Only the types that actions need: a library would add a megabyte. Throws RangeError for larger values.
 */
export function pack(value: Packable): number[] {
  if (typeof value === 'boolean') return [value ? 0xc3 : 0xc2]
  if (typeof value === 'number') return packInteger(value)
  if (typeof value === 'string') {
    const text = new TextEncoder().encode(value)
    if (text.length >= 256) throw new RangeError('a text of 256 bytes or more')
    return [...(text.length < 32 ? [0xa0 + text.length] : [0xd9, text.length]), ...text]
  }
  const entries: readonly Packable[] = Array.isArray(value) ? value : Object.entries(value)
  if (entries.length >= 16) throw new RangeError('a list of 16 or more')
  const [mark, items] = Array.isArray(value) ? [0x90, entries] : [0x80, entries.flat() as Packable[]]
  return [mark + entries.length, ...items.flatMap(pack)]
}

/** Returns a number's bytes, the highest first. */
export const bytesOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256)

/** Packs in the shortest form, as the venue does when it checks the signature. */
function packInteger(value: number): number[] {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a whole number`)
  if (value < 2 ** 7) return [value]
  if (value < 2 ** 8) return [0xcc, value]
  if (value < 2 ** 16) return [0xcd, ...bytesOf(value, 2)]
  return value < 2 ** 32 ? [0xce, ...bytesOf(value, 4)] : [0xcf, ...bytesOf(value, 8)]
}
