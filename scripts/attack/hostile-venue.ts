import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The list that the fake serves: a normal one, titles that break programs, an endless one, no answer, or a single row.
 */
type Mood = 'usual' | 'titles' | 'endless' | 'dead' | 'short'

export interface HostileVenue {
  url: string
  mood: Mood
  close(): void
}

const USUAL = 60

const titles = [
  'Will Verstappen win the F1 Drivers Championship, with Red Bull as constructor?',
  'F1 Constructor Champion',
  '__proto__ hasOwnProperty toString valueOf constructor prototype',
  'Will \u001b]0;owned\u0007 \u202e reversed \u0000 win?',
  `Will ${'İ'.repeat(4_000)} win?`,
  '\ud800 alone',
]

/** Serves the list of questions of Manifold, in its own format, with any of these lists. */
export async function startHostileVenue(): Promise<HostileVenue> {
  const began = Date.now()
  const server = createServer(async (request, response) => {
    const query = new URL(request.url ?? '', 'http://venue').searchParams
    if (venue.mood === 'dead') await wait(60_000, undefined, { ref: false })
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(
        rows(venue.mood, Number(query.get('beforeTime') ?? began), Number(query.get('limit') ?? 100), began),
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const venue: HostileVenue = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'usual',
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return venue
}

function rows(mood: Mood, before: number, limit: number, began: number): unknown[] {
  if (mood === 'endless')
    return Array.from({ length: limit }, (_, at) =>
      contract(`e${before - at}`, `Question ${before - at}?`, before - at - 1),
    )
  const usual = Array.from({ length: mood === 'short' ? 1 : USUAL }, (_, at) =>
    contract(`u${at}`, `Will question ${at} come true?`, began - at - 1),
  )
  const evil = mood === 'titles' ? titles.map((title, at) => contract(`t${at}`, title, began - USUAL - at - 1)) : []
  return [...usual, ...evil].filter(({ createdTime }) => createdTime < before).slice(0, limit)
}

const contract = (id: string, question: string, createdTime: number) => ({
  id,
  question,
  slug: id,
  url: `https://manifold.markets/somebody/${id}`,
  outcomeType: 'BINARY',
  mechanism: 'cpmm-1',
  createdTime,
  closeTime: createdTime + 90 * 86_400_000,
  probability: 0.5,
  totalLiquidity: 100,
  volume: 10,
  volume24Hours: 1,
  isResolved: false,
})
