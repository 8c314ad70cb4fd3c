import type { Token } from './tokens.ts'

/** Whether some of the tokens have this key, or one of several. */
export const says = (tokens: readonly Token[], words: string | ReadonlySet<string>): boolean =>
  typeof words === 'string' ? tokens.some(({ key }) => key === words) : tokens.some(({ key }) => words.has(key))
