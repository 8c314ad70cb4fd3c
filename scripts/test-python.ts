import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPythons, supportedPythons } from './find-pythons.ts'
import { printUsage } from './print-usage.ts'
import { samples } from './samples.ts'
import { startSandboxService } from './sandbox-service.ts'
import { checkConformance } from './test-python/check-conformance.ts'
import { type CleanEnvironment, createCleanEnvironment } from './test-python/clean-environment.ts'
import { runSamples } from './test-python/run-samples.ts'

// Tests the Python client in every supported Python of this machine against a gateway over the fake venues: installs the
// wheel into a clean environment, checks the types, runs the tests and the samples of the documents. The newest and the
// oldest Python also build the wheel, and run the conformance suite and the samples of the reference; with --all each
// does.

printUsage(import.meta.url)

const VENUES = ['kalshi', 'polymarket', 'predictit', 'hyperliquid', 'mock']
const PYTEST = 'pytest==9.2.0'
const PYRIGHT = 'pyright==1.1.414'

type Service = Awaited<ReturnType<typeof startSandboxService>>

/** Runs a step, and prints its result with the version and the seconds that it took. */
async function step(version: string, run: () => string | Promise<string>): Promise<void> {
  const startedAt = performance.now()
  try {
    const result = await run()
    console.log(`Python ${version}: ${result}, ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
  } catch (cause) {
    const output = cause instanceof Error && 'stdout' in cause ? `${cause.stdout}` : ''
    throw new Error(`Python ${version}: ${output}${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

async function runTests({ python, work }: CleanEnvironment, service: Service): Promise<string> {
  const file = join(work, 'documents.json')
  const inPython = samples().filter(({ language }) => language === 'python')
  writeFileSync(file, JSON.stringify(inPython.map(({ name, code }) => [name, code])))
  const { stdout } = await promisify(execFile)(python, ['-m', 'pytest'], {
    cwd: work,
    env: {
      ...process.env,
      CROSSVENUE_URL: service.url,
      CROSSVENUE_API_KEY: service.key,
      CROSSVENUE_DOCUMENTS: file,
    },
  })
  return `${stdout.trim().split('\n').at(-1)}`
}

const pythons = findPythons()
const missing = supportedPythons.filter((version) => !pythons.some((found) => found.version === version))
const isThorough = (index: number): boolean =>
  process.argv.includes('--all') || index === 0 || index === pythons.length - 1
const folder = mkdtempSync(join(tmpdir(), 'crossvenue-python-'))
let service: Service | undefined
let wheel = ''
try {
  for (const [index, { version, program }] of pythons.entries()) {
    service ??= await startSandboxService({ venues: VENUES })
    const environment = createCleanEnvironment({ version, program }, folder)
    await step(version, () => {
      if (isThorough(index)) wheel = environment.buildWheel()
      // Every second environment has the other data frame library.
      const extras = index % 2 === 0 ? 'polars' : 'pandas'
      environment.install([PYTEST, PYRIGHT, `crossvenue[streams,${extras}] @ file://${wheel}`])
      return `the wheel ${isThorough(index) ? 'is built and ' : ''}installs with ${extras}`
    })
    await step(version, () => {
      environment.runModule('pyright', ['--pythonpath', environment.python, '--pythonversion', version])
      return 'the types are right'
    })
    // The tests import the installed wheel, not the sources.
    rmSync(join(environment.work, 'src'), { recursive: true })
    const running = service
    await step(version, () => runTests(environment, running))
    if (!isThorough(index)) continue
    await step(version, () => checkConformance(environment, running))
    await step(version, () => runSamples(environment, VENUES))
  }
  const listOf = (versions: readonly string[]) => (versions.length > 0 ? versions.join(', ') : 'none')
  const tested = pythons.map(({ version }) => version)
  console.log(`tested: ${listOf(tested)}; not on this machine: ${listOf(missing)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
  await service?.close()
}
