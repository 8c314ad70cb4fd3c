import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVenue, venues } from '@crossvenue/venues'
import { expect, it } from 'vitest'
import { hosted, libraryDocument } from '../openapi.ts'
import { loadPages, writePages } from './pages.ts'

const PUBLIC = 'https://gateway.example.test'
const NOWHERE = join(tmpdir(), 'crossvenue-nothing-here')
const document = hosted(libraryDocument(), {
  publicUrl: PUBLIC,
  venues: Object.keys(venues).map((id) => createVenue(id)),
})

it('has a page for every path, with its address, arguments and venues', () => {
  const pages = loadPages(document, NOWHERE)
  expect(pages.size).toBe(Object.keys(document.paths).length)
  const page = pages.get('fetchOHLCV') ?? ''
  expect(page).toContain('POST /api/{exchange}/fetchOHLCV')
  expect(page).toContain(`curl ${PUBLIC}/api/`)
  expect(page).toContain('<a href="#PriceCandle">PriceCandle</a>[]')
  expect(page).toContain('id="PriceCandle"')
  expect(page).toContain('polymarket')
  expect(page).toContain('&quot;resolution&quot;:&quot;1h&quot;')
})

it('says what holds without a parameter, and names as code', () => {
  const pages = loadPages(document, NOWHERE)
  expect(pages.get('fetchEvents')).toContain(
    '<code>inactive</code> is the same as <code>closed</code>. Without it: <code>active</code>.',
  )
  expect(pages.get('matched-event-clusters')).toContain('How many clusters at the most. Without it: <code>50</code>.')
  expect([...pages.values()].join('')).not.toContain('@default')
})

it('escapes what it shows', () => {
  const text = JSON.stringify(document).replaceAll('Lists markets.', '<script>alert(1)</script>')
  const page = loadPages(JSON.parse(text), NOWHERE).get('fetchMarkets')
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toContain('<script>alert(1)')
})

it('is written at install and served with the public address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossvenue-'))
  expect(writePages(folder)).toBe(Object.keys(document.paths).length)
  writeFileSync(join(folder, 'fetchMarkets.html'), `${readFileSync(join(folder, 'fetchMarkets.html'))}<!-- written -->`)
  const pages = loadPages(document, folder)
  expect(pages.get('fetchMarkets')).toContain('<!-- written -->')
  expect(pages.get('fetchMarkets')).toContain(`curl ${PUBLIC}/api/`)
  expect(pages.get('fetchMarkets')).not.toContain('127.0.0.1')
  rmSync(folder, { recursive: true })
})
