import type { Proposition } from '../extract/proposition.ts'
import { compareRegions, isOpposite, type Region, showRegion } from '../extract/region.ts'
import { agree, type Comparison, missing, type Sides, shown, turned, veto } from './comparison.ts'

/** What the numbers of two questions say. */
export function compareNumbers(a: Proposition, b: Proposition): Comparison[] {
  if (!a.region && !b.region) return []
  const sides = shown(showNumbers, a, b)
  if (a.region?.bare && b.region?.bare) return ofBareNumbers(a, b, sides)
  if (!a.region || !b.region) return (a.region ?? b.region)?.bare ? [] : [missing('numbers', 'numbers missing', sides)]
  if ((a.region.touch === undefined) !== (b.region.touch === undefined)) {
    return [veto('touch or close', touchLean(a.region, b.region), sides, 'numbers differ')]
  }
  if (a.region.touch !== b.region.touch) return [veto('direction', 'overlap', sides, 'numbers differ')]
  if (isOpposite(a.region, b.region)) return [agree('numbers', 'numbers agree', sides), turned(sides)]
  const relation = compareRegions(a.region, b.region)
  return relation === 'equal'
    ? [agree('numbers', 'numbers agree', sides)]
    : [veto('numbers', relation, sides, 'numbers differ')]
}

/** Standing above a line when it is read means having touched it, not the other way round. */
function touchLean(a: Region, b: Region): 'inside' | 'contains' | 'overlap' {
  const relation = compareRegions(a, b)
  if (a.touch && b.touch === undefined) return relation === 'contains' || relation === 'equal' ? 'contains' : 'overlap'
  return relation === 'inside' || relation === 'equal' ? 'inside' : 'overlap'
}

/** Plain numbers are words of their titles; here it only counts whether they are answers of one question. */
function ofBareNumbers(a: Proposition, b: Proposition, sides: Sides): Comparison[] {
  if (a.region?.low === b.region?.low) return []
  const counted = a.answer?.kind === 'number' || b.answer?.kind === 'number'
  return [veto('numbers', counted ? 'disjoint' : 'unrelated', sides)]
}

const showNumbers = ({ region }: Proposition) => region && showRegion(region)
