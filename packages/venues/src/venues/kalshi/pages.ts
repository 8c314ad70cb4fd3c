import { CrossvenueError } from '../../errors.ts'
import type { EventFetchParams } from '../../parameters.ts'

type StatusFilter = NonNullable<EventFetchParams['status']>

/** Our filter in the words of the venue's `status` parameter, which accepts one word: `closed` has two lists. */
const wordsOf: Record<StatusFilter, readonly [string | undefined, ...string[]]> = {
  active: ['open'],
  inactive: ['closed', 'settled'],
  closed: ['closed', 'settled'],
  all: [undefined],
}

export interface Place {
  status: string | undefined
  cursor: string | undefined
}

/** Parses the place of a page: one of the venue's lists, and the venue's own cursor in it. */
export function parsePlace(filter: StatusFilter = 'active', cursor?: string, exchange = 'kalshi'): Place {
  const words = wordsOf[filter]
  if (cursor === undefined || words.length === 1) return { status: words[0], cursor }
  const [status, ...rest] = cursor.split(':')
  if (!words.includes(status)) {
    throw new CrossvenueError(
      'VALIDATION_ERROR',
      'the cursor belongs to a list with another status; pass the same status as before',
      {
        exchange,
        field: 'cursor',
      },
    )
  }
  return { status, cursor: rest.join(':') || undefined }
}

/** Returns our cursor of the next page: further in this list, else at the start of the next one, else none. */
export function nextPlace(filter: StatusFilter = 'active', { status }: Place, cursor?: string): string | undefined {
  const words = wordsOf[filter]
  if (words.length === 1) return cursor
  if (cursor !== undefined) return `${status}:${cursor}`
  const next = words[words.indexOf(status) + 1]
  return next === undefined ? undefined : `${next}:`
}
