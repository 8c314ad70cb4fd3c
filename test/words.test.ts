import { describe, expect, it } from 'vitest'
import { findWords, findWordsUnder, wordText } from '../scripts/words/find-words.ts'
import { parseGlossary } from '../scripts/words/glossary.ts'

const glossary = parseGlossary(`
## Glossary

| Term | Meaning | Instead of |
| --- | --- | --- |
| state | a venue sends it | told, speaks of |
| optional | drops undefined fields | \`known\` |
| max | an upper bound | \`MOST_\` |
| "Returns ..." | a main clause first | What ... |

### In \`packages/matcher/\`

| Term | Meaning | Instead of |
| --- | --- | --- |
| topic | the shared subject | \`matter\` |

## After it

| told | not read |
`)

const found = (file: string, text: string) => findWords(file, text, glossary).map(wordText)

describe('the word check', () => {
  it.each([
    ['a name', 'const toldPrice = 1', 'toldPrice -> state'],
    ['a parameter', 'function f({ a: known }: B) {}', 'known -> optional'],
    ['a field of a type', 'interface A { priceTold: number }', 'priceTold -> state'],
    ['a constant', 'const MOST_PAGES = 3', 'MOST_PAGES -> max'],
    ['a comment', '// Prices are told twice.', 'told -> state'],
    ['the start of a docstring', '/** What a venue sends. */', 'What ... -> "Returns ..."'],
    ['an error', 'throw new InputError(`row $' + '{n} speaks of 3`)', 'speaks of -> state'],
    ['a returned error', 'throw invalid("a", "it was told")', 'told -> state'],
    ['a test name', 'it.each([1])("is told %i", () => {})', 'told -> state'],
    ['a summary that a function takes', "read('health', 'Returns what it was told last.')", 'told -> state'],
    ['a description of a parameter', "z.string().describe('Was told by it.')", 'told -> state'],
    ['a sentence of an object', 'const a = { kalshi: "Kalshi never told this price" }', 'told -> state'],
  ])('finds %s', (_, text, expected) => expect(found('a.ts', text)).toEqual([`a.ts:1: ${expected}`]))

  it.each([
    ['a key, which may be a name of the wire', 'const a = { told: 1 }'],
    ['a field that is destructured by its own name', 'const { told } = order'],
    ['a string, which may be data', 'const a = ["told", "I told you so, twice"]'],
    ['a title of a market', 'const a = { title: "Trump told the press he runs" }'],
    ['a title that a function takes', "ask('Who told the press about it?')"],
    ['a quoted title in a comment', '// "Trump told the press" has no subject.'],
    ['a word in code font within another name', 'const knownVenues = 1'],
    ['a word of another folder', 'const matter = 1'],
    ['a comment that goes on with what', '// This is what a venue sends.'],
    ['a part of a name', '// The Lima Told play at home.'],
  ])('allows %s', (_, text) => expect(found('a.ts', text)).toEqual([]))

  it('takes the strings that a test passes for data', () => {
    expect(found('a.test.ts', 'read("Trump told the press he runs")')).toEqual([])
  })

  it('finds the words of a folder below it', () => {
    expect(found('packages/matcher/src/a.ts', '\nconst matter = 1')).toEqual([
      'packages/matcher/src/a.ts:2: matter -> topic',
    ])
  })

  it('reads documents without their code, and not the column of the words themselves', () => {
    const text = [
      '# Prices that are told',
      '`told`',
      '```',
      'told',
      '```',
      '',
      '| Term | Meaning | Instead of |',
      '| --- | --- | --- |',
      '| state | a venue told it | told |',
    ].join('\n')
    expect(found('a.md', text)).toEqual(['a.md:1: told -> state', 'a.md:9: told -> state'])
  })

  it('finds no banned word in the repository', () => {
    expect(findWordsUnder('.').map(wordText)).toEqual([])
  })
})
