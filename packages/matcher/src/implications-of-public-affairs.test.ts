import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('law: courts', () => {
  testRelations([
    ['Will Ann Roe be convicted of fraud in 2031?', 'Will Ann Roe be charged with fraud before 2032?', 'subset'],
    ['Will Ann Roe be sentenced to prison in 2031?', 'Will Ann Roe be convicted by the end of 2031?', 'subset'],
    ['Will Ann Roe be found guilty on all counts?', 'Will Ann Roe be found guilty on at least one count?', 'subset'],
    [
      'Will Ann Roe be found guilty of murder in the Lima trial?',
      'Will Ann Roe be acquitted of murder in the Lima trial?',
      'disjoint',
    ],
    ['Will Ann Roe plead guilty before July 2031?', 'Will Ann Roe be convicted before 2032?', 'subset'],
    ['Will Ann Roe be arrested in 2031?', 'Will Ann Roe be charged in 2031?', 'overlap'],
    [
      'Will Ann Roe be sentenced to 10 or more years in prison?',
      'Will Ann Roe be sentenced to at least 5 years in prison?',
      'subset',
    ],
    ['Will Ann Roe be sentenced to life in prison?', 'Will Ann Roe be sentenced to prison?', 'subset'],
    ['Will Trump pardon Ann Roe in 2026?', 'Will Ann Roe be pardoned before 2029?', 'subset'],
    [
      'Will Ann Roe be impeached by the House in 2031?',
      'Will the House pass any articles of impeachment by the end of 2031?',
      'subset',
    ],
    ['Who will visit the White House in 2031? - Ann Roe', 'Will Ann Roe visit the US before 2032?', 'subset'],
    ['Who will sanction Peru in 2031? - Chile', 'Will Chile sanction Peru in 2031?', 'identity'],
    [
      'Will the Supreme Court rule unanimously in favor of Zorro in Zorro v. Quibble?',
      'Will the Supreme Court rule in favor of Zorro in Zorro v. Quibble?',
      'subset',
    ],
    [
      'Will the Supreme Court rule in favor of Zorro in Zorro v. Quibble?',
      'Will the Supreme Court rule in favor of Quibble in Zorro v. Quibble?',
      'disjoint',
    ],
    [
      'Will the Supreme Court rule on birthright citizenship in 2026?',
      'Will the Supreme Court strike down birthright citizenship in 2026?',
      'superset',
    ],
  ])
  testUnimplied([
    ['Will Zorro settle with Quibble before trial?', 'Will the jury find Zorro liable in the Quibble trial?'],
  ])
})

describe('law: chambers', () => {
  const speaker = (name: string) => ({
    title: 'Who will be the Speaker of the United States House of Representatives for the 121st Congress?',
    label: `${name} (R)`,
  })
  testRelations([
    ['Will Ann Roe be expelled from the Senate in 2031?', 'Will Ann Roe leave the Senate before 2033?', 'subset'],
    ['Will Ann Roe be expelled from Congress by May 3, 2031?', 'Will Ann Roe leave office in 2031?', 'subset'],
    [
      'Will Ann Roe resign by January 31, 2031?',
      'Will Representative Ann Roe be expelled from the U.S. House of Representatives before January 1, 2032?',
      'disjoint',
    ],
    [speaker('Ann Roe'), 'Will Ann Doe be elected Speaker of the House in the 121st Congress?', 'disjoint'],
    ['Will Ann Roe be confirmed with at least 60 votes?', 'Will Ann Roe be confirmed?', 'subset'],
    [
      'Will Ann Roe be confirmed as Attorney General with more than 52 votes?',
      'Will Ann Roe be confirmed as Attorney General?',
      'subset',
    ],
  ])
  testUnimplied([
    ['Will Ann Roe be expelled from the Zorro Party in 2031?', 'Will Ann Roe leave office in 2031?'],
    ['Will Bob Doe resign by May 3, 2031?', 'Will Ann Roe be expelled from the Senate before 2032?'],
    ['Will Ann Roe be censured by the House in 2031?', 'Will Ann Roe leave the House in 2031?'],
  ])
})

