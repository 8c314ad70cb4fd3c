import { pageName } from '../packages/gateway/src/reference/page.ts'
import { openBrowser, type Page } from './browser.ts'
import { printUsage } from './print-usage.ts'
import { startSandboxService } from './sandbox-service.ts'

// Opens every page of the reference in a headless browser and presses each Send button of its form, unchanged but for
// the API key. Fails if an answer is not 200 or is empty, or if the browser reports a problem. Prints one line per
// request.

printUsage(import.meta.url)

/** They answer with the next change, which may take a long time. */
const WAITS = /^watch/

const browser = await openBrowser()
if ('reason' in browser) {
  console.log(`skipped: ${browser.reason}`)
} else {
  const service = await startSandboxService()
  try {
    const failures = [
      ...(await trySearch(browser.page, service)),
      ...(await tryForms(browser.page, service)),
      ...browser.page.problems,
    ]
    console.log(failures.length === 0 ? 'every form works' : failures.join('\n'))
    process.exitCode = failures.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await service.close()
  }
}

interface Served {
  url: string
  key: string
}

/** Opens the index as the demo links to it, which leaves the key in the tab, and searches. */
async function trySearch(page: Page, { url, key }: Served): Promise<string[]> {
  await page.open(`${url}/reference#key=${key}`)
  const found = await page.evaluate(`(() => {
    const search = document.querySelector('#search')
    search.value = 'paginated CURSOR'
    search.dispatchEvent(new Event('input'))
    return [...document.querySelectorAll('li:not([hidden]) a')].map(({ textContent }) => textContent).join()
  })()`)
  const address = await page.evaluate('location.href')
  return [
    ...(String(found).startsWith('fetchMarketsPaginated,fetchEventsPaginated') ? [] : [`the search found ${found}`]),
    ...(String(address).includes(key) ? ['the key stays in the address'] : []),
  ]
}

async function tryForms(page: Page, { url }: Served): Promise<string[]> {
  const failures: string[] = []
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: Record<string, object> }
  for (const path of Object.keys(paths)) {
    const name = pageName(path)
    if (WAITS.test(name)) continue
    await page.open(`${url}/reference/${name}`)
    for (const verb of (await page.evaluate(
      "[...document.querySelectorAll('#try button')].map(({ value }) => value)",
    )) as string[]) {
      const { status, answer } = await press(page, verb)
      console.log(`${verb} ${name}: ${status}`)
      if (!status.startsWith('200 ')) failures.push(`${verb} ${name}: ${status} ${answer.slice(0, 300)}`)
      else if (name.startsWith('fetch') && /"data": \[\]/.test(answer)) failures.push(`${verb} ${name}: an empty list`)
    }
  }
  return failures
}

async function press(page: Page, verb: string): Promise<{ status: string; answer: string }> {
  return (await page.evaluate(`new Promise((resolve) => {
    const [status, answer] = [document.querySelector('#try-status'), document.querySelector('#try-answer')]
    status.textContent = ''
    document.querySelector('#try button[value=${verb}]').click()
    const look = () => / ms, |^Not sent/.test(status.textContent)
      ? resolve({ status: status.textContent, answer: answer.textContent })
      : setTimeout(look, 10)
    look()
  })`)) as { status: string; answer: string }
}
