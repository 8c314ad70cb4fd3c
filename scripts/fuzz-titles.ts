import fc from 'fast-check'
import { hostileTexts, matchHostilePair } from '../packages/matcher/src/__fixtures__/hostile-pair.ts'
import { printUsage } from './print-usage.ts'

// Reads and compares hostile and random titles; fails if one throws or is slow.
//
//   npm run fuzz:titles               100,000 titles
//   npm run fuzz:titles -- 2000 7     fewer, from another seed

printUsage(import.meta.url)

const titles = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 1)
/**
 * Processor time that two events of two markets may take, in milliseconds; including garbage collection for earlier
 * ones.
 */
const MOST = 250
const PER_RUN = 4

let slowest = { milliseconds: 0, texts: [] as readonly string[] }
const result = fc.check(
  fc.property(hostileTexts, (texts) => {
    const before = process.cpuUsage()
    const index = matchHostilePair(texts)
    const milliseconds = process.cpuUsage(before).user / 1000
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, texts }
    const [omitted] = index.omitted()
    if (omitted) throw new Error(omitted.reason)
    if (milliseconds > MOST) throw new Error(`took ${Math.round(milliseconds)} ms`)
  }),
  { numRuns: Math.ceil(titles / PER_RUN), seed, endOnFailure: true },
)
console.log(`${result.numRuns * PER_RUN} titles, seed ${seed}`)
console.log(
  `slowest: ${slowest.milliseconds.toFixed(1)} ms for texts of ${slowest.texts.map(({ length }) => length)} characters`,
)
if (result.failed) {
  console.error(`failed: ${(result.errorInstance as Error | null)?.message}`)
  console.error(JSON.stringify(result.counterexample))
  process.exitCode = 1
}
