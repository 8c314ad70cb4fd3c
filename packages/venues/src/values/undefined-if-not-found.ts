import { CrossvenueError, type ErrorCode } from '../errors.ts'

/** NOT_FOUND is not among them: it is what a path that has moved is answered with. */
const noSuchThing: readonly ErrorCode[] = ['EVENT_NOT_FOUND', 'MARKET_NOT_FOUND', 'OUTCOME_NOT_FOUND']

/** Returns undefined where there is no such thing; any other failure stays one. */
export async function undefinedIfNotFound<T>(thing: Promise<T>): Promise<T | undefined> {
  try {
    return await thing
  } catch (error) {
    if (error instanceof CrossvenueError && noSuchThing.includes(error.code)) return undefined
    throw error
  }
}
