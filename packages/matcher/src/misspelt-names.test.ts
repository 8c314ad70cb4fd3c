import { describe, expect, it } from 'vitest'
import { readQuestion } from './__fixtures__/question.ts'
import { assess, isSure } from './assess.ts'

const TITLES = [
  'Will _ win the 2031 Lima mayoral election?',
  'Will _ resign in 2031?',
  '_ out as CEO of Acme before 2032?',
  '2031 Lima Open winner: _',
  'Will _ visit Peru by June 30, 2031?',
  'Will Bob Doe meet _ in 2031?',
  'Will _ be the next manager of Arsenal?',
]

function compare(one: string, other: string) {
  const found = assess(readQuestion(one, 'one'), readQuestion(other, 'other'))
  return { relation: isSure(found) ? found.relation : undefined, confidence: found.confidence }
}

describe('one letter off in a long name', () => {
  it.each([
    ['Xi Jinping', 'Xi Jingping'],
    ['Benjamin Netanyahu', 'Benjamin Netanyhau'],
    ['Volodymyr Zelensky', 'Volodymyr Zelenksy'],
    ['Gavin Newsom', 'Gavin Newssom'],
    ['Ali Khamenei', 'Ali Khamanei'],
    ['Emmanuel Macron', 'Emanuel Macron'],
    ['Alexandria Ocasio-Cortez', 'Alexandria Occasio-Cortez'],
    ['Lukashenko', 'Lukasheko'],
    ['Ann Quibbleton', 'Ann Quibleton'],
    ['Ann Tarkington', 'Ann Tarkintgon'],
    ['Tarcilo Freitas', 'Tarcilo Frietas'],
  ])('is the same question, with less confidence: %s, %s', (right, wrong) => {
    for (const title of TITLES) {
      const [plain, misspelt] = [right, wrong].map((name) =>
        compare(title.replace('_', right), title.replace('_', name)),
      )
      expect(misspelt?.relation).toBe('identity')
      expect(misspelt?.confidence).toBeLessThan(plain?.confidence ?? 0)
    }
  })
})

describe('two names', () => {
  it.each([
    ['Ann Hansen', 'Ann Hanson'],
    ['Ann Andersen', 'Ann Anderson'],
    ['Ann Johnson', 'Ann Johnston'],
    ['Ann Thompson', 'Ann Thomson'],
    ['Ann Kuznetsov', 'Ann Kuznetsova'],
    ['Ann Fernandes', 'Ann Fernandez'],
    ['Ann Sanders', 'Ann Saunders'],
    ['Ann Hoffman', 'Ann Hoffmann'],
    ['Ann MacDonald', 'Ann McDonald'],
    ['Ann McConnell', 'Ann McDonnell'],
    ['Ann Lindberg', 'Ann Lundberg'],
    ['Alejandro Quibble', 'Alejandra Quibble'],
    ['Francisco Quibble', 'Francesco Quibble'],
    ['Ann Roe', 'Ann Rose'],
    ['Ann Zorro21', 'Ann Zorro22'],
  ])('are no misspelling: %s, %s', (one, other) => {
    for (const title of TITLES)
      expect(compare(title.replace('_', one), title.replace('_', other)).relation).not.toBe('identity')
  })

  it.each([
    ['Will Iceland win the 2031 Lima Cup?', 'Will Ireland win the 2031 Lima Cup?'],
    ['Will Columbia win the 2031 Lima Cup?', 'Will Colombia win the 2031 Lima Cup?'],
    ['Will Austria win the 2034 World Cup?', 'Will Australia win the 2034 World Cup?'],
    ['Will Iran attack Lima in 2031?', 'Will Iraq attack Lima in 2031?'],
    ['Will Slovakia join the Zorro Pact in 2031?', 'Will Slovenia join the Zorro Pact in 2031?'],
    ['Will ZORROA list on Binance in 2031?', 'Will ZORROB list on Binance in 2031?'],
    ['Will the Zorro Capital open in 2031?', 'Will the Zorro Capitol open in 2031?'],
    ['Will Peru end its contract with Acme in 2031?', 'Will Peru end its contact with Acme in 2031?'],
  ])('are no misspelling: %s | %s', (one, other) => {
    expect(compare(one, other).relation).not.toBe('identity')
  })
})

describe('a given name of another alphabet', () => {
  it.each([
    ['Vasil Quibblev', 'Vassil Quibblev'],
    ['Sergei Quibblev', 'Sergey Quibblev'],
    ['Mohammed Quibble', 'Muhammad Quibble'],
  ])('has several spellings: %s, %s', (one, other) => {
    for (const title of TITLES)
      expect(compare(title.replace('_', one), title.replace('_', other)).relation).toBe('identity')
  })
  it.each([
    ['Vasil Quibblev', 'Vassil Zorrov'],
    ['Vasil Quibblev', 'Vassil Quibbleva'],
    ['Sergei Quibblev', 'Andrei Quibblev'],
    ['Mohammed Quibble', 'Mahmoud Quibble'],
  ])('is another one: %s, %s', (one, other) => {
    for (const title of TITLES)
      expect(compare(title.replace('_', one), title.replace('_', other)).relation).not.toBe('identity')
  })
})
