import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { toWire } from '@crossvenue/venues'
import { ClusterPage } from '../clusters/cluster.ts'
import { type ClusterQuery, parseClusterQuery } from '../clusters/cluster-query.ts'
import type { Clusters } from '../clusters/clusters.ts'
import type { RequestContext } from '../environment.ts'
import { layOut } from '../lay-out.ts'
import { digest } from '../store/digest.ts'

interface Written {
  body: string
  tag: string
  gzipped?: Promise<Uint8Array<ArrayBuffer>>
}

const compress = promisify(gzip)

/** Answers with a page of clusters: compressed where the caller understands it, and 304 where he has it. */
export function answerClusters(clusters: Clusters) {
  // Pages are asked for again and again, and large: each is written and compressed once.
  const pages = new WeakMap<ClusterPage, Written>()

  function write(page: ClusterPage, { pretty }: ClusterQuery): Written {
    const known = pages.get(page)
    if (known) return known
    const body = (pretty ? layOut : JSON.stringify)({ success: true, ...toWire(ClusterPage, page) })
    const written = { body, tag: `W/"${digest(body)}"` }
    pages.set(page, written)
    return written
  }

  return async (context: RequestContext): Promise<Response> => {
    const query = parseClusterQuery(new URL(context.req.url).searchParams)
    const page = write(await clusters.find(query), query)
    const headers = { etag: page.tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' }
    if (isKnown(page.tag, context.req.header('if-none-match'))) return context.body(null, 304, headers)
    const typed = { ...headers, 'content-type': 'application/json' }
    if (!/\bgzip\b(?!;q=0(\.0*)?\b)/.test(context.req.header('accept-encoding') ?? '')) {
      return context.body(page.body, 200, typed)
    }
    page.gzipped ??= compress(page.body)
    return context.body(await page.gzipped, 200, { ...typed, 'content-encoding': 'gzip' })
  }
}

/** Whether a tag is among those that a caller has; some proxies take the mark of a weak one away. */
const isKnown = (tag: string, known = ''): boolean => known.trim() === '*' || known.includes(tag.replace('W/', ''))