describe('law: ways to leave a post', () => {
  const living = { title: 'Ann Roe out as President? (Excluding death)', label: 'Ann Roe out before 2032?' }
  testRelations([
    [living, 'Ann Roe out as President before 2032?', 'subset'],
    [living, 'Ann Roe out as President before July 2031?', 'overlap'],
    [living, 'Will Ann Roe resign as President before July 2031?', 'superset'],
    [
      'Will Ann Roe leave office as Prime Minister for any reason other than death in 2031?',
      'Will Ann Roe leave office as Prime Minister in 2031?',
      'subset',
    ],
    [
      'Which EU country will leave next, excluding Hungary? - Peru',
      'Which EU country will leave next? - Peru',
      'overlap',
    ],
    ['Will Ann Roe be impeached and removed in 2031?', 'Will Ann Roe leave office in 2031?', 'subset'],
    ['Will Ann Roe be arrested and charged in 2031?', 'Will Ann Roe be charged in 2031?', 'subset'],
    // who is sentenced has been convicted
    ['Will Ann Roe be convicted and sentenced in 2031?', 'Will Ann Roe be sentenced in 2031?', 'identity'],
  ])
})

describe('world: who holds a post on a day', () => {
  const holder = (title: string, label: string) => ({ title, label })
  testRelations([
    [
      holder('Supreme Leader of Iran at end of 2031?', 'Ann Roe'),
      holder('Who will be Supreme Leader of Iran on December 31, 2031?', 'Bob Doe'),
      'disjoint',
    ],
    [
      holder('Prime Minister of Japan on June 30, 2031?', 'Ann Roe'),
      'Will Bob Doe be Prime Minister of Japan on June 30, 2031?',
      'disjoint',
    ],
    [
      holder('Who will be Prime Minister of Japan on June 30, 2031?', 'Ann Roe'),
      holder('Who will be Prime Minister of Japan on December 31, 2031?', 'Bob Doe'),
      'overlap',
    ],
    [
      holder('Fed Chair press conference on June 30, 2031?', 'Ann Roe'),
      'Will Bob Doe be Fed Chair on June 30, 2031?',
      undefined,
    ],
  ])
})

describe('law: impeachment', () => {
  testUnimplied([
    ['Will Ann Roe be impeached in 2031?', 'Will the House pass any articles of impeachment by the end of 2031?'],
    [
      'Will Ann Roe be impeached by the Texas House in 2031?',
      'Will the House pass any articles of impeachment in 2031?',
    ],
  ])
})

describe('world: who leaves first', () => {
  const first = {
    title: 'Which South American leader will leave office next? - Ann Roe',
    label: 'Ann Roe',
  }
  testRelations([
    ['Will Ann Roe remain President of Peru through 2031?', first, 'overlap'],
    [first, 'Will Ann Roe be President of Peru on May 3, 2031?', 'overlap'],
    ['Will Bob Doe remain President of Peru through 2031?', first, undefined],
    ['Will Ann Roe leave the race for President of Peru in 2031?', first, undefined],
    ['Will Ann Roe be the next President of Peru?', first, undefined],
  ])
})

describe('law: bills', () => {
  testRelations([
    ['Will the Lima Act become law in 2031?', 'Will the Lima Act pass the House before 2032?', 'subset'],
    ['Will the Lima Act pass the Senate in 2031?', 'Will the Lima Act become law by December 31, 2031?', 'superset'],
    ['Will Trump sign the Lima Act into law in 2026?', 'Will Congress pass the Lima Act in 2026?', 'subset'],
    ['Will Trump veto the Lima Act in 2026?', 'Will Congress pass the Lima Act in 2026?', 'subset'],
    ['Will Trump veto the Lima Act?', 'Will Trump sign the Lima Act?', 'disjoint'],
    ['Will the Lima Act pass the Senate with at least 60 votes?', 'Will the Lima Act pass the Senate?', 'subset'],
  ])
  testUnimplied([['Will the Lima Act be introduced in Congress in 2031?', 'Will the Lima Act pass the House in 2031?']])
})

describe('law: states', () => {
  testRelations([
    ['Will California legalize psilocybin in 2031?', 'Will any US state legalize psilocybin in 2031?', 'subset'],
    ['Will any state ban lab-grown meat in 2031?', 'Will Texas ban lab-grown meat in 2031?', 'superset'],
  ])
})

