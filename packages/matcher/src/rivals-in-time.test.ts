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

it('matches a question without a year with the first of several years', () => {
  const edges = match([
    decisions('predict', '1', 'June'),
    decisions('kalshi', 'KXFED-31JUN', 'Jun 2031', '2031-06-17T18:00:00Z'),
    decisions('kalshi', 'KXFED-32JUN', 'Jun 2032', '2032-06-15T18:00:00Z'),
  ])
  const identical = edges.filter(({ relation }) => relation === 'identity')
  expect(identical.map(({ a }) => a.eventId)).toEqual(['KXFED-31JUN', 'KXFED-31JUN', 'KXFED-31JUN'])
})

it('matches a question with a year with none of another year', () => {
  const edges = match([
    decisions('predict', '1', 'June 2032'),
    decisions('kalshi', 'KXFED-31JUN', 'Jun 2031', '2031-06-17T18:00:00Z'),
    decisions('kalshi', 'KXFED-32JUN', 'Jun 2032', '2032-06-15T18:00:00Z'),
  ])
  const identical = edges.filter(({ relation }) => relation === 'identity')
  expect(identical.map(({ a }) => a.eventId)).toEqual(['KXFED-32JUN', 'KXFED-32JUN', 'KXFED-32JUN'])
})
