import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote, sentencesOf } from './sentences.ts'

describe('sentences of rules', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['One\n\ntwo', ['One', 'two']],
    ['The U.S. Senate votes. It passes.', ['The U.S. Senate votes.', 'It passes.']],
    ['At 5 p.m. the count ends.', ['At 5 p.m. the count ends.']],
    ['Dr. Zorro vs. Mr. Tarkin. Then No. 5.', ['Dr. Zorro vs. Mr. Tarkin.', 'Then No. 5.']],
    [
      'See zorro.example/a.b for it. Or "quibble." Then none.',
      ['See zorro.example/a.b for it.', 'Or "quibble."', 'Then none.'],
    ],
    ['  ', []],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  it('have all the words of the text', () => {
    const word = fc.constantFrom('Zorro', 'Tarkin', 'votes.', 'U.S.', '5', 'p.m.', '"Yes".', 'ends!', '\n', 'by')
    const words = (text: string) => text.split(/\s+/).filter((part) => part !== '')
    fc.assert(
      fc.property(fc.array(word), (parts) => {
        const text = parts.join(' ')
        expect(sentencesOf(text).flatMap(words)).toEqual(words(text))
      }),
    )
  })
})

describe('a quote', () => {
  it('is a short sentence itself', () => {
    expect(quote('Zorro votes.', 3)).toBe('Zorro votes.')
  })

  it('is a part of a long one around the place, in whole words, with dots where it is cut', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 60, maxLength: 90 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (words, share) => {
          const sentence = words.join(' ')
          fc.pre(sentence.length > 200)
          const place = Math.floor(share * (sentence.length - 1))
          const cut = quote(sentence, place)
          const bare = cut.replace(/^\.\.\. | \.\.\.$/g, '')
          expect(sentence).toContain(bare)
          expect(bare.split(' ').every((one) => words.includes(one))).toBe(true)
          expect(cut.startsWith('... ')).toBe(!sentence.startsWith(bare))
          expect(cut.endsWith(' ...')).toBe(!sentence.endsWith(bare))
          expect(cut.length).toBeLessThanOrEqual(148)
          expect(cut.length).toBeGreaterThan(110)
        },
      ),
    )
  })
})
