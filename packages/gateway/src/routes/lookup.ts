import { routePath } from 'hono/route'
import type { RequestContext } from '../environment.ts'
import type { Answers, Job, Queries } from '../lookups/job.ts'
import type { KnownLookups } from '../lookups/known-lookups.ts'
import { sendPage } from './send-page.ts'

/** Creates the answers of look-ups. Each is noted, so that the same request is answered without the router next time. */
export const answerLookup =
  (answers: Answers, known?: Pick<KnownLookups, 'note'>) =>
  <N extends keyof Queries>(lookup: N, parse: (parameters: URLSearchParams, context: RequestContext) => Queries[N]) =>
  async (context: RequestContext): Promise<Response> => {
    const { req } = context
    const { pathname, search, searchParams } = new URL(req.url)
    const job = { lookup, query: parse(searchParams, context) } as Job
    const page = await answers.answer(job, context.get('keyId'), req.raw.signal)
    known?.note(pathname + search, { job, route: routePath(context), path: req.path })
    return sendPage(context, page)
  }
