import { expect, it } from 'vitest'
import { readSet, trapsFolder } from '../scripts/eval/labelled-sets.ts'
import { brokenFloors } from '../scripts/eval/measures.ts'
import { measureSets } from '../scripts/eval/results.ts'

it('takes no more of our own traps for identities than the floor allows', async () => {
  const traps = await readSet(trapsFolder)
  const results = measureSets({ recorded: [], traps }, { now: () => 0, onSet: () => {} })
  expect(results.traps?.evaluation.verdicts).toHaveLength(traps.labels.length)
  expect(brokenFloors(results)).toEqual([])
})
