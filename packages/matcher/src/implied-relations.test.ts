import { describe, expect, it } from 'vitest'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { testRelations } from './__fixtures__/test-relations.ts'

describe('stages of a tournament', () => {
  const cup = (text: string) => `Will Zorro ${text} the 2032 Quibble Cup?`
  testRelations([
    [cup('be in the final of'), cup('win'), 'superset'],
    [cup('be a finalist in'), cup('win'), 'superset'],
    [cup('make it to the semifinals of'), cup('win'), 'superset'],
    [cup('appear in the final of'), cup('reach the semifinals of'), 'subset'],
    ['Will Purdue be in the Final Four of March Madness?', 'Will Purdue reach the final of March Madness?', 'superset'],
  ])

  it('are not read where a season is the final one', () => {
    expect(relationOf('Will Ann Roe be in the final season of Zorro?', 'Will Ann Roe win Zorro?')).not.toBe('superset')
  })
})

describe('a step and its goal', () => {
  testRelations([
    ['Will Ann Roe win the next presidential election?', 'Will Ann Roe run for president before 2030?', 'overlap'],
    ['Will Ann Roe win the 2032 presidential election?', 'Will Ann Roe run for president before 2030?', 'overlap'],
    ['Will Ann Roe win the 2032 presidential election?', 'Will Ann Roe run for president in 2032?', 'subset'],
    [
      'Will Ann Roe be the Democratic Presidential nominee in 2032?',
      'Will Ann Roe announce a Presidential run before 2031?',
      'overlap',
    ],
  ])
})

describe('a time within another one', () => {
  testRelations([
    ['In 2031, will Ann Roe invoke the Zorro Act?', 'Will the Zorro Act be invoked before 2035?', 'subset'],
    ['Will Ann Roe be elected president in 2032?', 'Will Ann Roe ever be elected president?', 'subset'],
    [
      'Will Ann Roe win the 2032 presidential election?',
      'Will Ann Roe be elected president in or before the 2040 election?',
      'subset',
    ],
    // several editions have several winners, who have nothing to do with each other
    [
      'Will Argentina win the 2034 FIFA World Cup?',
      'Will Brazil win the FIFA World Cup by the end of 2050?',
      undefined,
    ],
    ['Will Ann Roe be the next CEO of Acme by 2035?', 'Will Bob Doe be the next CEO of Acme by 2032?', 'disjoint'],
  ])
})

describe('holding a post and leaving it', () => {
  const held = 'Will Ann Roe be president of Brazil on January 2, 2032?'
  testRelations([
    [held, 'Will Ann Roe cease to be the president of Brazil before October 1, 2031?', 'disjoint'],
    [held, 'Will Ann Roe cease to be the president of Brazil before October 1, 2033?', 'overlap'],
    [
      'Will Rep. Ann Roe leave the US House of Representatives before 2032?',
      'Will Ann Roe resign by March 1, 2031?',
      'superset',
    ],
    [
      'Will Ann Roe be expelled or resign by 1 Jan 2032?',
      'Will Ann Roe be expelled from Congress by 1 Jan 2032?',
      'superset',
    ],
  ])
})

describe('votes and winners', () => {
  const share = (text: string) => `Will Ann Roe get ${text} of the vote in the 2031 Lima mayoral election?`
  const winner = 'Will Ann Roe win the 2031 Lima mayoral election?'
  testRelations([
    [share('less than 5%'), winner, 'disjoint'],
    [share('more than 50%'), winner, 'subset'],
    [share('52-55%'), winner, 'subset'],
    [share('more than 40%'), winner, 'overlap'],
    // electors decide, and a primary is another election
    [
      'Will Ann Roe get more than 50% of the vote in the 2032 presidential election?',
      'Will Ann Roe win the 2032 presidential election?',
      'overlap',
    ],
    [
      'Will Ann Roe get more than 50% of the vote in the Ohio Senate primary in 2032?',
      'Will Ann Roe win the Ohio Senate race in 2032?',
      'overlap',
    ],
    [
      'Will Ann Roe win Ohio in the 2032 presidential election?',
      'Will Ann Roe win the 2032 presidential election?',
      'overlap',
    ],
  ])
})

