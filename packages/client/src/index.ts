export type { ClusterQuery, EventAnchor } from './clusters.ts'
export { Crossvenue, type CrossvenueOptions, type Venue } from './crossvenue.ts'
export { CrossvenueError, type Failure } from './error.ts'
export type * from './types.generated.ts'
