import { methods, operations } from '../packages/venues/src/operations.ts'
import type { Venue } from '../packages/venues/src/venue.ts'

const begin = '<!-- venues:begin -->'
const end = '<!-- venues:end -->'

/** Returns the README with the table of venues and operations between its two marks renewed. */
export function withVenueTable(readme: string, venues: readonly Venue[]): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md needs the marks ${begin} and ${end}, in this order`)
  return `${readme.slice(0, from + begin.length)}\n${venueTable(venues)}\n${readme.slice(to)}`
}

function venueTable(venues: readonly Venue[]): string {
  const offered = methods.filter((method) => venues.some((venue) => venue[method]))
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    row(['Operation', 'What it does', ...venues.map(({ name }) => name)]),
    row(['---', '---', ...venues.map(() => ':-:')]),
    ...offered.map((method) =>
      row([`\`${method}\``, operations[method].summary, ...venues.map((venue) => (venue[method] ? '✓' : ''))]),
    ),
  ].join('\n')
}
