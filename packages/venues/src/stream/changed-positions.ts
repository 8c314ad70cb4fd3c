import type { Position } from '../models.ts'
import type { Venue } from '../venue.ts'

/** A position changes with its size and cost; prices change all the time. */
const textOf = ({ size, entryPrice, realizedPnL }: Position): string => JSON.stringify([size, entryPrice, realizedPnL])

/**
 * Creates a reader of positions that returns all of them first, then those that changed since the last read. One that is
 * gone is returned with the size 0.
 */
export function createChangedPositions(fetchPositions: NonNullable<Venue['fetchPositions']>, address?: string) {
  let last = new Map<string, Position>()

  return async (): Promise<Position[]> => {
    const positions = await fetchPositions(...(address === undefined ? [] : [address]))
    const before = last
    last = new Map(positions.map((position) => [position.outcomeId, position]))
    const changed = positions.filter((position) => {
      const previous = before.get(position.outcomeId)
      return !previous || textOf(previous) !== textOf(position)
    })
    const gone = [...before.values()]
      .filter(({ outcomeId }) => !last.has(outcomeId))
      .map(({ marketId, outcomeId, outcomeLabel }) => ({ marketId, outcomeId, outcomeLabel, size: 0 }))
    return [...changed, ...gone]
  }
}