describe('world: war', () => {
  testRelations([
    ['Will the US strike Iran by March 31, 2031?', 'Will the US or Israel strike Iran by March 31, 2031?', 'subset'],
    ['Will a NATO country be attacked by Russia in 2031?', 'Will Russia attack Estonia in 2031?', 'superset'],
    ['Will Russia invade Poland in 2031?', 'Will Russia invade a NATO country in 2031?', 'subset'],
    [
      'Will North Korea conduct a nuclear test by June 30, 2031?',
      'Will any country conduct a nuclear test in 2031?',
      'subset',
    ],
    ['Will a nuclear weapon be detonated in 2031?', 'Will Russia use a nuclear weapon in Ukraine in 2031?', 'superset'],
    ['Will China invade Taiwan by June 30, 2031?', 'Will China invade Taiwan in 2031?', 'subset'],
    ['Will China invade or blockade Taiwan in 2031?', 'Will China invade Taiwan in 2031?', 'superset'],
    ['Will Israel strike Lebanon, Syria and Yemen in May 2031?', 'Will Israel strike Syria in May 2031?', 'subset'],
  ])
  testUnimplied([
    [
      'Will Russia capture all of Donetsk Oblast by December 31, 2031?',
      'Will Russia capture Pokrovsk by December 31, 2031?',
    ],
    ['Will Russia and Ukraine sign a peace deal in 2031?', 'Will Russia and Ukraine agree to a ceasefire in 2031?'],
    ['Will the US invade Quibblia in 2031?', 'Will US troops enter Quibblia in 2031?'],
    ['Will Russia invade Moldova in 2031?', 'Will Russia invade a NATO country in 2031?'],
    ['Will China blockade Taiwan in 2031?', 'Will China invade Taiwan in 2031?'],
  ])
})

describe('world: a war whose sides are known', () => {
  testRelations([
    [
      'Will a bilateral ceasefire be announced in the Ukraine war, before January 1, 2032?',
      'Russia x Ukraine ceasefire in 2031?',
      'identity',
    ],
    [
      'Will a bilateral ceasefire be announced between Peru and Chile before January 1, 2032?',
      'Peru x Chile ceasefire in 2031?',
      'identity',
    ],
    [
      'Will a bilateral ceasefire be announced in the Sudan war in 2031?',
      'Russia x Ukraine ceasefire in 2031?',
      undefined,
    ],
    ['Will Ukraine announce a ceasefire in the war in 2031?', 'Will Sudan announce a ceasefire in 2031?', undefined],
  ])
})

describe('world: weapons, journeys and clubs', () => {
  testRelations([
    [
      'Will Russia use a nuclear weapon by June 30, 2031?',
      'Will no non-test nuclear weapons be detonated by January 1, 2032?',
      'disjoint',
    ],
    [
      'Will North Korea use a nuclear weapon against South Korea in 2031?',
      'Will a nuclear weapon be used before 2032?',
      'subset',
    ],
    ['Will Peru test a nuclear weapon in 2031?', 'Will a nuclear weapon detonate in 2031?', 'subset'],
    ['Will Peru conduct a nuclear test by June 30, 2031?', 'Will a nuclear weapon be detonated before 2032?', 'subset'],
    [
      'Will a nuclear weapon be detonated as an act of war before January 1, 2032?',
      'Will a nuclear weapon detonate in 2031?',
      'subset',
    ],
    [
      'Will a nuclear weapon be detonated as an act of war before January 1, 2032?',
      'Will Russia use a nuclear weapon in 2031?',
      'superset',
    ],
    [
      'Will Ann Roe be extradited to Peru by May 3, 2031?',
      'Will Ann Roe return to Peruvian soil before July 2031?',
      'subset',
    ],
    ['Will Zorro expand by May 3, 2031?', 'Will any new country join Zorro in 2031?', undefined],
    ['Will NATO expand by May 3, 2031?', 'In 2031 will any new country join NATO?', 'subset'],
    ['Will Starbird reach orbit by May 3, 2031?', 'Will Starbird reach space in 2031?', 'subset'],
    ['Will Starbird reach outer space by May 3, 2031?', 'Will Starbird achieve liftoff in 2031?', 'subset'],
    // an orbit lies in space, but neither time lies in the other
    ['Will Starbird reach outer space by May 3, 2031?', 'Will Starbird reach orbit in 2031?', 'overlap'],
  ])
  testUnimplied([
    ['Will Ann Roe be extradited to Peru in 2031?', 'Will Ann Roe enter Chile in 2031?'],
    ['Will Peru test a nuclear weapon in 2031?', 'Will a nuclear weapon be used in 2031?'],
    ['Will Peru test a nuclear weapon in 2031?', 'Will a nuclear weapon be detonated as an act of war in 2031?'],
    ['Will Peru test a nuclear weapon in 2031?', 'Will no non-test nuclear weapons be detonated in 2031?'],
    ['Will Peru test a nuclear weapon in 2031?', 'Will Russia use a nuclear weapon in 2031?'],
    ['Will Peru test a nuclear weapon by June 2032?', 'Will a nuclear weapon detonate in 2031?'],
    ['Will Peru test a missile in 2031?', 'Will a nuclear weapon detonate in 2031?'],
  ])
})

