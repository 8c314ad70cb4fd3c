import { describe, expect, it } from 'vitest'
import { nearWordings } from './__fixtures__/near-wordings.ts'
import { readQuestion } from './__fixtures__/question.ts'
import { pairsOf, readWording, readWordings, type Wording } from './__fixtures__/wordings.ts'
import { wordingsOfCulture } from './__fixtures__/wordings-of-culture.ts'
import { wordingsOfMarkets } from './__fixtures__/wordings-of-markets.ts'
import { wordingsOfSport } from './__fixtures__/wordings-of-sport.ts'
import { assess, isSure } from './assess.ts'

function relationOf(one: Wording, other: Wording): string | undefined {
  const found = assess(readQuestion(one.question, 'one'), readQuestion(other.question, 'other'))
  return isSure(found) ? found.relation : undefined
}

describe.each([wordingsOfSport, wordingsOfMarkets, wordingsOfCulture].flatMap(readWordings))('%s', (_, groups) => {
  it.each(groups.map((group) => [group[0]?.text, group] as const))('%s, in other words', (__, group) => {
    expect(group.length).toBeGreaterThan(1)
    const pairs = pairsOf(group)
    const found = pairs.map(([one, other]) => `${one.text} | ${other.text}: ${relationOf(one, other)}`)
    const right = pairs.map(
      ([one, other]) => `${one.text} | ${other.text}: ${one.denies === other.denies ? 'identity' : 'complement'}`,
    )
    expect(found).toEqual(right)
  })
})

it.each(nearWordings.trim().split('\n'))('%s are different questions', (line) => {
  const [one, other] = line.split(' | ').map(readWording)
  if (!one || !other) throw new Error('a line has two wordings')
  const relations = [relationOf(one, other), relationOf(other, one)]
  expect(relations.filter((relation) => relation === 'identity' || relation === 'complement')).toEqual([])
})
