import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { readEvent } from '../extract/event.ts'
import { compareTopic } from './topic.ts'

const read = (venue: string, title: string) => {
  const [market] = readEvent(listing(venue, { title })).markets
  if (!market) throw new Error(`"${title}" was not read`)
  return market
}

const isOneTopic = (one: string, other: string) => {
  const [a, b] = [read('kalshi', one), read('polymarket', other)]
  const [forth, back] = [compareTopic(a, b).length > 0, compareTopic(b, a).length > 0]
  expect(back).toBe(forth)
  return forth
}

describe('compareMatter', () => {
  it.each([
    ['Will Reza Pahlavi be the next head of state of Iran?', 'US recognizes Reza Pahlavi as leader of Iran?'],
    ['Will Boom fly a Concorde successor by 2029?', 'Will Boom carry passengers in a Concorde successor by 2031?'],
    ['Gender of the next Conservative leader', 'Who will be the next leader of the Conservative Party?'],
    ['Will Kamala Harris win the presidency in 2028?', 'Will Democrats win the popular vote for president in 2028?'],
    ['Will the Cuban regime fall by June 2027?', 'Will Ann Roe be the next leader of Cuba?'],
    ['Will the Iranian regime fall by June 2031?', 'Will Ann Roe cease to be supreme leader of Iran by April 2031?'],
    ['Will Chile win the 2030 FIFA World Cup?', 'Will the 2030 FIFA World Cup winner be unbeaten?'],
    ['How many nuclear warheads will India have in 2040?', 'How many nuclear warheads will India test in 2040?'],
    ['Will Ann Roe resign by June?', 'Will Ann Roe be impeached by June?'],
    ['Will Ann Khamenei be the next Supreme Leader of Iran?', 'Will Iran name a successor to Khamenei by March 1?'],
    ['Will Ann Roe, a founder of Zorro, be mayor before 2032?', 'Will Ann Roe win the 2031 mayoral election?'],
  ])('%s | %s', (one, other) => {
    expect(isOneTopic(one, other)).toBe(true)
  })

  it.each([
    ['another of a series', 'Will OpenAI release GPT-6 by June?', 'Will OpenAI release GPT-7 by June?'],
    ['another prize', 'Will Ann Roe win the US Open in 2030?', 'Will Ann Roe win the French Open in 2030?'],
    ['another cup', 'Will Ann Roe win the 2031 Zorro Cup?', 'Will Ann Roe win the 2031 Zorro Lima Championship?'],
    [
      'a charge',
      'Will the acting president of Peru be impeached in 2031?',
      'Will Ann Roe be elected the next president of Peru in 2031?',
    ],
    [
      'another school',
      'Will Quilmar St. be a 2031 March Madness 1 seed?',
      'Will Quilmar win the 2031 NCAA Tournament?',
    ],
    ['another open', 'Will Ann Roe win the 2031 Zorro Classic?', 'Will Ann Roe win the Zorro Quito Open in 2031?'],
    [
      'an open beside all of a kind',
      'Will Ann Roe win the grand slam before 2032?',
      'Will Ann Roe win the 2031 Lima Open?',
    ],
    [
      'another regime',
      'Will the Cuban regime fall by June 2031?',
      'Will Ann Roe cease to be supreme leader of Iran by April 2031?',
    ],
    ['a country alone', 'Will Iran close the Strait of Hormuz?', 'Will Iran hold a census?'],
    ['a name alone', 'Will Ann Roe visit Ghana?', 'Will Ann Roe launch a perfume?'],
    ['a pattern', 'Will Axiom launch a token by June?', 'Will Puffpaw launch a token by June?'],
    ['rivals', 'Will Nvidia buy a chip maker in Texas?', 'Will Apple buy a chip maker in Texas?'],
    [
      'another place',
      'Will Republicans win the Senate in 2026?',
      'Will Republicans win the Texas Senate race in 2026?',
    ],
    [
      'an inauguration',
      'Will Kamala Harris be president before January 1, 2025?',
      'Will Kamala Harris attend the presidential inauguration?',
    ],
    [
      'a number of votes',
      'Will Kamala Harris be president before January 1, 2025?',
      'Will Kamala Harris get less than 68m votes in the 2024 US presidential election?',
    ],
    [
      'one of many posts',
      'Will Elon Musk tag Donald Trump in a post on X in May 2031?',
      'Will Elon Musk post 180-199 tweets in May 2031?',
    ],
    ['another year', 'Will Ann Roe win the 2026 Ohio primary?', 'Will Ann Roe run in the 2030 Ohio primary?'],
    [
      'what is said of an election',
      'What will the turnout of the 2032 presidential election be?',
      'Will Zorro forecast the 2032 presidential election better than Quibble?',
    ],
    [
      'a person and a post',
      'Will Donald Trump transfer presidential power to Bob Doe?',
      'Will Donald Trump win the 2032 presidential election?',
    ],
    [
      'a name with a light word in it',
      'Zorro flu daily cases on April 15, 2031?',
      'Will unknown cases of rash be linked to the Zorro flu vaccine?',
    ],
    ['another party', 'Will Ann Roe be the Democratic nominee in 2028?', 'Who will be the Republican nominee in 2028?'],
  ])('%s is none: %s | %s', (_, one, other) => {
    expect(isOneTopic(one, other)).toBe(false)
  })
})