describe('world: one time of several', () => {
  const when = (label: string) => ({ title: 'When will Ann Roe visit Peru?', label })
  testRelations([
    [when('May 2031'), when('June 2031'), 'disjoint'],
    ['Will the war in Quibblia end in May 2031?', 'Will the war in Quibblia end in June 2031?', 'disjoint'],
    // one may visit a country twice
    ['Will Ann Roe visit Peru in May 2031?', 'Will Ann Roe visit Peru in June 2031?', undefined],
    ['Will Ann Roe leave office before Bob Doe?', 'Will Ann Roe leave office in 2031?', 'overlap'],
    ['Will Ann Roe attend the Zorro summit in Peru in May 2031?', 'Will Ann Roe visit Peru in 2031?', 'subset'],
    ['Ann Roe convicted by June 30, 2031?', 'Will Ann Roe be acquitted in 2031?', 'disjoint'],
    [
      'Will Israel normalize relations with any Arab country in 2031?',
      'Israel x Saudi Arabia normalize relations by June 30, 2031?',
      'superset',
    ],
    [
      'Will the Supreme Court rule in favor of Ann Roe on tariffs by May 3, 2031?',
      'Will the Supreme Court rule on tariffs in 2031?',
      'subset',
    ],
  ])
  testUnimplied([
    ['Will Ann Roe attend the Zorro summit in June?', 'Will Ann Roe visit Peru in June?'],
    ['Ann Roe convicted in 2031?', 'Will Bob Doe be acquitted in 2031?'],
    [
      'Will Israel normalize relations with any Arab country in 2031?',
      'Israel x Azerbaijan normalize relations by June 30, 2031?',
    ],
  ])
})

describe('world: dates', () => {
  testRelations([
    ['Will the US strike Iran on May 26, 2031?', 'Will the US strike Iran by May 26, 2031?', 'subset'],
    ['Will Israel strike Iran on May 26, 2031?', 'Will Israel strike Iran in May 2031?', 'subset'],
    ['Will Trump and Putin meet on May 26, 2031?', 'Will Trump and Putin meet by May 31, 2031?', 'subset'],
    [
      'Will the government shut down on October 1, 2031?',
      'Will there be a government shutdown in October 2031?',
      'subset',
    ],
    [
      'Will the government shutdown end on November 5, 2031?',
      'Will the government shutdown end by November 7, 2031?',
      'subset',
    ],
    [
      'Will the government shutdown last more than 30 days?',
      'Will the government shutdown last at least 20 days?',
      'subset',
    ],
  ])
})

