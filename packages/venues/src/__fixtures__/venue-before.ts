import { readFileSync } from 'node:fs'
import type { Rejection, Venue, VenueModule, VenueOptions } from '../venue.ts'

/** The answer to a path: the name of a fixture, an answer itself, or several in turn. */
type Answer = string | object
export type Answers = Record<string, Answer | Answer[]>

export interface Options extends Pick<VenueOptions, 'credentials' | 'baseUrl' | 'after' | 'environment'> {
  /** The folder of the fixtures. */
  fixtures: URL
  /** The venue's answer to any other path. */
  missing?: () => Response
  now?: string
}

/** Creates a venue whose host answers each path, or path with query, with fixtures; the last of several is repeated. */
export function venueBefore(module: VenueModule, answers: Answers, options: Options) {
  const { fixtures, missing = () => new Response('{}', { status: 404 }), now = '2026-09-01T15:00:00Z' } = options
  const { baseUrl = 'http://venue.test', after, credentials, environment } = options
  const calls: string[] = []
  const requests: Request[] = []
  const rejections: Rejection[] = []
  const left = new Map(Object.entries(answers).map(([path, given]) => [path, [given].flat()]))
  const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'))
  const venue = module.create({
    baseUrl,
    retries: 0,
    environment,
    now: () => Date.parse(now),
    onReject: (rejection) => rejections.push(rejection),
    ...(credentials && { credentials }),
    ...(after && { after }),
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'POST' ? await request.clone().text() : ''
      calls.push(decodeURIComponent(pathname + search) + (body && ` ${body}`))
      requests.push(request)
      const found = left.get(`${pathname} ${body}`) ?? left.get(pathname + search) ?? left.get(pathname)
      const answer = found && found.length > 1 ? found.shift() : found?.[0]
      if (answer === undefined) return missing()
      return answer instanceof Response
        ? answer.clone()
        : Response.json(typeof answer === 'string' ? fixture(answer) : answer)
    },
  }) as Required<Venue>
  return { venue, calls, requests, rejections }
}
