import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useGliding } from './use-gliding.ts'
import './data-table.css'

export interface Column<Row> {
  name: ComponentChildren
  /** The name where cells are below each other, if `name` is not a text. */
  label?: string
  /** Numbers are aligned on the right. */
  isNumber?: boolean
  cell(row: Row): ComponentChildren
}

interface TableOptions<Row> {
  /** The name of the table for those who cannot see it. */
  label: string
  /** The first column names the rows. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  class?: string
  /** Whether each row is a block on a phone; else the table scrolls there. */
  isStacked?: boolean
}

/** How many cells of a block are beside each other, so that none is left alone on the last line. */
const across = (cells: number): number => (cells % 3 === 0 || cells % 4 === 1 ? 3 : 4)

/** Rows and columns; on a phone each row is a block with the name of a column at each cell. */
export function DataTable<Row>({
  label,
  columns: [first, ...others],
  rows,
  keyOf,
  class: more = '',
  isStacked = true,
}: TableOptions<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  useGliding(body)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the table is wider than the page
    <section class="scroll" tabIndex={0} aria-label={label}>
      <table class={`${isStacked ? 'stacked' : 'plain'} ${more}`} style={{ '--across': across(others.length) }}>
        <thead>
          <tr>
            <th scope="col">{first?.name}</th>
            {others.map(({ name, label: text, isNumber }) => (
              <th scope="col" class={isNumber ? 'n' : undefined} key={text ?? String(name)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" class="wide">
                {first?.cell(row)}
              </th>
              {others.map(({ name, label: text = String(name), isNumber, cell }) => (
                <td class={isNumber ? 'n' : undefined} data-column={text} key={text}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
