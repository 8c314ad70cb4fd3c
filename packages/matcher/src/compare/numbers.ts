import type { Proposition } from '../extract/proposition.ts'
import { compareRegions, isOpposite, type Region, type SetRelation, showRegion, type Unit } from '../extract/region.ts'
import { agree, type Comparison, differ, missing, type Sides, shown, turned, veto } from './comparison.ts'
import { vocabularyOf } from './vocabulary.ts'

/** All that comparing asks of the numbers of two questions; undefined where there is nothing to compare. */
export function relateNumbers(a: Region | undefined, b: Region | undefined) {
  const told = a ?? b
  if (!a || !b) return told === undefined || told.bare ? undefined : isAny(told) ? 'missing any' : 'missing'
  if (a.bare && b.bare) return a.low === b.low ? undefined : 'other bare'
  if ((a.touch === undefined) !== (b.touch === undefined)) return `touch ${touchLean(a, b)}` as const
  if (a.touch !== b.touch) return 'other touch'
  if (a.unit && b.unit && a.unit !== b.unit && !(isCount(a.unit) || isCount(b.unit))) return 'other unit'
  const [x, y] = [countedMove(a, b), countedMove(b, a)]
  if (!x || !y) return 'other unit'
  return isOpposite(x, y) ? 'opposite' : compareRegions(x, y)
}

/** Beside a number of cuts a cut of any size is one at least, and none is 0; undefined of one that has a size. */
function countedMove(region: Region, other: Region): Region | undefined {
  if (region.unit !== 'bps' || other.unit !== undefined) return region
  const { low, high } = region
  if (low === 0 && high === 0) return { low, high, whole: true }
  const any = (low === undefined && high === 0) || (high === undefined && low === 0)
  return any ? { low: 1, whole: true } : undefined
}

/** "At least one": what comes true at all comes true once. */
const isAny = ({ low, high, lowOpen }: Region) => low === 1 && high === undefined && !lowOpen

/** Sums and counts are often written without their unit, or as plain counts. */
const isCount = (unit: Unit) => unit === 'count'

/** What the numbers of two questions say. */
export function compareNumbers(a: Proposition, b: Proposition): Comparison[] {
  const relation = relateNumbers(a.region, b.region)
  if (relation === undefined) return []
  const sides = shown(showNumbers, a, b)
  switch (relation) {
    case 'missing':
    case 'missing any':
      return ofMissing(a, b, sides)
    case 'other bare':
      return ofBareNumbers(a, b, sides)
    case 'touch inside':
      return [ofTouch('inside', sides)]
    case 'touch contains':
      return [ofTouch('contains', sides)]
    case 'touch overlap':
      return [ofTouch('overlap', sides)]
    case 'other touch':
      return [veto('direction', 'overlap', sides, 'numbers differ')]
    case 'other unit':
      return [veto('unit', 'overlap', sides, 'numbers differ')]
    case 'opposite':
      return [agree('numbers', 'numbers agree', sides), turned(sides)]
    case 'equal':
      return [agree('numbers', 'numbers agree', sides)]
    default:
      return [veto('numbers', relation, sides, 'numbers differ')]
  }
}

const ofTouch = (lean: SetRelation, sides: Sides) => veto('touch or close', lean, sides, 'numbers differ')

/** Standing above a line when it is read means having touched it, not the other way round. */
function touchLean(a: Region, b: Region): 'inside' | 'contains' | 'overlap' {
  const relation = compareRegions(a, b)
  if (a.touch && b.touch === undefined) return relation === 'contains' || relation === 'equal' ? 'contains' : 'overlap'
  return relation === 'inside' || relation === 'equal' ? 'inside' : 'overlap'
}

/** Whoever says a word ten times says it. */
function ofMissing(a: Proposition, b: Proposition, sides: Sides): Comparison[] {
  const [x, y] = [vocabularyOf(a), vocabularyOf(b)]
  if (!x.names.has('say') || !y.names.has('say')) {
    // who wins so many seats or votes need not win; whatever else comes true so many times comes true
    const wins = x.predicates.includes('win') || y.predicates.includes('win')
    if (wins || a.scope.place || b.scope.place) return [missing('numbers', 'numbers missing', sides)]
    return [differ('numbers', 'numbers missing', sides, 1, a.region ? 'inside' : 'contains')]
  }
  if (relateNumbers(a.region, b.region) === 'missing any') return [agree('numbers', 'numbers agree', sides)]
  return [veto('numbers', a.region ? 'inside' : 'contains', sides, 'numbers differ')]
}

/** Plain numbers are words of their titles; here it only counts whether they are answers of one question. */
function ofBareNumbers(a: Proposition, b: Proposition, sides: Sides): Comparison[] {
  const counted = a.answer?.kind === 'number' || b.answer?.kind === 'number'
  return [veto('numbers', counted ? 'disjoint' : 'unrelated', sides)]
}

const showNumbers = ({ region }: Proposition) => region && showRegion(region)
