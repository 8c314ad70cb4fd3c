import { expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { match } from './match.ts'

const decisions = (venue: string, id: string, month: string, closes?: string) =>
  listing(venue, {
    id,
    title: `Fed decision in ${month}?`,
    ...(closes && { closes }),
    markets: ['Cut 25bps', 'No change', 'Hike 25bps'].map((label) => ({
      id: `${id}-${label}`,
      title: `Fed decision in ${month}?`,
      label,
    })),
  })

it.each([
  ['a question without a year with the first of several years', 'June', 'KXFED-31JUN'],
  ['a question with a year with none of another year', 'June 2032', 'KXFED-32JUN'],
])('matches %s', (_, month, id) => {
  const edges = match([
    decisions('predict', '1', month),
    decisions('kalshi', 'KXFED-31JUN', 'Jun 2031', '2031-06-17T18:00:00Z'),
    decisions('kalshi', 'KXFED-32JUN', 'Jun 2032', '2032-06-15T18:00:00Z'),
  ])
  const identical = edges.filter(({ relation }) => relation === 'identity')
  expect(identical.map(({ a }) => a.eventId)).toEqual([id, id, id])
})
