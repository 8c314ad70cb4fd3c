import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { startSandboxService } from '../scripts/sandbox-service.ts'

const WAIT_MS = 60_000

/** Starts a gateway over fake venues, and a browser whose pages are signed in. */
export async function startExplorer(program: string, venues: readonly string[]) {
  const service = await startSandboxService({ venues: [...venues] }, { fillsPast: true })
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
  return {
    service,
    /** Opens a page of the site as the demo links to it. */
    async open(path: string, options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
      context.setDefaultTimeout(WAIT_MS)
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(`${service.url}${path}#key=${service.key}`)
      return page
    },
    /** Returns the answer of the gateway to a look-up. */
    async read<T>(path: string): Promise<T> {
      const answer = await fetch(service.url + path, { headers: { authorization: `Bearer ${service.key}` } })
      return ((await answer.json()) as { data: T }).data
    },
    async close() {
      await browser.close()
      await service.close()
    },
  }
}
