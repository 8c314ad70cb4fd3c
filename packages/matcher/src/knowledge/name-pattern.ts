import type { Entity } from './entity.ts'

/** Returns the source of a pattern for the names of entities in a normalised title, without those that are too short. */
export const namePattern = (entities: readonly Entity[], minLength: number): string =>
  entities
    .flatMap(({ names }) => names)
    .map((name) => name.toLowerCase().replaceAll(/[^a-z0-9 -]/g, ''))
    .filter((name) => name.length >= minLength)
    .sort((x, y) => y.length - x.length)
    .join('|')
