import type { Relation } from '@crossvenue/venues'

/** How two questions lie of which the worlds are known in which each comes true. */
export function lieOfWorlds(a: readonly boolean[], b: readonly boolean[]): Relation {
  const has = (inA: boolean, inB: boolean) => a.some((holds, world) => holds === inA && b[world] === inB)
  const [both, onlyA, onlyB, neither] = [has(true, true), has(true, false), has(false, true), has(false, false)]
  if (!onlyA && !onlyB) return 'identity'
  if (!both) return neither ? 'disjoint' : 'complement'
  if (onlyA && onlyB) return 'overlap'
  return onlyA ? 'superset' : 'subset'
}
