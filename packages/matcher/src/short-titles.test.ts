import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('the beginning of a term behind any subject', () => {
  testRelations([
    ["FDA approves Zorro in Trump's first 100 days?", 'Will the FDA approve Zorro in 2025?', 'subset'],
    ["Peru trade deal in Trump's first 100 days?", 'Peru trade deal in 2025?', 'subset'],
    [
      'Will Trump visit Peru in his first 100 days? (Before May 1, 2025)',
      'Will Trump visit Peru in the first 100 days?',
      'identity',
    ],
    ["Trump pardons Ann Roe in Trump's first month?", 'Will Trump pardon Ann Roe in his first month?', 'identity'],
    ["Will Peru join NATO in Trump's first 6 months?", 'Will Peru join NATO by July 19, 2025?', 'identity'],
  ])
  testUnimplied([
    ["Will Peru join NATO in Ann Roe's first 6 months?", 'Will Peru join NATO by July 19, 2025?'],
    ["Will Ann Roe publish a book on Trump's first 100 days?", 'Will Ann Roe publish a book by April 29, 2025?'],
  ])
})

describe('the first place of a ranking', () => {
  testRelations([
    ['Will DeepSeek have a #1 AI model in 2031?', 'Will a Chinese AI model reach #1 in 2031?', 'subset'],
    ['Will Alibaba be #1 model before July 2031?', 'Will a Chinese AI model reach #1 in 2031?', 'subset'],
    ['Will an open-source AI model reach #1 in 2031?', 'Will an open-source AI model be top 3 in 2031?', 'subset'],
    ['Will Google have the #1 AI model on March 31, 2031?', 'Will a Chinese AI model reach #1 in 2031?', 'overlap'],
    ['Will Google have a #1 AI model in 2031?', 'Will a Chinese AI model reach #1 in 2031?', 'overlap'],
  ])
  testUnimplied([
    ['Will an open-source AI model reach #2 in 2031?', 'Will an open-source AI model reach #1 in 2031?'],
    ['Will a Chinese AI model reach #1 on March 31, 2031?', 'Will DeepSeek be #1 model before July 2031?'],
  ])
})

describe('rounds of an election', () => {
  testRelations([
    [
      'Will Ann Roe be in the 2nd round of the 2031 Peruvian presidential election?',
      'Will Ann Roe advance to the runoff in the 2031 Peruvian presidential election?',
      'identity',
    ],
    [
      'Will Ann Roe win the 2031 Peruvian presidential election?',
      'Will Ann Roe be in the runoff of the 2031 Peruvian presidential election?',
      'subset',
    ],
    [
      'Will Ann Roe win the 2031 Lima mayoral election?',
      'Who will come in second place in the first round of the 2031 Lima mayoral election? - Bob Doe',
      'overlap',
    ],
    [
      'Will Ann Roe win the 2031 Peruvian presidential election?',
      'Will Bob Doe be in the 2nd round of the 2031 Peruvian presidential election?',
      'overlap',
    ],
  ])
  testUnimplied([
    [
      'Will Ann Roe be in the 2nd round of the 2031 draft?',
      'Will Ann Roe advance to the runoff in the 2031 Peruvian presidential election?',
    ],
  ])
})

describe('what follows from acts of state', () => {
  testRelations([
    ['Trump removed via 25th Amendment in 2026?', "Will the 25th Amendment be used during Trump's term?", 'subset'],
    [
      'Will Peru join the US as the 51st state in 2026?',
      'Will Trump add a 51st state to the US before 2027?',
      'subset',
    ],
    ['Will Trump acquire Zorro Island in 2026?', 'Will the US take control of any part of Zorro Island?', 'subset'],
  ])
  testUnimplied([
    ['Trump removed via impeachment in 2026?', "Will the 25th Amendment be used during Trump's term?"],
    ['Will Peru join the US trade pact in 2026?', 'Will Trump add a 51st state to the US before 2027?'],
  ])
})

describe('one thing by two names', () => {
  testRelations([
    ['Zorro de-peg in 2031?', 'Will Zorro depeg in 2031?', 'identity'],
    ['Will Acme stop being a non-profit in 2031?', 'Will Acme become a for-profit in 2031?', 'identity'],
    ['Will the post office be sold in 2031?', 'Will USPS be sold in 2031?', 'identity'],
    ['Will the US federal government be shutdown before April 1, 2031?', 'Government shutdown in 2031?', 'subset'],
  ])
  testUnimplied([['Will Acme stop being a for-profit in 2031?', 'Will Acme become a for-profit in 2031?']])
})

