import type { Verdict } from '@crossvenue/matcher'
import { Relation } from '@crossvenue/venues'

/** How often pairs labelled with one relation (rows) were given another (columns). */
export interface Confusion {
  relations: readonly string[]
  counts: readonly (readonly number[])[]
}

/** Sets labelled relations against given ones; pairs labelled only "not identical" are left out. */
export function confusion(verdicts: readonly Verdict[]): Confusion {
  const relations = [...Relation.options, 'none']
  return {
    relations,
    counts: relations.map((labelled) =>
      relations.map(
        (given) => verdicts.filter(({ label, predicted }) => label.relation === labelled && predicted === given).length,
      ),
    ),
  }
}
