import { given, listen, ready } from './child.ts'

// A venue that answers from memory, without a rate limit. Each message sets how long its answers stay fresh.

const bodies = await given<Record<string, string>>()
const answers = new Map(Object.entries(bodies).map(([path, body]) => [path, Buffer.from(body)]))
let freshness: string | undefined

const url = await listen((request, response) => {
  const body = answers.get(request.url?.split('?', 1)[0] ?? '')
  request.resume()
  response.statusCode = body ? 200 : 404
  response.setHeader('content-type', 'application/json')
  if (freshness !== undefined) response.setHeader('cache-control', freshness)
  response.end(body ?? '{}')
})
ready(url, (question) => {
  freshness = (question as { freshness?: string }).freshness
})
