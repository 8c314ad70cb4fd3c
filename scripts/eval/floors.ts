import { measures, reaches } from './measures.ts'
import type { Results } from './results.ts'

/** Returns one sentence per floor that is broken; what was not measured breaks none. */
export function brokenFloors(results: Results): string[] {
  return measures(results).flatMap((measure) => {
    const { name, value, floor, meanwhile = floor, lessIsBetter } = measure
    if (reaches(measure, meanwhile)) return []
    return [`${name} is ${Number(value.toFixed(4))}, ${lessIsBetter ? 'more than' : 'less than'} ${meanwhile}`]
  })
}
