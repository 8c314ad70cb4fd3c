import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { printUsage } from '../scripts/print-usage.ts'
import { installPythonTools } from '../scripts/python-tools.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// Generates a client from the served document with each generator and calls the service with it. Fails if a generator
// refuses the document, a program does not compile, or an answer is not what the program expects.

printUsage(import.meta.url)

const here = fileURLToPath(new URL('.', import.meta.url))

const PYTHON = [
  'openapi-python-client==0.29.1',
  'openapi-generator-cli==7.26.0',
  // Dependencies of the client that openapi-generator generates.
  ...['pydantic>=2', 'python-dateutil', 'urllib3'],
]

/** Generates a client into `folder` and returns the command that calls the service with it, or why it cannot. */
type Prepare = (folder: string, document: string) => readonly string[] | { reason: string }

const generators: Readonly<Record<string, Prepare>> = {
  'openapi-python-client': (folder, document) => {
    const tools = installPythonTools('generators', PYTHON)
    if ('reason' in tools) return tools
    const output = run(folder, join(tools.bin, 'openapi-python-client'), [
      ...['generate', '--path', document, '--output-path', join(folder, 'client'), '--meta', 'none'],
    ])
    // It omits what it cannot express, with a warning instead of a failure.
    if (/WARNING parsing/.test(output)) throw new Error(output)
    return [join(tools.bin, 'python'), join(here, 'openapi_python_client.py'), folder]
  },
  'openapi-generator': (folder, document) => {
    const tools = installPythonTools('generators', PYTHON)
    if ('reason' in tools) return tools
    if (spawnSync('java', ['-version']).status !== 0) return { reason: 'java is not installed' }
    run(folder, join(tools.bin, 'openapi-generator-cli'), [
      ...['generate', '-i', document, '-g', 'python', '-o', folder, '--package-name', 'client'],
    ])
    return [join(tools.bin, 'python'), join(here, 'openapi_generator.py'), folder]
  },
  'openapi-typescript': (folder, document) => {
    const modules = installNodeTools()
    if ('reason' in modules) return modules
    run(modules.folder, 'npx', ['openapi-typescript', document, '--output', join(folder, 'client.d.ts')])
    return compiled(folder, modules.folder, 'openapi-typescript')
  },
  'hey-api': (folder, document) => {
    const modules = installNodeTools()
    if ('reason' in modules) return modules
    run(modules.folder, 'npx', ['openapi-ts', '--input', document, '--output', join(folder, 'client')])
    return compiled(folder, modules.folder, 'hey-api')
  },
}

/** Installs the generators of TypeScript outside the project; later runs reuse them. */
function installNodeTools(): { folder: string } | { reason: string } {
  const folder = join(tmpdir(), 'crossvenue-generators-node')
  mkdirSync(folder, { recursive: true })
  cpSync(join(here, 'package.json'), join(folder, 'package.json'))
  const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? { folder } : { reason: `npm install failed: ${stderr.trim()}` }
}

/** Compiles a program with its generated client, as strictly as users may, and returns how to run it. */
function compiled(folder: string, modules: string, name: string): readonly string[] {
  cpSync(join(here, `${name}.ts`), join(folder, 'program.ts'))
  symlinkSync(join(modules, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  // Emitted files beside the sources would give the bundle two copies of the client, one of them without its settings.
  const compiler = ['--noEmit', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext', '--types', 'node']
  run(folder, 'npx', [
    ...['tsc', 'program.ts', '--strict', '--noUncheckedIndexedAccess', '--moduleResolution', 'bundler', ...compiler],
  ])
  run(folder, 'npx', ['esbuild', 'program.ts', '--bundle', '--platform=node', '--format=esm', '--outfile=bundle.mjs'])
  return [process.execPath, join(folder, 'bundle.mjs')]
}

function run(cwd: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
  return stdout + stderr
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(generators)
const { url, key, close } = await startSandboxService()
for (const name of chosen) {
  const prepare = generators[name]
  if (!prepare) throw new Error(`no generator named ${name}; there are ${Object.keys(generators).join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), `crossvenue-${name}-`))
  try {
    const document = join(folder, 'openapi.json')
    writeFileSync(document, await (await fetch(`${url}/openapi.json`)).text())
    const command = prepare(folder, document)
    if ('reason' in command) {
      console.log(`${name}: skipped, ${command.reason}`)
      continue
    }
    const [program = '', ...args] = command
    const { stdout } = await promisify(execFile)(program, args, {
      env: { ...process.env, CROSSVENUE_URL: url, CROSSVENUE_API_KEY: key },
    })
    console.log(`${name}: ${stdout.trim()}`)
  } catch (error) {
    console.error(`${name}: failed\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}
await close()
