import { group, near, type Topic } from '../families/draft.ts'
import { chances, field } from '../families/options.ts'
import { question } from '../families/question.ts'

const awards = { category: 'culture', tags: ['Culture', 'Awards'] } as const
const oscars = { ...awards, closes: '2027-03-14' }

const films = field('The Odyssey 37; Digger 13; Disclosure Day 12; Dune: Part Three 10; The Social Reckoning 8; Wild Horse Nine 7; Project Hail Mary 6; Fjord 4; Werwulf 3')
const picture = question({
  ...oscars,
  key: 'oscars 2027 picture',
  options: films,
  listings: [
    { venue: 'polymarket', title: 'Oscars 2027: Best Picture Winner', ask: 'Will "{name}" win Best Picture at the 2027 Oscars?', fact: '"{name}" wins Best Picture at the 99th Academy Awards' },
    { venue: 'kalshi', ticker: 'KXOSCARPIC-27', title: 'Oscar for Best Picture?', subtitle: '99th Academy Awards', ask: 'Will {name} win Best Picture at the 99th Academy Awards?', fact: '{name} wins the Oscar for Best Picture at the ceremony in 2027' },
    { venue: 'limitless', ask: '🎬 Will {name} win the Best Picture Oscar in 2027?', fact: '{name} wins Best Picture at the ceremony of March 2027', apart: true, only: ['TODYS', 'DIGGE', 'DDAY'] },
    { venue: 'manifold', title: 'Which film wins Best Picture at the 2027 Academy Awards?', ask: 'Which film wins Best Picture at the 2027 Academy Awards? {name}', fact: '{name} wins' },
  ],
})
const nominees = question({
  ...oscars,
  key: 'oscars 2027 picture nominated',
  closes: '2027-01-21',
  exclusive: false,
  options: chances('The Odyssey 0.97; Digger 0.8; Disclosure Day 0.71; Dune: Part Three 0.72; The Social Reckoning 0.55; Fjord 0.3; Werwulf 0.2'),
  listings: [{ venue: 'kalshi', ticker: 'KXOSCARNOMPIC-27', title: 'Oscar nominations for Best Picture?', ask: 'Will {name} be nominated for Best Picture at the 99th Academy Awards?', fact: '{name} is nominated' }],
})
const director = question({
  ...oscars,
  key: 'oscars 2027 director',
  options: field('Christopher Nolan 55; Alejandro González Iñárritu 22; Steven Spielberg 15; Denis Villeneuve 8'),
  listings: [
    { venue: 'polymarket', title: 'Oscars 2027: Best Director Winner', ask: 'Will {name} win Best Director at the 2027 Oscars?', fact: '{name} wins Best Director at the 99th Academy Awards' },
    { venue: 'predictit', title: 'Who will win the Oscar for Best Director in 2027?', ask: 'Who will win the Oscar for Best Director in 2027? {last}', label: '{last}' },
  ],
})
const globe = question({
  ...awards,
  key: 'golden globes 2027 director',
  closes: '2027-01-10',
  options: field('Christopher Nolan 58; Alejandro González Iñárritu 20; Steven Spielberg 16; Denis Villeneuve 6'),
  listings: [{ venue: 'kalshi', ticker: 'KXGGDIR-27', title: 'Golden Globe for Best Director?', ask: 'Will {name} win Best Director at the 84th Golden Globes?', fact: '{name} wins the Golden Globe' }],
})
const acting = (part: string, code: string, names: string, ...venues: ('kalshi' | 'polymarket' | 'limitless')[]) =>
  question({
    ...oscars,
    key: `oscars 2027 ${part}`,
    options: field(names),
    fact: `{name} wins the Oscar for ${part} in 2027`,
    listings: [
      { venue: 'polymarket' as const, title: `Oscars 2027: ${part} Winner`, ask: `Will {name} win ${part} at the 2027 Oscars?` },
      { venue: 'kalshi' as const, ticker: `KXOSCAR${code}-27`, title: `Oscar for ${part}?`, subtitle: '99th Academy Awards', ask: `Will {name} win ${part} at the 99th Academy Awards?` },
      { venue: 'limitless' as const, title: `Oscars 2027: ${part}`, ask: `Oscars 2027: ${part}: {name}` },
    ].filter(({ venue }) => (venues as string[]).includes(venue)),
  })

