import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('culture: oscars', () => {
  testRelations([
    [
      'Will "Zorro" win Best Picture at the 2031 Oscars?',
      'Will "Zorro" be nominated for Best Picture at the 2031 Oscars?',
      'subset',
    ],
    ['Will "Zorro" win Best Picture at the 2031 Oscars?', 'Will "Zorro" win an Oscar in 2031?', 'subset'],
    ['Will "Zorro" win Best Picture at the 2031 Oscars?', 'Will "Zorro" win 0 Oscars in 2031?', 'disjoint'],
    ['Will Ann Roe attend the 2031 Oscars?', 'Will Ann Roe attend any UFC event in 2031?', 'overlap'],
    ['Will "Zorro" win Best Picture at the 2031 Oscars?', 'Will "Zorro" win 3 Oscars in 2031?', 'overlap'],
    [
      'Will "Zorro" win Best Picture and Best Director at the 2031 Oscars?',
      'Will "Zorro" win Best Picture at the 2031 Oscars?',
      'subset',
    ],
    ['Will "Zorro" win the most Oscars in 2031?', 'Will "Zorro" win Best Picture at the 2031 Oscars?', 'overlap'],
    ['Will "Zorro" win at least 5 Oscars in 2031?', 'Will "Zorro" win at least 3 Oscars in 2031?', 'subset'],
  ])
})

describe('culture: grammys', () => {
  testRelations([
    ['Will Ann Roe win Album of the Year at the 2031 Grammys?', 'Will Ann Roe win a Grammy in 2031?', 'subset'],
    [
      'Will Ann Roe be nominated for Album of the Year at the 2031 Grammys?',
      'Will Ann Roe win Album of the Year at the 2031 Grammys?',
      'superset',
    ],
  ])
})

describe('culture: box office', () => {
  testRelations([
    [
      'Will "Zorro" gross more than $200M on its opening weekend?',
      'Will "Zorro" gross more than $150M on its opening weekend?',
      'subset',
    ],
    [
      'Will "Zorro" be the highest grossing movie of 2031?',
      'Will "Zorro" be among the top 5 highest grossing movies of 2031?',
      'subset',
    ],
    ['Will "Zorro" gross over $1B worldwide?', 'Will "Zorro" gross over $500M domestically?', 'overlap'],
  ])
})

describe('culture: spotify', () => {
  testRelations([
    [
      'Will Ann Roe be the top artist on Spotify in 2031?',
      'Will Bea Doe be the top artist on Spotify in 2031?',
      'disjoint',
    ],
    [
      'Will Ann Roe be the top artist on Spotify in 2031?',
      'Will Ann Roe be a top 5 artist on Spotify in 2031?',
      'subset',
    ],
  ])
})

describe('culture: survivor', () => {
  testRelations([
    ['Will Ann Roe win Survivor 51?', 'Will Ann Roe make the final tribal council of Survivor 51?', 'subset'],
    ['Will Ann Roe be eliminated first on Survivor 51?', 'Will Ann Roe win Survivor 51?', 'disjoint'],
    ['Will a man win Survivor 51?', 'Will a woman win Survivor 51?', 'disjoint'],
  ])
})

describe('culture: bachelor', () => {
  testRelations([
    ['Will Ann Roe and Bob Doe get married in 2031?', 'Will Ann Roe and Bob Doe get engaged before 2032?', 'subset'],
  ])
  testUnimplied([['Will Ann Roe and Bob Doe get divorced in 2031?', 'Will Ann Roe and Bob Doe separate in 2031?']])
})

describe('culture: eurovision', () => {
  testRelations([
    ['Will Sweden win Eurovision 2031?', 'Will Sweden finish in the top 3 at Eurovision 2031?', 'subset'],
    ['Will Sweden qualify for the final of Eurovision 2031?', 'Will Sweden win Eurovision 2031?', 'superset'],
  ])
})

describe('culture: nobel', () => {
  testRelations([
    ['Will Ann Roe win a Nobel Prize in 2031?', 'Will Ann Roe win the 2031 Nobel Prize in Physics?', 'superset'],
  ])
  testUnimplied([
    [
      'Will an American win the 2031 Nobel Prize in Literature?',
      'Will Haruki Murakami win the 2031 Nobel Prize in Literature?',
    ],
    ['Will Ann Roe win the 2031 Nobel Peace Prize?', 'Will an organization win the 2031 Nobel Peace Prize?'],
  ])
})

