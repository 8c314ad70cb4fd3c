import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NOT_BUILT } from '../packages/venues/src/absences.ts'
import { generatedFiles } from '../scripts/generated-files.ts'
import { withVenueTable } from '../scripts/venue-table.ts'

it.each(await generatedFiles())('$path is what `npm run generate` makes', async ({ path, make }) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(await make())
})

it('refuses a README without a place for the table', () => {
  expect(() => withVenueTable('# crossvenue', [])).toThrow(
    'README.md needs the marks <!-- venues:begin --> and <!-- venues:end -->, in this order',
  )
})

it('renews the table between its marks and nothing else', () => {
  const unused = async () => []
  const readme = 'before\n<!-- venues:begin -->\nold\n<!-- venues:end -->\nafter\n'
  expect(
    withVenueTable(readme, [
      { venue: { id: 'a', name: 'A', fetchEvents: unused }, absences: {} },
      { venue: { id: 'b', name: 'B' }, absences: { fetchEvents: 'B has no events.' } },
      { venue: { id: 'c', name: 'C' }, absences: { fetchEvents: NOT_BUILT } },
    ]),
  ).toBe(
    [
      'before',
      '<!-- venues:begin -->',
      '| Operation | What it does | A | B | C |',
      '| --- | --- | :-: | :-: | :-: |',
      '| `fetchEvents` | Lists events with their child markets. | ✓ |  | ○ |',
      '<!-- venues:end -->',
      'after',
      '',
    ].join('\n'),
  )
})
