import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVenue, venues } from '@crossvenue/venues'
import { expect, it } from 'vitest'
import { hosted, libraryDocument } from '../openapi.ts'
import { describedVenues } from './described-venues.ts'
import { renderIndex } from './index-page.ts'
import { renderLlmsText } from './llms-text.ts'
import { renderMarkdownPage } from './markdown-page.ts'
import { pageName, renderPage } from './page.ts'
import { loadPages, writePages } from './pages.ts'

const PUBLIC = 'https://gateway.example.test'
const NOWHERE = join(tmpdir(), 'crossvenue-nothing-here')
const document = hosted(libraryDocument(), {
  publicUrl: PUBLIC,
  venues: Object.keys(venues).map((id) => createVenue(id)),
})

/** Returns a path whose example names another outcome than the recorded one. */
const withOtherExample = () =>
  JSON.parse(JSON.stringify(document.paths['/api/{exchange}/fetchOrderBook']).replaceAll('mayor-1:1', 'mayor-1:2'))

const things = {
  eventId: 'event',
  marketId: 'market',
  outcomeId: 'outcome',
  otherOutcomeId: 'other',
  orderId: 'order',
  wallet: 'wallet',
  price: 0.4,
}

it('has a page for every path, with its address, arguments and venues', () => {
  const pages = loadPages(document, NOWHERE)
  expect(pages.names).toHaveLength(Object.keys(document.paths).length)
  const page = pages.get('fetchOHLCV') ?? ''
  expect(page).toContain('POST /api/{exchange}/fetchOHLCV')
  expect(page).toContain(`curl ${PUBLIC}/api/`)
  expect(page).toContain('<a href="#PriceCandle">PriceCandle</a>[]')
  expect(page).toContain('id="PriceCandle"')
  expect(page).toContain('polymarket')
  expect(page).toContain('&quot;resolution&quot;:&quot;1h&quot;')
})

it('shows the default of a parameter, and names as code', () => {
  const pages = loadPages(document, NOWHERE)
  expect(pages.get('fetchEvents')).toContain(
    '<code>inactive</code> is the same as <code>closed</code>. Without it: <code>active</code>.',
  )
  expect(pages.get('matched-event-clusters')).toContain(
    'How many clusters to return at most. Without it: <code>50</code>.',
  )
  expect(pages.names.map(pages.get).join('')).not.toContain('@default')
})

