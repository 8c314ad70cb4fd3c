import { type Absences, NOT_BUILT, reasonsOf } from '../packages/venues/src/absences.ts'
import { type Method, methods, operations } from '../packages/venues/src/operations.ts'
import type { Venue } from '../packages/venues/src/venue.ts'

const begin = '<!-- venues:begin -->'
const end = '<!-- venues:end -->'

/** A venue, and why it lacks what it lacks. */
export interface Column {
  venue: Venue
  absences: Absences
}

/** Returns the README with the table of venues and operations between its two marks renewed. */
export function withVenueTable(readme: string, columns: readonly Column[]): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md needs the marks ${begin} and ${end}, in this order`)
  return `${readme.slice(0, from + begin.length)}\n${venueTable(columns)}\n${readme.slice(to)}`
}

function venueTable(columns: readonly Column[]): string {
  const offered = methods.filter((method) => columns.some(({ venue }) => venue[method]))
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    row(['Operation', 'What it does', ...columns.map(({ venue }) => venue.name)]),
    row(['---', '---', ...columns.map(() => ':-:')]),
    ...offered.map((method) =>
      row([`\`${method}\``, operations[method].summary, ...columns.map((column) => cell(column, method))]),
    ),
  ].join('\n')
}

function cell({ venue, absences }: Column, method: Method): string {
  if (venue[method]) return '✓'
  return reasonsOf(venue, absences)[method] === NOT_BUILT ? '○' : ''
}
