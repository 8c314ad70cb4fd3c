import type { Override } from 'crossvenue'
import { useState } from 'preact/hooks'
import { type Column, DataTable } from '../shell/data-table.tsx'
import { Instant } from '../shell/instant.tsx'
import { Notice } from '../shell/notice.tsx'
import { request } from '../shell/session.ts'

/** The pairs whose relation an operator has set; those that were set by request or command can be removed. */
export function Overrides({ rows, onChange }: { rows: readonly Override[]; onChange: () => void }) {
  const [problem, setProblem] = useState('')
  const remove = async ({ a, b }: Override): Promise<void> => {
    try {
      await request('DELETE', `/v0/overrides?${new URLSearchParams({ a, b })}`)
      setProblem('')
    } catch (error) {
      setProblem((error as Error).message)
    }
    onChange()
  }
  const columns: Column<Override>[] = [
    {
      name: 'Pair',
      cell: ({ a, b, note }) => (
        <>
          {a}
          <br />
          {b}
          {note && <span class="quiet"> {note}</span>}
        </>
      ),
    },
    { name: 'Relation', cell: ({ relation }) => (relation === 'none' ? 'no match' : relation) },
    {
      name: 'By',
      cell: ({ author, source, isOverruled }) => (
        <>
          {author ?? source}
          {isOverruled && <span class="warning"> overruled by the file</span>}
        </>
      ),
    },
    { name: 'Since', isNumber: true, cell: ({ createdAt }) => <Instant at={createdAt} /> },
    {
      name: 'Change',
      isNumber: true,
      cell: (one) =>
        one.source === 'command' && (
          <button type="button" onClick={() => void remove(one)}>
            Remove
          </button>
        ),
    },
  ]
  return (
    <section>
      <h2>Rulings on pairs</h2>
      {problem && (
        <p class="failure" role="alert">
          {problem}
        </p>
      )}
      {rows.length === 0 ? (
        <Notice title="No pair is pinned or forbidden.">A question's page has the form for it.</Notice>
      ) : (
        <DataTable label="Rulings" columns={columns} rows={rows} keyOf={({ a, b, source }) => `${a} ${b} ${source}`} />
      )}
    </section>
  )
}
