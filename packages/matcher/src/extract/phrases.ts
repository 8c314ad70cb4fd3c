import { rewrites } from '../rules/rewrites.ts'
import { matchesAny } from './matches-any.ts'

/** Whether a text may have a phrase that a rewrite replaces; false where it certainly has none, as most titles. */
export const hasPhrase: (text: string) => boolean = matchesAny(Object.values(rewrites).map(({ from }) => from))
