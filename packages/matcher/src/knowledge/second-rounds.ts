/**
 * Countries whose presidential elections have practically always needed a second round, because many candidates of about
 * the same strength run. Elsewhere somebody may win a majority in the first round. Source: general knowledge, results of
 * the last decades.
 */
export const secondRounds: ReadonlySet<string> = new Set(
  ['cze', 'fra', 'gtm', 'per', 'rou', 'svk'].map((country) => `country:${country}`),
)

/** States of the US where a second round follows a primary in which nobody has a majority. Source: the laws of the states. */
export const runoffStates: ReadonlySet<string> = new Set(
  'al ar ga ms nc ok sc sd tx'.split(' ').map((code) => `state:${code}`),
)
