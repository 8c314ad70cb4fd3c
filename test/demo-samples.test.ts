import { Crossvenue } from 'crossvenue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenApi } from '../packages/gateway/src/openapi.ts'
import { samplesOf } from '../packages/gateway/src/reference/samples.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// Runs the sample in TypeScript of every reference page against a gateway over the fake venues, as the pages show them;
// those in Python run in `npm run test:python`.

let service: Awaited<ReturnType<typeof startSandboxService>>
beforeAll(async () => {
  service = await startSandboxService()
}, 300_000)
afterAll(() => service.close())

/** Runs a program with its client; returns what it printed. */
async function run(program: string): Promise<unknown[]> {
  const body = program
    .replace("import { Crossvenue } from 'crossvenue'", '')
    .replace('new Crossvenue()', 'new Crossvenue(options)')
  const printed: unknown[] = []
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor
  const options = { apiKey: service.key, baseUrl: service.url }
  await new AsyncFunction('Crossvenue', 'options', 'console', body)(Crossvenue, options, {
    log: (value: unknown) => printed.push(value),
  })
  return printed
}

it('every sample of the reference in TypeScript runs, and prints an answer', { timeout: 900_000 }, async () => {
  const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApi
  // Cancels the orders that other samples read.
  const isLast = (path: string) => Number(path.endsWith('/cancelAllOrders'))
  const paths = Object.keys(document.paths).sort((a, b) => isLast(a) - isLast(b))
  const failures: string[] = []
  let count = 0
  for (const path of paths) {
    const sample = samplesOf(path, document).find(({ language }) => language === 'TypeScript')
    // The examples of a few operations have placeholders (`examples.test.ts` lists them).
    if (!sample || sample.text.includes('<id of ')) continue
    count += 1
    try {
      const printed = await run(sample.text)
      if (printed.length !== 1) failures.push(`${path} printed ${printed.length} values\n${sample.text}`)
    } catch (error) {
      failures.push(`${path}: ${error instanceof Error ? error.message : error}\n${sample.text}`)
    }
  }
  expect(failures).toEqual([])
  expect(count).toBeGreaterThan(60)
})
