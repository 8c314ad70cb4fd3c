/** A market and one of its two outcomes. */
export interface Outcome {
  marketHash: string
  isOne: boolean
}

/** Parses `<market>:YES` and `<market>:NO`, the first and the second outcome; a market alone means `side`. */
export function parseOutcomeId(outcomeId: string, side: 'yes' | 'no' | undefined = 'yes'): Outcome {
  const [, marketHash = outcomeId, named = side] = /^(.+):(yes|no)$/i.exec(outcomeId) ?? []
  return { marketHash, isOne: named.toLowerCase() === 'yes' }
}

export const outcomeIdOf = ({ marketHash, isOne }: Outcome): string => `${marketHash}:${isOne ? 'YES' : 'NO'}`

export const oppositeOf = ({ marketHash, isOne }: Outcome): Outcome => ({ marketHash, isOne: !isOne })
