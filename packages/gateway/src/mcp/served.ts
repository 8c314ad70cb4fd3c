import type { Cluster, ClusterEvent, RawMatch } from '../clusters/cluster.ts'

/** The form of a value in answers of the gateway: unknown fields are absent or null. */
export type Served<T> = T extends readonly (infer Item)[]
  ? Served<Item>[]
  : T extends object
    ? { [Name in keyof T]: Served<T[Name]> | (undefined extends T[Name] ? null : never) }
    : T

export type ServedCluster = Served<Cluster>
export type ServedEvent = Served<ClusterEvent>
export type ServedMatch = Served<RawMatch>

/** Returns an object without its absent and null fields. */
export const stated = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as Partial<T>
