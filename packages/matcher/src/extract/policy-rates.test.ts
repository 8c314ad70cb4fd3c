import { expect, it } from 'vitest'
import { namesBank, namesFed, namesFedFunds, namesPolicyRate } from './policy-rates.ts'
import { readText } from './read.ts'

it('the Fed is one of the central banks', () => {
  expect(namesFed(readText('Will the Fed cut rates in May 2031?').tokens)).toBe(true)
  expect(namesFed(readText('Will the ECB cut rates in May 2031?').tokens)).toBe(false)
})

it.each([
  ['Will the Fed cut rates in May 2031?', true, false],
  ['Will the ECB cut rates in May 2031?', true, false],
  ['Will the federal funds rate be above 4% in May 2031?', false, true],
  ['Will Zorvan cut prices in May 2031?', false, false],
])('%s: a central bank %s, the federal funds rate %s', (title, bank, funds) => {
  const { tokens } = readText(title)
  expect([namesBank(tokens), namesFedFunds(tokens), namesPolicyRate(tokens)]).toEqual([bank, funds, bank || funds])
})
