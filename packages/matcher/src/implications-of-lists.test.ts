import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('listed: trophy', () => {
  testRelations([
    [
      '2031 World Series champion - New York Yankees',
      'Will the New York Yankees make the 2031 MLB playoffs?',
      'subset',
    ],
    [
      'Who will win the 2031 Super Bowl? - Kansas City',
      'Will the Chiefs win the AFC West in the 2030-31 season?',
      'overlap',
    ],
    ['Super Bowl LXV winner: Buffalo Bills', 'Will an AFC team win Super Bowl LXV?', 'subset'],
    ['Stanley Cup 2031 winner - Edmonton Oilers', 'Will a Canadian team win the Stanley Cup in 2031?', 'subset'],
    ['Stanley Cup 2031 winner - Vegas Golden Knights', 'Will a Canadian team win the Stanley Cup in 2031?', 'disjoint'],
    ['NBA Eastern Conference Champion 2031: Boston Celtics', 'NBA Champion 2031: Boston Celtics', 'superset'],
    ['2030-31 Champions League winner - Arsenal', 'Will an English club win the 2030-31 Champions League?', 'subset'],
    [
      '2030-31 Champions League winner - Bayern Munich',
      'Will an English club win the 2030-31 Champions League?',
      'disjoint',
    ],
    ['Will the winner of the 2034 World Cup be from Europe?', '2034 World Cup winner - Australia', 'disjoint'],
    ['Will the winner of the 2034 World Cup be from Europe?', '2034 World Cup winner - France', 'superset'],
    ['Will Brazil reach the 2034 World Cup final?', '2034 World Cup winner - Brazil', 'superset'],
    [
      'Will the Oklahoma City Thunder win a playoff series in 2031?',
      'Will the Thunder win the 2031 NBA Finals?',
      'superset',
    ],
  ])
  testUnimplied([
    ['NBA Champion 2031: Boston Celtics', 'Will the Lakers make the NBA Finals in 2031?'],
    ['Will the Oklahoma City Thunder be swept in the 2031 NBA playoffs?', 'Will the Thunder win the 2031 NBA Finals?'],
    ['Will the Rangers win the 2031 World Series?', 'Will the Rangers win the 2031 Stanley Cup?'],
  ])
})

describe('listed: election', () => {
  testRelations([
    [
      '2032 Democratic presidential nominee - Gavin Newsom',
      '2032 Presidential election winner - Gavin Newsom',
      'superset',
    ],
    [
      '2032 Democratic presidential nominee - Gavin Newsom',
      'Who will run for the 2032 Democratic presidential nomination? - Gavin Newsom',
      'subset',
    ],
    [
      'Who will qualify for the second round of the 2032 French presidential election? - Jordan Bardella',
      'Next French President - Jordan Bardella',
      'superset',
    ],
    [
      'Who will qualify for the second round of the 2032 French presidential election? - Jordan Bardella',
      '2032 French presidential election winner - Jordan Bardella',
      'superset',
    ],
    [
      'Which candidates will be on the ballot in the 2031 Lima mayoral election? - Ann Roe',
      '2031 Lima mayoral election winner - Ann Roe',
      'superset',
    ],
    [
      'Will Ann Roe receive more than 60% of the vote in the 2031 Lima mayoral election?',
      '2031 Lima mayoral election winner - Ann Roe',
      'subset',
    ],
    [
      'Will Ann Roe finish second in the 2031 Lima mayoral election?',
      '2031 Lima mayoral election winner - Ann Roe',
      'disjoint',
    ],
    [
      'Will Ann Roe finish in the top two in the California primary for governor in 2032?',
      'Will Ann Roe be elected governor of California in 2032?',
      'superset',
    ],
    [
      'Will Republicans have 50 or fewer Senate seats after the 2032 elections?',
      'Will Republicans have at least 52 Senate seats after the 2032 elections?',
      'disjoint',
    ],
    [
      'Will the Green Party win at least one seat in the 2031 Quibblian election?',
      'Will the Green Party win 5 or more seats in the 2031 Quibblian election?',
      'superset',
    ],
    [
      'Will a Democrat or an independent win the 2032 Maine Senate race?',
      'Will a Democrat win the 2032 Maine Senate race?',
      'superset',
    ],
    [
      'Will the Liberals or the Conservatives win the next Canadian federal election?',
      'Will the NDP win the next Canadian federal election?',
      'disjoint',
    ],
  ])
  testUnimplied([['Will Ann Roe be the next mayor of Lima?', 'Will the next mayor of Lima be a woman?']])
})

describe('listed: next', () => {
  testRelations([
    [
      'Will Kevin Hassett be nominated as the next Fed Chair?',
      'Will Kevin Hassett be confirmed as the next Fed Chair?',
      'superset',
    ],
  ])
  testUnimplied([
    [
      'Which G20 leader will be next to leave office? - Emmanuel Macron',
      'Which of these African leaders will leave office next? - Paul Kagame',
    ],
    ['Next G20 leader out? - Lula', 'Will Lula leave office before 2031?'],
    ['Next Fed Chair: Kevin Hassett', 'Will Kevin Warsh be confirmed as Fed Chair?'],
  ])
})

