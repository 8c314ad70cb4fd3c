import { group, near, type Topic } from '../families/draft.ts'
import { chances, field } from '../families/options.ts'
import { question } from '../families/question.ts'

const awards = { category: 'culture', tags: ['Culture', 'Awards'] } as const

const grammys = { ...awards, closes: '2027-02-07', tags: ['Culture', 'Music', 'Awards'] }

const album = question({
  ...grammys,
  key: 'grammys 2027 album',
  options: field('Taylor Swift 26; Bad Bunny 9; Harry Styles 24; Bruno Mars 19; Ariana Grande 12; Olivia Dean 10'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Grammys 2027: Album of the Year',
      ask: 'Will {name} win Album of the Year at the 2027 Grammys?',
      fact: 'an album of {name} wins Album of the Year at the 69th Grammy Awards',
    },
    {
      venue: 'kalshi',
      ticker: 'KXGRAMAOTY-69',
      title: 'Grammy for Album of the Year?',
      subtitle: '69th Grammy Awards',
      ask: 'Will {name} win Album of the Year at the 69th Grammy Awards?',
      fact: '{name} wins Album of the Year at the 69th Grammy Awards',
    },
  ],
})

const song = question({
  ...grammys,
  key: 'grammys 2027 song',
  options: field('Taylor Swift 28; Harry Styles 20; Bruno Mars 26; Olivia Dean 26'),
  listings: [
    {
      venue: 'limitless',
      title: 'Grammys 2027: Song of the Year',
      ask: 'Grammys 2027: Song of the Year: {name}',
      fact: 'a song of {name} wins Song of the Year',
    },
  ],
})

const record = question({
  ...grammys,
  key: 'grammys 2027 record',
  options: field('Taylor Swift 24; Harry Styles 26; Bruno Mars 30; Olivia Dean 20'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXGRAMROTY-69',
      title: 'Grammy for Record of the Year?',
      ask: 'Will {name} win Record of the Year at the 69th Grammy Awards?',
      fact: '{name} wins Record of the Year',
    },
  ],
})

const person = question({
  ...awards,
  key: 'time person of the year 2026',
  closes: '2026-12-10',
  options: field(
    'Artificial Intelligence 8; Donald Trump 14; Pope Leo XIV 22; Zohran Mamdani 21; Jensen Huang 9; Benjamin Netanyahu 6; Sam Altman 7; Taylor Swift 5; Bad Bunny 8',
  ),
  listings: [
    {
      venue: 'polymarket',
      title: 'TIME 2026 Person of the Year',
      ask: 'Will {name} be TIME’s Person of the Year for 2026?',
      fact: '{name} is named TIME Person of the Year for 2026',
    },
    {
      venue: 'kalshi',
      ticker: 'KXTIME-26',
      title: "TIME's Person of the Year?",
      subtitle: '2026',
      ask: "Will {name} be TIME's 2026 Person of the Year?",
      fact: '{name} is the 2026 Person of the Year of TIME magazine',
    },
    {
      venue: 'predictit',
      title: "Who will be TIME's Person of the Year for 2026?",
      ask: "Who will be TIME's Person of the Year for 2026? {name}",
    },
    {
      venue: 'manifold',
      ask: 'Will Time Magazine name Pope Leo XIV the Person of the Year 2026?',
      fact: 'he is named, alone or with others',
      apart: true,
      only: ['PLXIV'],
    },
  ],
})

const shortlist = question({
  ...awards,
  key: 'time shortlist 2026',
  closes: '2026-12-09',
  exclusive: false,
  options: chances('Pope Leo XIV 0.71; Zohran Mamdani 0.7; Donald Trump 0.82'),
  listings: [
    {
      venue: 'limitless',
      title: 'On TIME’s 2026 Person of the Year shortlist',
      ask: 'On TIME’s 2026 Person of the Year shortlist: {name}',
      fact: '{name} is on the shortlist',
    },
  ],
})

const countries =
  'Finland 13; Sweden 12; Ukraine 10; Italy 12; France 12; Greece 9; Australia 10; Denmark 8; Malta 7; Norway 7'

