import { chromium } from 'playwright-core'
import { printUsage } from '../scripts/print-usage.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// Measures the page of a question in a headless Chromium while its stream sends 60 quotes a second, each with another
// price: how many frames the browser drew, how many it dropped, and the longest time between two of them. Without new
// quotes the same page is measured first, as the baseline of this machine.
//
//   npm run bench:page

printUsage(import.meta.url)

const RATE = 60
const SECONDS = 10
const QUESTION = 'kalshi:KXNETANYAHUOUT-27-26DEC31'

interface Quotes {
  event: string
  data?: { yes?: { buy?: { price: number } } }
}

/** Counts the frames of the page for a while; a frame is dropped for each further 16.7 ms between two. */
const COUNT_FRAMES = `new Promise((resolve) => {
  const begin = performance.now()
  let [frames, dropped, longest, last] = [0, 0, 0, begin]
  const count = (now) => {
    const gap = now - last
    last = now
    frames += 1
    dropped += Math.max(0, Math.round(gap / (1000 / 60)) - 1)
    longest = Math.max(longest, gap)
    if (now - begin < ${SECONDS * 1000}) requestAnimationFrame(count)
    else resolve({ frames, dropped, longestMs: Math.round(longest) })
  }
  requestAnimationFrame(count)
})`

const service = await startSandboxService({ venues: ['kalshi', 'polymarket', 'predictit', 'hyperliquid'] })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  let isPushing = false
  let sent = 0
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer()
    let last: Quotes | undefined
    server.onMessage((message) => {
      const frame = JSON.parse(String(message)) as Quotes
      if (frame.event === 'data') last = frame
      socket.send(message)
    })
    setInterval(() => {
      if (!isPushing || !last?.data) return
      sent += 1
      const price = 0.3 + (sent % 100) / 1000
      socket.send(JSON.stringify({ ...last, data: { ...last.data, yes: { ...last.data.yes, buy: { price } } } }))
    }, 1000 / RATE).unref()
  })
  await page.goto(`${service.url}/question?market=${QUESTION}#key=${service.key}`)
  await page.locator('.book tbody tr').nth(5).waitFor()
  const rows = []
  for (const name of ['no new quotes', `${RATE} quotes a second`]) {
    isPushing = name !== 'no new quotes'
    sent = 0
    rows.push({ name, ...(await page.evaluate<object>(COUNT_FRAMES)), quotes: sent })
  }
  console.table(rows)
} finally {
  await browser.close()
  await service.close()
}
