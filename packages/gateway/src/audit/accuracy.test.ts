import { expect, it } from 'vitest'
import { accuracy } from './accuracy.ts'

it('states precision and recall of unseen questions with their intervals', () => {
  const similar = accuracy.unseen.find(({ pairs }) => pairs === 215)
  expect(similar).toMatchObject({
    measuredOn: '2026-11-23',
    precision: { right: 31, of: 34 },
    recall: { right: 31, of: 37 },
    others: { right: 76, of: 104 },
    unrelated: { right: 72, of: 74 },
  })
  // Computed by hand from the formula of Wilson (1927) for 31 of 34.
  expect(similar?.precision.low).toBeCloseTo(0.7704, 3)
  expect(similar?.precision.high).toBeCloseTo(0.9695, 3)
})

it('counts no more right pairs than there are', () => {
  for (const { precision, recall, others, unrelated } of [...accuracy.unseen, ...accuracy.recorded]) {
    for (const { right, of } of [precision, recall, others, unrelated].filter((share) => share !== undefined)) {
      expect(right).toBeLessThanOrEqual(of)
    }
  }
})

it('has sets whose counts add up to their pairs', () => {
  const whole = accuracy.unseen.filter(({ unrelated }) => unrelated !== undefined)
  expect(whole.length).toBeGreaterThan(0)
  for (const { name, pairs = 0, recall, others, unrelated } of whole)
    expect([name, recall.of + (others?.of ?? 0) + (unrelated?.of ?? 0)]).toEqual([name, pairs])
})