describe('shares, seats and margins', () => {
  const share = (who: string, text: string) => `Will ${who} get ${text} of the vote in the 2031 Lima mayoral election?`
  const winner = 'Will Ann Roe win the 2031 Lima mayoral election?'
  const by = (text: string) => `Will Ann Roe win the 2031 Lima mayoral election by ${text}?`
  const nominee = 'Will Ann Roe be the Republican nominee for TX-31 in 2032?'
  const primary = (who: string, text: string) => `Will ${who} get ${text} of the vote in the 2032 TX-31 GOP primary?`
  testRelations([
    [share('Ann Roe', 'more than 5%'), winner, 'superset'],
    [share('Ann Roe', 'more than 20%'), winner, 'overlap'],
    [nominee, primary('Ann Roe', 'over 10%'), 'subset'],
    [nominee, primary('Ann Roe', 'over 30%'), 'overlap'],
    [nominee, primary('Ann Roe', 'over 50%'), 'superset'],
    [nominee, primary('Ann Roe', 'less than 10%'), 'disjoint'],
    // delegates nominate a president
    [
      'Will Ann Roe win the 2032 Democratic presidential nomination?',
      'Will Ann Roe get less than 10% of the vote in the 2032 Democratic presidential primary?',
      'overlap',
    ],
    // a few votes or seats are left for others
    [winner, share('Bob Doe', 'over 10%'), 'overlap'],
    [winner, share('Bob Doe', 'over 60%'), 'disjoint'],
    [nominee, primary('Bob Doe', 'over 10%'), 'overlap'],
    [
      'Will Zorro win the most seats in the 2032 Peruvian election?',
      'Will Quilmar win at least 50 seats in the 2032 Peruvian election?',
      'overlap',
    ],
    ['Will Democrats win at least 200 House seats in 2032?', 'Will Republicans win the House in 2032?', 'overlap'],
    ['Will Democrats win at least 230 House seats in 2032?', 'Will Republicans win the House in 2032?', 'disjoint'],
    // who wins by 20 points has more than 20 percent of the votes, and the second has at least none
    [by('25-30%'), share('Ann Roe', '25-30%'), 'overlap'],
    [by('25-30%'), share('Ann Roe', 'at least 20%'), 'subset'],
    [by('25-30%'), share('Ann Roe', 'at least 30%'), 'overlap'],
    [by('25-30%'), share('Ann Roe', 'less than 20%'), 'disjoint'],
    [by('less than 20%'), share('Ann Roe', 'more than 60%'), 'disjoint'],
    [by('at least 20%'), share('Ann Roe', 'more than 60%'), 'superset'],
    [by('at least 30%'), share('Ann Roe', 'more than 60%'), 'overlap'],
  ])
})

describe('somebody else', () => {
  const other = 'Will someone other than Ann Roe win the 2031 Zorro Cup?'
  testRelations([
    [other, 'Will Ann Roe win the 2031 Zorro Cup?', 'complement'],
    ['Will anyone other than Ann Roe be charged in 2031?', 'Will Ann Roe be charged in 2031?', 'overlap'],
    [
      'Will any new country attack Israel or Iran between June and December 2031?',
      'Israel strikes Iran before 2032?',
      'overlap',
    ],
    ['Will Ann Roe receive a presidential pardon before 2032?', 'Will Ann Roe pardon Bob Doe before 2032?', undefined],
  ])
})

describe('one of several', () => {
  testRelations([
    [
      'Will a team from England win the 2031-32 Champions League?',
      'Will Arsenal win the 2031-32 Champions League?',
      'superset',
    ],
    ['Who will win a PGA Tour Major in 2031? - Ann Roe', 'Will Ann Roe win the 2031 Masters tournament?', 'superset'],
    ['Will Zorro be the top song on Spotify in 2031?', 'Will Zorro be a top 5 song on Spotify in 2031?', 'subset'],
    // several films are nominated
    [
      'Will "Zorro" be nominated for Best Picture?',
      'Will Quibble be nominated for Best Picture at the 104th Academy Awards?',
      undefined,
    ],
    [
      'Will Trump next nominate Ann Roe as Fed Chair?',
      'Will Trump nominate Bob Doe as the next Fed chair?',
      'disjoint',
    ],
    ['Will the Fed hike rates by December 31, 2031?', 'Will 12 or more Fed rate cuts happen in 2031?', 'overlap'],
  ])
})

