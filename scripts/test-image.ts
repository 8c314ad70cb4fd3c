import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { note } from './packed/transcript.ts'
import { printUsage } from './print-usage.ts'

// Runs the steps of deploy/Dockerfile in folders, with the Node of this machine and without Docker: what it copies, what
// it runs to build, and the program that it starts. Measures what is added to the base image. Users and the folder /data are
// made by the image alone.

printUsage(import.meta.url)

const MAX_BYTES = 120e6
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The instructions of each stage, such as `COPY` and `packages packages`. */
const stages = read('deploy/Dockerfile')
  .split(/^FROM .*$/m)
  .slice(1)
  .map((text) => Array.from(text.matchAll(/^([A-Z]+) (.*)$/gm), ([, name = '', rest = '']) => ({ name, rest })))
const [build = [], image = []] = stages
const below = mkdtempSync(join(tmpdir(), 'crossvenue-image-'))
const [builtIn, app] = [join(below, 'build'), join(below, 'app')]

/** The files that Docker would send: those of the repository, without those of .dockerignore. */
function contextFiles(): string[] {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('**'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .trim()
    .split('\n')
    .filter((file) => !ignored.some((path) => file === path || file.startsWith(`${path}/`)))
}

function copyContext(rest: string): void {
  if (rest !== '. .') throw new Error(`the build stage copies all of the context, got COPY ${rest}`)
  for (const file of contextFiles()) {
    mkdirSync(dirname(join(builtIn, file)), { recursive: true })
    cpSync(join(root, file), join(builtIn, file))
  }
}

function copyFromBuild(rest: string): void {
  const words = rest.split(' ')
  if (words[0] !== '--from=build') throw new Error(`the image copies from the build stage only, got COPY ${rest}`)
  const target = words.at(-1) ?? ''
  for (const path of words.slice(1, -1)) {
    const from = path.replace(/^\/app\//, '')
    cpSync(join(builtIn, from), join(app, target === './' ? from : target), { recursive: true, verbatimSymlinks: true })
  }
}

function runStep(command: string): void {
  const startedAt = performance.now()
  execFileSync('sh', ['-c', command], { cwd: builtIn, stdio: ['ignore', 'ignore', 'inherit'] })
  note(command, startedAt)
}

/** Starts the program of the image and reads what a user reads first. */
async function tryProgram(): Promise<void> {
  const argsOf = (name: string): string[] => JSON.parse(image.find((each) => each.name === name)?.rest ?? '[]')
  const [, ...args] = [...argsOf('ENTRYPOINT'), ...argsOf('CMD')]
  const set = image.flatMap(({ name, rest }) => (name === 'ENV' ? rest.split(' ').map((each) => each.split('=')) : []))
  const variables = Object.fromEntries(set) as Record<string, string>
  const env = {
    ...{ PATH: process.env.PATH, ...variables, CROSSVENUE_DATA: join(below, 'data') },
    ...{ CROSSVENUE_HOST: '127.0.0.1', CROSSVENUE_PORT: '0', CROSSVENUE_VENUES: 'mock' },
  }
  const child = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'inherit', 'pipe'] })
  const ended = once(child, 'exit')
  try {
    let url: string | undefined
    for await (const line of createInterface({ input: child.stderr })) {
      url = /"url":"([^"]+)".*"msg":"serving"/.exec(line)?.[1]
      if (url !== undefined) break
    }
    child.stderr.resume()
    for (const path of ['/health', '/', '/docs/start', '/reference/fetchMarkets', '/openapi.json']) {
      const { status } = await fetch(`${url}${path}`)
      console.log(`GET ${path} ${status}`)
      if (status !== 200) throw new Error(`the program answers ${path} with ${status}`)
    }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

try {
  mkdirSync(app, { recursive: true })
  for (const { name, rest } of build) {
    if (name === 'COPY') copyContext(rest)
    if (name === 'RUN') runStep(rest)
  }
  for (const { name, rest } of image) if (name === 'COPY') copyFromBuild(rest)
  const archive = execFileSync('sh', ['-c', 'tar -cf - . | gzip | wc -c'], { cwd: app, encoding: 'utf8' })
  console.log(`${(Number(archive) / 1e6).toFixed(1)} MB compressed above the base image`)
  if (Number(archive) > MAX_BYTES) throw new Error(`more than ${MAX_BYTES / 1e6} MB`)
  await tryProgram()
} finally {
  rmSync(below, { recursive: true, force: true })
}