describe('world: diplomacy', () => {
  testRelations([
    ['Will Trump visit China in 2031?', 'Will Trump visit Beijing in 2031?', 'superset'],
    ['Will Trump meet Xi Jinping in Beijing in 2031?', 'Will Trump visit China in 2031?', 'subset'],
    ['Will Trump, Putin and Zelenskyy meet in 2031?', 'Will Trump and Putin meet in 2031?', 'subset'],
    ['Will Zelenskyy and Putin meet in 2031?', 'Will Trump, Putin and Zelenskyy meet together in 2031?', 'superset'],
    ['Will France recognize Somaliland in 2031?', 'Will any EU country recognize Somaliland in 2031?', 'subset'],
    [
      'Will Saudi Arabia join the Abraham Accords in 2031?',
      'Will any new country join the Abraham Accords in 2031?',
      'subset',
    ],
    ['Will Brazil join OPEC+ in 2031?', 'Will a BRICS country join OPEC+ in 2031?', 'subset'],
    ['Will a G7 country recognize Palestine in 2031?', 'Will Japan recognize Palestine in 2031?', 'superset'],
    ['Will Hungary leave the EU in 2031?', 'Will any country leave the EU in 2031?', 'subset'],
    ['Will Hungary or Slovakia leave the EU in 2031?', 'Will Hungary leave the EU in 2031?', 'superset'],
    ['Will Finland win Eurovision 2031?', 'Will a Nordic country win Eurovision 2031?', 'subset'],
    ['Will a Nordic country win Eurovision 2031?', 'Will Italy win Eurovision 2031?', 'disjoint'],
  ])
  testUnimplied([
    ['Will Turkey leave NATO in 2031?', 'Will the US leave NATO in 2031?'],
    ['Will the US impose tariffs on all EU countries in 2031?', 'Will the US impose tariffs on France in 2031?'],
  ])
})

describe('world: casualties', () => {
  testRelations([
    [
      'Will more than 500 people die in the Quibblia earthquake?',
      'Will more than 100 people die in the Quibblia earthquake?',
      'subset',
    ],
  ])
})

describe('world: deal', () => {
  testRelations([
    [
      'Will the hostages all be released by March 31, 2031?',
      'Will any hostages be released by March 31, 2031?',
      'subset',
    ],
  ])
  testUnimplied([
    ['Will the US and Iran sign a nuclear deal in 2031?', 'Will the US and Iran hold nuclear talks in 2031?'],
  ])
})

describe('public affairs: the Abraham Accords', () => {
  const joins = 'Will Lebanon join the Abraham Accords in 2031?'
  testRelations([
    [joins, 'Will Israel and Lebanon normalize relations before Jan 1, 2032?', 'subset'],
    [joins, 'Will Lebanon normalize relations with Israel in 2031?', 'subset'],
    [joins, 'Will Israel and Lebanon normalize relations by June 30, 2031?', 'overlap'],
    [joins, 'Will Israel and Syria normalize relations before Jan 1, 2032?', undefined],
    [joins, 'Will Lebanon normalize relations with Syria in 2031?', undefined],
  ])
})

describe('world: acts that imply others', () => {
  testRelations([
    ['Will China invade Taiwan by end of 2031?', 'Will China attack or blockade Taiwan during 2031?', 'subset'],
    ['Will Peru invade Chile in 2031?', 'Will Peru attack Chile in 2031?', 'subset'],
    ['Will Peru invade Chile in 2031?', 'Will Peru strike Chile in 2031?', 'overlap'],
    ['Will Peru invade Chile in 2031?', 'Will Chile attack Peru in 2031?', 'overlap'],
    [
      'Will there be active warfare between Peru and Chile before 2032?',
      'Peru x Chile military clash before 2032?',
      'subset',
    ],
    [
      'Will Peru hold a presidential election before April 1, 2031?',
      'Peru election scheduled by March 31, 2031?',
      'subset',
    ],
    [
      'Will fewer than 49 senators vote to confirm Ann Roe as FBI Director?',
      'Will Ann Roe be confirmed by the Senate as FBI Director by May 3, 2031?',
      'disjoint',
    ],
    [
      "Will Trump say 'Zebra' 5+ times during the 2026 State of the Union?",
      'Will Trump say Zebra at his speech to Congress on March 4, 2026?',
      'subset',
    ],
    ['Will an attempt be made to fire Ann Roe in 2031?', 'Will Ann Roe be fired in 2031?', 'superset'],
  ])
  testUnimplied([
    ['Will there be trade talks between Peru and Chile before 2032?', 'Peru x Chile military clash before 2032?'],
    ['Will Peru call a presidential election before April 1, 2031?', 'Will Peru hold an election by March 31, 2031?'],
    [
      'Will fewer than 59 senators vote to confirm Ann Roe as FBI Director?',
      'Will Ann Roe be confirmed by the Senate as FBI Director by May 3, 2031?',
    ],
    [
      'Will the Fed cut rates by 25 bps at its May 2031 meeting?',
      'Will the Fed cut rates before its May 2031 meeting?',
    ],
  ])
})

