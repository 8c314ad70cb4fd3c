import { expect, it } from 'vitest'
import { topicKindsOf } from './topic-kinds.ts'

it('gives the kinds of topic of a predicate, in the order of the table', () => {
  expect(topicKindsOf('meet')).toHaveLength(1)
  expect(topicKindsOf('join').some((kind) => topicKindsOf('leave').includes(kind))).toBe(true)
  expect(topicKindsOf('convict').length).toBeGreaterThan(1)
  expect(topicKindsOf('convict')).toEqual([...topicKindsOf('convict')].sort((x, y) => x - y))
  expect(topicKindsOf('indict').some((kind) => topicKindsOf('pardon').includes(kind))).toBe(true)
  expect(topicKindsOf('marry').some((kind) => topicKindsOf('invade').includes(kind))).toBe(false)
  expect(topicKindsOf('quibble')).toEqual([])
})
