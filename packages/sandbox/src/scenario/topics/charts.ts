import { group, near, type Topic } from '../families/draft.ts'
import { deadlines, field } from '../families/options.ts'
import { question } from '../families/question.ts'

const music = { category: 'culture', tags: ['Culture', 'Music'] } as const

const artist = question({
  ...music,
  key: 'spotify wrapped 2026 global artist',
  closes: '2026-12-04',
  options: field('Bad Bunny 49; Taylor Swift 30; The Weeknd 9; Drake 7; Billie Eilish 5'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Top Spotify Artist 2026',
      ask: 'Will {name} be the top global artist on Spotify in 2026?',
      fact: '{name} is the most streamed artist worldwide in Spotify Wrapped 2026',
    },
    {
      venue: 'kalshi',
      ticker: 'KXTOPARTIST-26',
      title: 'Top Spotify artist in 2026?',
      ask: 'Will {name} be the most-streamed artist on Spotify in 2026?',
      fact: '{name} is the top global artist of Spotify Wrapped 2026',
    },
    {
      venue: 'limitless',
      ask: '🎧 Will {name} be Spotify’s most-streamed artist of 2026?',
      fact: '{name} is the top global artist of Wrapped 2026',
      apart: true,
      only: ['BBUNN', 'TSWIF'],
    },
  ],
})

const american = question({
  ...music,
  key: 'spotify wrapped 2026 us artist',
  closes: '2026-12-04',
  options: field('Taylor Swift 60; Drake 26; Morgan Wallen 14'),
  listings: [
    {
      venue: 'limitless',
      title: 'Top US artist on Spotify Wrapped 2026',
      ask: 'Top US artist on Spotify Wrapped 2026: {name}',
      fact: '{name} is the most streamed artist in the United States',
    },
  ],
})

const topAlbum = question({
  ...music,
  key: 'spotify us album 2026',
  closes: '2026-12-31',
  options: field('The Life of a Showgirl 55; DeBÍ TiRAR MáS FOToS 25; SOS 20'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXTOPALBUMSPOTIFYUSA-26',
      title: 'Top Album on Spotify U.S in 2026?',
      ask: 'Will {name} be the top album on Spotify U.S. in 2026?',
      fact: '{name} is the top album of the year',
    },
  ],
})

const weekly = question({
  ...music,
  key: 'spotify us song week 2026-12-04',
  closes: '2026-12-04',
  options: field('All I Want for Christmas Is You 61; Last Christmas 22; Ordinary 9; Opalite 8'),
  listings: [
    {
      venue: 'polymarket',
      title: '#1 song on US Spotify this week? (December 4)',
      ask: 'Will "{name}" be the #1 song on US Spotify this week? (December 4)',
      fact: '"{name}" leads the weekly chart dated December 3, 2026',
    },
  ],
})

const billboard = question({
  ...music,
  key: 'billboard hot 100 2026-12-12',
  closes: '2026-12-08',
  options: field('All I Want for Christmas Is You 64; Opalite 15; Ordinary 8; Last Christmas 13'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXBILLBOARD-26DEC12',
      title: '#1 on the Billboard Hot 100?',
      subtitle: 'Dec 12, 2026',
      ask: 'Will {name} be #1 on the Billboard Hot 100 for the week of Dec 12, 2026?',
      fact: '{name} tops the Billboard Hot 100 dated December 12, 2026',
    },
    {
      venue: 'polymarket',
      title: 'Billboard Hot 100 #1 for week of December 12?',
      ask: 'Will "{name}" be #1 on the Billboard Hot 100 for the week of December 12, 2026?',
      fact: '"{name}" is number one of the chart dated December 12, 2026',
    },
  ],
})

const tour = question({
  ...music,
  key: 'taylor swift tour announced',
  closes: '2027-12-31',
  exclusive: false,
  options: deadlines('2026-12-31 0.06; 2027-06-30 0.2'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXSWIFTTOUR-27',
      title: 'When will Taylor Swift announce a new tour?',
      ask: 'Will Taylor Swift announce a tour before {before}?',
      label: 'Before {before}',
      fact: 'Taylor Swift announces a tour before {before}',
    },
  ],
})

export const charts: Topic = {
  groups: [
    group('Spotify: artist of 2026', 'event-per-option', artist),
    group('Billboard Hot 100, December 12', 'same-options', billboard),
  ],
  others: [american, topAlbum, weekly, tour].flat(),
  nearMisses: [
    near(
      'place',
      'overlap',
      'limitless spotify wrapped 2026 us artist TSWIF',
      'polymarket spotify wrapped 2026 global artist TSWIF',
    ),
    near(
      'album-or-song',
      'none',
      'kalshi spotify us album 2026 TLOASHOW',
      'polymarket spotify us song week 2026-12-04 OPALI',
    ),
    near(
      'chart',
      'overlap',
      'polymarket spotify us song week 2026-12-04 OPALI',
      'kalshi billboard hot 100 2026-12-12 OPALI',
    ),
  ],
}
