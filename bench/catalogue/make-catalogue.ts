import type { UnifiedEvent } from '@crossvenue/venues'
import { listing, type Question } from './listing.ts'
import { cities, coins, countries, leagues, person, product, series } from './names.ts'

const START = Date.UTC(2027, 0, 4)
const DAY = 86_400_000

/**
 * A catalogue of the size and kind of the live ones: ladders of prices and temperatures, games with their bets, cups,
 * elections, indicators, deadlines and windows of minutes, each listed by two to four venues in their own words. The
 * same arguments give the same catalogue.
 */
export function* makeCatalogue(events: number, marketsPerEvent = 25): Generator<UnifiedEvent> {
  const kinds = [game, ladder, window, deadline, cup, election, mentions, ladder, temperature, indicator, game, window]
  let made = 0
  let markets = 0
  for (let round = 0; made < events; round++) {
    const kind = kinds[round % kinds.length] as Kind
    const missing = marketsPerEvent * made - markets
    for (const event of kind(Math.floor(round / kinds.length) * 2 + (round % kinds.length > 6 ? 1 : 0), missing)) {
      if (made === events) return
      yield event
      made++
      markets += event.markets.length
    }
  }
}

/**
 * Returns the events of all venues about the n-th topic; `missing` is how many markets the catalogue has too few for
 * its average.
 */
type Kind = (n: number, missing: number) => UnifiedEvent[]

const dateOf = (n: number) => new Date(START + n * DAY)
const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (date: Date) => format.format(date)
}
const long = written({ month: 'long', day: 'numeric', year: 'numeric' })
const short = written({ month: 'long', day: 'numeric' })
const month = written({ month: 'long', year: 'numeric' })
const abbreviated = written({ month: 'short' })
const code = (date: Date) =>
  `${date.getUTCFullYear() % 100}${abbreviated(date).toUpperCase()}${String(date.getUTCDate()).padStart(2, '0')}`
const closing = (date: Date) => date.toISOString()
const dollars = (value: number) => `$${grouped.format(value)}`
const grouped = new Intl.NumberFormat('en-US')
const range = (count: number) => Array.from({ length: count }, (_, position) => position)
const key = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, '')

const ladder: Kind = (n, missing) => {
  const coin = coins[n % coins.length] as string
  const hour = Math.floor(n / coins.length) % 12
  const date = dateOf(Math.floor(n / coins.length / 12))
  const at = `${hour + 1}${n % 2 === 0 ? 'am' : 'pm'}`
  const rungs = Math.max(40, Math.min(200, missing))
  const step = [1000, 50, 5, 0.05, 0.005, 10][n % 6] as number
  const strikes = range(rungs).map((rung) => Math.round((rung + 40) * step * 1000) / 1000)
  const question = `${coin} price on ${long(date)} at ${at} EST?`
  const kalshi = strikes.map((strike): Question => ({ title: question, label: `${dollars(strike)} or above` }))
  const few = strikes.filter((_, rung) => rung % 4 === 0).slice(0, 14)
  const polymarket = few.map(
    (strike): Question => ({
      title: `Will the price of ${coin} be above ${dollars(strike)} on ${short(date)} at ${at} ET?`,
      label: dollars(strike),
    }),
  )
  const id = `${key(coin)}-${code(date)}${at}`
  return [
    listing('kalshi', `KX${id}`, question, closing(date), kalshi),
    listing('polymarket', `above-${id}`, `${coin} above ___ on ${short(date)}, ${at} ET?`, closing(date), polymarket),
  ]
}

const window: Kind = (n) => {
  const coin = coins[n % coins.length] as string
  const quarter = Math.floor(n / coins.length)
  const date = dateOf(Math.floor(quarter / 48))
  const minutes = (quarter % 48) * 15
  const clock = (value: number) => `${Math.floor(value / 60) % 12 || 12}:${String(value % 60).padStart(2, '0')}AM`
  const title = `${coin} Up or Down - ${short(date)}, ${clock(minutes)}-${clock(minutes + 15)} ET`
  const id = `${key(coin)}-updown-${code(date)}-${minutes}`
  const question: Question = { title, sides: ['Up', 'Down'] }
  return ['polymarket', 'predict'].map((venue) => listing(venue, id, title, closing(date), [question]))
}

const prefixes = { NBA: 'nba', NHL: 'nhl', EPL: 'epl', 'La Liga': 'lal' } as const

