const [MAX_ITEMS, MAX_TEXT] = [2, 120]
/** An object with more fields than this, all of them objects, is a list by name. */
const MAX_PARTS = 4

/** Returns an answer as a reader needs it: the first items of each list, and the beginning of a long text. */
export function trimAnswer(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}...` : value
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(trimAnswer)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  const isList = fields.length > MAX_PARTS && fields.every(([, field]) => typeof field === 'object')
  return Object.fromEntries(
    fields.slice(0, isList ? MAX_ITEMS : undefined).map(([name, field]) => [name, trimAnswer(field)]),
  )
}
