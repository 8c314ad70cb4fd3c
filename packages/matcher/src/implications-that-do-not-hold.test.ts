import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('controls: joint', () => {
  testRelations([
    ['Will Bosnia and Herzegovina join the EU by 2035?', 'Will Bosnia join the EU by 2035?', 'identity'],
    ['Will Ann Roe or Bob Doe win the 2031 Zorro Cup?', 'Will Cy Poe win the 2031 Zorro Cup?', 'disjoint'],
    ['Will Ann Roe or Bob Doe be charged in 2031?', 'Will Bob Doe be charged in 2031?', 'superset'],
    ['Will Ann Roe and Bob Doe be charged in 2031?', 'Will Ann Roe or Bob Doe be charged in 2031?', 'subset'],
    ['Will Ann Roe and Bob Doe both be charged in 2031?', 'Will Bob Doe be charged in 2031?', 'subset'],
    ['Will Ann Roe, Bob Doe or Cy Poe win the 2031 Zorro Cup?', 'Will Bob Doe win the 2031 Zorro Cup?', 'superset'],
    [
      'Will Ann Roe resign before both Bob Doe and Cy Poe in 2031?',
      'Will Ann Roe resign before Bob Doe in 2031?',
      'subset',
    ],
  ])
  testUnimplied([
    ['Will Trump and Putin meet in 2031?', 'Will Trump meet Xi Jinping in 2031?'],
    ['Will the US and China sign a trade deal in 2031?', 'Will the US sign a trade deal with India in 2031?'],
    ['Will Ann Roe and Bob Doe combine for 60 points on Jan 5, 2031?', 'Will Ann Roe score 60 points on Jan 5, 2031?'],
    ['Will Trinidad and Tobago qualify for the 2034 World Cup?', 'Will Tobago qualify for the 2034 World Cup?'],
    ['Will Ann Roe or Bob Doe be charged in 2031?', 'Will Cy Poe be charged in 2031?'],
    ['Will Ann Roe and Bob Doe both be charged in 2031?', 'Will Bob Doe be charged in 2032?'],
  ])
})

describe('controls: groups', () => {
  testRelations([
    ['Will an American League team win the 2031 World Series?', 'Will the Mets win the 2031 World Series?', 'disjoint'],
    [
      'Will a team from the Western Conference win the 2031 Stanley Cup?',
      'Will the Colorado Avalanche win the 2031 Stanley Cup?',
      'superset',
    ],
    [
      'Will any government default on its debt in 2031?',
      'Will the US government default on its debt in 2031?',
      'superset',
    ],
    ['Will a NATO country leave NATO in 2031?', 'Will Sweden leave NATO in 2031?', 'superset'],
    ['Will a BRICS country host the 2036 Olympics?', 'Will India host the 2036 Olympics?', 'superset'],
    ['Will an EU country leave the eurozone by 2035?', 'Will Italy leave the eurozone by 2030?', 'superset'],
  ])
  testUnimplied([
    ['Will a European team win the 2034 World Cup?', 'Will Russia win the 2034 World Cup?'],
    ['Will an African country win the 2034 World Cup?', 'Will Gabon win the 2034 World Cup?'],
    ['Will a German company acquire Zorro in 2031?', 'Will Siemens acquire Zorro in 2031?'],
    ['Will an independent win the 2032 Maine Senate race?', 'Will Ann Roe win the 2032 Maine Senate race?'],
    ['Will a New York team win the 2031 World Series?', 'Will the Yankees win the 2031 World Series?'],
    ['Will a Canadian team win the 2031 Stanley Cup?', 'Will the Jets win the 2031 Super Bowl?'],
    ['Will an AFC team win the 2031 Super Bowl?', 'Will the Chiefs win the AFC in 2031?'],
    ['Will a rookie win the 2031 NBA MVP?', 'Will LeBron James win the 2031 NBA MVP?'],
    ['Will a member of the Roe family run for mayor of Lima in 2031?', 'Will Bob Doe run for mayor of Lima in 2031?'],
  ])
})

describe('controls: ipo', () => {
  testUnimplied([
    ['Will Zorro IPO in 2031?', 'Will Zorro file an S-1 before July 2031?'],
    ['Will Zorro be acquired before its IPO?', 'Will Zorro file an S-1 in 2031?'],
  ])
})

describe('controls: phase', () => {
  testUnimplied([['Will Zorro enter phase 3 trials by 2031?', 'Will Quibble enter phase 2 trials by 2031?']])
})

describe('controls: majority', () => {
  testUnimplied([
    [
      'Will pro-Zorro parties win a majority in the 2031 Quibblian election?',
      'Will no party win a majority in the 2031 Quibblian election?',
    ],
    [
      'Will the Lima Party win a majority of the vote in the 2031 Quibblian election?',
      'Will the Lima Party win the most seats in the 2031 Quibblian election?',
    ],
  ])
})