/** A team's three letters; of teams that begin alike, the second and third are those of the second word, as on the venues. */
function teamCode(team: string, teams: readonly string[]): string {
  const begin = (name: string): string => key(name).slice(0, 3)
  const [first = '', second = ''] = team.split(' ')
  const isShared = teams.some((other) => other !== team && begin(other) === begin(team))
  return (isShared ? `${first.slice(0, 1)}${second.slice(0, 2)}` : begin(team)).toUpperCase()
}

const game: Kind = (n) => {
  const names = Object.keys(leagues) as (keyof typeof leagues)[]
  const league = names[n % names.length] as keyof typeof leagues
  const teams = leagues[league]
  const turn = Math.floor(n / names.length)
  const home = teams[turn % teams.length] as string
  const away = teams[(turn + 1 + (Math.floor(turn / teams.length) % (teams.length - 1))) % teams.length] as string
  const date = dateOf(Math.floor(turn / 6))
  const teamsCode = [away, home].map((team) => teamCode(team, teams)).join('')
  const series = `KX${key(league).toUpperCase()}`
  const slug =
    `${prefixes[league]}-${teamsCode.slice(0, 3)}-${teamsCode.slice(3)}-${closing(date).slice(0, 10)}`.toLowerCase()
  // Kalshi's games close two weeks after they are played
  const late = closing(new Date(date.getTime() + 14 * DAY))
  const lines = range(12).map((line) => 180.5 + 5 * line)
  const spreads = [home, away].flatMap((team) => range(8).map((line) => `${team} wins by over ${line + 1.5} points`))
  const players = range(40).map((player) => person(turn * 7 + player))
  const props = players.map(
    (player, position): Question => ({
      title: `${player}: Points Over ${10.5 + (position % 5)}`,
      sides: ['Over', 'Under'],
    }),
  )
  return [
    listing('kalshi', `${series}GAME-${code(date)}${teamsCode}`, `${away} at ${home}`, late, [
      { title: `${away} at ${home} Winner?`, label: home },
      { title: `${away} at ${home} Winner?`, label: away },
    ]),
    listing(
      'kalshi',
      `${series}TOTAL-${code(date)}${teamsCode}`,
      `${away} at ${home}: Total Points`,
      late,
      lines.map((line) => ({ title: `${away} at ${home}: Total Points`, label: `Over ${line} points scored` })),
    ),
    listing(
      'kalshi',
      `${series}SPREAD-${code(date)}${teamsCode}`,
      `${away} at ${home}: Spread`,
      late,
      spreads.map((label) => ({ title: `${label}?`, label })),
    ),
    listing('polymarket', slug, `${home} vs. ${away}`, closing(date), [
      { title: `${home} vs. ${away}`, sides: [home, away] },
      ...lines.map((line): Question => ({ title: `${home} vs. ${away}: O/U ${line}`, sides: ['Over', 'Under'] })),
      ...range(8).map((line): Question => ({ title: `Spread: ${home} (-${line + 1.5})`, sides: [home, away] })),
      ...props,
    ]),
    listing('limitless', slug, `${league}, ${home} vs ${away}, ${short(date)}: ${home}`, closing(date), [
      { title: `${league}, ${home} vs ${away}, ${short(date)}: ${home}` },
    ]),
  ]
}

const cup: Kind = (n) => {
  const title = `${2027 + (n % 3)} ${product(n)} ${['Cup', 'Open', 'Championship'][n % 3]}`
  const names = range(32).map((position) => person(n * 11 + position))
  const id = key(title)
  return [
    listing(
      'kalshi',
      `KX${id}`,
      `${title} winner?`,
      closing(dateOf(n)),
      names.map((name) => ({ title: `Will ${name} win the ${title}?`, label: name })),
    ),
    listing(
      'polymarket',
      id,
      `${title} Winner`,
      closing(dateOf(n)),
      names.map((name) => ({ title: `Will ${name} win the ${title}?`, label: name })),
    ),
    listing(
      'manifold',
      id,
      `Who will win the ${title}?`,
      closing(dateOf(n)),
      names.map((name) => ({ title: name, label: name })),
    ),
  ]
}

