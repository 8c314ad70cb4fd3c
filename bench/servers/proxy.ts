import { text } from 'node:stream/consumers'
import { given, listen, ready } from './child.ts'

// The least that a gateway can do: it passes the arguments to one endpoint of a venue, parses the answer and serializes
// it again.

const target = await given<string>()

const url = await listen(async (request, response) => {
  const { args } = JSON.parse(await text(request)) as { args: [{ limit: number; cursor?: string }] }
  const query = new URLSearchParams({ limit: String(args[0].limit), after_cursor: args[0].cursor ?? '' })
  const answer = await fetch(`${target}?${query}`)
  const body = JSON.stringify({ success: true, data: await answer.json() })
  response.setHeader('content-type', 'application/json')
  response.end(body)
})
ready(url)
