import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { createProgram } from './program.ts'
import { settings } from './settings.ts'
import { version } from './version.ts'

/** Parses arguments that run no command, and returns the exit code and the output. */
async function parse(...args: string[]) {
  const output = { out: '', error: '' }
  const program = createProgram()
  listen(program, output)
  const ended = await program.parseAsync(args, { from: 'user' }).catch((error) => error)
  return { ...output, exitCode: ended.exitCode }
}

function listen(command: Command, output: { out: string; error: string }): void {
  command.configureOutput({
    writeOut: (text) => {
      output.out += text
    },
    writeErr: (text) => {
      output.error += text
    },
  })
  for (const child of command.commands) listen(child, output)
}

const COMMANDS = [
  'demo',
  'serve',
  'keys',
  'ingest',
  'match',
  'eval',
  'explain',
  'docs',
  'pin',
  'forbid',
  'unpin',
  'overrides',
]

describe('help', () => {
  it('lists every command', async () => {
    const { out, exitCode } = await parse('--help')
    expect(exitCode).toBe(0)
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'))
  })

  it.each(COMMANDS)('shows examples of %s', async (command) => {
    const { out, exitCode } = await parse(command, '--help')
    expect(exitCode).toBe(0)
    expect(out).toMatch(new RegExp(`Examples:\\n(.*\\n)* .*crossvenue ${command}`))
  })
})

it.each(['--version', '-v'])('prints the version for %s', async (flag) => {
  expect(await parse(flag)).toEqual({ out: `${version}\n`, error: '', exitCode: 0 })
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

it('lists every setting, with its default, in the help of serve', async () => {
  const { out } = await parse('serve', '--help')
  for (const { variable, meaning } of Object.values(settings)) {
    expect(out).toContain(variable)
    expect(out).toContain(meaning)
  }
  expect(out).toContain('CROSSVENUE_PORT=3847\n')
})

describe('wrong usage', () => {
  it.each([
    [[], 'Usage: crossvenue'],
    [['nonsense'], "unknown command 'nonsense'"],
    [['serve', 'nonsense'], 'too many arguments'],
    [['serve', '--nonsense'], "unknown option '--nonsense'"],
    [['serve', '--port', 'abc'], "argument 'abc' is invalid. must be a port from 0 to 65535"],
    [['serve', '--port', '70000'], "argument '70000' is invalid. must be a port from 0 to 65535"],
    [['keys'], 'Usage: crossvenue keys'],
    [['keys', 'create'], "required option '--name <name>' not specified"],
    [['keys', 'revoke'], "missing required argument 'name-or-id'"],
    [['match', 'catalogue.jsonl'], "required option '--out <file>' not specified"],
    [['match', '--out', 'edges.jsonl'], "missing required argument 'file'"],
    [['eval', 'catalogue.jsonl'], "missing required argument 'labels'"],
    [['explain', 'kalshi:X'], "missing required argument 'b'"],
  ])('is reported for %j', async (args, message) => {
    const { out, error, exitCode } = await parse(...args)
    expect(exitCode).toBe(1)
    expect(out).toBe('')
    expect(error).toContain(message)
  })
})
