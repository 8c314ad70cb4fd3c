import type { Build } from './proposition.ts'

const BUILDS: readonly (readonly [Build, RegExp])[] = [
  ['count', /\bhow many\b|\bnumber of\b/],
  ['joint', /\bboth\b|\bmatchup\b|\bdefeats?\b| and .*\b(?:nominees|finalists)\b/],
  [
    'occurrence',
    /^will (?:the |there be )?.*\b(?:elections?|referendum|vote|poll)\b.*\b(?:occur|happen|take place|be held|go ahead)\b/,
  ],
  ['some', /^(?:will (?:there be )?)?(?:an?|any|another) /],
]

/** How a normalised title is built. */
export const buildOf = (text: string): Build | undefined => BUILDS.find(([, pattern]) => pattern.test(text))?.[0]
