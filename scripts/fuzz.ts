import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { printUsage } from './print-usage.ts'
import { installPythonTools } from './python-tools.ts'
import { startSandboxService } from './sandbox-service.ts'

// Sends requests that Schemathesis derives from the served document to a gateway over fake venues. Every answer must
// fit the document, and 5xx is allowed only if a venue is at fault. Options after `--` go to Schemathesis.

printUsage(import.meta.url)

const CHECKS = [
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'ignored_auth',
  'no_failure_of_the_gateway',
]
// They stay open, or wait for the next change, which takes too long on most outcomes.
const WAITING =
  'watchOrderBook|watchOrderBooks|watchTrades|watchTicker|watchAddress|watchOrders|watchMyTrades|watchPositions|stream'

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
      // A busy machine answers late; requests that are never answered are still found.
      ...['--request-timeout', '60'],
      // Python 3.11 sometimes fails if two threads parse source at once, as Schemathesis's generators do.
      ...['--workers', '1', '--continue-on-failure', '--warnings', 'off', '--no-shrink'],
      ...positionals,
    ],
    {
      stdio: 'inherit',
      // It stores its findings in its working directory.
      cwd: tmpdir(),
      env: { ...process.env, SCHEMATHESIS_HOOKS: fileURLToPath(new URL('../fuzz/checks.py', import.meta.url)) },
    },
  )
  const [code] = await once(fuzzer, 'exit')
  await close()
  process.exitCode = code
}