describe('culture: mentions', () => {
  testRelations([
    [
      'Will Trump say "China" 10+ times during his speech on May 26?',
      'Will Trump say "China" during his speech on May 26?',
      'subset',
    ],
    [
      'Will Trump say "crypto" or "Bitcoin" during his speech on May 26?',
      'Will Trump say "Bitcoin" during his speech on May 26?',
      'superset',
    ],
  ])
})

describe('culture: release', () => {
  testRelations([['Will GTA VI be released before November 2026?', 'Will GTA VI be released in 2026?', 'subset']])
  testUnimplied([['Will GTA VI be delayed again?', 'Will GTA VI be released on November 19, 2026?']])
})

describe('culture: person', () => {
  testUnimplied([
    ['Will Time name Ann Roe Person of the Year 2031?', 'Will Time name an individual as Person of the Year 2031?'],
  ])
})

describe('culture: bond', () => {
  testUnimplied([['Will the next James Bond be British?', 'Will the next James Bond be American?']])
})

describe('science: trial', () => {
  testRelations([
    [
      'Will a Zorro vaccine begin a phase 3 trial in 2031?',
      'Will a Zorro vaccine begin a phase 2 trial before 2032?',
      'subset',
    ],
    ['Will the FDA approve Zorro in 2031?', 'Will Zorro file for FDA approval by December 31, 2031?', 'subset'],
    ['Will the FDA and the EMA both approve Zorro in 2031?', 'Will the FDA approve Zorro in 2031?', 'subset'],
  ])
  testUnimplied([
    [
      "Will Zorro's drug enter phase III trials before 2032?",
      "Will Zorro's drug complete phase II trials before 2032?",
    ],
    ['Will the FDA approve Zorro in 2031?', 'Will the FDA reject Zorro in 2031?'],
  ])
})

describe('science: space', () => {
  testRelations([
    ['Will SpaceX land humans on Mars before 2035?', 'Will humans land on Mars before 2035?', 'subset'],
    ['Will SpaceX launch Starship in May 2031?', 'Will SpaceX launch Starship by June 30, 2031?', 'subset'],
    ['Will SpaceX launch 200 or more rockets in 2031?', 'Will SpaceX launch at least 150 rockets in 2031?', 'subset'],
  ])
  testUnimplied([
    ['Will SpaceX land humans on Mars before 2035?', 'Will SpaceX land a Starship on Mars before 2035?'],
    ['Will China land humans on the Moon before the US returns?', 'Will China land humans on the Moon before 2030?'],
    ['Will Starship successfully land after Flight 20?', 'Will Starship Flight 20 launch?'],
  ])
})

describe('science: health', () => {
  testRelations([
    [
      'Will there be more than 5,000 measles cases in the US in 2031?',
      'Will there be more than 3,000 measles cases in the US in 2031?',
      'subset',
    ],
    [
      'Will a human case of bird flu be confirmed in California in 2031?',
      'Will a human case of bird flu be confirmed in the US in 2031?',
      'subset',
    ],
    ['Will polio be eradicated by 2035?', 'Will polio be eradicated by 2040?', 'subset'],
    ['Will a person live to 130 before 2050?', 'Will a person live to 125 before 2050?', 'subset'],
  ])
  testUnimplied([
    [
      'Will the WHO declare bird flu a pandemic in 2031?',
      'Will the WHO declare bird flu a public health emergency in 2031?',
    ],
  ])
})

describe('science: math', () => {
  testRelations([
    [
      'Will the Riemann hypothesis be proved before 2035?',
      'Will the Riemann hypothesis be resolved before 2035?',
      'subset',
    ],
    [
      'Will the Riemann hypothesis be proved before 2035?',
      'Will the Riemann hypothesis be disproved before 2035?',
      'disjoint',
    ],
    ['Will any Millennium Prize problem be solved before 2035?', 'Will P vs NP be solved before 2035?', 'superset'],
  ])
})

describe('science: aliens', () => {
  testRelations([
    [
      'Will the US government confirm aliens exist in 2031?',
      'Will any government confirm aliens exist in 2031?',
      'subset',
    ],
  ])
})

describe('science: species', () => {
  testRelations([
    ['Will a woolly mammoth be born before 2030?', 'Will a woolly mammoth be born before 2035?', 'subset'],
  ])
})

describe('science: fusion', () => {
  testUnimplied([
    [
      'Will Zorro achieve net energy gain from fusion before 2032?',
      'Will any private company achieve net energy gain from fusion before 2032?',
    ],
  ])
})

