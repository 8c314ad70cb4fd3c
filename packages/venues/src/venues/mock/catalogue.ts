/** A market as it is written here. */
export interface Listed {
  id: string
  title: string
  label?: string
  outcomes?: readonly [string, string]
  /** Hundredths, of the first outcome. */
  price: number
  volume: number
  closes: string
  resolved?: 0 | 1
}

/** An event as it is written here. */
export interface ListedEvent {
  id: string
  title: string
  category: string
  tags: readonly string[]
  starts?: string
  markets: readonly Listed[]
}

const field = (event: string, ask: string, closes: string, list: string): Listed[] =>
  list.split('; ').map((entry, n) => {
    const [, label = '', price] = /^(.+) (\d+)$/.exec(entry) ?? []
    const [id, volume] = [`${event}-${n + 1}`, 9_000 - 1_000 * n]
    return { id, title: ask.replace('{name}', label), label, price: Number(price), volume, closes }
  })

const market = (id: string, title: string, price: number, closes: string, more: Partial<Listed> = {}): Listed[] => [
  { id: `${id}-1`, title, price, volume: 25_000, closes, ...more },
]

/** Everything there is on this venue: no real person, club or company, and every usual form of a question. */
export const catalogue: readonly ListedEvent[] = [
  {
    id: 'mayor',
    title: 'Who becomes mayor of Testham?',
    category: 'Politics',
    tags: ['Elections'],
    markets: field(
      'mayor',
      'Will {name} become mayor of Testham?',
      '2099-05-06T22:00:00Z',
      'Ana Reyes 46; Ben Okoro 31; Cleo Lindqvist 20',
    ),
  },
  {
    id: 'bridge',
    title: 'Testham bridge opens by...?',
    category: 'World',
    tags: ['Bridges'],
    markets: field(
      'bridge',
      'Will the Testham bridge open by {name}?',
      '2099-12-31T23:59:00Z',
      'June 30, 2099 22; December 31, 2099 64',
    ),
  },
  {
    id: 'derby',
    title: 'Rovers vs. Wanderers',
    category: 'Sports',
    tags: ['Football'],
    starts: '2099-09-12T14:00:00Z',
    markets: market('derby', 'Rovers vs. Wanderers', 55, '2099-09-12T17:00:00Z', { outcomes: ['Rovers', 'Wanderers'] }),
  },
  {
    id: 'rate',
    title: 'Rate of the Bank of Testham after its December meeting?',
    category: 'Economics',
    tags: ['Central Banks'],
    markets: field(
      'rate',
      'Will the Bank of Testham set its rate at {name}?',
      '2099-12-10T18:00:00Z',
      '3.50% or lower 12; 3.75% 60; 4.00% or higher 27',
    ),
  },
  {
    id: 'coin',
    title: 'Will Testcoin reach $100 in 2099?',
    category: 'Crypto',
    tags: ['Testcoin'],
    markets: market('coin', 'Will Testcoin reach $100 in 2099?', 8, '2099-12-31T23:59:00Z'),
  },
  {
    id: 'updown',
    title: 'Testcoin up or down?',
    category: 'Crypto',
    tags: ['Testcoin', 'Up or Down'],
    markets: market('updown', 'Testcoin up or down?', 50, '2099-01-01T12:00:00Z', { outcomes: ['Up', 'Down'] }),
  },
  {
    id: 'film',
    title: 'Best picture of the Testham awards?',
    category: 'Culture',
    tags: ['Awards'],
    markets: field(
      'film',
      'Will “{name}” win best picture?',
      '2099-03-14T03:00:00Z',
      'The Long Test 52; A Short Try 33; Proof 14',
    ),
  },
  {
    id: 'snow',
    title: 'Did it snow in Testham on New Year’s Day 2026?',
    category: 'Weather',
    tags: ['Snow'],
    markets: market('snow', 'Did it snow in Testham on New Year’s Day 2026?', 99, '2026-01-01T23:59:00Z', {
      resolved: 0,
    }),
  },
]
