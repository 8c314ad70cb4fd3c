import { describe } from 'vitest'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('leaders of a chamber and the party that wins it', () => {
  const speaker = (who: string, when: string) => `Will ${who} be Speaker of the House ${when}?`
  const house = (party: string, year: number) => `Will ${party} win the House in ${year}?`
  testRelations([
    [speaker('Hakeem Jeffries', 'in the 120th Congress'), house('Democrats', 2026), 'subset'],
    [house('Republicans', 2026), speaker('Hakeem Jeffries', 'in the 120th Congress'), 'disjoint'],
    [speaker('Mike Johnson', 'on February 1, 2027'), house('Republicans', 2026), 'subset'],
    [speaker('Mike Johnson', 'in the next Congress'), house('Democrats', 2026), 'disjoint'],
    [
      speaker('Mike Johnson', 'in the next Congress'),
      'Will Republicans win both chambers of Congress in 2026?',
      'overlap',
    ],
    [
      'Will John Thune be Senate Majority Leader on March 1, 2027?',
      'Will Republicans win the Senate in 2026?',
      'subset',
    ],
    ['Will John Thune be Senate Minority Leader on March 1, 2027?', 'Will Democrats win the Senate in 2026?', 'subset'],
    [
      'Who will be Senate majority leader on Feb. 1, 2027? - Chuck Schumer',
      'Will Republicans win both chambers of Congress in 2026?',
      'disjoint',
    ],
  ])
  testRelations([
    ['Speaker of the House in 120th? - Hakeem Jeffries', house('Democrats', 2026), 'subset'],
    ['Brian Schatz Senate majority leader after 2026 elections?', 'Will Democrats win the Senate in 2026?', 'subset'],
  ])
  testUnimplied([
    ['Brian Schatz Senate majority leader after 2028 elections?', 'Will Democrats win the Senate in 2026?'],
    // another Congress
    [speaker('Mike Johnson', 'on December 31, 2026'), house('Republicans', 2026)],
    [speaker('Mike Johnson', 'on January 3, 2027'), house('Democrats', 2026)],
    [speaker('Hakeem Jeffries', 'in the 121st Congress'), house('Republicans', 2026)],
    [speaker('Hakeem Jeffries', 'in the 121st Congress'), house('Democrats', 2026)],
    // another chamber, another seat, and nobody known
    [speaker('Hakeem Jeffries', 'in the 120th Congress'), 'Will Democrats win the Senate in 2026?'],
    ['Will John Thune be Senate Majority Leader on March 1, 2027?', house('Democrats', 2026)],
    [speaker('Zorro Quibble', 'in the 120th Congress'), house('Democrats', 2026)],
    [speaker('Hakeem Jeffries', 'in the 120th Congress'), 'Will Democrats win the presidency in 2028?'],
    [speaker('Hakeem Jeffries', 'in the 120th Congress'), 'Will Hakeem Jeffries win NY-8 in 2026?'],
    ['Will Mike Johnson leave as Speaker of the House before 2027?', house('Democrats', 2026)],
  ])
})
