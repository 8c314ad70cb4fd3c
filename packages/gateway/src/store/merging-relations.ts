import type { Relation } from '@crossvenue/venues'

/** The relations that make events equivalent; the others say how events that differ relate. */
export const MERGING: readonly Relation[] = ['complement', 'identity']

/** Whether a relation merges two events into one cluster. */
export const mergesEvents = (relation: Relation): boolean => MERGING.includes(relation)
