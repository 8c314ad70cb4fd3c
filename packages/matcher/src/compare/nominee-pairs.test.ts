import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { nomineePairOf } from './nominee-pairs.ts'

const listed = (title: string, label: string) => ({ title: `${title} - ${label}`, label })
const texas = (label: string) => listed('What will be the matchup in the 2032 US Senate election in Texas?', label)
const ohio = (label: string) => listed('What will be the matchup in the 2032 US Senate election in Ohio?', label)
const both = 'Will Ann Roe and Bob Doe be the 2032 presidential nominees?'

describe('a pair of nominees', () => {
  testRelations([
    // each of them is nominated by one of the parties
    [texas('Roe v. Doe'), 'Will Ann Roe be the Democratic nominee for Senate in Texas in 2032?', 'subset'],
    [texas('Roe v. Doe'), 'Will Bob Doe win the 2032 Texas Republican Senate primary?', 'subset'],
    [texas('Roe v. Doe'), 'Will Carl Poe win the 2032 Texas Republican Senate primary?', 'disjoint'],
    [both, 'Will Ann Roe be the 2032 Democratic presidential nominee?', 'subset'],
    [both, 'Will Carl Poe be the 2032 Democratic presidential nominee?', 'disjoint'],
    // either may win
    [texas('Roe v. Doe'), 'Will Ann Roe win the 2032 Texas Senate election?', 'overlap'],
    [texas('Roe v. Doe'), 'Will Ann Roe win the 2032 Ohio Senate election?', undefined],
    [texas('Roe v. Doe'), listed('2032 Texas Senate election matchup', 'Bob Doe vs. Ann Roe'), 'identity'],
    [texas('Roe v. Doe'), listed('2032 Texas Senate election matchup', 'Ann Roe vs. Carl Poe'), 'disjoint'],
    [texas('Roe v. Doe'), ohio('Roe v. Doe'), undefined],
    [listed('Nominee Forecast', 'Ann Roe/Bob Doe'), 'Roe and Doe both win nomination?', 'identity'],
    // several are nominated for a prize
    [
      'Will Zorro and Quilmar both get Oscar nominations in 2031?',
      'Will Zorro and Tadra both get Oscar nominations in 2031?',
      'overlap',
    ],
  ])

  it.each([
    'Who will be the 2032 Democratic ticket? - Ann Roe/Bob Doe',
    'Will the Senate reject the nominees Ann Roe and Bob Doe in 2031?',
    'Will Ann Roe and Bob Doe debate before the 2032 presidential nominations?',
    'Will Ann Roe or Bob Doe be the 2032 presidential nominee?',
    'Super Bowl 2032 matchup - Chiefs vs. Eagles',
  ])('is not read in: %s', (title) => {
    expect(nomineePairOf(readQuestion(title, 'v0'))).toBeNull()
  })
})
