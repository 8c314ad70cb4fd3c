import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rewritten } from '../rules/rewrite.ts'
import { rewrites } from '../rules/rewrites.ts'
import { withoutPhrases } from './phrases.ts'

const titles = Object.values(rewrites).flatMap(({ example, counterExample }) =>
  [...example, ...counterExample].map((question) =>
    (typeof question === 'string' ? question : question.title).toLowerCase(),
  ),
)
const oneByOne = (text: string) => Object.values(rewrites).reduce(rewritten, text)

describe('replacing the phrases of rewrites', () => {
  it('gives what trying them one by one gives', () => {
    const replaced = titles.filter((title) => oneByOne(title) !== title)
    expect(replaced.length).toBeGreaterThan(100)
    expect(titles.filter((title) => withoutPhrases(title) !== oneByOne(title))).toEqual([])
  })

  it('does so for any words of their examples', () => {
    const words = [...new Set(titles.flatMap((title) => title.split(' ')))]
    const texts = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(texts, (text) => withoutPhrases(text) === oneByOne(text)),
      { numRuns: 1000 },
    )
  })

  it('names the rewrites that change a text, in their order', () => {
    const found: string[] = []
    expect(withoutPhrases('will ann roe win the 2031 lima cup?', (id) => found.push(id))).toBe(
      'will ann roe win the 2031 lima cup?',
    )
    expect(found).toEqual([])
    withoutPhrases('is song #1?', (id) => found.push(id))
    expect(found.length).toBeGreaterThan(0)
  })
})