const grammys = { ...awards, closes: '2027-02-07', tags: ['Culture', 'Music', 'Awards'] }
const album = question({
  ...grammys,
  key: 'grammys 2027 album',
  options: field('Taylor Swift 26; Bad Bunny 9; Harry Styles 24; Bruno Mars 19; Ariana Grande 12; Olivia Dean 10'),
  listings: [
    { venue: 'polymarket', title: 'Grammys 2027: Album of the Year', ask: 'Will {name} win Album of the Year at the 2027 Grammys?', fact: 'an album of {name} wins Album of the Year at the 69th Grammy Awards' },
    { venue: 'kalshi', ticker: 'KXGRAMAOTY-69', title: 'Grammy for Album of the Year?', subtitle: '69th Grammy Awards', ask: 'Will {name} win Album of the Year at the 69th Grammy Awards?', fact: '{name} wins Album of the Year at the 69th Grammy Awards' },
  ],
})
const song = question({
  ...grammys,
  key: 'grammys 2027 song',
  options: field('Taylor Swift 28; Harry Styles 20; Bruno Mars 26; Olivia Dean 26'),
  listings: [{ venue: 'limitless', title: 'Grammys 2027: Song of the Year', ask: 'Grammys 2027: Song of the Year: {name}', fact: 'a song of {name} wins Song of the Year' }],
})
const record = question({
  ...grammys,
  key: 'grammys 2027 record',
  options: field('Taylor Swift 24; Harry Styles 26; Bruno Mars 30; Olivia Dean 20'),
  listings: [{ venue: 'kalshi', ticker: 'KXGRAMROTY-69', title: 'Grammy for Record of the Year?', ask: 'Will {name} win Record of the Year at the 69th Grammy Awards?', fact: '{name} wins Record of the Year' }],
})

const person = question({
  ...awards,
  key: 'time person of the year 2026',
  closes: '2026-12-10',
  options: field('Artificial Intelligence 8; Donald Trump 14; Pope Leo XIV 22; Zohran Mamdani 21; Jensen Huang 9; Benjamin Netanyahu 6; Sam Altman 7; Taylor Swift 5; Bad Bunny 8'),
  listings: [
    { venue: 'polymarket', title: 'TIME 2026 Person of the Year', ask: 'Will {name} be TIME’s Person of the Year for 2026?', fact: '{name} is named TIME Person of the Year for 2026' },
    { venue: 'kalshi', ticker: 'KXTIME-26', title: "TIME's Person of the Year?", subtitle: '2026', ask: "Will {name} be TIME's 2026 Person of the Year?", fact: '{name} is the 2026 Person of the Year of TIME magazine' },
    { venue: 'predictit', title: "Who will be TIME's Person of the Year for 2026?", ask: "Who will be TIME's Person of the Year for 2026? {name}" },
    { venue: 'manifold', ask: 'Will Time Magazine name Pope Leo XIV the Person of the Year 2026?', fact: 'he is named, alone or with others', apart: true, only: ['PLXIV'] },
  ],
})
const shortlist = question({
  ...awards,
  key: 'time shortlist 2026',
  closes: '2026-12-09',
  exclusive: false,
  options: chances('Pope Leo XIV 0.71; Zohran Mamdani 0.7; Donald Trump 0.82'),
  listings: [{ venue: 'limitless', title: 'On TIME’s 2026 Person of the Year shortlist', ask: 'On TIME’s 2026 Person of the Year shortlist: {name}', fact: '{name} is on the shortlist' }],
})