describe('the parties that hold both chambers, in brackets', () => {
  const both = (party: string) => ({
    title: `Which parties will control the US Congress following the 2030 midterm elections? (${party} Senate & House)`,
  })
  testRelations([
    [both('Republican'), 'Will Republicans win the Senate in 2030?', 'subset'],
    [both('Republican'), both('Democratic'), 'disjoint'],
    [both('Republican'), 'How many Senate seats will the GOP control after the 2030 midterms? - 48', 'disjoint'],
    [both('Republican'), 'How many Senate seats will the GOP control after the 2030 midterms? - 53', 'overlap'],
  ])
})

describe('two persons with one given name', () => {
  testRelations([
    [
      { title: 'Who will win the 2030 Ohio Democratic Senate nomination? - Ron Doe', label: 'Ron Doe' },
      'Will Ron Roe win the 2030 Ohio US Senate election?',
      undefined,
    ],
  ])
})

describe('questions that say something about each other', () => {
  const onDay = (name: string) => `Who will be prime minister of Israel on Dec. 31, 2031? - ${name}`
  const position = 'What Premier League position will Arsenal be in on March 8, 2031? - 4th'
  testRelations([
    [onDay('Ann Roe'), 'Will Bob Doe be Prime Minister of Israel by 2035?', 'overlap'],
    [onDay('Ann Roe'), 'Will Bob Doe become Prime Minister of Israel before 2033?', 'overlap'],
    [onDay('Ann Roe'), 'Will Bob Doe be Prime Minister of Israel on Dec. 31, 2031?', 'disjoint'],
    [onDay('Ann Roe'), 'Will Bob Doe become Prime Minister of Peru before 2033?', undefined],
    [
      { title: 'Which of these ten G20 leaders will leave office next? - Ann Roe', label: 'Ann Roe' },
      'Will Ann Roe be UK Prime Minister in January 2032?',
      'overlap',
    ],
    [
      'German Election: SPD and Greens win more seats than CDU/CSU? (In 2031)',
      'Will CDU/CSU and Greens form the next German Government?',
      'overlap',
    ],
    [
      'German Election: SPD and Greens win more seats than AfD? (In 2031)',
      'Will CDU/CSU and FDP form the next German Government?',
      undefined,
    ],
    [
      'Will there be a recall election for Ann Roe in 2031?',
      'Ann Roe out as Mayor of Lima before April 2031?',
      'overlap',
    ],
    [
      'Will there be a recall election for Bob Doe in 2031?',
      'Ann Roe out as Mayor of Lima before April 2031?',
      undefined,
    ],
    [position, 'Arsenal wins the 2030-31 Premier League?', 'overlap'],
    [position, 'Will Arsenal be relegated from the 2030-31 Premier League?', 'overlap'],
    [position, 'Will Chelsea win the 2030-31 Premier League?', undefined],
  ])
})

describe('the post of somebody who leaves', () => {
  testRelations([
    ['Will Ann Roe resign before March 2031?', 'Ann Roe out as California Governor in 2031?', 'subset'],
    ['Will Ann Roe resign before March 2031?', 'Ann Roe out as Governor of Ohio in 2031?', 'subset'],
    ['Will Ann Roe resign as mayor before March 2031?', 'Ann Roe out as Ohio Governor in 2031?', undefined],
    [
      'Will Ann Roe be confirmed as an Associate Justice of the Supreme Court before 2031?',
      'Will the Senate confirm a Supreme Court justice before 2031?',
      'subset',
    ],
    [
      'Will Ann Roe be confirmed as FBI director before 2031?',
      'Will the Senate confirm a Supreme Court justice before 2031?',
      undefined,
    ],
    [
      'Will Canada announce a federal election before April 1, 2031?',
      'Will a Canadian election be called before April 2031?',
      'identity',
    ],
  ])
  testUnimplied([['Will Ann Roe leave Ohio in 2031?', 'Ann Roe out as Ohio Governor in 2031?']])
})
