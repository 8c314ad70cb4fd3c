import { getPriority, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { startProcess } from '../bench/start-process.ts'
import type { Attack, Outcome } from './attack/attack.ts'
import { hugePost, malformedCredential, manyIds } from './attack/calls.ts'
import { refusedUpgrades, slowReaders, upgradeOffers } from './attack/connections.ts'
import { fuzzedRequests } from './attack/fuzz.ts'
import { startHostileVenue } from './attack/hostile-venue.ts'
import { kills } from './attack/kills.ts'
import { abandonedReads, largeReads, manyClients } from './attack/reads.ts'
import { runAttacks } from './attack/run-attacks.ts'
import { foreignWatches, junkFrames, revokedKey } from './attack/sockets.ts'
import { startTarget } from './attack/target.ts'
import { fuzzedTitles, hostileTitle } from './attack/titles.ts'
import { deadVenue, endlessList, heldLock, shrunkList } from './attack/venues.ts'
import { printUsage } from './print-usage.ts'

// Attacks a gateway that it starts itself, on this machine only, and prints what each attack did when it was first
// tried and what it does now. Fails if something is broken; an exceeded bound of latency or memory is printed, and
// fails only the long form, which is for a quiet machine. Needs Linux (/proc).
//
//   npm run attack                     the short form, for every change: the attacks that need little time and load
//   npm run attack -- --long           all of them: 200 clients for 60 s, 50,000 requests, 100,000 titles, 100 kills, or as
//                                      many of each as 15 minutes have room for
//   npm run attack -- --minutes 5      fewer repetitions, in less time
//   npm run attack -- --only H4        attacks of one finding (repeatable), so that the long form can run in parts

printUsage(import.meta.url)

const LOWEST_PRIORITY = 19

const short: readonly Attack[] = [
  ...[hostileTitle, deadVenue, shrunkList, heldLock],
  ...[largeReads, hugePost, manyIds, malformedCredential, abandonedReads],
  ...[upgradeOffers, refusedUpgrades, revokedKey, junkFrames, foreignWatches, fuzzedRequests, fuzzedTitles],
]
const all: readonly Attack[] = [...short, endlessList, manyClients, slowReaders, kills]

const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    minutes: { type: 'string' },
  },
})
const { only } = options
const chosen = only
  ? all.filter(({ finding }) => only.some((each) => finding.split(' ').includes(each)))
  : options.long
    ? all
    : short

const sandbox = await startProcess(new URL('../bench/servers/fake-venues.ts', import.meta.url))
const venueUrls = sandbox.message as Record<string, string>
const hostile = await startHostileVenue()
const holders = ['attacker', 'victim', 'watcher']
const { limitless, predictit } = venueUrls as { limitless: string; predictit: string }
const targets = {
  ingesting: await startTarget({
    venueUrls: { limitless, predictit, manifold: hostile.url },
    holders,
    ingestSeconds: 1,
  }),
  busy: await startTarget({ venueUrls, holders }),
}
// Real attackers and venues are on other machines; here they use the CPU time that the gateways leave.
const behind = Math.min(LOWEST_PRIORITY, getPriority() + 5)
setPriority(behind)
setPriority(sandbox.pid, behind)
const scene = { ...targets, hostile, venueUrls, helpers: [sandbox.pid], long: options.long }

/** Besides the start, the first matching, and what the last attack waits for. */
const minutes = Number(options.minutes ?? (options.long ? 15 : 8))
let end: number | undefined
let attacksLeft = chosen.length
/** The time for the next attack: a share of what is left; quick attacks use little of it. */
function nextShare(): number {
  end ??= performance.now() + minutes * 60_000
  return Math.max(0, (end - performance.now()) / attacksLeft--)
}

/** Runs the attacks on one gateway, then ends it, so it does not affect the next ones. */
async function attackOn(place: Attack['against']): Promise<Outcome[]> {
  const attacks = chosen.filter(({ against }) => against === place)
  const target = place && targets[place]
  const outcomes = attacks.length === 0 ? [] : await runAttacks(attacks, { scene, nextShare, target })
  await target?.kill()
  return outcomes
}

let broken = 0
try {
  const rows = [...(await attackOn('ingesting')), ...(await attackOn('busy')), ...(await attackOn(undefined))]
  const isOver = ({ passedBounds = [] }: Outcome) => passedBounds.length > 0
  broken = rows.filter((row) => row.problems.length > 0 || (options.long && isOver(row))).length
  console.log(
    `\n${rows.length} attacks: ${rows.length - broken} passed, ${broken} failed; bounds passed in ${rows.filter(isOver).length}`,
  )
} finally {
  await Promise.all([targets.ingesting.kill(), targets.busy.kill()])
  hostile.close()
  sandbox.stop()
}
process.exit(broken > 0 ? 1 : 0)