const countries = 'Finland 13; Sweden 12; Ukraine 10; Italy 12; France 12; Greece 9; Australia 10; Denmark 8; Malta 7; Norway 7'
const eurovision = question({
  ...awards,
  key: 'eurovision 2027 winner',
  closes: '2027-05-15',
  options: field(countries),
  listings: [
    { venue: 'polymarket', title: 'Eurovision Winner 2027', ask: 'Will {name} win Eurovision 2027?', fact: '{name} wins the Eurovision Song Contest 2027' },
    { venue: 'limitless', title: '🎤 Eurovision Song Contest 2027', ask: 'Eurovision Song Contest 2027: {name}', fact: '{name} wins the contest' },
  ],
})
const televote = question({
  ...awards,
  key: 'eurovision 2027 televote',
  closes: '2027-05-15',
  options: field(countries),
  listings: [{ venue: 'kalshi', ticker: 'KXEUROVISIONTELEV-27', title: 'Eurovision: who will win the Televote?', ask: 'Will {name} win the televote at Eurovision 2027?', fact: '{name} gets most points of the public' }],
})
const game = question({
  ...awards,
  key: 'game of the year 2026',
  closes: '2026-12-10',
  options: field('Grand Theft Auto VI 44; Resident Evil Requiem 14; 007 First Light 9; Marvel’s Wolverine 18; Fable 8; Saros 7'),
  listings: [
    { venue: 'polymarket', title: 'The Game Awards 2026: Game of the Year', ask: 'Will {name} win Game of the Year at The Game Awards 2026?', fact: '{name} wins Game of the Year' },
    { venue: 'kalshi', ticker: 'KXGAMEAWARDS-26', title: 'Game of the Year?', subtitle: 'The Game Awards 2026', ask: 'Will {name} win Game of the Year at The Game Awards?', fact: '{name} is Game of the Year at The Game Awards in December 2026', names: { GTAVI: 'GTA VI' } },
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
        ? { venue, ticker: `KXANIMEBVAP${language[0]}-27`, title: `Anime Awards: Best Voice Artist Performance (${language})?`, ask: `Will {name} win Best Voice Artist Performance (${language})?`, fact: '{name} wins' }
        : { venue, title: `Anime Awards 2027: Best Voice Artist Performance (${language})`, ask: `Will {name} win Best Voice Artist Performance (${language}) in 2027?`, fact: '{name} wins' },
    ],
  })

export const prizes: Topic = {
  groups: [
    group('Oscars 2027: picture', 'event-per-option', picture),
    group('Oscars 2027: director', 'seasons', director),
    group('Oscars 2027: actress', 'seasons', acting('Best Actress', 'ACTR', 'Zendaya 22; Amy Adams 28; Cynthia Erivo 14; Sandra Hüller 36', 'kalshi', 'polymarket')),
    group('Grammys 2027: album', 'seasons', album),
    group('TIME: person of 2026', 'other-names', person),
    group('Eurovision 2027', 'same-options', eurovision),
    group('game of the year 2026', 'other-names', game),
  ],
  others: [nominees, globe, acting('Best Supporting Actress', 'SUPACTR', 'Zendaya 30; Anne Hathaway 40; Lupita Nyong’o 30', 'limitless'), song, record, shortlist, televote, voice('German', 'kalshi', 'Franziska Trunte 50; Patrick Baehr 50'), voice('Castilian Spanish', 'polymarket', 'Joel Gómez Jiménez 55; Marta Barbará 45')].flat(),
  nearMisses: [
    near('nominated-or-won', 'superset', 'kalshi oscars 2027 picture nominated DIGGE', 'polymarket oscars 2027 picture DIGGE'),
    near('ceremony', 'overlap', 'kalshi golden globes 2027 director CNOLA', 'predictit oscars 2027 director CNOLA'),
    near('category', 'overlap', 'limitless oscars 2027 Best Supporting Actress ZENDA', 'kalshi oscars 2027 Best Actress ZENDA'),
    near('album-or-song', 'overlap', 'limitless grammys 2027 song TSWIF', 'kalshi grammys 2027 album TSWIF'),
    near('song-or-record', 'overlap', 'limitless grammys 2027 song BMARS', 'kalshi grammys 2027 record BMARS'),
    near('shortlist-or-winner', 'superset', 'limitless time shortlist 2026 ZMAMD', 'predictit time person of the year 2026 ZMAMD'),
    near('televote', 'overlap', 'kalshi eurovision 2027 televote SWEDE', 'polymarket eurovision 2027 winner SWEDE'),
    near('language', 'none', 'kalshi anime awards 2027 voice German PBAEH', 'polymarket anime awards 2027 voice Castilian Spanish MBARB'),
    near('other-option', 'disjoint', 'limitless oscars 2027 picture DDAY', 'kalshi oscars 2027 picture TODYS'),
  ],
}
