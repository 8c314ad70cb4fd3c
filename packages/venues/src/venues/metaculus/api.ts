import { z } from 'zod'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'

const HOST = 'https://www.metaculus.com'

/** The venue publishes no rate; this one is ours. */
const BUDGET = { calls: 5, perMs: 1_000 }

/** Longest page. */
export const MAX_POSTS = 100

const text = z.string().nullish()
const id = z.number().int()

/** The community's view over a stretch of time; the newest has no end while the question is open. */
const Forecast = z.object({
  /** Unix seconds, with a fraction. */
  start_time: z.number(),
  /** Binary: the chance of yes. Continuous: a place on an inner scale from 0 to 1, which is not a chance. */
  centers: z.array(z.number()).nullish(),
  /** Multiple choice: a chance for each option. Binary: of no and of yes. */
  forecast_values: z.array(z.number()).nullish(),
})
export type Forecast = z.infer<typeof Forecast>

const Aggregation = z.object({ history: z.array(Forecast).nullish(), latest: Forecast.nullish() })

export const MetaculusQuestion = z.object({
  id,
  title: z.string().min(1),
  type: text,
  label: text,
  status: text,
  options: z.array(z.string()).nullish(),
  open_time: text,
  scheduled_close_time: text,
  scheduled_resolve_time: text,
  actual_resolve_time: text,
  resolution: text,
  resolution_criteria: text,
  fine_print: text,
  unit: text,
  default_aggregation_method: text,
  /** Empty where the key may not see the community's view. */
  aggregations: z.record(z.string(), Aggregation.nullish().catch(undefined)).nullish(),
})
export type MetaculusQuestion = z.infer<typeof MetaculusQuestion>

const project = z.array(z.object({ name: text })).nullish()

/** A page with a question, a group of them, or a pair that hangs on a condition; a notebook has none. */
export const MetaculusPost = z.object({
  id,
  title: z.string().min(1),
  slug: text,
  status: text,
  published_at: text,
  scheduled_resolve_time: text,
  nr_forecasters: z.number().nullish(),
  projects: z.object({ category: project, tag: project, tournament: project }).nullish().catch(undefined),
  question: MetaculusQuestion.nullish(),
  group_of_questions: z.object({ questions: z.array(z.unknown()), fine_print: text }).nullish(),
  conditional: z.object({ question_yes: MetaculusQuestion, question_no: MetaculusQuestion }).nullish(),
})

export interface Post extends Omit<z.infer<typeof MetaculusPost>, 'question' | 'group_of_questions' | 'conditional'> {
  questions: MetaculusQuestion[]
}

const ErrorBody = z.object({ detail: z.string() })

/** Creates the venue's endpoints; every one of them wants a token. */
export function createApi(options: VenueOptions = {}) {
  const { baseUrl = HOST, credentials = {} } = options
  const token = credentials.apiToken ?? credentials.apiKey
  const http = createRequester(
    {
      venue: 'metaculus',
      baseUrl,
      budget: BUDGET,
      explain,
      ...(token !== undefined && { headers: { authorization: `Token ${token}` } }),
    },
    options,
  )

  const withQuestions = (row: z.infer<typeof MetaculusPost>): Post => {
    const { question, group_of_questions: group, conditional, ...post } = row
    const children = http.parts('/api/posts/ questions', group?.questions ?? [], MetaculusQuestion)
    const pair = conditional ? [conditional.question_yes, conditional.question_no] : []
    return { ...post, questions: [...(question ? [question] : []), ...children, ...pair] }
  }

  return {
    /** Posts from a moment on, earliest first; `offset` skips those of that very moment that are known already. */
    async posts({ statuses, from, offset, limit }: PostQuery) {
      const { results, next } = await http.get('/api/posts/', z.object({ results: z.array(z.unknown()), next: text }), {
        query: {
          statuses,
          published_at__gte: from,
          offset,
          limit,
          order_by: 'published_at',
          with_cp: true,
          include_descriptions: true,
        },
      })
      return { posts: http.rows('/api/posts/', results, MetaculusPost).map(withQuestions), isLast: !next }
    },
    async post(postId: string, withHistory = false) {
      const answer = await http.get(`/api/posts/${encodeURIComponent(postId)}/`, MetaculusPost, {
        query: { with_cp: true, include_cp_history: withHistory || undefined },
        notFound: { code: 'EVENT_NOT_FOUND', message: `No post ${postId} on Metaculus` },
      })
      return withQuestions(answer)
    },
  }
}

interface PostQuery {
  statuses: readonly string[]
  from: string | undefined
  offset: number
  limit: number
}

function explain(body: unknown) {
  const { data } = ErrorBody.safeParse(body)
  return data && { message: `Metaculus: ${data.detail}` }
}
