import { layOut } from '../lay-out.ts'
import { digest } from '../store/digest.ts'
import type { ClusterQuery } from './cluster-query.ts'
import type { WrittenCluster } from './write-parts.ts'

/** A page of clusters as bytes to be sent, which all callers of the same query share. */
export interface WrittenPage {
  body: Uint8Array<ArrayBuffer>
  /** The entity tag, a digest of the body. */
  tag: string
  /** @default application/json */
  type?: string
}

/** Writes the answer to a query. */
export function writePage(
  { clusters, meta }: { clusters: readonly WrittenCluster[]; meta: object },
  { pretty }: Pick<ClusterQuery, 'pretty'>,
): WrittenPage {
  const body = pretty
    ? layOut({ success: true, data: clusters, meta })
    : `{"success":true,"data":[${clusters.join(',')}],"meta":${JSON.stringify(meta)}}`
  return withTag(body)
}

/** Returns a text as bytes to be sent, with its entity tag. */
export function withTag(text: string): WrittenPage {
  // A page is passed to another thread, so it must not be part of memory that buffers share.
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  body.write(text)
  return { body, tag: `W/"${digest(body)}"` }
}
