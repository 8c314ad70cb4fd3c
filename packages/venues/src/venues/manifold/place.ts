import { CrossvenueError } from '../../errors.ts'

/** The start of a page: before a time of creation, without the rows of that same time that were already returned. */
export interface Place {
  /** In Unix milliseconds; undefined at the start of the list. */
  time: number | undefined
  given: readonly string[]
}

/** Parses a cursor `<time of the last row>~<ids returned of that time, joined by ~>`. */
export function parsePlace(cursor: string | undefined): Place {
  if (cursor === undefined) return { time: undefined, given: [] }
  const [time, ...given] = cursor.split('~')
  if (!/^\d{1,15}$/.test(time ?? '')) {
    throw new CrossvenueError(
      'VALIDATION_ERROR',
      `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`,
      {
        exchange: 'manifold',
        field: 'cursor',
      },
    )
  }
  return { time: Number(time), given }
}

/**
 * Returns the cursor after these rows, newest first; undefined for an empty page. The venue continues strictly before a
 * time, which alone would lose the other rows of that time.
 */
export function nextPlace(rows: readonly { id: string; createdTime: number }[], place: Place): string | undefined {
  const time = rows.at(-1)?.createdTime
  if (time === undefined) return undefined
  const sameTime = rows.filter(({ createdTime }) => createdTime === time).map(({ id }) => id)
  const earlier = place.time === time ? place.given : []
  return [time, ...new Set([...earlier, ...sameTime])].join('~')
}