describe('controls: confirm', () => {
  testUnimplied([['Will Ann Roe be confirmed as Attorney General?', 'Will Bob Doe be nominated as Attorney General?']])
})

describe('controls: law', () => {
  testUnimplied([['Will Trump sign the Lima Act in 2026?', 'Will Trump veto the Quito Act in 2026?']])
})

describe('controls: sex', () => {
  testUnimplied([['Will a man win an Oscar in 2031?', 'Will a woman win an Oscar in 2031?']])
})

describe('controls: rank', () => {
  testRelations([
    [
      'Will Nvidia have a larger market cap than Apple on May 31, 2031?',
      'Will Apple be the largest company by market cap on May 31, 2031?',
      'disjoint',
    ],
  ])
  testUnimplied([
    [
      'Will Nvidia have a larger market cap than Apple on May 31, 2031?',
      'Will Microsoft be the largest company by market cap on May 31, 2031?',
    ],
  ])
})

describe('controls: leaving', () => {
  testUnimplied([
    ['Will Ann Roe die in 2031?', 'Will Ann Roe resign as CEO of Zorro in 2031?'],
    ['Will Ann Roe be fired as CEO of Zorro in 2031?', 'Will Ann Roe resign as CEO of Zorro in 2031?'],
    ['Will Ann Roe remain as CEO of Zorro through June 2031?', 'Will Ann Roe be fired as CEO of Zorro in 2031?'],
  ])
})

describe('controls: single', () => {
  testUnimplied([['Will the Lakers beat the Celtics on Jan 5, 2031?', 'Will the Lakers win the 2031 NBA Finals?']])
})

describe('controls: next', () => {
  testRelations([
    [
      'Which African leader will leave office next? - Paul Kagame',
      'Which African leader will leave office next? - William Ruto',
      'disjoint',
    ],
    ['Next G20 leader out? - Emmanuel Macron', 'Next G20 leader out? - Keir Starmer', 'disjoint'],
  ])
})

describe('controls: average', () => {
  testRelations([
    [
      'Will the 200-day moving average of the S&P 500 be above 8000 on May 30, 2031?',
      'Will the 200-day moving average of the S&P 500 be above 7500 on May 30, 2031?',
      'subset',
    ],
  ])
})

describe('controls: courts', () => {
  testRelations([
    [
      'Will the Supreme Court rule in favor of Zorro in Zorro v. Quibble?',
      'Will the Supreme Court side with Zorro in Zorro v. Quibble?',
      'identity',
    ],
  ])
  testUnimplied([
    ['Will Ann Roe be acquitted of murder in 2031?', 'Will Ann Roe be convicted of fraud in 2031?'],
    ['Will Ann Roe be acquitted of murder in 2031?', 'Will Bob Doe be convicted of murder in 2031?'],
    ['Will Ann Roe be sentenced to life in prison?', 'Will Ann Roe receive the death penalty?'],
  ])
})

describe('controls: order', () => {
  testRelations([
    [
      'Will China land humans on the Moon before the US?',
      'Will the US land humans on the Moon before China?',
      'disjoint',
    ],
  ])
  testUnimplied([['Will "Zorro" be released before GTA VI?', 'Will "Zorro" be released before June 2027?']])
})

describe('controls: awards', () => {
  testUnimplied([
    ['Will "Zorro" win Best Picture at the 2031 Oscars?', 'Will "Quibble" win an Oscar in 2031?'],
    ['Will "Zorro" win Best Picture at the 2031 Oscars?', 'Will "Zorro" win Best Director at the 2031 Oscars?'],
    ['Will "Zorro" win an Oscar in 2032?', 'Will "Zorro" win Best Picture at the 2031 Oscars?'],
  ])
})

describe('controls: charts', () => {
  testUnimplied([
    ['Will "Zorro" be #2 on the Billboard Hot 100?', 'Will "Zorro" reach the top 10 of the Billboard Hot 100?'],
  ])
})

describe('controls: survivor', () => {
  testUnimplied([['Will Ann Roe be eliminated first on Survivor 51?', 'Will Bob Doe win Survivor 51?']])
})

describe('controls: marry', () => {
  testUnimplied([['Will Ann Roe and Bob Doe get engaged in 2031?', 'Will Ann Roe and Cy Poe get married in 2031?']])
})

describe('controls: finals', () => {
  testRelations([
    ['Will the Lakers beat the Celtics in the 2031 NBA Finals?', 'Will the Suns win the 2031 NBA Finals?', 'disjoint'],
  ])
  testUnimplied([
    [
      'Will the Lakers beat the Celtics in the 2031 NBA Finals?',
      'Will the Celtics win the Eastern Conference in 2031?',
    ],
  ])
})

