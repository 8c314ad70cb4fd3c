import { toWire } from '@crossvenue/venues'
import { layOut } from '../lay-out.ts'
import { digest } from '../store/digest.ts'
import { ClusterPage } from './cluster.ts'
import type { ClusterQuery } from './cluster-query.ts'

/** A page of clusters as it is sent: one buffer for everybody who asks the same. */
export interface WrittenPage {
  body: Uint8Array<ArrayBuffer>
  /** Changes with the body. */
  tag: string
}

/** Writes the answer to a query. */
export function writePage(page: ClusterPage, { pretty }: Pick<ClusterQuery, 'pretty'>): WrittenPage {
  const body = (pretty ? layOut : JSON.stringify)({ success: true, ...toWire(ClusterPage, page) })
  return { body: new TextEncoder().encode(body), tag: `W/"${digest(body)}"` }
}