describe('world: questions that only share a subject', () => {
  const dies = (name: string) => ({ title: `Who will die in Zorro: Season 5? - ${name}`, label: name })
  testRelations([
    [dies('Ann Roe'), 'Will Bob Roe die in "Zorro: Season 5"?', undefined],
    ['Will Trump say Zebra in his next speech?', 'Will Trump say Zorro at his speech to Congress in 2026?', undefined],
    ['Will Trump impose tariffs on Japan in 2026?', 'Will Trump visit Japan in 2026?', undefined],
    [
      'Will "Zorro" win Best Adapted Screenplay at the 2031 Oscars?',
      'Will "Zorro" win Best International Feature at the 2031 Oscars?',
      undefined,
    ],
    [
      'Will Acme have a top-ranked AI model before 2032?',
      'Will Bolt have the top AI model on December 31, 2031?',
      undefined,
    ],
    [
      "Will Ann Roe be named People's Sexiest Man Alive in 2031?",
      { title: "Who will be People's Sexiest Man Alive in 2031?", label: 'Bob Doe' },
      'disjoint',
    ],
    [
      'Will A Zorro Movie be the top grossing movie of 2031?',
      { title: 'Highest grossing movie in 2031?', label: 'Quibble: For Good' },
      'disjoint',
    ],
    [
      'Who will headline Super Bowl LXV? - Ann Roe',
      'Will Ann Roe perform during the Super Bowl LXV halftime show?',
      'subset',
    ],
  ])
})

describe('public affairs: two acts, of which the first may come alone', () => {
  const both = 'Will Ann Roe be impeached and removed before 2032?'
  testRelations([
    [both, 'Will Ann Roe be impeached before 2032?', 'subset'],
    [both, 'Will Ann Roe be impeached before 2033?', 'subset'],
    [both, 'When will the House impeach Ann Roe? - Not by January 20, 2033', 'disjoint'],
    [both, 'When will the House impeach Ann Roe? - Not before 2032', 'disjoint'],
    ['Will Ann Roe be impeached and convicted in 2031?', 'Will Ann Roe be removed from office in 2031?', 'subset'],
    ['Will Ann Roe be convicted by the Senate in 2031?', 'Will Ann Roe be impeached by the House in 2031?', 'subset'],
    ['Will Ann Roe be convicted by the Senate in 2031?', 'Will Ann Roe be impeached in 2031?', 'subset'],
    ['Will Ann Roe be convicted by the Senate in 2031?', 'Will Ann Roe be removed from office in 2031?', 'subset'],
    ['Will Ann Roe be nominated and confirmed before 2032?', 'Will Ann Roe be nominated before 2032?', 'subset'],
  ])
  testUnimplied([
    [both, 'Will Ann Roe be impeached before 2031?'],
    ['Will Ann Roe be convicted of fraud in 2031?', 'Will Ann Roe be impeached in 2031?'],
    [both, 'Will Bob Doe be impeached before 2032?'],
    [both, 'When will the House impeach Ann Roe? - Not before 2031'],
    [
      'Will Ann Roe be impeached and not removed before 2032?',
      'When will the House impeach Bob Doe? - Not before 2032',
    ],
  ])
})

describe('public affairs: land and a part of it', () => {
  testRelations([
    ['Will Peru acquire Quibblia before 2032?', 'Will Peru acquire part of Quibblia before 2032?', 'subset'],
    [
      'Will Trump acquire Greenland before 2032?',
      'Will Trump/USA buy or acquire part of Greenland before 2034?',
      'subset',
    ],
    ['Will Trump buy Greenland before 2032?', 'Will Trump acquire Greenland before 2032?', 'subset'],
    ['Will Trump buy or acquire Greenland before 2032?', 'Will Trump buy Greenland before 2032?', 'superset'],
    [
      'Will Russia capture Kharkiv by June 30, 2031?',
      'Will Russia capture part of Kharkiv by June 30, 2031?',
      'subset',
    ],
  ])
  testUnimplied([
    ['Will Trump acquire Greenland before 2034?', 'Will Trump acquire part of Greenland before 2032?'],
    ['Will Trump acquire Greenland before 2032?', 'Will Trump acquire part of Canada before 2032?'],
    ['Will Peru acquire Quibblia before 2032?', 'Will Peru be part of Quibblia before 2032?'],
  ])
})