describe('controls: first time', () => {
  testUnimplied([
    ['Will there be a first-time winner of the 2034 World Cup?', 'Will Brazil reach the final of the 2034 World Cup?'],
    ['Will there be a first-time winner of the 2034 World Cup?', 'Will Brazil win Group D of the 2034 World Cup?'],
  ])
})

describe('controls: favored', () => {
  testUnimplied([
    [
      'Will the Supreme Court rule in favor of Trump on tariffs?',
      'Will the Supreme Court rule in favor of Trump on birthright citizenship?',
    ],
  ])
})

describe('controls: one name, two matters', () => {
  const seed = 'Will the Celtics be the #1 seed in the 2031 NBA Eastern Conference?'
  const playoff = 'Will TCU win the 2031 College Football Playoff National Championship?'
  const model = 'Will Anthropic have a top-ranked AI model before 2032?'
  const ofYearEnd = (name: string) => `Will ${name} have the top AI model on December 31, 2031?`
  const ofMeeting = (amount: string) => `Will the Fed cut rates${amount} at its September 2031 meeting?`
  const oscar = (prize: string) => `Will "Zorro" win ${prize} at the 2031 Oscars?`
  const says = (rest: string) => `Will Trump say ${rest}?`
  const most = (name: string) => `Will ${name} win the most gold medals at the 2032 Olympics?`
  testRelations([
    // titles of the playoffs and of the season before
    [
      'Will the Bears win the NFC North in the 2030-31 season?',
      'Will the Chicago Bears win Super Bowl LXV?',
      'overlap',
    ],
    [seed, 'Will the Boston Celtics win the 2031 NBA Finals?', 'overlap'],
    [
      'Will the Celtics win the 2031 NBA Atlantic Division?',
      'Will Boston win the 2031 NBA Eastern Conference?',
      'overlap',
    ],
    [playoff, 'Will LSU make the 2031 College Football Playoff?', undefined],
    [playoff, 'Will TCU make the 2031 College Football Playoff?', 'subset'],
    // a person in a land, a member of a party
    ['Will Trump impose tariffs on Japan in 2031?', 'Will Trump visit Japan in 2031?', undefined],
    ['Will Macron visit Ghana in 2031?', 'Will Macron send troops to Ghana in 2031?', undefined],
    ['Will Trump impose tariffs on Japan in 2031?', 'Will Trump raise tariffs on Japan by June 2031?', 'overlap'],
    ['Will Trump invade Cuba by June 2031?', 'Will Trump strike Cuba in 2031?', 'overlap'],
    [
      'Will John Fetterman be the nominee for the Presidency for the Democratic party?',
      'Will John Fetterman leave the Democratic Party before March 2031?',
      undefined,
    ],
    // who is out does not do it
    ['Will Ann Roe be out as host of the 2031 Oscars?', 'Will Ann Roe host the 2031 Oscars?', 'overlap'],
    ['Ann Roe out as anchor of the Lima News in 2031?', 'Will Ann Roe anchor the Lima News in 2031?', 'overlap'],
    // two awards, two words
    [oscar('Best Adapted Screenplay'), oscar('Best International Feature Film'), undefined],
    [oscar('Best Picture'), 'Will "Zorro" win an Oscar in 2031?', 'subset'],
    [
      says('"Ceasefire" at his speech to Congress on March 4, 2031'),
      says('"crypto" or "Bitcoin" in his next speech'),
      undefined,
    ],
    // two who win or die
    [
      'Will Ann Roe win the Nobel Peace Prize in 2031?',
      'Will Bob Doe win the Nobel Peace Prize before 2034?',
      undefined,
    ],
    [
      'Will Ann Roe win the Nobel Peace Prize in 2031?',
      'Will Ann Roe win the Nobel Peace Prize before 2034?',
      'subset',
    ],
    [most('the United States'), most('a swimmer'), undefined],
    [most('the United States'), most('China'), 'disjoint'],
    ['Will the Galaxy win on 2031-08-19?', 'Final score Los Angeles Galaxy wins 4-3?', undefined],
    // a day and the time before it
    [model, ofYearEnd('xAI'), undefined],
    [model, ofYearEnd('Anthropic'), 'superset'],
    ['Will the Fed cut rates *before* their scheduled September 2031 meeting?', ofMeeting(' by 50 bps'), undefined],
    [
      'Will the ECB cut rates before its June 2031 meeting?',
      'Will the ECB cut rates at its June 2031 meeting?',
      undefined,
    ],
    [ofMeeting(''), ofMeeting(' by 25 bps'), 'superset'],
    ['Will the Fed cut rates before October 2031?', ofMeeting(' by 25 bps'), 'superset'],
    // a place and the world
    [
      'Will the seven-day average of Zorro flu cases be less than 50,000 before December 1, 2031?',
      'Will the highest seven-day median of Zorro flu cases in the world be less than 100,000 before December 1, 2031?',
      undefined,
    ],
  ])
})
