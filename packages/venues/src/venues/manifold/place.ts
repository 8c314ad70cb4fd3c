import { CrossvenueError } from '../../errors.ts'

/** Where a page of the list begins: below a time of creation, without the rows of that very time already given. */
export interface Place {
  /** Unix milliseconds; undefined at the head of the list. */
  time: number | undefined
  given: readonly string[]
}

/** Reads a cursor `<time of the last row>~<ids given of that time, joined by ~>`. */
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
 * Returns the cursor below these rows, newest first; undefined where there are none. The venue goes on strictly before
 * a time, which by itself would lose the rows that share it.
 */
export function nextPlace(rows: readonly { id: string; createdTime: number }[], place: Place): string | undefined {
  const time = rows.at(-1)?.createdTime
  if (time === undefined) return undefined
  const sameTime = rows.filter(({ createdTime }) => createdTime === time).map(({ id }) => id)
  const earlier = place.time === time ? place.given : []
  return [time, ...new Set([...earlier, ...sameTime])].join('~')
}
