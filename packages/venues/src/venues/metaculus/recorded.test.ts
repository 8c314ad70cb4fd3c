import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { checkEvent } from '../../invariants.ts'
import { venue } from './index.ts'

// Posts of the real venue as others recorded them from 2024 to May 3, 2026.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/metaculus`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded answers of Metaculus are not checked: there is no ${folder}`)

const read = (name: string) => (isThere ? JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) : [])

interface Row {
  id: number
  title: string
  question?: { id: number; type: string; options: string[] | null }
  conditional?: object
}

/** The second file wraps posts; some of them it made itself, some are of the older API, which had no `question`. */
const wrapped: (Row & { api_json?: Row })[] = read('metaculus_questions.json')
const answers: Row[] = wrapped.map((row) => row.api_json ?? row).filter((row) => row.question ?? row.conditional)

describe.skipIf(!isThere).each([
  ['posts', read('posts_2026-05-03.json') as Row[], 28],
  ['questions of all types', answers, 35],
])('what Metaculus really answered: %s', async (_, rows, count) => {
  const { venue: metaculus, rejections } = venueBefore(
    venue,
    { '/api/posts/': { next: null, results: rows } },
    { fixtures: new URL('.', import.meta.url) },
  )
  const { data: events } = await metaculus.fetchEventsPaginated({ status: 'all' })

  it('is all read and keeps every invariant', () => {
    expect(rows).toHaveLength(count)
    expect(rejections).toEqual([])
    expect(events.flatMap((event) => checkEvent(event, 'metaculus'))).toEqual([])
  })

  it('loses no identifier and no option', () => {
    expect(events.map(({ id, title }) => [id, title])).toEqual(rows.map(({ id, title }) => [String(id), title]))
    for (const [n, { question }] of rows.entries()) {
      if (!question) continue
      const { id, type, options } = question
      const sides = { binary: 1, multiple_choice: options?.length }[type] ?? 1
      const ids = events[n]?.markets.map(({ marketId }) => marketId.split(':').slice(0, 2).join(':'))
      expect(ids).toEqual(Array(sides).fill(`${rows[n]?.id}:${id}`))
    }
  })
})
