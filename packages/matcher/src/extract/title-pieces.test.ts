import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTitlePieces, type TitlePart } from './title-pieces.ts'

const wordsOf = (title: string, part: TitlePart | undefined): string[] =>
  readTitlePieces(title)
    .filter((piece) => piece.part === part && /\w/.test(piece.text))
    .map(({ text }) => text)

describe('the pieces of a title', () => {
  it('have the part of the reading that they belong to', () => {
    const title = 'Will Bitcoin not reach $150,000 by December 31, 2026?'
    expect(wordsOf(title, 'time')).toEqual(expect.arrayContaining(['December', '31,', '2026?']))
    expect(wordsOf(title, 'numbers')).toContain('$150,000')
    expect(wordsOf(title, 'polarity')).toEqual(['not'])
    expect(wordsOf(title, 'words')).toContain('Bitcoin')
    expect(wordsOf(title, undefined)).toContain('Will')
  })

  it('have the names of people whom no table knows as words', () => {
    expect(wordsOf('Will Orla Quennell win the mayoral election?', 'words')).toEqual(
      expect.arrayContaining(['Orla', 'Quennell', 'win', 'mayoral']),
    )
  })

  it('are the title, whatever it is', () => {
    const titles = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom('will', '2026', 'not', '$5', 'by', 'Ann', ' ', '?')).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(titles, (title) => {
        expect(
          readTitlePieces(title)
            .map(({ text }) => text)
            .join(''),
        ).toBe(title)
      }),
    )
  })
})
