import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { OpenApi } from '../packages/gateway/src/openapi.ts'
import { pageName } from '../packages/gateway/src/reference/page.ts'
import { samplesOf } from '../packages/gateway/src/reference/samples.ts'
import { type Answer, problemsOf } from './conformance/answer.ts'
import { resolveCases } from './conformance/resolve.ts'
import { findPythons, supportedPythons } from './find-pythons.ts'
import { printUsage } from './print-usage.ts'
import { startSandboxService } from './sandbox-service.ts'

// Builds the wheel of the Python client, installs it into a clean environment, checks its types, and tests it against a
// gateway over the fake venues. With --all it does so in every supported Python of this machine, otherwise in the first
// one.

printUsage(import.meta.url)

const source = fileURLToPath(new URL('../clients/python', import.meta.url))
/** The documents and examples whose samples are run. */
const guide = readdirSync(new URL('../docs/guide', import.meta.url)).map((name) => `docs/guide/${name}`)
const documents = [...guide, 'docs/running.md', 'clients/python/README.md', 'examples/history.py']
  .map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)))
  .join(delimiter)
const VENUES = ['kalshi', 'polymarket', 'predictit', 'hyperliquid', 'mock']
const TOOLS = ['build==1.6.1', 'pytest==9.2.0', 'pyright==1.1.414']

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
}

/** Makes a clean environment and returns the folder of its programs. */
function createEnvironment(program: string, folder: string): string {
  run(program, ['-m', 'venv', folder], tmpdir())
  return join(folder, 'bin')
}

const pip = (bin: string, packages: readonly string[], cwd: string): void =>
  run(join(bin, 'python'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages], cwd)

/** Runs the samples of the reference, with an account of their own, because some of them trade. */
async function runSamples(bin: string, work: string, version: string): Promise<void> {
  const { url, key, close } = await startSandboxService({ venues: VENUES })
  try {
    const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi
    const samples = Object.keys(document.paths).flatMap((path) =>
      samplesOf(path, document).flatMap(({ language, text }) =>
        // The examples of a few operations have placeholders (`examples.test.ts` lists them).
        language === 'Python' && !text.includes('<id of ') ? [[pageName(path), text]] : [],
      ),
    )
    const file = join(work, 'samples.json')
    writeFileSync(file, JSON.stringify(samples))
    const { stdout } = await promisify(execFile)(join(bin, 'python'), ['-m', 'pytest', 'tests/test_samples.py'], {
      cwd: work,
      env: { ...process.env, CROSSVENUE_URL: url, CROSSVENUE_API_KEY: key, CROSSVENUE_SAMPLES: file },
    })
    console.log(`Python ${version}, samples of the reference: ${stdout.trim().split('\n').at(-1)}`)
  } finally {
    await close()
  }
}

/** Asks the cases of the conformance suite, and compares the answers with those that every surface must give. */
async function checkConformance(bin: string, work: string, version: string): Promise<void> {
  const cases = await resolveCases(service)
  const file = join(work, 'cases.json')
  writeFileSync(file, JSON.stringify(cases))
  const script = fileURLToPath(new URL('conformance/ask_all.py', import.meta.url))
  const { stdout } = await promisify(execFile)(join(bin, 'python'), [script, file], {
    cwd: work,
    env: { ...process.env, CROSSVENUE_URL: service.url, CROSSVENUE_API_KEY: service.key },
    maxBuffer: 1e8,
  })
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
  const problems = cases.flatMap((each, index) =>
    problemsOf(each, answers[index] ?? { data: undefined }).map(
      (problem) => `${each.on} ${each.operation} ${JSON.stringify(each.args).slice(0, 80)}: ${problem}`,
    ),
  )
  if (problems.length > 0) throw new Error(`Python ${version}, conformance:\n${problems.join('\n')}`)
  console.log(`Python ${version}: ${answers.length} cases of the conformance suite are right`)
}

const isAll = process.argv.includes('--all')
const pythons = findPythons()
if (pythons.length === 0) {
  console.log(
    `the Python client: skipped, there is no Python of ${supportedPythons.join(', ')} with venv on this machine`,
  )
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'crossvenue-python-'))
const service = await startSandboxService({ venues: VENUES })
try {
  for (const [index, { version, program }] of (isAll ? pythons : pythons.slice(0, 1)).entries()) {
    const bin = createEnvironment(program, join(folder, version))
    const work = join(folder, `work-${version}`)
    cpSync(source, work, { recursive: true, filter: (path) => !/__pycache__|\.pytest_cache|[\\/]dist$/.test(path) })
    pip(bin, TOOLS, work)
    run(join(bin, 'python'), ['-m', 'build', '--wheel'], work)
    const wheel = readdirSync(join(work, 'dist')).find((name) => name.endsWith('.whl')) ?? ''
    // The first environment has one data frame library, the others have the other one.
    pip(bin, [`crossvenue[streams,${index === 0 ? 'polars' : 'pandas'}] @ file://${join(work, 'dist', wheel)}`], work)
    run(join(bin, 'pyright'), ['--pythonpath', join(bin, 'python')], work)
    // The tests import the installed wheel, not the sources.
    rmSync(join(work, 'src'), { recursive: true })
    const { stdout } = await promisify(execFile)(join(bin, 'python'), ['-m', 'pytest'], {
      cwd: work,
      env: {
        ...process.env,
        CROSSVENUE_URL: service.url,
        CROSSVENUE_API_KEY: service.key,
        CROSSVENUE_DOCUMENTS: documents,
      },
    })
    console.log(`Python ${version}: ${stdout.trim().split('\n').at(-1)}`)
    await checkConformance(bin, work, version)
    await runSamples(bin, work, version)
  }
} catch (error) {
  console.error(error instanceof Error && 'stdout' in error ? `${error.stdout}${error.message}` : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
  await service.close()
}