const election: Kind = (n) => {
  const country = countries[n % countries.length] as string
  const city = `${product(n * 5)}ville`
  const names = range(8).map((position) => person(n * 13 + position))
  const year = 2027 + (Math.floor(n / countries.length) % 4)
  const id = `${key(country)}-${key(city)}-${year}`
  return [
    listing(
      'kalshi',
      `KXMAYOR${id}`,
      `Who will be elected mayor of ${city}, ${country} in ${year}?`,
      closing(dateOf(n)),
      names.map((name) => ({ title: `Will ${name} be elected mayor of ${city}, ${country} in ${year}?`, label: name })),
    ),
    listing(
      'polymarket',
      id,
      `${city} (${country}) Mayoral Election ${year}`,
      closing(dateOf(n)),
      names.map((name) => ({
        title: `Will ${name} win the ${year} ${city} (${country}) mayoral election?`,
        label: name,
      })),
    ),
    listing(
      'smarkets',
      id,
      `${year} ${city} Mayor (${country})`,
      closing(dateOf(n)),
      names.map((name) => ({ title: `${year} ${city} Mayor (${country}) - ${name}`, label: name })),
    ),
  ]
}

const mentions: Kind = (n) => {
  const speaker = person(n * 17)
  const date = dateOf(n % 200)
  const words = range(30).map((position) => product(n * 3 + position * 5))
  const id = `${key(speaker)}-${code(date)}`
  return [
    listing(
      'kalshi',
      `KXSAY${id}`,
      `What will ${speaker} say during the ${long(date)} speech?`,
      closing(date),
      words.map((word) => ({ title: `Will ${speaker} say "${word}" during the ${long(date)} speech?`, label: word })),
    ),
    listing(
      'polymarket',
      `say-${id}`,
      `What will ${speaker} say in the speech on ${short(date)}?`,
      closing(date),
      words.map((word) => ({ title: `Will ${speaker} say "${word}" in the speech on ${short(date)}?`, label: word })),
    ),
  ]
}

const deadline: Kind = (n) => {
  const [who, what] = [person(n), product(n * 7)]
  const dates = range(6).map((position) => dateOf(30 * (position + 1) + (n % 20)))
  const id = `${key(who)}-${key(what)}-${n}`
  const last = closing(dates[5] as Date)
  return [
    listing(
      'polymarket',
      id,
      `Will ${who} sell ${what} by...?`,
      last,
      dates.map((date) => ({ title: `Will ${who} sell ${what} by ${long(date)}?`, label: short(date) })),
    ),
    listing(
      'kalshi',
      `KX${id}`,
      `When will ${who} sell ${what}?`,
      last,
      dates.map((date) => ({
        title: `Will ${who} sell ${what} before ${long(new Date(date.getTime() + DAY))}?`,
        label: `Before ${long(new Date(date.getTime() + DAY))}`,
      })),
    ),
  ]
}

const temperature: Kind = (n) => {
  const city = cities[n % cities.length] as string
  const date = dateOf(Math.floor(n / cities.length))
  const lows = range(6).map((bracket) => 50 + 2 * bracket + (n % 7))
  const label = (low: number, to: string) => `${low}°${to}${low + 1}°`
  const id = `${key(city)}-${code(date)}`
  return [
    listing(
      'kalshi',
      `KXHIGH${id}`,
      `Highest temperature in ${city} on ${long(date)}?`,
      closing(date),
      lows.map((low) => ({
        title: `Will the high temp in ${city} be ${label(low, '-')} on ${long(date)}?`,
        label: label(low, ' to '),
      })),
    ),
    listing(
      'polymarket',
      `high-${id}`,
      `Highest temperature in ${city} on ${short(date)}?`,
      closing(date),
      lows.map((low) => ({
        title: `Will the highest temperature in ${city} be between ${low}-${low + 1}°F on ${short(date)}?`,
        label: `${low}-${low + 1}°F`,
      })),
    ),
  ]
}

const indicator: Kind = (n) => {
  const name = series[n % series.length] as string
  const country = countries[Math.floor(n / series.length) % countries.length] as string
  const date = dateOf(31 * Math.floor(n / series.length / countries.length))
  const rungs = range(15).map((rung) => Math.round(10 * (1 + 0.1 * rung)) / 10)
  const id = `${key(name)}-${key(country)}-${code(date)}`
  return [
    listing(
      'kalshi',
      `KX${id}`,
      `${country} ${name} in ${month(date)}?`,
      closing(date),
      rungs.map((rung) => ({
        title: `Will ${country} ${name} be above ${rung}% in ${month(date)}?`,
        label: `Above ${rung}%`,
      })),
    ),
    listing(
      'polymarket',
      id,
      `${country} ${name} for ${month(date)}?`,
      closing(date),
      rungs.map((rung) => ({
        title: `Will ${country} ${name} be above ${rung}% in ${month(date)}?`,
        label: `>${rung}%`,
      })),
    ),
  ]
}
