import { chromium } from 'playwright-core'
import { printUsage } from '../scripts/print-usage.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// Measures the page of a question in a headless Chromium while its stream sends 60 quotes a second, each with another
// price: how many frames the browser drew, how many it dropped, the longest time between two of them, and the CPU time
// of the page's thread: of all, of scripts, of styles and layout. CPU time counts no waiting, so that other programs on
// the machine distort it little. Without new quotes the same page is measured first, as the baseline of this machine.
//
//   npm run bench:page

printUsage(import.meta.url)

const RATE = 60
const SECONDS = 10
const QUESTION = 'kalshi:KXNETANYAHUOUT-27-26DEC31'

type Metric = 'TaskDuration' | 'ScriptDuration' | 'RecalcStyleDuration' | 'LayoutDuration'

/**
 * Lets the page's socket receive quotes that the gateway did not send, each with another lowest ask, so that none waits
 * for a process on the same machine.
 */
const PUSH_QUOTES = `{
  let [socket, last, sent, timer] = []
  const Socket = WebSocket
  globalThis.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given)
      socket = this
      this.addEventListener('message', ({ data, isTrusted }) => {
        const message = JSON.parse(data)
        if (isTrusted && message.event === 'data' && message.data.buy) last = message
      })
    }
  }
  globalThis.pushQuotes = (rate) => {
    sent = 0
    clearInterval(timer)
    if (rate > 0) timer = setInterval(push, 1000 / rate)
  }
  globalThis.pushedQuotes = () => sent
  const push = () => {
    if (!last) return
    sent += 1
    const price = 0.3 + (sent % 100) / 1000
    const { buy, markets } = last.data
    const changed = markets.map((market) => (market.marketId === buy.marketId ? { ...market, bestAsk: price } : market))
    const data = JSON.stringify({ ...last, data: { ...last.data, buy: { ...buy, price }, markets: changed } })
    socket.dispatchEvent(new MessageEvent('message', { data }))
  }
}`

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
    else resolve({ quotes: pushedQuotes(), frames, dropped, longestMs: Math.round(longest) })
  }
  requestAnimationFrame(count)
})`

const service = await startSandboxService({ venues: ['kalshi', 'predictit'] })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(PUSH_QUOTES)
  await page.goto(`${service.url}/question?market=${QUESTION}#key=${service.key}`)
  await page.locator('.book tbody tr').nth(5).waitFor()
  await page.locator('.live').waitFor()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpuTimes = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Record<Metric, number>
  }
  const rows = []
  for (const name of ['no new quotes', `${RATE} quotes a second`]) {
    await page.evaluate(`pushQuotes(${name === 'no new quotes' ? 0 : RATE})`)
    const before = await cpuTimes()
    const frames = await page.evaluate<object>(COUNT_FRAMES)
    const after = await cpuTimes()
    const used = (metric: keyof typeof after) =>
      Number(((1000 * (after[metric] - before[metric])) / SECONDS).toFixed(1))
    const times = {
      'all, ms of CPU a second': used('TaskDuration'),
      scripts: used('ScriptDuration'),
      'styles and layout': Number((used('RecalcStyleDuration') + used('LayoutDuration')).toFixed(1)),
    }
    rows.push({ name, ...frames, ...times })
  }
  console.table(rows)
} finally {
  await browser.close()
  await service.close()
}
