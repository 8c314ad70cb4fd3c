import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NOT_IMPLEMENTED } from '../packages/venues/src/unsupported.ts'
import { generatedFiles } from '../scripts/generated-files.ts'
import { venuesPage } from '../scripts/venues-page.ts'

it.each(await generatedFiles())('$path is what `npm run generate` makes', async ({ path, make }) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(await make())
})

it('lists what every venue offers once, and the rest in a table per group', () => {
  const unused = async () => []
  const page = venuesPage([
    { venue: { id: 'a', name: 'A', fetchMarkets: unused, fetchEvents: unused }, unsupported: {} },
    {
      venue: { id: 'b', name: 'B', fetchMarkets: unused },
      unsupported: { fetchEvents: 'B has no events.' },
      testNetwork: { api: 'b' },
    },
    {
      venue: { id: 'c', name: 'C', fetchMarkets: unused },
      unsupported: { fetchEvents: NOT_IMPLEMENTED },
      testEnvironment: true,
    },
  ])
  expect(page).toContain('## On every venue\n\n- `fetchMarkets`: Lists markets.\n\n## Market data\n')
  expect(page).toContain(
    [
      '| Operation | What it does | A | B | C |',
      '| --- | --- | :-: | :-: | :-: |',
      '| `fetchEvents` | Lists events with their child markets. | ✓ |  | ○ |',
      '',
    ].join('\n'),
  )
  expect(page).toContain(
    [
      '| Network | A | B | C |',
      '| --- | :-: | :-: | :-: |',
      '| `production` | ✓ | ✓ |  |',
      '| `test` |  | ✓ | ✓ |',
    ].join('\n'),
  )
})