describe('one of two acts or subjects', () => {
  testRelations([
    [
      'Will Ann Roe either flee Peru or cease to be its president before 2032?',
      'Ann Roe out as president of Peru before 2032?',
      'superset',
    ],
    [
      'Will Ann Roe cease to be president of Peru or flee the country before 2032?',
      'Will Ann Roe cease to be president of Peru before 2032?',
      'superset',
    ],
    [
      'Will the government of Peru or Prime Minister Ann Roe resign before 2032?',
      'Will Ann Roe resign as prime minister of Peru before 2032?',
      'superset',
    ],
    [
      'Will Ann Roe resign as mayor or the council resign before 2032?',
      'Will Ann Roe resign as mayor before 2032?',
      'superset',
    ],
    ['Will Peru sign or ratify the Zorro treaty in 2031?', 'Will Peru ratify the Zorro treaty in 2031?', 'superset'],
    // the further word is that of the subject
    [
      'Will the German Zorro party win or tie the 2031 Lima election?',
      'Will the Zorro party win or tie the 2031 Lima election?',
      'overlap',
    ],
  ])
})

describe('votes of confidence, handshakes and offices', () => {
  testRelations([
    ['Will Ann Roe lose a vote of confidence in 2031?', 'Will Ann Roe face a confidence vote in 2031?', 'subset'],
    [
      'Will Ann Roe survive a no-confidence vote in 2031?',
      'Will Ann Roe lose a no-confidence vote in 2031?',
      'disjoint',
    ],
    ['Will Ann Roe and Bob Doe shake hands in 2031?', 'Will Ann Roe and Bob Doe meet in person in 2031?', 'subset'],
    ['Will Ann Roe run for any elected office in 2031?', 'Will Ann Roe run for mayor in 2031?', 'superset'],
    ['Will Acme offer to buy Zorro in 2031?', 'Will Acme buy Zorro in 2031?', 'superset'],
    [
      'Will Ann Roe win the 2031 Peruvian presidential election in the first round?',
      'Will Ann Roe win the first round of the 2031 Peruvian presidential election?',
      'subset',
    ],
    [
      'Will Acme win the second-most seats in the 2031 Peruvian election?',
      'Will Acme win the most seats in the 2031 Peruvian election?',
      'disjoint',
    ],
    [
      'Will the Supreme Court hear Acme v. Zorro in 2031?',
      'Will the Supreme Court hear Acme v. Quibble in 2031?',
      undefined,
    ],
    ['Will the Supreme Court hear Acme v. Zorro in 2031?', 'Will SCOTUS hear Zorro v. Acme in 2031?', 'identity'],
  ])
})

describe('contests that are linked', () => {
  testRelations([
    [
      'Will Ann Roe be the Republican nominee for MS-02?',
      'Will the Democratic Party win the MS-02 House seat?',
      'overlap',
    ],
    [
      'Will Ann Roe be the Republican nominee for MS-02?',
      'Will the Democratic Party win the MS-03 House seat?',
      undefined,
    ],
    ['Will the Chiefs win the 2031 Super Bowl?', 'Will the Chiefs win the AFC West in 2031?', 'overlap'],
    ['Will the Chiefs win the 2031 Super Bowl?', 'Will the Bills win the AFC East in 2031?', undefined],
    [
      'Will the pro-Zorro parties win a majority of seats in the 2032 Welsh election?',
      'Will the Welsh Green Party win the most seats in the 2032 Welsh Senedd election?',
      'overlap',
    ],
    ['Will Ann Roe win the 2032 Ohio Senate election?', 'Will Bob Doe win the 2032 Ohio governor election?', undefined],
    ['Next UK Prime Minister: Ann Roe', 'Next Permanent Labour Leader After Keir Starmer - Ann Roe', 'overlap'],
    [
      'Where will Trump and Putin meet next? - Ukraine',
      'Trump, Putin, and Zelensky meet together before 2032?',
      'overlap',
    ],
  ])
})