describe('science: population', () => {
  testRelations([
    [
      'Will the world population exceed 9 billion before 2040?',
      'Will the world population exceed 10 billion before 2040?',
      'superset',
    ],
  ])
})

describe('weather: temperature', () => {
  testRelations([
    [
      'Will the high temperature in NYC be 73 or 74°F on May 26, 2031?',
      'Will the high temperature in NYC be 75°F or higher on May 26, 2031?',
      'disjoint',
    ],
    [
      'Will the high temperature in NYC be above 80°F on May 26, 2031?',
      'Will the high temperature in NYC be above 75°F on May 26, 2031?',
      'subset',
    ],
    [
      'Will the high temperature in NYC exceed 100°F on any day in July 2031?',
      'Will the high temperature in NYC exceed 100°F on July 4, 2031?',
      'superset',
    ],
  ])
})

describe('weather: hurricane', () => {
  testRelations([
    [
      'Will a Category 5 hurricane make landfall in the US in 2031?',
      'Will a hurricane make landfall in the US in 2031?',
      'subset',
    ],
    [
      'Will a hurricane make landfall in Florida in 2031?',
      'Will a hurricane make landfall in the US in 2031?',
      'subset',
    ],
    ['Will a major hurricane hit Florida before October 2031?', 'Will a hurricane hit Florida in 2031?', 'subset'],
    ['Will Hurricane Ann become a Category 4 hurricane?', 'Will Hurricane Ann become a major hurricane?', 'subset'],
  ])
})

describe('weather: rain', () => {
  testRelations([
    ['Will it rain in Lima on May 26, 2031?', 'Will Lima get more than 1 inch of rain on May 26, 2031?', 'superset'],
  ])
})

describe('weather: year', () => {
  testRelations([
    ['Will 2031 be the hottest year on record?', 'Will 2031 be among the three hottest years on record?', 'subset'],
    ['Will 2031 be the hottest year on record?', 'Will 2031 be the second hottest year on record?', 'disjoint'],
  ])
  testUnimplied([['Will May 2031 be the hottest May on record?', 'Will 2031 be the hottest year on record?']])
})

describe('weather: earthquake', () => {
  testRelations([
    [
      'Will there be a magnitude 8.0+ earthquake in Japan in 2031?',
      'Will there be a magnitude 7.0 or higher earthquake in Japan in 2031?',
      'subset',
    ],
    [
      'Will there be a magnitude 8.0+ earthquake in Japan in 2031?',
      'Will there be a magnitude 8.0+ earthquake anywhere in 2031?',
      'subset',
    ],
  ])
})

describe('weather: volcano', () => {
  testRelations([['Will Mount Fuji erupt in 2031?', 'Will Mount Fuji erupt before 2040?', 'subset']])
})

describe('culture: two awards in one question', () => {
  const two = 'Will Zorro,Quibble win Album of the Year,Record of the Year at the Grammys?'
  testRelations([
    [two, 'Will Quibble win Record of the Year at the Grammys?', 'subset'],
    [two, "Will 'Zorro' win Album of the Year?", 'subset'],
    [two, "Will 'Fizzle' win Album of the Year?", 'disjoint'],
    [two, "Will 'Quibble' win Album of the Year?", 'disjoint'],
    [two, "Will 'Quibble' win Song of the Year?", undefined],
  ])
  testUnimplied([[two, 'Will Zorro win Album of the Year at the Juno Awards?']])
})

describe('culture: the ceremony of an award', () => {
  const song = 'Will Zorro win Song of the Year at the Grammys?'
  testRelations([
    [song, "Will 'Zorro' win Song of the Year?", 'identity'],
    [
      'Will Zorro win Record of the Year at the 2031 Grammys?',
      'Will Zorro win Record of the Year in 2031?',
      'identity',
    ],
    [song, 'Will Quibble win Song of the Year?', 'disjoint'],
    [song, 'Will Zorro win Song of the Year at the CMA Awards?', undefined],
    [song, 'Will Zorro win Album of the Year?', undefined],
    [
      'Will Zorro win Best Screenplay at the Golden Globes?',
      'Will Zorro win the Golden Globe for Best Original Score?',
      undefined,
    ],
    [
      'Will Zorro win Best Screenplay at the Golden Globes?',
      'Will Quibble win Best Screenplay at the Golden Globes?',
      'disjoint',
    ],
  ])
  testUnimplied([['Will Zorro win Song of the Year at the Latin Grammys?', 'Will Zorro win Song of the Year?']])
})
