import { CrossvenueError, type ErrorCode } from '../errors.ts'

/** The errors for a missing item. NOT_FOUND is not among them, because it is the answer to a path that has moved. */
const noSuchThing: readonly ErrorCode[] = ['EVENT_NOT_FOUND', 'MARKET_NOT_FOUND', 'OUTCOME_NOT_FOUND']

/** Returns undefined if the requested item does not exist; any other error is thrown. */
export async function undefinedIfNotFound<T>(thing: Promise<T>): Promise<T | undefined> {
  try {
    return await thing
  } catch (error) {
    if (error instanceof CrossvenueError && noSuchThing.includes(error.code)) return undefined
    throw error
  }
}