it('shows the recorded answer of its example, and none where the example is another one', () => {
  const pages = loadPages(document, NOWHERE)
  const answered = pages.names.filter((name) => pages.get(name)?.includes('<section id="answer">'))
  expect(answered).toEqual(expect.arrayContaining(['fetchMarkets', 'fetchOrderBook', 'matched-event-clusters']))
  expect(answered.length).toBeGreaterThan(65)
  expect(pages.get('fetchOrderBook')).toMatch(
    /<section id="answer">[\s\S]*&quot;bids&quot;: \[\{&quot;price&quot;: 0\.\d+/,
  )
  expect(renderMarkdownPage('/api/{exchange}/fetchOrderBook', document)).toMatch(/## Answer\n\n.*\n\n```json\n\{/)
  // An example with placeholders shows the answer to one with ids.
  expect(pages.get('fetchOrder')).toContain('&lt;id of your order&gt;')
  expect(pages.get('fetchOrder')).toContain('<section id="answer">')
  const other = { ...document, paths: { '/api/{exchange}/fetchOrderBook': withOtherExample() } }
  expect(renderPage('/api/{exchange}/fetchOrderBook', other)).not.toContain('<section id="answer">')
})

it('escapes texts', () => {
  const text = JSON.stringify(document).replaceAll('Lists markets.', '<script>alert(1)</script>')
  const page = loadPages(JSON.parse(text), NOWHERE).get('fetchMarkets')
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toContain('<script>alert(1)')
})

it('has a form with the examples of the document, hidden from browsers without scripts', () => {
  const page = loadPages(document, NOWHERE).get('fetchEvents') ?? ''
  expect(page).toContain('<section id="try" data-gateway hidden>')
  expect(page).toContain('<form data-path="/api/{exchange}/fetchEvents"')
  expect(page).toContain('<option selected>mock</option>')
  expect(page).toContain('<input data-query="query" value="mayor" spellcheck="false">')
  expect(page).toMatch(/<select data-query="status">(<option (selected)?>[a-z]*<\/option>)+<\/select>/)
  expect(page).toMatch(/<textarea id="try-body"[^>]*>\{\n {2}&quot;args&quot;: \[/)
  expect(page).not.toContain('try-credentials')
})

it('has a field for credentials on operations of accounts, apart from the body', () => {
  const account = {
    exchange: 'hyperliquid',
    credentials: { privateKey: '0xabc' },
    things: { ...things, filledOrderId: '8', editedOrderId: '9', listedOrderId: '10', wallet: '0xdef' },
  }
  const served = hosted(libraryDocument(), { publicUrl: PUBLIC, venues: [createVenue('hyperliquid')], account })
  const page = loadPages(served, NOWHERE).get('fetchPositions') ?? ''
  const [, body = ''] = /id="try-body"[^>]*>([^<]*)</.exec(page) ?? []
  const [, credentials = ''] = /id="try-credentials"[^>]*>([^<]*)</.exec(page) ?? []
  const parse = (text: string) => JSON.parse(text.replaceAll('&quot;', '"'))
  expect(parse(body)).toEqual({ args: ['0xdef'] })
  expect(parse(credentials)).toEqual({ privateKey: '0xabc' })
})

it('is listed in an index with its parameters, and each model links to its section', () => {
  const index = renderIndex(document, ['kalshi'])
  for (const path of Object.keys(document.paths)) {
    expect(index).toContain(`href="/reference/${pageName(path)}"`)
  }
  expect(index).toMatch(/fetchOHLCV<\/code><\/a>[^<]*<div class="names">outcomeId, resolution, start, end, limit</)
  const pages = loadPages(document, NOWHERE)
  const links = [...index.matchAll(/href="\/reference\/([\w-]+)#(\w+)"/g)]
  // The body and the result of an operation are the tables of its page.
  const models = Object.keys(document.components.schemas).filter((name) => !/Request$|Response$|^Readiness$/.test(name))
  expect(links.map(([, , model]) => model)).toEqual(models.sort())
  for (const [, page = '', model] of links) expect(pages.get(page), model).toContain(`id="${model}"`)
})

it('has a short text form for language models, with every operation and its call', () => {
  const text = renderLlmsText(document, ['kalshi', 'mock'])
  for (const path of Object.keys(document.paths)) expect(text).toContain(` ${path}](${PUBLIC}/reference/`)
  expect(text).toContain(
    `- [GET, POST /api/{exchange}/fetchOHLCV](${PUBLIC}/reference/fetchOHLCV.md): Returns the price candles of one outcome, oldest first. Takes outcomeId, resolution, start, end, limit.`,
  )
  expect(text).toContain('Venues (`exchange`): kalshi, mock')
  expect(text.length).toBeLessThan(20_000)
})

it('has a Markdown form of every page, with the call, the arguments and every model', () => {
  for (const path of Object.keys(document.paths)) {
    const text = renderMarkdownPage(path, document)
    expect(text).toMatch(/^# \S+\n\n\S/)
    expect(text).toContain('```sh\ncurl ')
    expect(text).not.toMatch(/undefined|\[object|<p>/)
  }
  const text = renderMarkdownPage('/api/{exchange}/fetchOHLCV', document)
  expect(text).toContain('GET /api/{exchange}/fetchOHLCV\nPOST /api/{exchange}/fetchOHLCV')
  expect(text).toContain('- `outcomeId` (`string`')
  expect(text).toContain('## PriceCandle')
})

it('is written at install and served with the public address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossvenue-'))
  const all = hosted(libraryDocument(), { publicUrl: PUBLIC, venues: describedVenues() })
  expect(writePages(folder)).toBe(Object.keys(all.paths).length)
  writeFileSync(join(folder, 'fetchMarkets.html'), `${readFileSync(join(folder, 'fetchMarkets.html'))}<!-- written -->`)
  const pages = loadPages(all, folder)
  expect(pages.get('fetchMarkets')).toContain('<!-- written -->')
  expect(pages.get('fetchMarkets')).toContain(`curl ${PUBLIC}/api/`)
  expect(pages.get('fetchMarkets')).not.toContain('127.0.0.1')
  rmSync(folder, { recursive: true })
})
