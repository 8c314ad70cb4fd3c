import { memoizeTogether } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'

/** Returns the function with a cache of its results for the latest questions. */
export const ofQuestion = memoizeTogether<Proposition>()

/** Returns the function with a cache of its results for the latest titles. */
export const ofTitle = memoizeTogether<string>()
