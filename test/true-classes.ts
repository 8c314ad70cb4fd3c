import { scenario } from '@crossvenue/sandbox'

/** The classes of markets that the scenario's truth says settle alike, or opposite, each with its polarity. */
export function trueClasses(): Map<string, Map<string, boolean>> {
  const classes = new Map<string, Map<string, boolean>>()
  const classOf = (name: string) => classes.get(name) ?? new Map([[name, false]])
  for (const { a, b, relation } of scenario.truth.pairs) {
    const [one, other] = [a, b].map(({ venue, marketId }) => `${venue} ${marketId}`) as [string, string]
    const [left, right] = [classOf(one), classOf(other)]
    if (left !== right) {
      const isTurned = (left.get(one) !== right.get(other)) !== (relation === 'complement')
      for (const [name, polarity] of right) left.set(name, polarity !== isTurned)
    }
    for (const name of left.keys()) classes.set(name, left)
  }
  return classes
}
