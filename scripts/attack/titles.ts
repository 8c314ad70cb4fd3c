import { match, readEvent } from '@crossvenue/matcher'
import type { UnifiedEvent } from '@crossvenue/venues'
import { type Attack, countOf, outcome, pause, until } from './attack.ts'
import { call } from './call.ts'
import { createRandom, hostileText } from './hostile-text.ts'

const SLOW_MS = 500
/** They are timed together: ten titles with all their pairs have to stay within the bound of one. */
const TITLES_AT_A_TIME = 10

/** Questions that break a matcher that trusts its input. */
export const hostileTitle: Attack = {
  name: 'a title that breaks the matcher',
  finding: 'C1',
  before: 'matching stopped for every venue, for good and silently',
  against: 'ingesting',
  async run({ ingesting, hostile }) {
    const matchedAt = async (): Promise<number> => {
      const { text } = await call(ingesting, '/v0/status')
      return Date.parse(JSON.parse(text).data.matching?.at ?? 0)
    }
    hostile.mood = 'titles'
    const listedAt = Date.now()
    const after = await until(async () => (await matchedAt()) > listedAt, 90_000)
    hostile.mood = 'usual'
    await pause(1_500)
    return outcome(after === undefined ? 'not matched in 90 s' : `matched ${Math.round(after)} ms later`, {
      'matching stopped': after === undefined,
    })
  },
}

/** Random and hostile titles, read and matched in this process. */
export const fuzzedTitles: Attack = {
  name: 'fuzzed titles',
  finding: 'C1 L7',
  before: 'one word throws; 40,000 characters take 15 s',
  async run({ long, ms }) {
    const end = performance.now() + ms
    const count = long ? 100_000 : 2_000
    const random = createRandom(7)
    let thrown = 0
    let longest = 0
    const timed = (work: () => void): void => {
      // CPU time, not wall-clock time, because attackers run at the lowest priority.
      const before = process.cpuUsage()
      try {
        work()
      } catch {
        thrown += 1
      }
      const { user, system } = process.cpuUsage(before)
      longest = Math.max(longest, (user + system) / 1_000)
    }
    const batch: UnifiedEvent[] = []
    let at = 0
    for (; at < count && performance.now() < end; at += 1) {
      const event = eventOf(at, hostileText(random, at % 1_000 === 0 ? 40_000 : 300), random)
      timed(() => void readEvent(event))
      batch.push(event)
      if (batch.length < TITLES_AT_A_TIME) continue
      timed(() => void match(batch.splice(0)))
      await pause(0)
    }
    return outcome(`${countOf(at, count, 'titles')}, ${thrown} thrown, longest ${Math.round(longest)} ms`, {
      'titles throw': thrown > 0,
      [`a title takes over ${SLOW_MS} ms`]: longest > SLOW_MS,
    })
  },
}

function eventOf(at: number, title: string, random: () => number): UnifiedEvent {
  const sourceExchange = at % 2 === 0 ? 'kalshi' : 'polymarket'
  const marketId = `m${at}`
  const side = (label: string) => ({ outcomeId: `${marketId}-${label}`, marketId, label, price: 0.5 })
  const subtitle = hostileText(random, 40)
  const market = { marketId, eventId: `e${at}`, title, subtitle, outcomes: [side('Yes'), side('No')] }
  return { id: `e${at}`, title, sourceExchange, markets: [market] }
}