describe('listed: office', () => {
  testRelations([
    [
      { title: 'Will Ann Roe be Prime Minister of Quibblia on January 1, 2032?' },
      { title: 'Ann Roe out as Prime Minister of Quibblia by December 31, 2030?' },
      'disjoint',
    ],
    [
      'Will Keir Starmer remain Prime Minister through June 30, 2027?',
      'Will Keir Starmer resign as Prime Minister by March 31, 2027?',
      'disjoint',
    ],
    ['Will Netanyahu serve out his full term?', 'Will Netanyahu resign before the end of his term?', 'disjoint'],
    ['Will Kash Patel be fired as FBI Director before July 2026?', 'Kash Patel out as FBI Director in 2026?', 'subset'],
  ])
})

describe('listed: date', () => {
  testRelations([
    [
      'Will SpaceX launch Starship Flight 30 on May 26, 2031?',
      'Will SpaceX launch Starship Flight 30 by May 31, 2031?',
      'subset',
    ],
    ['Israel x Lebanon ceasefire on May 26, 2031?', 'Israel x Lebanon ceasefire by May 31, 2031?', 'subset'],
    ['Will the Fed cut rates at its March 2031 meeting?', 'Will the Fed cut rates before July 2031?', 'subset'],
  ])
})

describe('listed: company', () => {
  testRelations([
    ['Will SpaceX IPO before 2032?', 'Will SpaceX publicly file an S-1 with the SEC before 2032?', 'subset'],
    [
      'Which company has the best AI model end of May 2031? - Google',
      'Will an American company have the best AI model at the end of May 2031?',
      'subset',
    ],
    [
      'Which company has the best AI model end of May 2031? - DeepSeek',
      'Will an American company have the best AI model at the end of May 2031?',
      'disjoint',
    ],
    ['Will Apple, Google and Amazon all announce layoffs in 2031?', 'Will Google announce layoffs in 2031?', 'subset'],
  ])
  testUnimplied([
    [
      'Largest company by market cap on December 31, 2031? - Nvidia',
      'Will Nvidia be bigger than Apple on December 31, 2031?',
    ],
  ])
})

describe('listed: economy', () => {
  testRelations([
    ['Will the Fed cut rates by 25 bps in March 2031?', 'Will the Fed cut rates by 50 bps in March 2031?', 'disjoint'],
    ['Will Bitcoin reach $200,000 by June 30, 2031?', 'Will Bitcoin reach $150,000 by December 31, 2031?', 'subset'],
  ])
})

describe('listed: weather', () => {
  testRelations([
    [
      'Highest temperature in London on May 26? - 73°F or 74°F',
      'Highest temperature in London on May 26? - 75°F or higher',
      'disjoint',
    ],
    ['Will a Category 4 hurricane hit Florida in 2031?', 'Will a hurricane hit the US in 2031?', 'subset'],
  ])
})

describe('listed: culture', () => {
  testRelations([
    ['Oscars 2031: Best Picture winner - "Zorro"', 'Oscars 2031: Best Picture nominations - "Zorro"', 'subset'],
    ['Eurovision 2031 winner - Sweden', 'Will a Nordic country win Eurovision 2031?', 'subset'],
    ['Eurovision 2031 winner - Sweden', 'Eurovision 2031 top 10 - Sweden', 'subset'],
  ])
  testUnimplied([
    ['Will Taylor Swift and Travis Kelce marry in 2026?', 'Will Taylor Swift and Travis Kelce break up in 2026?'],
  ])
})

describe('listed: war', () => {
  testRelations([
    ['Will the US and Israel strike Iran in 2031?', 'Will Israel strike Iran in 2031?', 'subset'],
    ['Will Russia or Belarus attack Poland in 2031?', 'Will Russia attack Poland in 2031?', 'superset'],
    ['Will Russia attack any Baltic state in 2031?', 'Will Russia attack Latvia in 2031?', 'superset'],
    [
      'Will Ukraine and Russia agree to a ceasefire and hold elections in 2031?',
      'Will Ukraine and Russia agree to a ceasefire in 2031?',
      'subset',
    ],
  ])
})

describe('listed: science', () => {
  testRelations([
    [
      'Will a Zorro malaria vaccine enter Phase III by 2033?',
      'Will a Zorro malaria vaccine enter Phase II by 2033?',
      'subset',
    ],
  ])
  testUnimplied([['Will a Zorro malaria vaccine fail in Phase III?', 'Will a Zorro malaria vaccine enter Phase II?']])
})

describe('read: margin', () => {
  testRelations([
    [
      'Will Ann Roe win the Ohio Democratic Senate primary runoff by 12% or more?',
      'Will Ann Roe be the Democratic nominee for the Senate in Ohio?',
      'subset',
    ],
    [
      'Will Ann Roe win the Ohio Democratic Senate primary by 12% or more?',
      'Will Bob Doe be the Democratic nominee for the Senate in Ohio?',
      'disjoint',
    ],
  ])
})

describe('read: best', () => {
  testRelations([
    ['Will silver outperform gold in 2031?', 'Will Gold have the best performance in 2031?', 'disjoint'],
    ['Will silver outperform gold in 2031?', 'Will Silver have the best performance in 2031?', 'superset'],
    ['Will silver outperform gold in 2031?', 'Will gold outperform silver in 2031?', 'complement'],
  ])
  testUnimplied([['Will silver outperform gold in 2031?', 'Will Bitcoin have the best performance in 2031?']])
})

describe('read: date', () => {
  testRelations([['GTA6 released by May 26, 2031?', 'GTA VI released on May 26, 2031?', 'superset']])
})
