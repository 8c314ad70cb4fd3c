import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { printUsage } from './print-usage.ts'
import { installPythonTools } from './python-tools.ts'
import { startSandboxService } from './sandbox-service.ts'

// Sends requests that Schemathesis makes of the served document to a gateway over fake venues. Every answer must fit the
// document; 5xx only where a venue is at fault. Options after `--` go to Schemathesis.

printUsage(import.meta.url)

const CHECKS = [
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'ignored_auth',
  'no_failure_of_the_gateway',
]
// They wait for the next change, which on most outcomes takes longer than a fuzzer should, or stay open for ever.
const WAITING = 'watchOrderBook|watchOrderBooks|watchTrades|watchAddress|stream'

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    examples: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const tools = installPythonTools('fuzz', ['schemathesis==4.32.5'])
if ('reason' in tools) {
  console.log(`skipped: ${tools.reason}`)
} else {
  const { url, key, close } = await startSandboxService()
  const fuzzer = spawn(
    join(tools.bin, 'schemathesis'),
    [
      'run',
      `${url}/openapi.json`,
      ...['--header', `Authorization: Bearer ${key}`],
      ...['--checks', CHECKS.join(',')],
      ...['--exclude-path-regex', `/(${WAITING})$`],
      ...['--max-time', values.seconds, '--max-examples', values.examples, '--seed', values.seed],
      // A machine that is busy with other work answers late; what never answers is found all the same.
      ...['--request-timeout', '60'],
      // Python 3.11 fails now and then where two threads parse source at once, as its generators of values do.
      ...['--workers', '1', '--continue-on-failure', '--warnings', 'off', '--no-shrink'],
      ...positionals,
    ],
    {
      stdio: 'inherit',
      // It keeps what it found in the directory it runs in.
      cwd: tmpdir(),
      env: { ...process.env, SCHEMATHESIS_HOOKS: fileURLToPath(new URL('../fuzz/checks.py', import.meta.url)) },
    },
  )
  const [code] = await once(fuzzer, 'exit')
  await close()
  process.exitCode = code
}
