import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { WrittenPage } from '../clusters/write-page.ts'
import type { RequestContext } from '../environment.ts'
import type { Answers, Job, Queries } from '../lookups/job.ts'

const compress = promisify(gzip)

/** Creates the answers of lookups: a page, compressed if the caller accepts it, 304 if the caller has it already. */
export function answerLookup(answers: Answers) {
  // Pages are large and requested often, so each is compressed once.
  const compressed = new WeakMap<WrittenPage, Promise<Uint8Array<ArrayBuffer>>>()

  function gzipped(page: WrittenPage): Promise<Uint8Array<ArrayBuffer>> {
    const known = compressed.get(page) ?? compress(page.body)
    compressed.set(page, known)
    return known
  }

  return <N extends keyof Queries>(
    lookup: N,
    parse: (parameters: URLSearchParams, context: RequestContext) => Queries[N],
  ) =>
    async (context: RequestContext): Promise<Response> => {
      const query = parse(new URL(context.req.url).searchParams, context)
      const page = await answers.answer({ lookup, query } as Job, context.get('keyId'), context.req.raw.signal)
      const headers = { etag: page.tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' }
      if (isKnown(page.tag, context.req.header('if-none-match'))) return context.body(null, 304, headers)
      const typed = { ...headers, 'content-type': page.type ?? 'application/json' }
      if (!/\bgzip\b(?!;q=0(\.0*)?\b)/.test(context.req.header('accept-encoding') ?? '')) {
        return context.body(page.body, 200, typed)
      }
      return context.body(await gzipped(page), 200, { ...typed, 'content-encoding': 'gzip' })
    }
}

/** Returns true if a tag is among those that the caller has. Some proxies remove the mark of a weak tag. */
const isKnown = (tag: string, known = ''): boolean => known.trim() === '*' || known.includes(tag.replace('W/', ''))
