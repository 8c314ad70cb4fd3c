import type { UnifiedEvent, Venue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StillSandbox, startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { fakeVenues, sandboxVenues } from './sandbox.ts'
import { scenario } from './scenario/index.ts'

// Anybody can create a question on some venues. Whatever controls the display of a terminal or a page is gone from the
// texts of every venue, and the texts are what they would be without it.

const CONTROLS = '\u0007\u0000\u202e\u2066\u009c\u007f\ud800'
// After one letter wherever it stands, so that a title that holds a label still does, and Kalshi's "at" and "who" stay words.
const spoil = (text: string) => text.replaceAll('u', `u${CONTROLS}`)
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const UNPRINTABLE_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

const hostile = {
  ...scenario,
  events: scenario.events.map((event) => ({
    ...event,
    title: spoil(event.title),
    ...(event.subtitle !== undefined && { subtitle: spoil(event.subtitle) }),
    markets: event.markets.map((market) => ({
      ...market,
      title: spoil(market.title),
      ...(market.label !== undefined && { label: spoil(market.label) }),
      rules: spoil(market.rules),
    })),
  })),
}

let spoiled: StillSandbox
let clean: StillSandbox
beforeAll(async () => {
  spoiled = await startStillSandbox({ scenario: hostile })
  clean = await startStillSandbox()
})
afterAll(() => Promise.all([spoiled.close(), clean.close()]))

describe.each(sandboxVenues)('%s', (id) => {
  const status = fakeVenues[id].lists?.openOnly ? 'active' : 'all'
  const read = async (sandbox: StillSandbox) => (await eventsOf(sandbox.venue(id), status)).map(textsOf)

  it('has no text that controls the display', async () => {
    const found = await read(spoiled)
    expect(found.length).toBeGreaterThan(0)
    expect(found.flatMap(({ lines }) => lines).filter((text) => UNPRINTABLE.test(text))).toEqual([])
    expect(found.flatMap(({ rules }) => rules).filter((text) => UNPRINTABLE_IN_LINES.test(text))).toEqual([])
  })

  it('has the titles and labels that it has without such characters', async () => {
    // Baozi's accounts are UTF-8, in which a lone surrogate is U+FFFD.
    const readable = (text: string) => text.replaceAll('\ufffd', '')
    const found = (await read(spoiled)).map(({ lines }) => lines.map(readable))
    expect(found).toEqual((await read(clean)).map(({ lines }) => lines))
  })

  it('leaves the texts of the scenario as they are', async () => {
    const titles = new Set(clean.world.events(id).map(({ title }) => title))
    for (const { lines } of await read(clean)) expect(titles).toContain(lines[0])
  })
})

const eventsOf = (venue: Venue, status: 'active' | 'all'): Promise<UnifiedEvent[]> =>
  venue.fetchEvents?.({ status }) ?? Promise.resolve([])

function textsOf({ title, subtitle, category, tags = [], description, markets }: UnifiedEvent) {
  const lines = [title, subtitle, category, ...tags]
  const rules = [description]
  for (const market of markets) {
    const sides = [...market.outcomes, market.yes, market.no, market.up, market.down]
    lines.push(
      market.title,
      market.subtitle,
      market.category,
      ...(market.tags ?? []),
      ...sides.map((side) => side?.label),
    )
    rules.push(market.description)
  }
  const isText = (text: string | undefined): text is string => text !== undefined
  return { lines: lines.filter(isText), rules: rules.filter(isText) }
}