const eurovision = question({
  ...awards,
  key: 'eurovision 2027 winner',
  closes: '2027-05-15',
  options: field(countries),
  listings: [
    {
      venue: 'polymarket',
      title: 'Eurovision Winner 2027',
      ask: 'Will {name} win Eurovision 2027?',
      fact: '{name} wins the Eurovision Song Contest 2027',
    },
    {
      venue: 'limitless',
      title: '🎤 Eurovision Song Contest 2027',
      ask: 'Eurovision Song Contest 2027: {name}',
      fact: '{name} wins the contest',
    },
  ],
})

const televote = question({
  ...awards,
  key: 'eurovision 2027 televote',
  closes: '2027-05-15',
  options: field(countries),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXEUROVISIONTELEV-27',
      title: 'Eurovision: who will win the Televote?',
      ask: 'Will {name} win the televote at Eurovision 2027?',
      fact: '{name} gets most points of the public',
    },
  ],
})

const game = question({
  ...awards,
  key: 'game of the year 2026',
  closes: '2026-12-10',
  options: field(
    'Grand Theft Auto VI 44; Resident Evil Requiem 14; 007 First Light 9; Marvel’s Wolverine 18; Fable 8; Saros 7',
  ),
  listings: [
    {
      venue: 'polymarket',
      title: 'The Game Awards 2026: Game of the Year',
      ask: 'Will {name} win Game of the Year at The Game Awards 2026?',
      fact: '{name} wins Game of the Year',
    },
    {
      venue: 'kalshi',
      ticker: 'KXGAMEAWARDS-26',
      title: 'Game of the Year?',
      subtitle: 'The Game Awards 2026',
      ask: 'Will {name} win Game of the Year at The Game Awards?',
      fact: '{name} is Game of the Year at The Game Awards in December 2026',
      names: { GTAVI: 'GTA VI' },
    },
  ],
})

const voice = (language: string, venue: 'kalshi' | 'polymarket', names: string) =>
  question({
    ...awards,
    key: `anime awards 2027 voice ${language}`,
    closes: '2027-05-23',
    options: field(names),
    listings: [
      venue === 'kalshi'
        ? {
            venue,
            ticker: `KXANIMEBVAP${language[0]}-27`,
            title: `Anime Awards: Best Voice Artist Performance (${language})?`,
            ask: `Will {name} win Best Voice Artist Performance (${language})?`,
            fact: '{name} wins',
          }
        : {
            venue,
            title: `Anime Awards 2027: Best Voice Artist Performance (${language})`,
            ask: `Will {name} win Best Voice Artist Performance (${language}) in 2027?`,
            fact: '{name} wins',
          },
    ],
  })

export const honours: Topic = {
  groups: [
    group('Grammys 2027: album', 'seasons', album),
    group('TIME: person of 2026', 'other-names', person),
    group('Eurovision 2027', 'same-options', eurovision),
    group('game of the year 2026', 'other-names', game),
  ],
  others: [
    song,
    record,
    shortlist,
    televote,
    voice('German', 'kalshi', 'Franziska Trunte 50; Patrick Baehr 50'),
    voice('Castilian Spanish', 'polymarket', 'Joel Gómez Jiménez 55; Marta Barbará 45'),
  ].flat(),
  nearMisses: [
    near('album-or-song', 'overlap', 'limitless grammys 2027 song TSWIF', 'kalshi grammys 2027 album TSWIF'),
    near('song-or-record', 'overlap', 'limitless grammys 2027 song BMARS', 'kalshi grammys 2027 record BMARS'),
    near(
      'shortlist-or-winner',
      'superset',
      'limitless time shortlist 2026 ZMAMD',
      'predictit time person of the year 2026 ZMAMD',
    ),
    near('televote', 'overlap', 'kalshi eurovision 2027 televote SWEDE', 'polymarket eurovision 2027 winner SWEDE'),
    near(
      'language',
      'none',
      'kalshi anime awards 2027 voice German PBAEH',
      'polymarket anime awards 2027 voice Castilian Spanish MBARB',
    ),
  ],
}
