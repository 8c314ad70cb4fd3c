import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { CrossvenueError, createVenue, type Venue } from '@crossvenue/venues'
import { type Fault, faults } from '../faults.ts'

// Calls venues, given by their addresses, with one fault after another, each followed by a good answer so that no circuit
// stays open, and reports the memory in use to its parent after every tenth of them. The parent runs the fake venues and injects
// the faults on request. Needs node --expose-gc.

const FAULTS = Number(process.argv[3])
const EVERY = FAULTS / 10
const names = Object.keys(faults) as Fault[]
const urls: Record<string, string> = JSON.parse(process.argv[2] ?? '{}')
const report = (message: object) => process.send?.(message)
const outcomes: Record<string, number> = {}

async function injectFault(id: string, fault?: Fault): Promise<void> {
  report({ injectFault: [id, fault] })
  await once(harmed, id)
}
const harmed = new EventEmitter()
process.on('message', (id: string) => harmed.emit(id))

async function suffer(id: string, fault: Fault, venue: Required<Venue>): Promise<void> {
  await injectFault(id, fault)
  const answer = await venue.fetchEventsPaginated({ limit: 3 }).catch((error: unknown) => error)
  const code = answer instanceof CrossvenueError ? answer.code : 'none'
  outcomes[code] = (outcomes[code] ?? 0) + 1
  await injectFault(id)
  await venue.fetchEventsPaginated({ limit: 3 })
}

/** Returns the memory in use after garbage collection. */
async function weigh(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await wait(50)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const venues = Object.entries(urls).map(([id, baseUrl]) => {
  return [id, createVenue(id, { baseUrl, retries: 0, timeoutMs: 1_000 }) as Required<Venue>] as const
})
const held: number[] = []
for (let begun = 0; begun < FAULTS; begun += EVERY) {
  let next = begun
  const work = async ([id, venue]: (typeof venues)[number]) => {
    for (let number = next++; number < begun + EVERY; number = next++) {
      await suffer(id, names[number % names.length] as Fault, venue)
    }
  }
  await Promise.all(venues.map(work))
  held.push(await weigh())
}
report({ held, outcomes })
process.disconnect()
